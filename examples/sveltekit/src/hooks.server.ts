import type { Handle } from '@sveltejs/kit';
import { renderPage } from 'haven/server';

export const handle: Handle = ({ event, resolve }) => {
  let page = '';
  return resolve(event, {
    transformPageChunk({ html, done }) {
      page += html;
      return done ? renderPage(page, { sheets: '/elements/', tags: ['countdown-timer'] }) : '';
    },
  });
};
