import { type Component, mount } from 'svelte';

const show = (page: Component) => mount(page, { target: document.querySelector('#app') as HTMLElement });

if (location.hash === '#everywhere') import('./everywhere.svelte').then(({ default: Everywhere }) => show(Everywhere));
else if (location.hash === '#one-block') import('./one-block.svelte').then(({ default: OneBlock }) => show(OneBlock));
else import('./app.svelte').then(({ default: App }) => show(App));
