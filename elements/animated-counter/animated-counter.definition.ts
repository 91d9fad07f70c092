import * as z from 'zod/mini';
import { numberBetween } from '#runtime/attribute-schemas.ts';
import type { Documentation } from '#runtime/documentation.ts';

export const tag = 'animated-counter';

/** W9.11: the default duration of the counting, in ms. */
export const DEFAULT_DURATION_MS = 2000;

export const attributes = z.object({
  // Above this limit, JavaScript numbers are inexact and the figure could be wrong.
  value: numberBetween(0, Number.MAX_SAFE_INTEGER),
  duration: z._default(numberBetween(0, 60_000), DEFAULT_DURATION_MS),
  locale: z._default(z.string(), 'en-AU'),
});

export const documentation = {
  group: 'giving',
  order: 3,
  placement: { within: 'control' },
  sizeBudget: 1.6,
  summary:
    'A figure that counts up to its value, once, when a visitor scrolls to it. Inside a shadow root, and with ' +
    'reduced motion, it shows its value at once. Its children are the figure for people without JavaScript.',
  whenToUse: [
    'For one figure in a headline or in a row of results: people reached, tents sent, countries.',
    'Where the figure is the main message, and the movement calls attention to it once.',
  ],
  whenNotToUse: [
    'For a deadline: use `countdown-timer`.',
    'For figures in running text or in tables, where movement makes reading harder.',
  ],
  accessibility: {
    keyboard: ['It is not interactive and takes no focus.'],
    screenReader: [
      'The final figure is read from the start; the counting digits are hidden from screen readers.',
      'With reduced motion, the figure is shown at once.',
    ],
    author: [
      'The figure as content, for people without JavaScript.',
      'Text beside the figure that says what is counted.',
    ],
  },
  attributes: {
    value: 'The final figure: zero or more.',
    duration: 'How long it counts, in milliseconds, at most 60000; with 0 it shows its value at once.',
    locale: 'The number format, such as en-AU; inherited, or the language of the page.',
  },
  parts: { value: 'The figure.' },
  examples: [
    // First, because a tag's first example must look the same in a page and in a shadow root, where a counter never
    // counts.
    {
      title: 'At once, without counting',
      html: '<p><animated-counter value="36" duration="0">36</animated-counter> countries</p>',
    },
    {
      title: 'People reached',
      html: '<p><animated-counter value="1250000">1,250,000</animated-counter> people reached</p>',
    },
    {
      title: 'With decimals, slower',
      html: '<p><animated-counter value="97.5" duration="4000">97.5</animated-counter> per cent</p>',
    },
  ],
} as const satisfies Documentation<typeof attributes>;
