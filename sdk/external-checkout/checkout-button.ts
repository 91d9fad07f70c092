import { ApiClient } from '../client/api-client.ts';
import { assertCredential } from '../client/credential.ts';
import { isText } from '../client/record.ts';
import { Emitter } from '../messaging/emitter.ts';
import { awaitElement } from '../surfaces/await-element.ts';
import { type ElementTarget, findTarget } from '../surfaces/find-target.ts';
import { startHiddenFrame } from '../surfaces/hidden-frame.ts';
import { createOverlay, OVERLAY_DESCRIPTION, OVERLAY_TITLE } from '../surfaces/overlay.ts';
import { opensTabs, openWindow, POPUP_CHECK, TAB_CHECK } from '../surfaces/popup.ts';
import { CHECKOUT_BUTTON_EVENT, type CheckoutEventMap, type CheckoutFinishEvent } from './checkout-button-event.ts';
import {
  assertGateway,
  type CheckoutChoices,
  type CheckoutGateway,
  type CheckoutMode,
  noRedirectMode,
} from './checkout-gateway.ts';
import { type CheckoutMeta, keepCheckoutMeta } from './checkout-meta.ts';
import type { CheckoutRun, CheckoutRunOptions, CheckoutSettings } from './checkout-order.ts';
import { runCheckout } from './run-checkout.ts';

/** The storage key of the token while the shopper is away from a page that could not open a popup. */
export const LEFT_CHECKOUT_KEY = 'paydock_checkout_token';

/** Stores a checkout for when the page loads again; `owner` separates two buttons of one page. */
function rememberCheckout(owner: string, token: string): void {
  try {
    localStorage.setItem(LEFT_CHECKOUT_KEY, owner + token);
  } catch {
    // Without storage the shopper can still pay; only the page cannot resume the checkout.
  }
}

/** Reads and removes the token of the owner's checkout. */
function takeCheckout(owner: string): string | undefined {
  try {
    const left = localStorage.getItem(LEFT_CHECKOUT_KEY);
    if (left?.startsWith(owner)) {
      localStorage.removeItem(LEFT_CHECKOUT_KEY);
      return left.slice(owner.length);
    }
  } catch {}
  return undefined;
}

const IN_APP = /FBA[NV]|Instagram|Line\/|MicroMessenger|; wv\)/;

/** True inside another app's browser view, which cannot open a second window. */
export function isInAppBrowser(userAgent: string): boolean {
  // A web view of Android contains `wv`; one of iOS does not contain Safari, while every real browser there does.
  return IN_APP.test(userAgent) || (/iP(?:hone|ad|od)/.test(userAgent) && !userAgent.includes('Safari/'));
}

/** Base class of the three checkout buttons: listens to the merchant's button and runs everything after its click. */
export class CheckoutButton extends ApiClient {
  /** The merchant's options; setters change them until the click. */
  protected readonly choices: CheckoutChoices = {
    mode: 'contextual',
    title: OVERLAY_TITLE,
    description: OVERLAY_DESCRIPTION,
    hasOverlay: true,
  };
  readonly #emitter = new Emitter<CheckoutEventMap>(Object.values(CHECKOUT_BUTTON_EVENT));
  readonly #settings: CheckoutSettings;
  #run: CheckoutRun | undefined;

  /** Starts to listen to the merchant's button; throws for an empty credential and an unknown gateway. */
  constructor(
    target: ElementTarget,
    credential: string,
    gateway: CheckoutGateway,
    gatewayId = 'default',
    mode?: CheckoutMode,
  ) {
    super();
    assertCredential(credential);
    assertGateway(gateway);
    this.#settings = {
      credential,
      gateway,
      gatewayId,
      choices: this.choices,
    };
    if (mode) this.choices.mode = mode;
    if (!globalThis.document) return;
    const { signal } = this.stopper;
    const click = (event: Event) => this.#click(event);
    awaitElement(target, 'the checkout button does nothing', signal, (button) =>
      button?.addEventListener('click', click, { signal }),
    );
    // Runs after the task of the constructor, so that environment and handlers are set.
    if (!isInAppBrowser(navigator.userAgent)) return;
    const timer = setTimeout(() => this.#comeBack());
    signal.addEventListener('abort', () => clearTimeout(timer));
  }

  /** The data that the provider shows or stores; keys outside the list are dropped with a warning (S3.03). */
  setMeta(meta: Readonly<CheckoutMeta>): void {
    this.#settings.meta = keepCheckoutMeta(meta);
  }

