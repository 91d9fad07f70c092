import { type Component, createApp } from 'vue';
import App from './app.vue';

const show = (page: Component) => createApp(page).mount('#app');

if (location.hash === '#everywhere') import('./everywhere.vue').then(({ default: Everywhere }) => show(Everywhere));
else show(App);
