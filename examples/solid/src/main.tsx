import type { Component } from 'solid-js';
import { render } from 'solid-js/web';
import { App } from './app';

const show = (Page: Component) => render(() => <Page />, document.querySelector('#app') as HTMLElement);

if (location.hash === '#everywhere') import('./everywhere').then(({ Everywhere }) => show(Everywhere));
else show(App);
