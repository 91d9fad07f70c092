import * as z from 'zod/mini';
import { filmShape, namesFilm } from '#parts/film/film.ts';
import { filmAttributes, filmEvents, filmNeeds } from '#parts/film/film-documentation.ts';
import type { Documentation } from '#runtime/documentation.ts';

export const tag = 'video-block';

export const attributes = z.object({ ...filmShape, poster: z._default(z.string(), '') }).check(namesFilm);

export type { FilmEvents as VideoBlockEvents } from '#parts/film/use-film.tsx';

const poster =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'%3E%3Cpath fill='%23fbd9a4' " +
  "d='M0 0h16v9H0z'/%3E%3Ccircle cx='11' cy='4' r='1.4' fill='%23ffc53d'/%3E%3Cpath fill='%230a4a82' d='M0 7q4-4 " +
  "8-1t8-3v6H0z'/%3E%3C/svg%3E";

const texts = /* @__PURE__ */ Object.assign({ poster: 'The address of a 16:9 picture.' }, filmAttributes);

export const documentation = {
  group: 'stories',
  notRenderedOnServer: 'its button needs the script; until then the author’s link leads to the film',
  order: 4,
  needs: filmNeeds,
  asksOfPage: 'film-players',
  summary:
    'A film, shown as a picture with a play button. It opens in a dialog; nothing is loaded from a film platform ' +
    'before the visitor clicks the button.',
  whenToUse: [
    'For a film that is part of the page’s story, with a picture.',
    'Where nothing may be loaded from a film platform before the visitor starts the film.',
  ],
  whenNotToUse: [
    'To open a film from your own link or button: use `video-modal`.',
    'For a decorative film: leave it out, because it uses up people’s data.',
  ],
  accessibility: {
    keyboard: [
      'The picture is a button. In the dialog, Tab moves only between the player and the close button; Escape ' +
        'closes the dialog and returns the focus.',
    ],
    screenReader: [
      'The button is named “Play film” with the film’s name.',
      'The dialog has the film’s name; an error is shown as text if a film cannot be played.',
    ],
    author: [
      '`captions` for your own file; for a platform’s film, captions on the platform.',
      'A `label` that names the film.',
      'A link to the film as content.',
    ],
  },
  attributes: texts,
  events: filmEvents,
  slots: { poster: 'A picture that replaces `poster`, such as a `<picture>`.' },
  parts: {
    button: 'The picture, which is the play button.',
    dialog: 'The dialog with the film.',
    'close-button': 'Closes the dialog.',
  },
  examples: [
    {
      title: 'A film file with captions',
      html:
        '<video-block label="Dawn in the valley" src="/design/film-dawn.webm" captions="/design/film-dawn.vtt" ' +
        `poster="${poster}"><a href="/design/film-dawn.webm">Watch “Dawn in the valley”</a></video-block>`,
    },
    {
      title: 'From YouTube, loaded only after the click',
      html:
        `<video-block label="A year of lessons" youtube-id="aaaaaaaaaaa" poster="${poster}"><a ` +
        'href="https://www.youtube.com/watch?v=aaaaaaaaaaa">Watch “A year of lessons” at YouTube</a></video-block>',
    },
    {
      title: 'With your own picture',
      html:
        `<video-block label="The well" vimeo-id="1000000"><img slot="poster" src="${poster}" width="1600" ` +
        'height="900" alt=""></video-block>',
    },
  ],
} as const satisfies Documentation<typeof attributes>;
