import type { Face } from '../faces';
import Bot from './Bot.svelte';
import Emblem from './Emblem.svelte';

export const face: Face = { accent: 'blue', Emblem, Bot };
