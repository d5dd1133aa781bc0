import { Outline } from '../../../rules/outline';
import Figures from './Figures.svelte';
import Moved from './Moved.svelte';
import Same from './Same.svelte';

export const outline = new Outline('digit', 'DIGIT')
  .section('idea', 1)
  .section(
    'table',
    1,
    2,
    { kind: 'drawing', name: 'figures', drawing: { Boxed: Figures } },
    { kind: 'drawing', name: 'same', drawing: { Picture: Same } },
  )
  .section('turn', 1, 2, { kind: 'drawing', name: 'moved', drawing: { Picture: Moved } }, 3)
  .section('standard', 1, 2)
  .section('plus', 1, 2)
  .section('open', 1)
  .section('alone', 1, 2, { kind: 'ranks' })
  .tries(2)
  .section('editions', 1, 2)
  .rulings(13, 7, 0);
