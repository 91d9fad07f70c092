import { ProviderClient } from '../client/provider-client.ts';
import { asRecord, isText } from '../client/record.ts';
import { asSdkError } from '../client/sdk-error.ts';
import { Emitter } from '../messaging/emitter.ts';
import { type ElementTarget, findElement } from '../surfaces/find-element.ts';
import { type ChargeToken, readChargeToken } from './charge-token.ts';
import { unavailable } from './unavailable.ts';
import { startUpdateQueue } from './update-queue.ts';
import type { WalletContext, WalletHandle } from './wallet.ts';
import { capturePayment, fetchWalletConfig, sendCallback } from './wallet-calls.ts';
import { createWalletBox, showWalletState } from './wallet-container.ts';
import {
  type EventOf,
  type OlderEventName,
  type UpdateAnswer,
  type WalletEventMap,
  type WalletEventName,
  walletEventName,
} from './wallet-event.ts';
import { loadScriptLoader } from './wallet-files.ts';
import { isListed, merchantAt, type WalletMeta } from './wallet-meta.ts';
import { startWalletSession, type WalletState } from './wallet-session.ts';
import { type WalletPart, walletsOf } from './wallet-table.ts';

/** Either spelling of an event's name. */
export type AnyWalletEventName = WalletEventName | OlderEventName;

/** What a handler receives: the name it was registered under, and the event's data. */
export interface WalletEvent<Name extends AnyWalletEventName> {
  readonly event: Name;
  readonly data: WalletEventMap[EventOf<Name>];
}

/** A handler; that of a click may answer false, or reject, and the click counts for nothing. */
export type WalletEventHandler<Name extends AnyWalletEventName> = (event: WalletEvent<Name>) => unknown;

/** The buttons of the wallet that a charge is paid with: Apple Pay, Google Pay, PayPal and so on, by the charge's gateway. */
export class WalletButtons extends ProviderClient {
  readonly #target: ElementTarget;
  readonly #chargeToken: string;
  readonly #token: ChargeToken;
  readonly #meta: WalletMeta;
  readonly #emitter = new Emitter<WalletEventMap>();
  readonly #updates = startUpdateQueue((data) => this.#emitter.emit('update', data));
  readonly #listeners = new Set<(state: WalletState) => void>();
  readonly #session = startWalletSession({
    emit: (name, data) => this.#emitter.emit(name, data),
    capture: (payment) => capturePayment(this.environment, this.#chargeToken, payment, this.stopper.signal),
    ask: (wallet) => this.#ask(wallet),
    onEnd: () => this.#updates.clear(),
    onState: (state) => {
      for (const listen of this.#listeners) listen(state);
    },
  });
  /** What the click handlers answered to the click being asked about. */
  #answers: unknown[] = [];
  #handles: WalletHandle[] = [];
  #box: HTMLElement | undefined;
  #isLoading = false;

  /**
   * `target` is a CSS selector of the container, or the container itself; the token is that of a wallet charge, made by the
   * merchant's server. Throws `Invalid charge token`.
   */
  constructor(target: ElementTarget, chargeToken: string, meta: WalletMeta = {}) {
    super();
    this.#target = target;
    this.#token = readChargeToken(chargeToken);
    this.#chargeToken = chargeToken;
    this.#meta = { ...asRecord(meta) };
  }

