import { Outline, type Block } from '../../../rules/outline';
import Areas from './Areas.svelte';
import Drops from './Drops.svelte';
import Forms from './Forms.svelte';

const cards: Block = {
  kind: 'cards',
  cards: ['1', '2', '3'].map((card) => ({ card, key: `rules-bits-card-${card}` })),
};

export const outline = new Outline('bits', 'BITS')
  .section('idea', 1)
  .section('table', 1, 2, 3)
  .section('turn', 1, 2, 3, 4)
  .section('drop', 1, 2, { kind: 'drawing', name: 'drops', drawing: { Picture: Drops } })
  .section(
    'scoring',
    1,
    cards,
    { kind: 'drawing', name: 'forms', drawing: { Boxed: Forms, shows: 'tasks' } },
    2,
    { kind: 'drawing', name: 'areas', drawing: { Picture: Areas } },
  )
  .tries(2)
  .section('end', 1)
  .section('alone', 1, { kind: 'ranks' })
  .section('editions', 1, 2)
  .rulings(7, 3, 4);
