import { asSdkError, UNKNOWN_ERROR } from '../../client/sdk-error.ts';
import { compact, type WalletPaymentMethod } from './payment-method.ts';
import { OUTCOME_UNKNOWN } from './wallet-calls.ts';
import type { EmitWalletEvent, PaymentResult, WalletEventMap } from './wallet-event.ts';

/**
 * The state of the buttons: `busy` from a click to its outcome, `disabled` by the merchant, or finally after payment.
 */
export type WalletState = 'ready' | 'busy' | 'disabled';

/** The events that end an attempt: each attempt emits exactly one of them. */
export type OutcomeName = 'payment_success' | 'payment_in_review' | 'payment_error' | 'checkout_close' | 'unavailable';

/** The outcome of an authorised payment. */
export interface PayOutcome {
  readonly isPaid: boolean;
  /** The provider's message about a failure. */
  readonly message?: string;
}

/** The differences between wallets. */
export interface PayOptions {
  /** True if the wallet approves first: `payment_method_selected` follows the response. */
  readonly isAnnouncedAfter?: boolean;
  /** True if the buttons stay enabled while a payment is in review. */
  readonly mayPayAfterReview?: boolean;
}

/** One attempt of the shopper to pay, from the click to its outcome. */
export interface WalletAttempt {
  /** False if the merchant's click handler refused; then nothing may be opened. */
  readonly accepted: true | Promise<boolean>;
  /** True until the outcome was emitted, or the attempt was dropped. */
  isLive(): boolean;
  /** The sheet or popup is open: emits `checkout_open`, once. */
  open(): void;
  /**
   * Emits `payment_method_selected`, captures and emits the outcome. A wallet whose sheet stays open after a failure
   * may call it again; undefined while another capture is pending, or if this attempt can no longer pay.
   */
  pay(payment: WalletPaymentMethod, options?: PayOptions): Promise<PayOutcome | undefined>;
  /** Ends the attempt with an outcome that the wallet itself reports; false if it already had one. */
  settle<Name extends OutcomeName>(name: Name, data: WalletEventMap[Name]): boolean;
  /** The shopper closed the sheet; if a capture is pending, its result decides instead. */
  close(): void;
  /** The wallet failed: emits `payment_error` with message and code. */
  fail(reason: unknown): void;
}

/** What a session needs from its buttons. */
export interface SessionHooks {
  readonly emit: EmitWalletEvent;
  capture(payment: WalletPaymentMethod): Promise<PaymentResult>;
  /** Runs the merchant's click handlers; returns true, false or a promise of either. */
  ask(wallet: string | undefined): boolean | Promise<boolean>;
  onState(state: WalletState): void;
  /** The attempt has ended: updates that wait for the merchant are no longer needed. */
  onEnd(): void;
}

/** One charge and the attempts to pay it: at most one at a time, at most one payment, one outcome each. */
export interface WalletSession {
  state(): WalletState;
  /** See `WalletContext.runClick` and `begin`; `isAsked` is true if the merchant's handlers run. */
  begin(wallet: string | undefined, isAsked: boolean): WalletAttempt | undefined;
  /** Enables or disables the buttons for the merchant; a pending attempt continues. */
  disable(isDisabled: boolean): void;
  /** Stops the session; nothing is emitted afterwards. */
  destroy(): void;
}

