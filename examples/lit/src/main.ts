import { AppealApp } from './app';

const show = (page: CustomElementConstructor) => customElements.define('appeal-app', page);

if (location.hash === '#everywhere') import('./everywhere').then(({ Everywhere }) => show(Everywhere));
else show(AppealApp);
