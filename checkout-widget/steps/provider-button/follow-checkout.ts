import type { ChildOutcome } from '#checkout/steps/child-outcome.ts';
import type { StepProps } from '#checkout/steps/step.ts';
import type { AfterpayCheckoutButton, ZipmoneyCheckoutButton } from '#sdk';
import { CHECKOUT_BUTTON_EVENT } from '#sdk';
import { checkoutOutcome } from './provider-button-outcome.ts';

/** A checkout of the library, as far as the step deals with it. */
export type Checkout = Pick<AfterpayCheckoutButton | ZipmoneyCheckoutButton, 'on' | 'destroy'>;

interface CheckoutPage extends Pick<StepProps, 'act' | 'merchantEvent' | 'announce'> {
  /** The provider, as shoppers know it. */
  readonly provider: string;
  /** What a failure says that has no words of its own. */
  readonly error: string;
  done(outcome: ChildOutcome): Promise<void>;
}

/** Follows one button's checkouts: while one is open every other button waits, and the first outcome is reported. */
export function followCheckout(checkout: Checkout, page: CheckoutPage) {
  let settle: (() => void) | undefined;
  let isOpen = false;
  let hasOutcome = false;
  const closed = () => {
    isOpen = false;
    settle?.();
    settle = undefined;
  };
  for (const event of Object.values(CHECKOUT_BUTTON_EVENT)) {
    checkout.on(event, (data) => {
      if (event === 'click') {
        isOpen = true;
        page.merchantEvent('onClick', {});
        page.act(() => (isOpen ? new Promise<void>((resolve) => (settle = resolve)) : undefined));
      }
      const outcome = hasOutcome ? undefined : checkoutOutcome(event, data, page.error);
      if (outcome) {
        hasOutcome = true;
        void page.done(outcome);
      }
      if (event !== 'close' || !isOpen) return;
      closed();
      // Zip says why only after it closed, in the same turn.
      queueMicrotask(() => {
        if (hasOutcome) return;
        page.merchantEvent('onCheckoutClose', {});
        page.announce(`${page.provider} was closed. Nothing was paid.`);
      });
    });
  }
  return {
    /** True from the click until the checkout's window is closed: another click brings it to the front. */
    isOpen: () => isOpen,
    destroy() {
      closed();
      checkout.destroy();
    },
  };
}
