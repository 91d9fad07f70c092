import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `film`. */
export const FILM_TEXTS = {
  room: 'film',
  texts: {
    captions: 'Captions',
    notPlayed: 'This film could not be played. Check your connection, then close it and try again.',
    playsFrom: ' Plays from {platform}',
    playFilm: 'Play film: {label}',
    play: 'Play film:',
  },
} as const satisfies Catalogue;
