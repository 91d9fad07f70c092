import * as z from 'zod/mini';
import type { Documentation } from '#runtime/documentation.ts';
import { parseQuantity } from '#website/shop/quantity.ts';

export const tag = 'quantity-stepper';

export const attributes = z.object({
  // W5.40: the text is read by the same rule as a typed quantity, so a page cannot start outside 1 to 9.
  value: z.pipe(
    z._default(z.union([z.string(), z.number()]), 1),
    z.transform((given: string | number) => parseQuantity(given)),
  ),
  label: z._default(z.string(), ''),
  name: z._default(z.string(), ''),
  disabled: z._default(z.boolean(), false),
});

export interface QuantityStepperEvents {
  'quantity-change': { quantity: number };
}

export const documentation = {
  group: 'shop',
  order: 2,
  placement: { within: 'paragraph', field: true },
  needs: {
    label: { severity: 'warning', without: 'screen readers do not say what is counted' },
  },
  summary: 'A quantity from 1 to 9 with minus and plus buttons. It takes part in forms like an input.',
  whenToUse: [
    'For a small number that people change by one or two: gifts, tickets, cards.',
    'In a form of your own: it takes part like an input.',
  ],
  whenNotToUse: [
    'For amounts of money: use radio buttons with amounts and a field for another one.',
    'Inside `gift-item` and `gift-cart`: they bring it along.',
  ],
  accessibility: {
    keyboard: [
      'Arrow up and down change by one; Home and End go to 1 and 9; a number can be typed.',
      'The first Enter takes what was typed; only the next one sends the form.',
    ],
    screenReader: [
      'A spin button with a name; the buttons beside it say what they change.',
      'At its ends the button says that it is disabled and keeps the focus.',
    ],
    author: ['A `label` that names what is counted: it is part of all three names.'],
  },
  attributes: {
    value: 'The quantity it starts with, and goes back to when its form is reset; the property is the quantity now.',
    label: 'What is counted, such as "Emergency tent": it completes the names of the buttons and the field.',
    name: 'The name that its quantity is submitted under.',
    disabled: 'Takes it out of use and out of the form; a disabled fieldset around it does the same.',
  },
  events: {
    'quantity-change': {
      description: 'Before a new quantity is taken; `detail.quantity` is 1 to 9. When prevented, the old one stays.',
      cancelable: true,
    },
  },
  examples: [
    { title: 'One tent', html: '<quantity-stepper label="Emergency tent"></quantity-stepper>' },
    {
      title: 'In a form',
      html: '<form><quantity-stepper name="quantity" value="3" label="Warm blankets"></quantity-stepper> <button class="haven-button haven-button--secondary" type="reset">Start again</button></form>',
    },
    { title: 'At its most', html: '<quantity-stepper value="9" label="Solar lamp"></quantity-stepper>' },
    { title: 'Out of use', html: '<quantity-stepper value="2" label="School kit" disabled></quantity-stepper>' },
  ],
} as const satisfies Documentation<typeof attributes>;
