import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `quantity-stepper`. */
export const STEPPER_TEXTS = {
  room: 'quantity-stepper',
  texts: {
    decrease: 'Decrease quantity',
    quantity: 'Quantity',
    increase: 'Increase quantity',
    decreaseOf: 'Decrease quantity of {label}',
    quantityOf: 'Quantity of {label}',
    increaseOf: 'Increase quantity of {label}',
  },
} as const satisfies Catalogue;
