import { type Component, createApp } from 'vue';

const show = (page: Component) => createApp(page).mount('#app');

if (location.hash === '#everywhere') import('./everywhere.vue').then(({ default: Everywhere }) => show(Everywhere));
else if (location.hash === '#one-block') import('./one-block.vue').then(({ default: OneBlock }) => show(OneBlock));
else import('./app.vue').then(({ default: App }) => show(App));
