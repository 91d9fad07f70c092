/** A wallet session for tests that control the answers of merchant and provider. Never part of a build. */
import type { WalletPaymentMethod } from '../core/payment-method.ts';
import type { PaymentResult } from '../core/wallet-event.ts';
import { startWalletSession, type WalletState } from '../core/wallet-session.ts';

/** A promise that the test settles. */
export function deferred<Value>() {
  let resolve: (value: Value) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

/** A successful payment. */
export const RESULT: PaymentResult = { id: 'c1', amount: 10, currency: 'AUD', status: 'complete' };

/** Starts a session and records its events and calls. */
export function watchedSession() {
  const events: [name: string, data: unknown][] = [];
  const captures: { payment: WalletPaymentMethod; answer: ReturnType<typeof deferred<PaymentResult>> }[] = [];
  const states: WalletState[] = [];
  const merchant = {
    answer: true as boolean | Promise<boolean>,
    asked: 0,
    ended: 0,
    onEvent: (_name: string): void => {},
  };
  const session = startWalletSession({
    emit(name, data) {
      events.push([name, data]);
      merchant.onEvent(name);
      return true;
    },
    capture(payment) {
      const answer = deferred<PaymentResult>();
      captures.push({ payment, answer });
      return answer.promise;
    },
    ask() {
      merchant.asked++;
      return merchant.answer;
    },
    onState: (state) => states.push(state),
    onEnd: () => merchant.ended++,
  });
  const names = () => events.map(([name]) => name);
  return { session, events, names, captures, states, merchant };
}

/** The events that end an attempt. */
export const OUTCOMES = ['payment_success', 'payment_in_review', 'payment_error', 'checkout_close', 'unavailable'];
