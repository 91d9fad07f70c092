import * as z from 'zod/mini';
import { LONGEST_SLIDE_TIME_S } from './carousel-slides.ts';
import { DEFAULT_SLIDE_TIME_S } from './carousel-state.ts';

const error = `give a number of seconds above 0, at most ${LONGEST_SLIDE_TIME_S}`;

/** The attributes of all carousels. */
export const carouselShape = {
  slideTime: z._default(
    z.number().check(z.gt(0, { error }), z.lte(LONGEST_SLIDE_TIME_S, { error })),
    DEFAULT_SLIDE_TIME_S,
  ),
  paused: z._default(z.boolean(), false),
};
