import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';

const show = (Page: ComponentType) =>
  createRoot(document.querySelector('#app') as HTMLElement).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );

if (location.hash === '#everywhere') import('./everywhere').then(({ Everywhere }) => show(Everywhere));
else show(App);
