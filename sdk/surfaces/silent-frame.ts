import { SdkError } from '../client/sdk-error.ts';
import { drawRetryNotice } from './retry-notice.ts';

/** P8.02: milliseconds until a frame that sends no message counts as failed. */
export const FRAME_PATIENCE = 10_000;

/** Describes a frame, for the case that it stays silent. */
export interface SilentFrameOptions {
  /** What it shows, in the developer's terms. */
  readonly what: string;
  /** Its address. */
  readonly origin: string;
  /** False if `setEnv` was not called. */
  readonly isPlaced: boolean;
  onSilent(error: SdkError): void;
  /** Runs when the shopper clicks to try again. */
  retry(): void;
}

/** The likely cause, in words for the merchant's developer: known causes come first. */
function causeOf(isBlocked: boolean, { origin, isPlaced }: SilentFrameOptions): readonly [code: string, text: string] {
  if (isBlocked)
    return ['policy_blocked', `the page's Content-Security-Policy blocks it. Allow ${origin} in frame-src.`];
  if (!navigator.onLine) return ['offline', 'this device is offline.'];
  if (!isPlaced) return ['environment_not_set', `setEnv() was not called, so the default ${origin} was used.`];
  const text = `${origin} is out of reach, or does not list the origin ${location.origin} of this page.`;
  return ['frame_silent', text];
}

/**
 * Reports once, to the merchant's page and to the shopper, that a frame was blocked or sent no message for 10 s
 * (P8.02). Returns a function that stops the watch and removes the notice, for a frame that responded or was removed.
 */
export function watchSilence(frame: HTMLIFrameElement, options: SilentFrameOptions): () => void {
  let clearNotice = () => {};
  const report = (isBlocked: boolean) => {
    end();
    const [code, cause] = causeOf(isBlocked, options);
    if (frame.parentElement) clearNotice = drawRetryNotice(frame.parentElement, options.retry);
    const text = `${options.what} did not load: ${cause}`;
    options.onSilent(new SdkError(text, 'service_unreachable', { code }));
  };
  const onViolation = ({ blockedURI, effectiveDirective, disposition }: SecurityPolicyViolationEvent) => {
    const isOurs = blockedURI.startsWith(options.origin) && /^(frame|child|default)-src$/.test(effectiveDirective);
    if (isOurs && disposition === 'enforce') report(true);
  };
  const timer = setTimeout(report, FRAME_PATIENCE, false);
  document.addEventListener('securitypolicyviolation', onViolation);
  const end = () => {
    clearTimeout(timer);
    document.removeEventListener('securitypolicyviolation', onViolation);
  };
  return () => {
    end();
    clearNotice();
  };
}
