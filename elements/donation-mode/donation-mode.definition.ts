import * as z from 'zod/mini';
import { filledText } from '#runtime/attribute-schemas.ts';
import type { Documentation } from '#runtime/documentation.ts';

export const tag = 'donation-mode';

const mode = z.object({ value: filledText(), label: filledText() });

export type Mode = z.output<typeof mode>;

export const attributes = z.object({
  // W2.69: the page names the modes, the first is the one it starts with.
  modes: z._default(
    z.array(mode).check(
      z.refine((modes) => modes.length >= 2, { error: 'give at least two modes' }),
      z.refine((modes) => new Set(modes.map(({ value }) => value)).size === modes.length, {
        error: 'give each mode a value of its own',
      }),
    ),
    [
      { value: 'one-off', label: 'Give once' },
      { value: 'monthly', label: 'Give monthly' },
    ],
  ),
  value: z._default(z.string(), ''),
  name: z._default(z.string(), ''),
  label: z._default(z.string(), 'How often would you like to give?'),
});

export interface DonationModeEvents {
  'mode-change': { mode: string };
}

export const documentation = {
  group: 'giving',
  order: 1,
  content: 'modes',
  summary:
    'Switches between ways of giving, one-off and monthly unless the page names others, and shows the part of its content that belongs to the chosen one. It takes part in forms under its name.',
  whenToUse: [
    'Above the amounts of a donation, to switch between giving once and giving monthly.',
    'Where each way of giving has amounts or words of its own.',
  ],
  whenNotToUse: [
    'For choices that change nothing on the page: use ordinary radio buttons.',
    'For long lists of choices: use `drop-down`.',
  ],
  accessibility: {
    keyboard: ['Each way of giving is a button: Tab moves between them, Enter and Space choose.'],
    screenReader: [
      'A named group of buttons that say whether they are pressed.',
      'What belongs to other ways of giving is hidden from everybody.',
    ],
    author: [
      '`data-mode` on each part of the content that belongs to one way of giving.',
      'A `label` that asks the question.',
    ],
  },
  attributes: {
    modes:
      'The modes as JSON, two or more, each with a `value` of its own and a `label`; the first is chosen at first.',
    value: 'The mode it starts with and goes back to when its form is reset; the property is the mode now.',
    name: 'The name that the mode is submitted under.',
    label: 'The name of the switch, for screen readers.',
  },
  events: {
    'mode-change': {
      description: 'Before another mode is taken; `detail.mode` is its value. When prevented, the old one stays.',
      cancelable: true,
    },
  },
  slots: {
    '': 'Content. A child with `data-mode` is shown in that mode alone, and a `<fieldset>` among them is out of use in the others, so that it submits nothing. Without a script all are shown.',
  },
  parts: { switch: 'The switch.', mode: 'A button of it.' },
  examples: [
    {
      title: 'One-off and monthly',
      html: '<donation-mode name="frequency"><p data-mode="one-off">$60 keeps a family dry in its first week.</p><p data-mode="monthly">$20 a month keeps a classroom open, every month.</p></donation-mode>',
    },
    {
      title: 'In a form, with modes of its own',
      html: `<form action="/donate"><donation-mode name="frequency" value="yearly" modes='[{"value":"monthly","label":"Every month"},{"value":"yearly","label":"Every year"}]'><fieldset data-mode="monthly"><legend>A month</legend><label><input type="radio" name="amount" value="20" checked> $20</label></fieldset><fieldset data-mode="yearly"><legend>A year</legend><label><input type="radio" name="amount" value="240" checked> $240</label></fieldset></donation-mode></form>`,
    },
  ],
} as const satisfies Documentation<typeof attributes>;