  /**
   * Draws the buttons and emits `loaded`, or `unavailable` with a reason; after that it may be called again, to try again.
   * While buttons are there or on their way it does nothing; a missing container warns and sends nothing.
   */
  load(): void {
    if (this.#isLoading || this.#box || this.stopper.signal.aborted) return;
    const target = findElement(this.#target, 'no wallet buttons are drawn');
    if (!target) return;
    this.#isLoading = true;
    this.#box = createWalletBox(target);
    this.#load(this.#box).finally(() => {
      this.#isLoading = false;
      if (this.#box?.childElementCount) return;
      this.#box?.remove();
      this.#box = undefined;
    });
  }

  /** The answer to an `update` event, one for each: false rejects the shopper's change, true may give a new price. */
  update(answer: UpdateAnswer): void {
    if (!this.#updates.answer(answer)) console.warn('update(): no update waits for an answer.');
  }

  /** Closes what the wallet has open, where the wallet can be told to. */
  close(): void {
    for (const handle of this.#handles) handle.close?.();
  }

  /** The buttons are dimmed and clicks do nothing, for as long as an order is incomplete, say. */
  disable(): void {
    this.#session.disable(true);
  }

  /** Takes `disable` back; a charge that was paid stays disabled. */
  enable(): void {
    this.#session.disable(false);
  }

  /**
   * Runs the handler at every occurrence and returns its unsubscription; without a handler a promise of the next occurrence.
   * Throws `invalid wallet event` for an unknown name.
   */
  on<Name extends AnyWalletEventName>(name: Name): Promise<WalletEvent<Name>>;
  on<Name extends AnyWalletEventName>(name: Name, handler: WalletEventHandler<Name>): () => void;
  on<Name extends AnyWalletEventName>(name: Name, handler?: WalletEventHandler<Name>) {
    const known = walletEventName(name) as EventOf<Name>;
    const asEvent = (data: WalletEventMap[EventOf<Name>]) => ({ event: name, data });
    if (!handler) return this.#emitter.next(known).then(asEvent);
    return this.#emitter.on(known, (data) => {
      if (known !== 'button_click') return void handler(asEvent(data));
      this.#answers.push(false);
      // A handler that throws leaves its refusal behind.
      const answer = handler(asEvent(data));
      this.#answers.splice(this.#answers.lastIndexOf(false), 1, answer);
    });
  }

  /** `on('unavailable', …)`. */
  onUnavailable(handler?: WalletEventHandler<'unavailable'>) {
    return this.#onNamed('unavailable', handler);
  }

  /** `on('update', …)`; with a handler every event must be answered by `update()`. */
  onUpdate(handler?: WalletEventHandler<'update'>) {
    return this.#onNamed('update', handler);
  }

  /** `on('paymentSuccessful', …)`. */
  onPaymentSuccessful(handler?: WalletEventHandler<'paymentSuccessful'>) {
    return this.#onNamed('paymentSuccessful', handler);
  }

  /** `on('paymentInReview', …)`. */
  onPaymentInReview(handler?: WalletEventHandler<'paymentInReview'>) {
    return this.#onNamed('paymentInReview', handler);
  }

  /** `on('paymentError', …)`. */
  onPaymentError(handler?: WalletEventHandler<'paymentError'>) {
    return this.#onNamed('paymentError', handler);
  }

  /** `on('authTokensChanged', …)`. */
  onAuthTokensChanged(handler?: WalletEventHandler<'authTokensChanged'>) {
    return this.#onNamed('authTokensChanged', handler);
  }

  /** `on('onClick', …)`: a handler that answers false, throws or rejects stops the click. */
  onClick(handler?: WalletEventHandler<'onClick'>) {
    return this.#onNamed('onClick', handler);
  }

  /** `on('onCheckoutOpen', …)`. */
  onCheckoutOpen(handler?: WalletEventHandler<'onCheckoutOpen'>) {
    return this.#onNamed('onCheckoutOpen', handler);
  }

  /** `on('onCheckoutClose', …)`. */
  onCheckoutClose(handler?: WalletEventHandler<'onCheckoutClose'>) {
    return this.#onNamed('onCheckoutClose', handler);
  }

  /** `on('onLoaded', …)`. */
  onLoaded(handler?: WalletEventHandler<'onLoaded'>) {
    return this.#onNamed('onLoaded', handler);
  }

  /** Removes the buttons, stops every request and listener; nothing is emitted afterwards. */
  override destroy(): void {
    super.destroy();
    this.#emitter.clear();
    this.#session.destroy();
    this.#listeners.clear();
    this.#handles = [];
    this.#box?.remove();
    this.#box = undefined;
  }

  #onNamed<Name extends AnyWalletEventName>(
    name: Name,
    handler: WalletEventHandler<Name> | undefined,
  ): (() => void) | Promise<WalletEvent<Name>> {
    // Without a handler it is the other overload.
    return this.on(name, handler as WalletEventHandler<Name>);
  }

