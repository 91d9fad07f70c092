import type { Shown } from '#locales/message.ts';
import type { PaymentMethod } from './offered-methods.ts';

/** The props of both choosers. */
export interface ChooserProps {
  readonly methods: readonly PaymentMethod[];
  readonly isDisabled: boolean;
  choose(method: PaymentMethod): void;
  /** Writes a text in the shopper's language: the chooser is also drawn where there are no hooks. */
  textOf(shown: Shown): string;
}
