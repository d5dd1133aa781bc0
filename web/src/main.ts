import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { games } from './games/list.svelte';
import { renewWhenPartsAreMissing } from './renewal';
import { router } from './router.svelte';
import { settings } from './settings.svelte';
import { texts } from './texts.svelte';

renewWhenPartsAreMissing();
const target = document.getElementById('app');
texts.language = settings.language;
// The page does not wait for the list: if it does not come, the page says so.
void games.load();
await texts.need('page');
router.start();
if (target) mount(App, { target });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Without it the page works as well, but not without a connection.
  navigator.serviceWorker.register('/worker.js').catch(() => {});
}
