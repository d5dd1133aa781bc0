import { Outline } from '../../../rules/outline';
import { BOARDS } from './boards';
import Boards from './Boards.svelte';
import Counts from './Counts.svelte';
import Falls from './Falls.svelte';
import Never from './Never.svelte';
import Pieces from './Pieces.svelte';

export const outline = new Outline('fits', 'FITS')
  .section('idea', 1)
  .section('table', 1, { kind: 'drawing', name: 'pieces', drawing: { Boxed: Pieces } }, 2, 3)
  .section('turn', 1, 2, 3)
  .section(
    'drop',
    1,
    2,
    { kind: 'drawing', name: 'falls', drawing: { Picture: Falls } },
    { kind: 'drawing', name: 'never', drawing: { Picture: Never } },
    3,
  )
  .section(
    'scoring',
    1,
    { kind: 'drawing', name: 'counts', drawing: { Picture: Counts } },
    { kind: 'own', Part: Boards, keys: BOARDS.map(({ key }) => key) },
  )
  .tries(2)
  .section('end', 1)
  .section('alone', 1, { kind: 'ranks' })
  .section('editions', 1, 2)
  .rulings(9, 3, 6);
