/** What may be taken in Quadrata, in words. */

import { t } from '../../texts.svelte';
import { signsOf } from './quarters';
import type { Taking } from './takings';

export function nameTaking(taking: Taking, names: readonly string[]): string {
  const values = {
    number: taking.number,
    at: taking.cells ? signsOf(taking.cells) : '',
    name: taking.of === null ? '' : (names[taking.of] ?? `#${taking.of + 1}`),
  };
  if (taking.of !== null)
    return taking.cells ? t('quadrata-pick-rob', values) : t('quadrata-pick-lent', values);
  if (taking.cells) return t('quadrata-pick-own', values);
  return taking.from === 'reserve' ? t('quadrata-pick-kept', values) : t('quadrata-pick-stock', values);
}
