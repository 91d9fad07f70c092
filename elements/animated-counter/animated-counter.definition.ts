import * as z from 'zod/mini';
import { numberBetween } from '#runtime/attribute-schemas.ts';
import type { Documentation } from '#runtime/documentation.ts';

export const tag = 'animated-counter';

/** W9.11: how long (ms) a counter counts unless the author says otherwise. */
export const DEFAULT_DURATION_MS = 2000;

export const attributes = z.object({
  // Above this, neighbouring whole numbers are no longer apart and the figure shown would be wrong.
  value: numberBetween(0, Number.MAX_SAFE_INTEGER),
  duration: z._default(numberBetween(0, 60_000), DEFAULT_DURATION_MS),
  locale: z._default(z.string(), 'en-AU'),
});

export const documentation = {
  group: 'giving',
  order: 3,
  placement: { within: 'control' },
  sizeBudget: 1.5,
  summary:
    'A figure that counts up to its value, once, when a visitor scrolls to it. Inside a shadow root, and for people who ask for less motion, it stands at its value at once. Its children are the figure that people read without a script.',
  whenToUse: [
    'For one figure in a headline or in a row of results: people reached, tents sent, countries.',
    'Where the figure itself is the news, and the movement draws the eye to it once.',
  ],
  whenNotToUse: [
    'For a deadline: use `countdown-timer`.',
    'For figures in running text or in tables, which people want to read and not to watch.',
  ],
  accessibility: {
    keyboard: ['Nothing to operate: it takes no focus.'],
    screenReader: [
      'The final figure is read from the start; the counting digits are hidden from screen readers.',
      'People who ask for less motion see the figure at once.',
    ],
    author: [
      'The figure, written out, as content: that is what people read without a script.',
      'Words beside the figure that say what is counted.',
    ],
  },
  attributes: {
    value: 'The figure to end at: zero or more.',
    duration: 'How long it counts, in milliseconds, at most 60000; with 0 it stands at its value at once.',
    locale: 'How the figure is written, such as en-AU; inherited, or the language of the page.',
  },
  parts: { value: 'The figure.' },
  examples: [
    // First: every tag's first example looks the same in a page and in a shadow root, where a counter never counts.
    {
      title: 'At once, without counting',
      html: '<p><animated-counter value="36" duration="0">36</animated-counter> countries</p>',
    },
    {
      title: 'People reached (an illustrative figure)',
      html: '<p><animated-counter value="1250000">1,250,000</animated-counter> people reached</p>',
    },
    {
      title: 'With decimals, slower',
      html: '<p><animated-counter value="97.5" duration="4000">97.5</animated-counter> per cent</p>',
    },
  ],
} as const satisfies Documentation<typeof attributes>;
