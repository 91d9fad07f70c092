import { randomId } from '../../client/random-id.ts';
import { isText } from '../../client/record.ts';
import { SdkError } from '../../client/sdk-error.ts';
import { toJson } from '../../client/to-json.ts';
import { openFrameChannel } from '../../messaging/frame-channel.ts';
import { appendFrame, resizeFrame } from '../../surfaces/frame.ts';
import { watchSilence } from '../../surfaces/silent-frame.ts';
import { createSpinner, SPINNER_STYLE, toggleSpinner } from '../../surfaces/spinner.ts';
import { styledRoot } from '../../surfaces/styled-root.ts';
import { unavailable } from '../core/unavailable.ts';
import type { StartWallet, UpdateData } from '../core/wallet.ts';
import type { WalletEventMap } from '../core/wallet-event.ts';
import { merchantAt } from '../core/wallet-meta.ts';
import { flypayFrameAddress } from './flypay-address.ts';
import { flypayCommand, isAbout, readFlypayMessage } from './flypay-message.ts';

/** Adds the spinner in a shadow root, so that its style sheet applies. */
function placeSpinner(container: Element, spinner: Element): void {
  const host = document.createElement('div');
  const root = styledRoot(host, `${SPINNER_STYLE}.spinner{margin:auto}`);
  root.append(spinner);
  container.append(host);
}

/** The pay-later wallet, version 1: a frame of the provider that handles the whole payment. */
export const startWallet: StartWallet = (context) => {
  const { container, chargeToken, token, meta, environment, isLive, signal } = context;
  const { charge } = token;
  const origin = environment.widget;
  const widgetId = randomId();
  const names = { widgetId, reference: charge.reference, chargeId: charge.id };
  const { flypay } = token.credentials;
  const address = flypayFrameAddress(origin, {
    token: chargeToken,
    amount: charge.amount ?? meta.amount ?? '',
    currency: charge.currency ?? meta.currency ?? '',
    mode: isLive ? 'live' : 'sandbox',
    // S3.39: the merchant's option for this wallet, else the name of the charge.
    credentials:
      (isText(flypay) && flypay) || merchantAt('flypay', token.credentials) || charge.reference || charge.id || '',
    requestShipping: meta.request_shipping === true,
    widgetId,
  });
  return new Promise((resolve, reject) => {
    const spinner = createSpinner();
    toggleSpinner(spinner, false);
    placeSpinner(container, spinner);
    const frame = appendFrame(container, address, 'Flypay');
    let isReady = false;
    let isPaid = false;
    let isUnavailable = false;
    const post = (trigger: 'close' | 'updated', data?: object) =>
      frame.contentWindow?.postMessage(toJson(flypayCommand(trigger, widgetId, data)), origin);
    const settle = <Name extends 'payment_success' | 'payment_in_review' | 'payment_error'>(
      name: Name,
      data: WalletEventMap[Name],
    ) => {
      const isSettled = context.begin()?.settle(name, data);
      isPaid ||= isSettled === true && name !== 'payment_error';
    };
    let endWatch = () => {};
    const watch = () => {
      endWatch = watchSilence(frame, {
        what: 'The wallet’s frame',
        environment,
        onSilent({ code, message }) {
          console.error(message);
          context.emit('unavailable', { reason: 'frame_silent', message, ...(code && { code }) });
        },
        retry() {
          frame.src = address;
          watch();
        },
      });
    };
    watch();
    const channel = openFrameChannel(frame, origin, async (raw) => {
      endWatch();
      if (isAbout(raw, names)) resizeFrame(frame, raw['height']); // S4.61
      const message = readFlypayMessage(raw, names);
      if (!message || isPaid || isUnavailable) return;
      if ('isLoading' in message) {
        toggleSpinner(spinner, message.isLoading); // S4.53, S4.54
        return;
      }
      const { event, data } = message;
      if (event === 'update') {
        const answer = await context.runUpdate(data as UpdateData);
        if (!isPaid && !signal.aborted) post('updated', answer);
      } else if (event === 'unavailable') {
        isUnavailable = true;
        const message = 'The wallet cannot be used for this payment.';
        if (isReady) context.emit(event, { reason: 'session_failed', message, ...data });
        else reject(unavailable('session_failed', message));
      } else settle(event, data as unknown as WalletEventMap['payment_success'] & WalletEventMap['payment_error']);
    });
    const stop = () => {
      endWatch();
      channel.close();
      frame.remove();
      spinner.remove();
      reject(new SdkError('The wallet is no longer needed.', 'aborted'));
    };
    signal.addEventListener('abort', stop, { once: true });
    frame.onload = () => {
      isReady = true;
      // S4.59: behind the answer of an `update()` in the same task, which is sent when its promise has resolved.
      resolve({ close: () => queueMicrotask(() => post('close')) });
    };
  });
};
