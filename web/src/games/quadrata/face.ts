import type { Face } from '../faces';
import Emblem from './Emblem.svelte';

export const face: Face = { accent: 'red', Emblem };
