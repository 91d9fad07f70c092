import * as z from 'zod/mini';
import { filledText } from '#runtime/attribute-schemas.ts';

/** Attributes that identify the film: a file, or its id on one of two platforms. */
export const filmShape = {
  label: filledText(),
  src: z._default(z.string(), ''),
  captions: z._default(z.string(), ''),
  captionsLanguage: z._default(z.string(), 'en'),
  youtubeId: z._default(
    z.string().check(z.regex(/^([\w-]{11})?$/, 'Use the 11 characters after "v=" in the film’s address.')),
    '',
  ),
  vimeoId: z._default(z.string().check(z.regex(/^\d{0,12}$/, 'Use the digits in the film’s address.')), ''),
};

export interface Film {
  label: string;
  src: string;
  captions: string;
  captionsLanguage: string;
  youtubeId: string;
  vimeoId: string;
}

/** Requires a film: without one, the tag shows its author's children instead of a button that does nothing. */
export const namesFilm = z.refine<Film>(({ src, youtubeId, vimeoId }: Film) => Boolean(src || youtubeId || vimeoId), {
  path: ['src'],
  error: 'Name a film with src, youtube-id or vimeo-id.',
});

/** The platform's player for a film that is not a file, without cookies until it plays; undefined for a file. */
export function playerOf({ src, youtubeId, vimeoId }: Film): { platform: string; address: string } | undefined {
  if (src) return;
  if (youtubeId)
    return {
      platform: 'YouTube',
      address: `https://www.youtube-nocookie.com/embed/${youtubeId}?autoplay=1&playsinline=1&rel=0`,
    };
  return { platform: 'Vimeo', address: `https://player.vimeo.com/video/${vimeoId}?autoplay=1&dnt=1` };
}
