import { ApiClient } from '../../client/api-client.ts';
import type { AnyWalletEventName, WalletEvent, WalletEventHandler } from './wallet-listener.ts';

/** One method for each event, as in the library that this one replaces. */
export abstract class NamedHandlers extends ApiClient {
  /**
   * Runs the handler at every occurrence and returns a function that unsubscribes; without a handler, returns a promise
   * of the next occurrence. Throws `invalid wallet event` for an unknown name.
   */
  abstract on<Name extends AnyWalletEventName>(name: Name): Promise<WalletEvent<Name>>;
  abstract on<Name extends AnyWalletEventName>(name: Name, handler: WalletEventHandler<Name>): () => void;

  /** `on('unavailable', …)`. */
  onUnavailable(handler?: WalletEventHandler<'unavailable'>) {
    return this.#on('unavailable', handler);
  }

  /** `on('update', …)`; with a handler every event must be answered by `update()`. */
  onUpdate(handler?: WalletEventHandler<'update'>) {
    return this.#on('update', handler);
  }

  /** `on('paymentSuccessful', …)`. */
  onPaymentSuccessful(handler?: WalletEventHandler<'paymentSuccessful'>) {
    return this.#on('paymentSuccessful', handler);
  }

  /** `on('paymentInReview', …)`. */
  onPaymentInReview(handler?: WalletEventHandler<'paymentInReview'>) {
    return this.#on('paymentInReview', handler);
  }

  /** `on('paymentError', …)`. */
  onPaymentError(handler?: WalletEventHandler<'paymentError'>) {
    return this.#on('paymentError', handler);
  }

  /** `on('authTokensChanged', …)`. */
  onAuthTokensChanged(handler?: WalletEventHandler<'authTokensChanged'>) {
    return this.#on('authTokensChanged', handler);
  }

  /** `on('onClick', …)`: a handler that answers false, throws or rejects stops the click. */
  onClick(handler?: WalletEventHandler<'onClick'>) {
    return this.#on('onClick', handler);
  }

  /** `on('onCheckoutOpen', …)`. */
  onCheckoutOpen(handler?: WalletEventHandler<'onCheckoutOpen'>) {
    return this.#on('onCheckoutOpen', handler);
  }

  /** `on('onCheckoutClose', …)`. */
  onCheckoutClose(handler?: WalletEventHandler<'onCheckoutClose'>) {
    return this.#on('onCheckoutClose', handler);
  }

  /** `on('onLoaded', …)`. */
  onLoaded(handler?: WalletEventHandler<'onLoaded'>) {
    return this.#on('onLoaded', handler);
  }

  #on<Name extends AnyWalletEventName>(
    name: Name,
    handler: WalletEventHandler<Name> | undefined,
  ): (() => void) | Promise<WalletEvent<Name>> {
    // Without a handler, this is the other overload.
    return this.on(name, handler as WalletEventHandler<Name>);
  }
}
