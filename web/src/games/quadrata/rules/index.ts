import { Outline } from '../../../rules/outline';
import Boards from './Boards.svelte';
import Forms from './Forms.svelte';
import Ways from './Ways.svelte';

const writer = new Outline('quadrata', 'QUAD');

export const outline = writer
  .section('idea', 1)
  .section(
    'table',
    1,
    { kind: 'drawing', name: 'boards', drawing: { Boxed: Boards, shows: 'squares', says: ['two', 'more'] } },
    2,
    { kind: 'drawing', name: 'forms', drawing: { Boxed: Forms, shows: 'forms' } },
    3,
    4,
  )
  .section(
    'turn',
    1,
    2,
    writer.list('way', 4, true),
    { kind: 'drawing', name: 'ways', drawing: { Picture: Ways } },
    3,
  )
  .section('rob', 1, 2)
  .section('joker', 1)
  .section('scoring', 1, writer.list('count', 3))
  .tries(2)
  .section('end', 1)
  .section('alone', 1)
  .section('editions', 1, 2)
  .rulings(11, 3, 3);
