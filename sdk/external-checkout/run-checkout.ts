import { asSdkError, SdkError } from '../client/sdk-error.ts';
import type { HiddenFrame } from '../surfaces/hidden-frame.ts';
import { exchangeCheckoutToken } from '../tokens/create-payment-source-token.ts';
import type { CheckoutRun, CheckoutRunOptions } from './checkout-order.ts';
import { type CheckoutButtonOutcome, readOutcomes } from './checkout-outcome.ts';
import { type CheckoutDetails, createExternalCheckout, fetchCheckoutDetails, isAccepted } from './external-checkout.ts';
import { webAddress } from './web-address.ts';

/** Milliseconds before a failed step is retried. */
const RETRY_DELAY = 1000;

/**
 * Two retries after a temporary failure: the shopper has already paid, and a phone that returns to its page is often
 * offline for a moment.
 * Stays pending if the signal aborts between two tries.
 */
async function persist<Value>(call: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
  for (let left = 2; ; left--) {
    try {
      return await call();
    } catch (reason) {
      if (!left || !asSdkError(reason).retryable) throw reason;
      await new Promise((resolve) => {
        const timer = setTimeout(resolve, RETRY_DELAY);
        signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
      });
    }
  }
}

/** If a popup seems closed this soon after its navigation, an opener policy may have cut it off instead. */
export const EARLY = 3000;
/** Milliseconds for which the server is polled about a popup that may be cut off. */
export const CHECKOUT_PATIENCE = 600_000;
/** The same if the server does not respond. */
export const CHECKOUT_SILENCE = 10_000;
/** The code of a window that the browser did not open. */
const BLOCKED = 'popup_blocked';

/** Milliseconds between two such polls. */
export const CHECKOUT_POLL_INTERVAL = 2000;

/**
 * Runs one checkout, from the click's own task to `close`, which is reported once and last. `left` is the token of a
 * checkout that the shopper now returns from.
 */
export function runCheckout(order: CheckoutRunOptions, left?: string): CheckoutRun {
  const { environment, credential, gatewayId, gateway, choices, report, interval, leave } = order;
  const origin = environment.widget;
  const firstPage = gateway.firstPage && origin + gateway.firstPage;
  const stopper = new AbortController();
  const { signal } = stopper;
  const open = (address = firstPage) => (left || leave ? null : order.open(address));
  let popup = open();
  let token = left;
  let address = left;
  let dispatcher: HiddenFrame | undefined;
  let sentAt = 0;
  let closedLooks = 0;
  let patience: number | undefined;
  let isAsking = false;
  let isSettled = false;
  let isAnnounced = false;

  const isClosed = () => (popup ? popup.closed : left);
  const forget = () => {
    closedLooks = 0;
    patience = undefined;
  };
  const announce = () => {
    if (isAnnounced || !address) return;
    isAnnounced = true;
    report('popupRedirect');
  };
  const tellBlocked = () => {
    const error = 'The checkout window was blocked. Continue on the overlay opens it, or allow pop-ups.';
    console.warn(error);
    report('error', { error, code: BLOCKED });
  };
  const resume = () => {
    if (popup && !popup.closed) popup.focus();
    else if (!isSettled) {
      popup = open(address);
      sentAt = Date.now();
      forget();
      if (popup) announce();
      else tellBlocked();
    }
  };
  const stopPopup = () => {
    clearInterval(timer);
    dispatcher?.stop();
    popup?.close();
  };
  const destroy = () => {
    isSettled = true;
    stopper.abort();
    stopPopup();
    overlay?.hide();
  };
  const end = () => {
    if (signal.aborted) return;
    destroy();
    report('close');
  };
  const close = () => {
    // After acceptance the token will still arrive, so only the overlay is removed.
    if (isSettled && !signal.aborted) overlay?.hide();
    else end();
  };
  const fail = (reason: unknown) => {
    if (signal.aborted) return;
    const error = asSdkError(reason);
    console.error(error.message); // S8.04
    const isShown = popup && !isSettled && gateway.showFailure?.(popup, error); // S8.06
    report('error', { error: error.message, code: error.code ?? error.cause });
    if (!isShown) end();
  };
  const details = () => fetchCheckoutDetails(environment, credential, token as string, signal);
  const finish = async (result?: CheckoutDetails) => {
    isSettled = true;
    report('accepted', {}); // S4.07
    overlay?.load(); // S4.08
    stopPopup(); // S4.09
    try {
      const finished = await persist(async () => {
        result ??= await details(); // S4.10
        const { checkout_email, checkout_holder, gateway_type } = result;
        const payment_source_token = await exchangeCheckoutToken(
          environment,
          credential,
          gatewayId,
          token as string,
          signal,
        );
        return { payment_source_token, checkout_email, checkout_holder, gateway_type };
      }, signal);
      report('finish', finished);
      end();
    } catch (reason) {
      fail(reason);
    }
  };
  const settle = (outcomes: readonly CheckoutButtonOutcome[]) => {
    if (isSettled || !outcomes.length) return;
    if (outcomes.includes('success')) return finish();
    isSettled = true;
    stopPopup(); // S4.14
    for (const outcome of outcomes) {
      if (outcome === 'error') console.error('Error from checkout server'); // S8.08
      if (outcome === 'close') end();
      else report(outcome as 'declined');
    }
    end();
  };
  const ask = async () => {
    isAsking = true;
    const result = await details().catch(() => undefined);
    isAsking = false;
    if (isSettled || !isClosed()) return;
    if (result && isAccepted(result)) finish(result);
    else if (closedLooks * interval >= (result ? (patience ?? 0) : CHECKOUT_SILENCE)) end();
  };
  const look = () => {
    dispatcher?.keep();
    if (!isClosed()) return forget();
    // A blank popup has the page's own origin, so its handle cannot be cut off.
    if (!address && !firstPage) end();
    if (++closedLooks < 2 || !token || isAsking || (closedLooks - 2) % (CHECKOUT_POLL_INTERVAL / interval)) return;
    patience ??= overlay && Date.now() - sentAt < EARLY && !document.hasFocus() ? CHECKOUT_PATIENCE : 0;
    ask();
  };
  const start = async () => {
    if (!popup && !leave && !overlay) {
      throw new SdkError('The checkout window was blocked. Allow pop-ups and try again.', 'canceled', {
        code: BLOCKED,
      });
    }
    overlay?.show();
    if (!popup && !leave) tellBlocked();
    const body = { gateway_id: gatewayId, meta: order.meta ?? {}, ...gateway.returnPages(origin, order.page, choices) };
    const checkout = await createExternalCheckout(environment, credential, body, signal);
    if (signal.aborted) return;
    token = checkout.token;
    if (!leave) {
      dispatcher = order.listen((message) => {
        const { message_source, reference_id } = message;
        if (message_source === 'checkout.paydock' && reference_id === checkout.reference_id) {
          settle((gateway.outcomes ?? readOutcomes)(message));
        }
      });
    }
    address = webAddress((await gateway.address?.(checkout, origin, choices, signal, order)) ?? checkout.link, origin);
    if (signal.aborted) return;
    if (leave) report('redirect', { checkout_token: token });
    else if (popup) announce();
    sentAt = Date.now();
    popup?.location.replace(address);
    leave?.(address, token);
  };

  const overlay = order.overlay?.({ onContinue: resume, onClose: close });
  const timer = setInterval(look, interval);
  if (left) ask();
  else start().catch(fail);
  return { isActive: () => !signal.aborted, resume, close, destroy };
}
