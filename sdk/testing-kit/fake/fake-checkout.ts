import type { CheckoutEventName, CheckoutEvents } from '../../checkout/checkout-event.ts';

/** A hosted checkout in the test's page: a `<pay-widget>` that reports what the test asks for. */
export class FakeCheckout {
  /** The element in the page. */
  readonly element: Element;

  constructor(element: Element) {
    this.element = element;
  }

  /** The shopper paid: `paymentSuccessful`. */
  pay(detail: Partial<CheckoutEvents['paymentSuccessful']> = {}): void {
    this.emit('paymentSuccessful', { intent_id: 'intent_fake', charge_id: 'ch_fake', ...detail });
  }

  /** The payment failed finally: `paymentFailure`. */
  fail(message = 'The payment failed. Nothing was charged.'): void {
    this.emit('paymentFailure', { message });
  }

  /** The time to pay expired: `paymentExpired`. */
  expire(): void {
    this.emit('paymentExpired', { intent_id: 'intent_fake' });
  }

  /** Reports any event of a checkout. */
  emit<Name extends CheckoutEventName>(name: Name, detail: CheckoutEvents[Name]): void {
    const bubbles = name !== 'error';
    this.element.dispatchEvent(new CustomEvent(name, { detail, bubbles, composed: bubbles }));
  }
}

/**
 * Defines `<pay-widget>` as an element that renders nothing, unless the test's page has it: no script is loaded then.
 */
export function defineFakeCheckout(): void {
  if (!customElements.get('pay-widget')) customElements.define('pay-widget', class extends HTMLElement {});
}
