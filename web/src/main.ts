import { mount } from 'svelte';
import App from './App.svelte';
import { locale } from './lib/words/locale.svelte';
import './lib/device/settings.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('no #app');
await locale.open();
export default mount(App, { target });
