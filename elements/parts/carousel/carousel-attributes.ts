import * as z from 'zod/mini';
import { bounded } from '#runtime/attribute-schemas.ts';
import { LONGEST_SLIDE_TIME_S } from './carousel-slides.ts';
import { DEFAULT_SLIDE_TIME_S } from './carousel-state.ts';

/** The attributes of all carousels. */
export const carouselShape = {
  slideTime: z._default(
    z
      .number()
      .check(
        bounded<number>(
          (seconds) => seconds > 0 && seconds <= LONGEST_SLIDE_TIME_S,
          { exclusiveMinimum: 0, maximum: LONGEST_SLIDE_TIME_S },
          `give a number of seconds above 0, at most ${LONGEST_SLIDE_TIME_S}`,
        ),
      ),
    DEFAULT_SLIDE_TIME_S,
  ),
  paused: z._default(z.boolean(), false),
};
