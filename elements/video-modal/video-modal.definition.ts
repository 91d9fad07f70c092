import * as z from 'zod/mini';
import { filmShape, namesFilm } from '#parts/film/film.ts';
import { filmAttributes, filmEvents, filmNeeds } from '#parts/film/film-documentation.ts';
import type { Documentation } from '#runtime/documentation.ts';

export const tag = 'video-modal';

export const attributes = z.object(filmShape).check(namesFilm);

export type { FilmEvents as VideoModalEvents } from '#parts/film/use-film.tsx';

export const documentation = {
  group: 'stories',
  order: 5,
  placement: { within: 'paragraph' },
  needs: filmNeeds,
  asksOfPage: 'film-players',
  summary: 'Opens a film in a dialog from the author’s own link or button. Without scripts the link leads to the film.',
  whenToUse: [
    'To open a film from a link or a button that you draw yourself.',
    'In running text, in a card, in a hero.',
  ],
  whenNotToUse: [
    'Where a picture should invite to play: use `video-block`.',
    'To show anything but films: it is no general dialog.',
  ],
  accessibility: {
    keyboard: [
      'Your link or button opens the dialog. Tab stays among the player and the close button; Escape closes and gives the focus back.',
    ],
    screenReader: ['The dialog has the film’s name; a film that cannot be played is told in words.'],
    author: [
      'A link to the film as the opener, so that it works without scripts.',
      'Words that say that a film opens, and how long it is.',
      '`captions` for a file of your own.',
    ],
  },
  attributes: filmAttributes,
  events: filmEvents,
  slots: { '': 'The link or button that opens the film; a plain button stands in when there is none.' },
  parts: {
    button: 'The button that stands in.',
    dialog: 'The dialog that the film plays in.',
    'close-button': 'Closes the dialog.',
  },
  examples: [
    {
      title: 'From a link',
      html: '<video-modal label="Dawn in the valley" src="/design/film-dawn.webm" captions="/design/film-dawn.vtt"><a class="haven-link" href="/design/film-dawn.webm">Watch the film (12 seconds)</a></video-modal>',
    },
    {
      title: 'From a button',
      html: '<video-modal label="A year of lessons" youtube-id="aaaaaaaaaaa"><button class="haven-button haven-button--secondary" type="button">Watch Amina’s story</button></video-modal>',
    },
    {
      title: 'Without an opener of one’s own',
      html: '<video-modal label="The well" vimeo-id="1000000"></video-modal>',
    },
  ],
} as const satisfies Documentation<typeof attributes>;
