import { refusesLoad } from '../client/refuses-load.ts';
import { asSdkError } from '../client/sdk-error.ts';
import { Emitter } from '../messaging/emitter.ts';
import { awaitElement } from '../surfaces/await-element.ts';
import type { ElementTarget } from '../surfaces/find-target.ts';
import { type ChargeToken, readChargeToken } from './core/charge-token.ts';
import { collectClickResults } from './core/click-results.ts';
import { NamedHandlers } from './core/named-handlers.ts';
import { startUpdateQueue } from './core/update-queue.ts';
import type { WalletContext, WalletHandle } from './core/wallet.ts';
import { capturePayment, fetchWalletConfig, sendCallback } from './core/wallet-calls.ts';
import { createWalletBox, showWalletState } from './core/wallet-container.ts';
import type { WalletDescriptor } from './core/wallet-descriptor.ts';
import { type EventOf, type UpdateAnswer, type WalletEventMap, walletEventName } from './core/wallet-event.ts';
import type { AnyWalletEventName, WalletEvent, WalletEventHandler } from './core/wallet-listener.ts';
import { readWalletMeta, type WalletMeta } from './core/wallet-meta.ts';
import { startWalletSession, type WalletState } from './core/wallet-session.ts';
import { optionFor, usableWallets, withCredentials } from './usable-wallets.ts';

/**
 * The buttons of the wallets for a charge: Apple Pay, Google Pay, PayPal and so on, depending on the charge's gateway.
 */
export class WalletButtons extends NamedHandlers {
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
    ask: (wallet) => this.#clicks.ask(() => this.#emitter.emit('button_click', { wallet })),
    onEnd: () => this.#updates.clear(),
    onState: (state) => {
      for (const listen of this.#listeners) listen(state);
    },
  });
  readonly #clicks = collectClickResults();
  #handles: WalletHandle[] = [];
  #box: HTMLElement | undefined;
  #isLoading = false;

  /**
   * `target` is a CSS selector of the container, or the container itself; the token is that of a wallet charge, created
   * by the merchant's server. Throws `Invalid charge token`.
   */
  constructor(target: ElementTarget, chargeToken: string, meta: WalletMeta = {}) {
    super();
    this.#target = target;
    this.#token = readChargeToken(chargeToken);
    this.#chargeToken = chargeToken;
    this.#meta = readWalletMeta(meta);
  }

  /**
   * Renders the buttons and emits `loaded`, or `unavailable` with a reason; after that, call it again to retry. While
   * buttons are shown or loading it does nothing. If the container is missing, it waits for it and sends nothing; after
   * 10 s it warns.
   */
  load(): void {
    if (refusesLoad(this.stopper.signal) || this.#isLoading || this.#box) return;
    this.#isLoading = true;
    awaitElement(this.#target, 'no wallet buttons are rendered', this.stopper.signal, (target) => {
      if (!target) {
        this.#isLoading = false;
        return;
      }
      this.#box = createWalletBox(target);
      this.#load(this.#box).finally(() => {
        this.#isLoading = false;
        if (this.#box?.childElementCount) return;
        this.#box?.remove();
        this.#box = undefined;
      });
    });
  }

  /** The answer to an `update` event, one for each: false rejects the shopper's change, true may give a new price. */
  update(answer: UpdateAnswer): void {
    if (!this.#updates.answer(answer)) console.warn('update(): no update waits for an answer.');
  }

  /** Closes the wallet's window, if the wallet supports it. */
  close(): void {
    for (const handle of this.#handles) handle.close?.();
  }

  /** Dims the buttons and ignores clicks, for example while an order is incomplete. */
  disable(): void {
    this.#session.disable(true);
  }

  /** Enables the buttons again; they stay disabled after the charge was paid. */
  enable(): void {
    this.#session.disable(false);
  }

  override on<Name extends AnyWalletEventName>(name: Name): Promise<WalletEvent<Name>>;
  override on<Name extends AnyWalletEventName>(name: Name, handler: WalletEventHandler<Name>): () => void;
  override on<Name extends AnyWalletEventName>(name: Name, handler?: WalletEventHandler<Name>) {
    const eventName = walletEventName(name) as EventOf<Name>;
    const asEvent = (data: WalletEventMap[EventOf<Name>]) => ({ event: name, data });
    if (!handler) return this.#emitter.next(eventName).then(asEvent);
    return this.#emitter.on(eventName, (data) => {
      const run = () => handler(asEvent(data));
      if (eventName === 'button_click') this.#clicks.take(run);
      else run();
    });
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

  async #load(box: HTMLElement): Promise<void> {
    try {
      const token = await withCredentials(this.#token, this.#meta, (gatewayId) =>
        fetchWalletConfig(this.environment, this.#chargeToken, gatewayId, this.stopper.signal),
      );
      const wallets = usableWallets(token, this.#meta);
      // A failure of one wallet must not affect the others.
      await Promise.all(wallets.map((wallet) => this.#start(wallet, token, box)));
    } catch (reason) {
      this.#refuse(reason);
    }
  }

  async #start({ name, load }: WalletDescriptor, token: ChargeToken, box: HTMLElement): Promise<void> {
    const container = box.appendChild(document.createElement('div'));
    try {
      const { startWallet } = await load();
      const { signal } = this.stopper;
      if (signal.aborted) return;
      const context = this.#context(container, token, name);
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
    if (!this.#emitter.emit('unavailable', data)) console.error(`No wallet button is rendered. ${message}`);
  }

  #context(container: HTMLElement, token: ChargeToken, wallet?: string): WalletContext {
    const { environment } = this;
    const { signal } = this.stopper;
    const { style, raw_data_initialization } = this.#meta;
    const meta = {
      ...this.#meta,
      style: optionFor(wallet, style),
      raw_data_initialization: optionFor(wallet, raw_data_initialization),
    };
    return {
      container,
      chargeToken: this.#chargeToken,
      token,
      meta,
      environment,
      isLive: (meta.gateway_mode ?? token.gateway.mode) === 'live',
      signal,
      loadScript: async (name, query) => {
        const { loadVendorScript } = await import('./core/load-vendor-script.ts');
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
}
