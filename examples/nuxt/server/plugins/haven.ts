import { renderPage } from 'haven/server';

export default defineNitroPlugin((nitro) => {
  nitro.hooks.hook('render:response', (response) => {
    response.body = renderPage(response.body, { sheets: '/elements/', tags: ['countdown-timer', 'emergency-banner'] });
  });
});
