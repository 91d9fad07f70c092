import type { PaymentMethod } from './offered-methods.ts';

/** What both forms of the chooser receive. */
export interface ChooserProps {
  readonly methods: readonly PaymentMethod[];
  readonly isDisabled: boolean;
  choose(method: PaymentMethod): void;
}