  async #load(box: HTMLElement): Promise<void> {
    try {
      const token = await this.#withCredentials();
      const parts = this.#available(token);
      // One wallet's failure is no other's.
      await Promise.all(parts.map((part) => this.#start(part, token, box)));
    } catch (reason) {
      this.#refuse(reason);
    }
  }

  /** Options on top of the token; neither having any, the gateway is asked (S7.22). */
  async #withCredentials(): Promise<ChargeToken> {
    const { credentials, gateway_id } = this.#meta;
    let known = { ...this.#token.credentials, ...asRecord(credentials) };
    if (!Object.keys(known).length && isText(gateway_id)) {
      const { signal } = this.stopper;
      known = (await fetchWalletConfig(this.environment, this.#chargeToken, gateway_id, signal)).credentials;
    }
    return { ...this.#token, credentials: known };
  }

  /** S6.06: by credentials and by the list of wallets. */
  #available({ gateway, credentials }: ChargeToken): readonly WalletPart[] {
    const parts = walletsOf(gateway.type);
    if (!parts) throw unavailable('unknown_gateway', `No wallet for gateway type "${gateway.type}".`);
    const listed = parts.filter(({ name }) => !name || isListed(name, this.#meta));
    if (!listed.length) throw unavailable('not_listed', 'Wallet meta `wallets` names no wallet of this gateway.');
    const usable = listed.filter(({ name }) => !name || merchantAt(name, credentials));
    if (usable.length) return usable;
    const names = listed.map(({ name }) => name).join(' or ');
    throw unavailable('no_credentials', `The gateway has no merchant credential for ${names}.`);
  }

  async #start({ name, load }: WalletPart, token: ChargeToken, box: HTMLElement): Promise<void> {
    const container = box.appendChild(document.createElement('div'));
    try {
      const { startWallet } = await load();
      const { signal } = this.stopper;
      if (signal.aborted) return;
      const context = this.#context(container, token);
      context.onState((state) => showWalletState(container, state));
      this.#handles.push(await startWallet(context));
      if (!signal.aborted) this.#emitter.emit('loaded', { wallet: name });
    } catch (reason) {
      container.remove();
      this.#refuse(reason, name);
    }
  }

  #refuse(reason: unknown, wallet?: string): void {
    if (this.stopper.signal.aborted) return;
    const { cause, message, code } = asSdkError(reason);
    const mistake = cause === 'invalid_configuration' ? 'invalid_options' : 'session_failed';
    const data = { ...(wallet && { wallet }), reason: code ?? mistake, message };
    if (!this.#emitter.emit('unavailable', data)) console.error(`No wallet button is drawn. ${message}`);
  }

  #context(container: HTMLElement, token: ChargeToken): WalletContext {
    const { environment } = this;
    const { signal } = this.stopper;
    const meta = this.#meta;
    return {
      container,
      chargeToken: this.#chargeToken,
      token,
      meta,
      environment,
      isLive: (meta.gateway_mode ?? token.gateway.mode) === 'live',
      signal,
      loadScript: async (name, query) => {
        const { loadVendorScript } = await loadScriptLoader();
        return loadVendorScript(name, query, meta.nonce, signal);
      },
      callback: async (request) => {
        const data = await sendCallback(environment, this.#chargeToken, request, signal);
        this.#emitter.emit('callback', { request_type: request.request_type, data });
        return data;
      },
      runClick: (wallet) => this.#session.begin(wallet, true),
      begin: (wallet) => this.#session.begin(wallet, false),
      runUpdate: (data) => this.#updates.ask(data),
      emit: (name, data) => void this.#emitter.emit(name, data),
      onState: (listener) => {
        this.#listeners.add(listener);
        listener(this.#session.state());
      },
    };
  }

  #ask(wallet: string | undefined): boolean | Promise<boolean> {
    this.#answers = [];
    this.#emitter.emit('button_click', { wallet });
    const answers = this.#answers;
    if (answers.includes(false)) return false;
    const isPromise = (answer: unknown) => typeof (answer as PromiseLike<unknown> | undefined)?.then === 'function';
    return answers.some(isPromise) ? Promise.all(answers).then((all) => !all.includes(false)) : true;
  }
}
