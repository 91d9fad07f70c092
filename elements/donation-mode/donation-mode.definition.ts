import * as z from 'zod/mini';
import { atLeast, filledText } from '#runtime/attribute-schemas.ts';
import type { Documentation } from '#runtime/documentation.ts';
import { fieldAttributes } from '#runtime/field/field-attributes.ts';
import DONATION_MODE_TEXTS from '#texts/elements/donation-mode';

export const tag = 'donation-mode';

const mode = z.object({ value: filledText(), label: filledText() });

export type DonationModeOption = z.output<typeof mode>;

export const attributes = z.object({
  // W2.69: the page names the modes; the first one is chosen at the start.
  modes: z._default(
    z.array(mode).check(
      atLeast(2, 'give at least two modes'),
      z.refine((modes) => new Set(modes.map(({ value }) => value)).size === modes.length, {
        error: 'give each mode a different value',
      }),
    ),
    [
      { value: 'one-off', label: DONATION_MODE_TEXTS.texts.oneOff },
      { value: 'monthly', label: DONATION_MODE_TEXTS.texts.monthly },
    ],
  ),
  value: z._default(z.string(), ''),
  ...fieldAttributes,
  label: z._default(z.string(), DONATION_MODE_TEXTS.texts.label),
});

export interface DonationModeEvents {
  'mode-change': { mode: string };
}

export const documentation = {
  group: 'giving',
  order: 1,
  content: 'modes',
  summary:
    'Switches between ways of giving, by default one-off and monthly, and shows the part of its content that ' +
    'belongs to the chosen one. It is submitted with a form under its name.',
  whenToUse: [
    'Above the amounts of a donation, to switch between giving once and giving monthly.',
    'Where each way of giving has different amounts or texts.',
  ],
  whenNotToUse: [
    'For choices that change nothing on the page: use ordinary radio buttons.',
    'For long lists of choices: use `drop-down`.',
  ],
  accessibility: {
    keyboard: ['Each way of giving is a button: Tab moves between them, Enter and Space choose one.'],
    screenReader: [
      'A named group of toggle buttons with their state.',
      'The content for other ways of giving is hidden.',
    ],
    author: [
      '`data-mode` on each part of the content that belongs to one way of giving.',
      'A `label` that is a question.',
    ],
  },
  attributes: {
    modes:
      'The modes as JSON, two or more, each with a unique `value` and a `label`. The first one is chosen at the start.',
    value: 'The first mode, also after a reset of the form; the property is the current mode.',
    name: 'The form name of the mode.',
    required: 'As of a native field; one mode is always chosen, so the form is never held back.',
    disabled: 'Disables the switch and excludes it from the form; a disabled fieldset around it does the same.',
    label: 'The name of the switch, for screen readers.',
  },
  events: {
    'mode-change': {
      description: 'Before the mode changes; `detail.mode` is the new value. When prevented, the old one stays.',
      cancelable: true,
    },
  },
  slots: {
    '':
      'Content. A child with `data-mode` is shown only in that mode, and a `<fieldset>` among them is disabled in ' +
      'the others, so that it submits nothing. Without JavaScript all are shown.',
  },
  parts: { switch: 'The switch.', mode: 'One of its buttons.' },
  examples: [
    {
      title: 'One-off and monthly',
      html:
        '<donation-mode name="frequency"><p data-mode="one-off">$60 keeps a family dry in its first week.</p><p ' +
        'data-mode="monthly">$20 a month keeps a classroom open, every month.</p></donation-mode>',
    },
    {
      title: 'In a form, with other modes',
      html:
        '<form action="/donate"><donation-mode name="frequency" value="yearly" ' +
        `modes='[{"value":"monthly","label":"Every month"},{"value":"yearly","label":"Every year"}]'><fieldset ` +
        'data-mode="monthly"><legend>A month</legend><label><input type="radio" name="amount" value="20" checked> ' +
        '$20</label></fieldset><fieldset data-mode="yearly"><legend>A year</legend><label><input type="radio" ' +
        'name="amount" value="240" checked> $240</label></fieldset></donation-mode></form>',
    },
  ],
} as const satisfies Documentation<typeof attributes>;
