import * as z from 'zod/mini';
import { filmShape, namesFilm } from '#parts/film/film.ts';
import { filmAttributes, filmEvents, filmNeeds } from '#parts/film/film-documentation.ts';
import type { Documentation } from '#runtime/documentation.ts';

export const tag = 'video-modal';

export const attributes = z.object(filmShape).check(namesFilm);

export type { FilmEvents as VideoModalEvents } from '#parts/film/use-film.tsx';

export const documentation = {
  group: 'stories',
  notRenderedOnServer: 'its button needs the script; until then the author’s link leads to the film',
  order: 5,
  placement: { within: 'paragraph' },
  needs: filmNeeds,
  asksOfPage: 'film-players',
  summary:
    'Opens a film in a dialog from the author’s own link or button. Without JavaScript the link leads to the film.',
  whenToUse: ['To open a film from your own link or button.', 'In running text, in a card or in a hero.'],
  whenNotToUse: [
    'For a picture with a play button: use `video-block`.',
    'To show anything other than films: it is not a general dialog.',
  ],
  accessibility: {
    keyboard: [
      'Your link or button opens the dialog. Tab moves only between the player and the close button; Escape ' +
        'closes the dialog and returns the focus.',
    ],
    screenReader: ['The dialog has the film’s name; an error is shown as text if a film cannot be played.'],
    author: [
      'A link to the film as the opener, so that it works without scripts.',
      'A text that says that a film opens, and how long it is.',
      '`captions` for your own film file.',
    ],
  },
  attributes: filmAttributes,
  events: filmEvents,
  slots: { '': 'The link or button that opens the film; by default a plain button.' },
  parts: {
    button: 'The default button.',
    dialog: 'The dialog with the film.',
    'close-button': 'Closes the dialog.',
  },
  examples: [
    {
      title: 'From a link',
      html:
        '<video-modal label="Dawn in the valley" src="/design/film-dawn.webm" ' +
        'captions="/design/film-dawn.vtt"><a class="haven-link" href="/design/film-dawn.webm">Watch the film (12 ' +
        'seconds)</a></video-modal>',
    },
    {
      title: 'From a button',
      html:
        '<video-modal label="A year of lessons" youtube-id="aaaaaaaaaaa"><button class="haven-button ' +
        'haven-button--secondary" type="button">Watch Amina’s story</button></video-modal>',
    },
    {
      title: 'With the default button',
      html: '<video-modal label="The well" vimeo-id="1000000"></video-modal>',
    },
  ],
} as const satisfies Documentation<typeof attributes>;
