import { type Component, mount } from 'svelte';
import App from './app.svelte';

const show = (page: Component) => mount(page, { target: document.querySelector('#app') as HTMLElement });

if (location.hash === '#everywhere') import('./everywhere.svelte').then(({ default: Everywhere }) => show(Everywhere));
else show(App);
