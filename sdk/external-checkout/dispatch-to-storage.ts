import { randomId } from '../client/random-id.ts';
import { SdkError } from '../client/sdk-error.ts';
import { startHiddenFrame } from '../surfaces/hidden-frame.ts';

/** Milliseconds until a silent storage dispatcher counts as failed. */
export const STORAGE_TIMEOUT = 5000;

/** The data stored on the payments origin for the pages that the shopper visits there. */
export interface StorageDispatch {
  readonly origin: string;
  readonly source: 'zipmoney.checkout.paydock' | 'afterpay.wallet.paydock';
  readonly data: object;
  /** The message of a failure (S8.12, S8.13). */
  readonly failure: string;
}

/**
 * Sends a session to the storage dispatcher (S2.49); after one failure it restarts (S4.19), after a second one it
 * rejects.
 */
export function dispatchToStorage(
  { origin, source, data, failure }: StorageDispatch,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const widgetId = randomId();
    let isLast = false;
    const done = () => {
      clearTimeout(timer);
      frame.stop();
    };
    const fail = () => {
      if (isLast) {
        done();
        reject(new SdkError(failure));
      } else {
        isLast = true;
        frame.restart();
        wait();
      }
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(fail, STORAGE_TIMEOUT);
    };
    const frame = startHiddenFrame(
      'pd-storage-dispatcher',
      origin,
      `/storage-dispatcher?widgetId=${widgetId}&sdk_origin=${location.origin}`,
      ({ event, widget_id }) => {
        if (widget_id !== widgetId) return;
        if (event === 'dispatchError') fail();
        else if (event === 'dispatchSuccess') {
          done();
          resolve();
        }
      },
      // The API expects an object here, unlike the texts that forms exchange.
      ({ contentWindow }) =>
        contentWindow?.postMessage({ destination: 'widget.paydock', source, intent: 'widget-session', data }, origin),
    );
    wait();
    signal.addEventListener('abort', done);
  });
}
