import { type ComponentType, render } from 'preact';
import { App } from './app';

const show = (Page: ComponentType) => render(<Page />, document.querySelector('#app') as HTMLElement);

if (location.hash === '#everywhere') import('./everywhere').then(({ Everywhere }) => show(Everywhere));
else show(App);