/** Starts the session of one charge, with buttons that are ready. */
export function startWalletSession(hooks: SessionHooks): WalletSession {
  let current: WalletAttempt | undefined;
  let dropCurrent = () => {};
  let isCapturing = false;
  let isDisabled = false;
  let isOver = false;
  /** A payment whose capture has an unknown outcome: it must be sent again before anything else is captured. */
  let lost: WalletPaymentMethod | undefined;

  const state = (): WalletState => {
    if (isOver) return 'disabled';
    if (current?.isLive()) return 'busy';
    return isDisabled ? 'disabled' : 'ready';
  };
  const changed = () => hooks.onState(state());

  const startAttempt = (wallet: string | undefined, isAsked: boolean): WalletAttempt => {
    let isLive = true;
    let isDropped = false;
    let isOpen = false;
    // A sheet stays open only after a failure; calls of a closed sheet are late.
    let hasFailed = false;
    let isReviewFinal = true;
    const end = () => {
      isLive = false;
      hooks.onEnd();
      changed();
    };
    const drop = () => {
      isDropped = true;
      end();
    };
    const settle: WalletAttempt['settle'] = (name, data) => {
      if (!isLive || isCapturing) return false;
      isLive = false;
      hasFailed = name === 'payment_error';
      isOver ||= name === 'payment_success' || (isReviewFinal && name === 'payment_in_review');
      hooks.emit(name, data);
      end();
      return true;
    };
    const fail = (reason: unknown) => {
      const { message, code, cause } = asSdkError(reason);
      settle('payment_error', { message, code: code ?? cause });
    };
    const pay: WalletAttempt['pay'] = async (payment, { isAnnouncedAfter, mayPayAfterReview } = {}) => {
      isReviewFinal = !mayPayAfterReview;
      // Nothing is captured before the merchant has accepted the click.
      if (attempt.accepted !== true && !(await attempt.accepted)) return undefined;
      if (!(isLive || hasFailed) || isOver || isCapturing || current !== attempt) return undefined;
      isLive = isCapturing = true;
      changed();
      // The unknown payment is sent first, with its original body, whatever the sheet authorised since; its event was
      // already emitted.
      const isAgain = !!lost;
      const body = lost ?? compact(payment) ?? {};
      const announce = () => void (isAgain || hooks.emit('payment_method_selected', body));
      if (!isAnnouncedAfter) announce();
      let result: PaymentResult;
      try {
        result = await hooks.capture(body);
        lost = undefined;
      } catch (reason) {
        isCapturing = false;
        const { code, message } = asSdkError(reason);
        lost = code === OUTCOME_UNKNOWN ? body : undefined;
        if (isDropped) return undefined;
        fail(reason);
        return message === UNKNOWN_ERROR ? { isPaid: false } : { isPaid: false, message };
      }
      isCapturing = false;
      if (isDropped) return undefined;
      if (isAnnouncedAfter) announce();
      const { payer_name, payer_email, payer_phone } = { ...body.customer };
      const data = { ...result, ...compact({ payer_name, payer_email, payer_phone }) };
      settle(result.status === 'inreview' ? 'payment_in_review' : 'payment_success', data); // S4.35, S4.36
      return { isPaid: true };
    };
    const attempt: WalletAttempt & { accepted: WalletAttempt['accepted'] } = {
      accepted: true,
      isLive: () => isLive,
      open() {
        if (!isLive || isOpen) return;
        isOpen = true;
        hooks.emit('checkout_open', { wallet });
      },
      pay,
      settle,
      close: () => void settle('checkout_close', { wallet }),
      fail,
    };
    current = attempt;
    dropCurrent = drop;
    changed();
    if (lost) pay(lost);
    else if (isAsked) {
      const accepted = hooks.ask(wallet);
      if (accepted === false) drop();
      else if (accepted !== true) {
        attempt.accepted = accepted
          .catch(() => false)
          .then((isAccepted) => {
            // The shopper may have left since; then the end of this attempt must not be that of a newer one.
            if (!isAccepted && isLive) drop();
            return isLive;
          });
      }
    }
    return attempt;
  };

  return {
    state,
    begin(wallet, isAsked) {
      const isBusy = current?.isLive();
      if (isBusy) console.warn('A payment is under way: the click is ignored.');
      // A frame reports what has already happened, even if the merchant has disabled the buttons since.
      if (isBusy || isOver || (isAsked && isDisabled)) return undefined;
      const isAgain = !!lost;
      const attempt = startAttempt(wallet, isAsked);
      return attempt.isLive() && !isAgain ? attempt : undefined;
    },
    disable(isNowDisabled) {
      isDisabled = isNowDisabled;
      changed();
    },
    destroy() {
      isOver = true;
      dropCurrent();
    },
  };
}
