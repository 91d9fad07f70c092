import { isText } from '../client/record.ts';
import { SdkError } from '../client/sdk-error.ts';
import type { FingerprintProvider } from './fingerprint-provider.ts';
import { FINGERPRINT_COOKIE, keepFingerprint, readCookie } from './page-cookie.ts';

/** S9.07: milliseconds after the start at which a stored token is looked for; the last one is also the timeout. */
export const FALLBACKS = [5000, 10_000, 15_000, 30_000, 60_000] as const;

const wrongType = () =>
  new SdkError('The fraud provider sent a token that is not a string.', 'unprocessable_entity', {
    code: 'unexpected_token_type',
  });
const tooLate = () =>
  new SdkError('The fraud provider sent no token in time. Try again.', 'service_unreachable', {
    code: 'fingerprint_timeout',
  });

/**
 * Takes one fingerprint: resolves with the first token, rejects with an `SdkError`. A token that the script announces
 * counts at once; at 5, 10, 15, 30 and 60 s a token that the script stored counts too, else the one cached from an
 * earlier visit (S9.08).
 */
export function takeFingerprint(
  provider: FingerprintProvider,
  signal: AbortSignal,
  cookieLifetime?: number,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const stopper = new AbortController();
    const timers: ReturnType<typeof setTimeout>[] = [];
    const stop = () => {
      timers.forEach(clearTimeout);
      stopper.abort();
      signal.removeEventListener('abort', abort);
    };
    const abort = () => {
      stop();
      reject(new SdkError('The fingerprint was stopped by destroy().', 'aborted'));
    };
    const deliver = (token: unknown) => {
      // Announcements without a token are ignored.
      if (token === '' || token === undefined || stopper.signal.aborted) return;
      stop();
      if (!isText(token)) return reject(wrongType()); // S5.07
      keepFingerprint(token, cookieLifetime);
      resolve(token);
    };
    const lookUp = () => deliver(provider.read() ?? readCookie(FINGERPRINT_COOKIE));
    const give = (reason: unknown) => {
      if (stopper.signal.aborted) return;
      stop();
      reject(reason);
    };
    signal.addEventListener('abort', abort);
    provider.listen(deliver, stopper.signal);
    for (const mark of FALLBACKS) timers.push(setTimeout(lookUp, mark));
    timers.push(setTimeout(() => give(tooLate()), FALLBACKS[4]));
    provider.start(stopper.signal).catch((reason) => {
      lookUp();
      give(reason);
    });
  });
}
