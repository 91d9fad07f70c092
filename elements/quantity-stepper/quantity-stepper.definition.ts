import * as z from 'zod/mini';
import { parseQuantity } from '#rules/shop/quantity.ts';
import type { Documentation } from '#runtime/documentation.ts';
import { fieldAttributes } from '#runtime/field/field-attributes.ts';

export const tag = 'quantity-stepper';

export const attributes = z.object({
  // W5.40: parsed by the same rule as a typed quantity, so the first value is always within 1 to 9.
  value: z.pipe(
    z._default(z.union([z.string(), z.number()]), 1),
    z.transform((value: string | number) => parseQuantity(value)),
  ),
  label: z._default(z.string(), ''),
  ...fieldAttributes,
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
  kinds: { value: 'quantity' },
  summary: 'A quantity from 1 to 9 with minus and plus buttons. It is submitted with a form like an input.',
  whenToUse: [
    'For a small number that people change by one or two: gifts, tickets, cards.',
    'In your own form, where it is submitted like an input.',
  ],
  whenNotToUse: [
    'For amounts of money: use radio buttons with amounts and a field for another amount.',
    'Inside `gift-item` and `gift-cart`: they include it.',
  ],
  accessibility: {
    keyboard: [
      'Arrow up and down change by one; Home and End go to 1 and 9; a number can be typed.',
      'The first Enter applies the typed number; only the next one submits the form.',
    ],
    screenReader: [
      'A spin button with a name; the names of the buttons beside it say what they change.',
      'At the limits, a button is announced as disabled and keeps the focus.',
    ],
    author: ['A `label` that names what is counted: it is part of all three names.'],
  },
  attributes: {
    value: 'The first quantity, also after a reset of the form; the property is the current quantity.',
    label: 'What is counted, such as "Emergency tent": it completes the names of the buttons and the field.',
    name: 'The form name of the quantity.',
    required: 'As of a native field; there is always a quantity, so the form is never held back.',
    disabled: 'Disables it and excludes it from the form; a disabled fieldset around it does the same.',
  },
  events: {
    'quantity-change': {
      description: 'Before the quantity changes; `detail.quantity` is 1 to 9. When prevented, the old one stays.',
      cancelable: true,
    },
  },
  examples: [
    { title: 'One tent', html: '<quantity-stepper label="Emergency tent"></quantity-stepper>' },
    {
      title: 'In a form',
      html:
        '<form><quantity-stepper name="quantity" value="3" label="Warm blankets"></quantity-stepper> <button ' +
        'class="haven-button haven-button--secondary" type="reset">Start again</button></form>',
    },
    { title: 'At the maximum', html: '<quantity-stepper value="9" label="Solar lamp"></quantity-stepper>' },
    { title: 'Disabled', html: '<quantity-stepper value="2" label="School kit" disabled></quantity-stepper>' },
  ],
} as const satisfies Documentation<typeof attributes>;
