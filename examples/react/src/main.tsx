import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const show = (Page: ComponentType) =>
  createRoot(document.querySelector('#app') as HTMLElement).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );

if (location.hash === '#everywhere') import('./everywhere').then(({ Everywhere }) => show(Everywhere));
else if (location.hash === '#one-block') import('./one-block').then(({ OneBlock }) => show(OneBlock));
else import('./app').then(({ App }) => show(App));
