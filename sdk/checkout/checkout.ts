import { asSdkError } from '../client/sdk-error.ts';
import { Emitter } from '../messaging/emitter.ts';
import { awaitElement } from '../surfaces/await-element.ts';
import type { ElementTarget } from '../surfaces/find-target.ts';
import { replaceFormer } from '../surfaces/replace-former.ts';
import {
  CHECKOUT_ENDINGS,
  CHECKOUT_EVENTS,
  type CheckoutEvents,
  type CheckoutExpiry,
  type CheckoutFailure,
  type CheckoutSuccess,
} from './checkout-event.ts';
import { loadWidget } from './load-widget.ts';
import { TokenClient } from './token-client.ts';

/** The tag of a checkout. */
export const WIDGET_TAG = 'pay-widget';
/** The path of its script on the origin of the provider's pages. */
export const WIDGET_PATH = '/checkout-widget/pay-widget.js';

/**
 * The provider's checkout in the merchant's page: a `<pay-widget>`, whose script comes from the provider. A container
 * holds one: a further checkout in it destroys the previous one, so that nobody pays two intents.
 */
export class Checkout extends TokenClient {
  readonly #emitter = new Emitter<CheckoutEvents>(CHECKOUT_EVENTS);
  #element: HTMLElement | undefined;
  #isEnded = false;

  /**
   * Appears after the current task, so that calls of `setEnv` and `on` may follow, once the container is in the page
   * (it warns after 10 s). `target` is a CSS selector of the
   * container, or the container itself; `token` comes from the merchant's server. Throws `Invalid instruction token.`
   */
  constructor(target: ElementTarget, token: string) {
    super(token);
    if (!globalThis.document) return;
    const { signal } = this.stopper;
    const start = () =>
      awaitElement(target, 'the checkout is not rendered', signal, (container) => this.#render(container));
    const timer = setTimeout(start);
    signal.addEventListener('abort', () => clearTimeout(timer));
  }

  /**
   * Runs the handler at every occurrence and returns a function that unsubscribes; without a handler, returns a promise
   * of the next occurrence.
   */
  on<Name extends keyof CheckoutEvents>(name: Name): Promise<CheckoutEvents[Name]>;
  on<Name extends keyof CheckoutEvents>(name: Name, handler: (data: CheckoutEvents[Name]) => void): () => void;
  on<Name extends keyof CheckoutEvents>(name: Name, handler?: (data: CheckoutEvents[Name]) => void) {
    return handler ? this.#emitter.on(name, handler) : this.#emitter.next(name);
  }

  /** The shopper paid. Exactly one of success, failure and expiry occurs, once. */
  onPaymentSuccessful(handler: (data: CheckoutSuccess) => void): () => void {
    return this.on('paymentSuccessful', handler);
  }

  /** The payment failed finally. */
  onPaymentFailure(handler: (data: CheckoutFailure) => void): () => void {
    return this.on('paymentFailure', handler);
  }

  /** Another name of `onPaymentFailure`, which some manuals use. */
  onPaymentError(handler: (data: CheckoutFailure) => void): () => void {
    return this.onPaymentFailure(handler);
  }

  /** The time to pay expired. */
  onPaymentExpired(handler: (data: CheckoutExpiry) => void): () => void {
    return this.on('paymentExpired', handler);
  }

  /** Removes the checkout from the page; no event follows. */
  override destroy(): void {
    super.destroy();
    this.#element?.remove();
    this.#emitter.clear();
  }

  #render(container: Element | undefined): void {
    if (!container) return;
    const { name, api, widget } = this.environment;
    const { signal } = this.stopper;
    replaceFormer(container, 'checkout', signal, () => this.destroy());
    const element = document.createElement(WIDGET_TAG);
    this.#element = element;
    const where = name === 'custom' ? { 'api-origin': api, 'widget-origin': widget } : { alias: this.alias };
    for (const [attribute, value] of Object.entries({ token: this.token, environment: name, ...where })) {
      if (value) element.setAttribute(attribute, value);
    }
    for (const event of CHECKOUT_EVENTS) {
      element.addEventListener(event, (data) => this.#receive(event, data), { signal });
    }
    container.append(element);
    if (customElements.get(WIDGET_TAG)) return;
    loadWidget(widget + WIDGET_PATH, signal).catch((reason) => {
      const error = asSdkError(reason);
      console.error(error.message);
      this.#emitter.emit('error', error);
    });
  }

  #receive(name: keyof CheckoutEvents, event: Event): void {
    // Frames and images inside the element dispatch events of these names too.
    if (!(event instanceof CustomEvent) || event.target !== this.#element || this.#isEnded) return;
    this.#isEnded = CHECKOUT_ENDINGS.includes(name);
    this.#emitter.emit(name, event.detail as never);
  }
}
