import { mount } from 'svelte';
import App from './App.svelte';
import { reader } from './lib/reader.svelte';
import './lib/settings.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('no #app');
await reader.open();
export default mount(App, { target });
