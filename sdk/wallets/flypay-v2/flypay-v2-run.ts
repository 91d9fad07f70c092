import type { UnknownRecord } from '../../client/record.ts';
import { asSdkError } from '../../client/sdk-error.ts';
import type { PopupChannel } from '../../messaging/popup-channel.ts';
import type { Overlay } from '../../surfaces/overlay.ts';
import { WALLET_POPUP_CHECK } from '../../surfaces/popup.ts';
import { type AuthTokens, readFlypayV2Message } from './flypay-v2-message.ts';

/** `asking` waits for the merchant's click handler, `ordering` for an order id; a paid charge cannot be paid again. */
export type FlypayV2State = 'idle' | 'asking' | 'ordering' | 'open' | 'paid' | 'destroyed';

/** The events of a run, and their data. */
export interface FlypayV2Events {
  checkout_open: undefined;
  checkout_close: undefined;
  payment_success: { readonly orderId: string };
  payment_error: { readonly error: { readonly error: unknown; readonly orderId: string } };
  auth_tokens_changed: AuthTokens;
  unavailable: { readonly type: 'create_order_id_error'; readonly code: string };
}

/** What a run needs from the page. */
export interface FlypayV2Order {
  readonly tokens?: AuthTokens | undefined;
  /** The merchant's click handler; false or a rejection stops the click. */
  ask(): Promise<boolean>;
  createOrderId(): Promise<string>;
  /** The charge's status at the provider; undefined without a response. */
  chargeStatus(): Promise<unknown>;
  open(orderId: string, isExpress: boolean): Window | null;
  listen(popup: Window, onMessage: (message: UnknownRecord) => void): PopupChannel;
  /** Undefined if none could be loaded. */
  overlay(controls: { onContinue: () => void; onClose: () => void }): Pick<Overlay, 'show' | 'hide'> | undefined;
  report<Name extends keyof FlypayV2Events>(name: Name, data: FlypayV2Events[Name]): void;
  onState(state: FlypayV2State): void;
}

/** The wallet in the page: any number of flows one after another, at most one payment. */
export interface FlypayV2Run {
  click(): Promise<void>;
  /** Stops without an event; nothing happens afterwards. */
  destroy(): void;
}

/** If a popup seems closed this soon, an opener policy may have cut it off instead. */
export const CUT_OFF_EARLY = 3000;
/** Milliseconds for which the provider is polled about a popup that may be cut off, also while it does not respond. */
export const LONGEST_ABSENCE = 600_000;
export const LONGEST_SILENCE = 10_000;
/** Milliseconds between two such polls. */
export const ASK_EVERY = 2100;

const PAID: readonly unknown[] = ['complete', 'pending', 'inreview'];

/** Each flow that opened a popup ends in exactly one of `payment_success`, `payment_error` and `checkout_close`. */
export function startFlypayV2(order: FlypayV2Order): FlypayV2Run {
  let state: FlypayV2State = 'idle';
  let { tokens } = order;
  let orderId: string | undefined;
  let popup: Window | null = null;
  let channel: PopupChannel | undefined;
  let overlay: ReturnType<FlypayV2Order['overlay']> | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  let isAnnounced: boolean | undefined;
  let openedAt = 0;
  /** Since when the popup seems closed, and how long this stays in doubt. */
  let closedAt: number | undefined;
  let doubt = 0;
  let askedAt = 0;

  const enter = (next: FlypayV2State) => {
    state = next;
    order.onState(next);
  };
  const release = () => {
    clearInterval(timer);
    channel?.close();
    popup?.close();
    overlay?.hide();
    popup = null;
    channel = overlay = undefined;
  };
  const end = <Name extends keyof FlypayV2Events>(name: Name, data: FlypayV2Events[Name]) => {
    release();
    enter(name === 'payment_success' ? 'paid' : 'idle');
    order.report(name, data);
  };
  const receive = (message: UnknownRecord) => {
    const id = orderId as string;
    const { isReady, tokens: fresh, outcome, error } = readFlypayV2Message(message, id);
    // S4.47: the popup may repeat what the page already has.
    if (fresh && (fresh.accessToken !== tokens?.accessToken || fresh.refreshToken !== tokens.refreshToken)) {
      tokens = fresh;
      order.report('auth_tokens_changed', fresh);
    }
    // A handler of the merchant may have stopped the run.
    if (state !== 'open') return;
    if (outcome === 'payment_success') end(outcome, { orderId: id });
    else if (outcome) end(outcome, { error: { error, orderId: id } });
    else if (isReady && tokens) {
      channel?.post({ auth: { access_token: tokens.accessToken, refresh_token: tokens.refreshToken } }); // S4.44
    }
  };
  const look = async () => {
    const current = popup;
    const now = Date.now();
    if (!current?.closed) return;
    if (closedAt === undefined) {
      closedAt = now;
      // If this page has the focus, the shopper sees no popup.
      doubt = now - openedAt < CUT_OFF_EARLY && globalThis.document?.hasFocus() === false ? LONGEST_ABSENCE : 0;
    } else if (now - askedAt < ASK_EVERY) return;
    askedAt = now;
    const since = closedAt;
    const status = await order.chargeStatus();
    // Meanwhile another popup may have opened, or the run may have ended.
    if (popup !== current) return;
    const longest = status === undefined ? Math.min(doubt, LONGEST_SILENCE) : doubt;
    if (PAID.includes(status)) end('payment_success', { orderId: orderId as string });
    else if (Date.now() - since >= longest) end('checkout_close', undefined);
  };
  const open = () => {
    channel?.close();
    popup = order.open(orderId as string, !!tokens);
    openedAt = Date.now();
    closedAt = undefined;
    if (!popup) {
      console.warn('The wallet’s window was blocked. Continue on the overlay opens it, or allow pop-ups.');
      return;
    }
    channel = order.listen(popup, receive);
    if (isAnnounced) return;
    isAnnounced = true;
    order.report('checkout_open', undefined);
  };
  const resume = () => {
    if (state !== 'open') return;
    if (popup && !popup.closed) popup.focus();
    else open();
  };
  const start = () => {
    isAnnounced = false;
    enter('open');
    overlay = order.overlay({
      onContinue: resume,
      onClose: () => {
        if (state === 'open') end('checkout_close', undefined);
      },
    });
    overlay?.show();
    timer = setInterval(look, WALLET_POPUP_CHECK); // S4.48
    // If the popup is blocked, the overlay stays, and its Continue button opens one in a click's own task.
    open();
    if (!popup && !overlay) end('checkout_close', undefined);
  };

  const isOver = () => state === 'destroyed';
  const click = async () => {
    if (state === 'open') return resume();
    if (state !== 'idle') return;
    enter('asking');
    const isAllowed = await order.ask().catch(() => false);
    if (isOver()) return;
    if (!isAllowed) return enter('idle'); // S4.39, S4.40
    enter('ordering');
    try {
      orderId ??= await order.createOrderId(); // S4.41
    } catch (reason) {
      if (isOver()) return;
      const { code, cause } = asSdkError(reason);
      enter('idle');
      order.report('unavailable', { type: 'create_order_id_error', code: code ?? cause }); // S8.16
      return;
    }
    if (!isOver()) start();
  };
  return {
    click,
    destroy() {
      enter('destroyed');
      release();
    },
  };
}