  /** The overlay's title. */
  setBackdropTitle(title: string): void {
    this.choose('setBackdropTitle', { title });
  }

  /** The overlay's description. */
  setBackdropDescription(description: string): void {
    this.choose('setBackdropDescription', { description });
  }

  /** Turns the overlay off. */
  turnOffBackdrop(): void {
    this.choose('turnOffBackdrop', { hasOverlay: false });
  }

  /** Zip only: switches to the redirect mode and sets the page that the shopper returns to. */
  setRedirectUrl(_url: string): void {
    console.warn(noRedirectMode(this.#settings.gateway.name));
  }

  /** Zip only: replaces all three return addresses in the contextual mode. */
  setSuspendedRedirectUri(suspendedUri: string): void {
    this.choose('setSuspendedRedirectUri', { suspendedUri });
  }

  /** Closes popup and overlay. */
  close(): void {
    if (this.choose('close')) this.#run?.close();
  }

  /**
   * Runs the handler at every occurrence and returns a function that unsubscribes; without a handler, returns a promise
   * of the next occurrence.
   */
  on<Name extends keyof CheckoutEventMap>(name: Name): Promise<CheckoutEventMap[Name]>;
  on<Name extends keyof CheckoutEventMap>(name: Name, handler: (data: CheckoutEventMap[Name]) => void): () => void;
  on<Name extends keyof CheckoutEventMap>(name: Name, handler?: (data: CheckoutEventMap[Name]) => void) {
    return handler ? this.#emitter.on(name, handler) : this.#emitter.next(name);
  }

  /** On `finish`, writes that property of its data, normally `payment_source_token`, into an input of the page. */
  onFinishInsert(input: ElementTarget, dataType: keyof CheckoutFinishEvent): void {
    this.on('finish', (data) => {
      const element = findTarget(input, `${dataType} is not inserted`);
      if (element && isText(data[dataType])) (element as HTMLInputElement).value = data[dataType];
    });
  }

  /** Stops a pending checkout without an event, and removes the listeners of the button and all others. */
  override destroy(): void {
    super.destroy();
    this.#emitter.clear();
    this.#run?.destroy();
  }

  /** Sets an option; in redirect mode, where it has no effect, returns false and warns with the method's name. */
  protected choose(method: string, choice: Partial<CheckoutChoices> = {}): boolean {
    const isContextual = this.choices.mode === 'contextual';
    if (isContextual) Object.assign(this.choices, choice);
    else console.warn(`${method} does nothing in the redirect mode.`);
    return isContextual;
  }

  #click(event: Event): void {
    event.preventDefault();
    if (this.#run?.isActive()) {
      this.#run.resume();
      return;
    }
    this.#emitter.emit('click', undefined);
    this.#settings.gateway.check?.(this.choices);
    if (!this.stopper.signal.aborted) this.#run = runCheckout(this.#order());
  }

  #comeBack(): void {
    const token = this.stopper.signal.aborted ? undefined : takeCheckout(this.#owner());
    if (token) this.#run = runCheckout(this.#order(), token);
  }

  #owner(): string {
    return `${this.#settings.gateway.name}:${this.#settings.gatewayId}:`;
  }

  #order(): CheckoutRunOptions {
    const { environment, choices } = this;
    const origin = environment.widget;
    const isRedirect = choices.mode === 'redirect';
    const isInApp = isInAppBrowser(navigator.userAgent);
    const isTab = opensTabs(navigator.userAgent);
    return {
      ...this.#settings,
      environment,
      page: location.href,
      report: (name, data) => void this.#emitter.emit(name, data as never),
      interval: isTab ? TAB_CHECK : POPUP_CHECK,
      open: (address) => openWindow(address, isTab ? undefined : this.#settings.gateway.popupSize),
      leave:
        isRedirect || isInApp
          ? (address, token) => {
              if (!isRedirect) rememberCheckout(this.#owner(), token);
              // A page restored from the browser's cache must not keep waiting for the checkout that it left for.
              addEventListener('pagehide', () => this.#run?.destroy(), { once: true, signal: this.stopper.signal });
              location.assign(address);
            }
          : undefined,
      overlay:
        choices.hasOverlay && !isRedirect
          ? (controls) => createOverlay(environment.brand, isInApp ? undefined : { ...choices, ...controls })
          : undefined,
      listen: (onMessage) =>
        startHiddenFrame('paydock-dispatcher', origin, `/dispatcher?sdk_origin=${location.origin}`, onMessage),
    };
  }
}
