import type { ChildOutcome } from '#checkout/steps/child-outcome.ts';
import { childError, childToken } from '#checkout/steps/child-outcome.ts';
import type { StepProps } from '#checkout/steps/step.ts';
import { message } from '#locales/message.ts';
import type { AfterpayCheckoutButton, ZipmoneyCheckoutButton } from '#sdk';
import { CHECKOUT_BUTTON_EVENT } from '#sdk';
import PAY_WIDGET_TEXTS from '#texts/checkout/pay-widget';

/** The outcome of a provider's checkout; undefined if the shopper can still try again. */
export function providerButtonOutcome(event: string, data: unknown, errorText: string): ChildOutcome | undefined {
  const { payment_source_token, error } = Object(data) as Record<string, unknown>;
  if (event === 'finish') {
    // Without a token the payment cannot be charged.
    return typeof payment_source_token === 'string' ? childToken(payment_source_token) : childError(errorText);
  }
  if (event === 'error') return childError(errorText, error);
  // The provider refused the shopper or is reviewing the application, so nothing can be charged now.
  if (event === 'declined' || event === 'referred') return childError(errorText);
  return undefined;
}

/** The members of the library's checkout that the step uses. */
export type ProviderCheckout = Pick<AfterpayCheckoutButton | ZipmoneyCheckoutButton, 'on' | 'destroy'>;

interface CheckoutPage extends Pick<StepProps, 'act' | 'merchantEvent' | 'announce'> {
  /** The provider's name as shown to shoppers. */
  readonly provider: string;
  /** The text for an error without a message. */
  readonly error: string;
  done(outcome: ChildOutcome): Promise<void>;
}

/** Follows one button's checkouts: disables all buttons while one is open, and reports the first outcome. */
export function followCheckout(checkout: ProviderCheckout, page: CheckoutPage) {
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
      const outcome = hasOutcome ? undefined : providerButtonOutcome(event, data, page.error);
      if (outcome) {
        hasOutcome = true;
        void page.done(outcome);
      }
      if (event !== 'close' || !isOpen) return;
      closed();
      // Zip reports the reason only after `close`, in the same task.
      queueMicrotask(() => {
        if (hasOutcome) return;
        page.merchantEvent('onCheckoutClose', {});
        page.announce(message(PAY_WIDGET_TEXTS, 'closedUnpaid', { provider: page.provider }));
      });
    });
  }
  return {
    /** True from the click until the checkout's window closes; another click brings the window to the front. */
    isOpen: () => isOpen,
    destroy() {
      closed();
      checkout.destroy();
    },
  };
}
