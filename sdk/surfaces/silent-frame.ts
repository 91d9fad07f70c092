import type { Environment } from '../client/environments.ts';
import { type LikelyCause, likelyCause, watchPolicy } from '../client/likely-cause.ts';
import { SdkError } from '../client/sdk-error.ts';
import { resizeFrame } from './frame.ts';
import { renderNotice } from './render-notice.ts';
import { ENGLISH_SURFACE_TEXTS, type SurfaceTexts } from './surface-texts.ts';

/** P8.02: milliseconds until a frame that sends no message counts as failed. */
const FRAME_PATIENCE = 10_000;

/** Describes a frame, for the case that it stays silent. */
export interface SilentFrameOptions {
  /** What it shows, in the developer's terms. */
  readonly what: string;
  /** Where it comes from. */
  readonly environment: Environment;
  /** The texts for the shopper; English without them. */
  readonly texts?: SurfaceTexts;
  onSilent(error: SdkError): void;
  /** Runs when the shopper clicks to try again. */
  retry(): void;
}

/**
 * Reports once, to the merchant's page and to the shopper, that a frame was blocked or sent no message for 10 s
 * (P8.02). Returns a function that stops the watch and removes the notice, for a frame that responded or was removed. A
 * frame that the page has removed with its container proves nothing about the provider, so nothing is reported.
 */
export function watchSilence(frame: HTMLIFrameElement, options: SilentFrameOptions): () => void {
  const { widget: origin } = options.environment;
  let clearNotice = () => {};
  const report = (blockedBy?: string) => {
    end();
    if (!frame.parentElement || !frame.isConnected) return;
    const [code, cause] = likelyCause(origin, options.environment, blockedBy) ?? silentCause(origin);
    // The notice stands in the place of the empty frame.
    resizeFrame(frame, 0, 'suggested');
    clearNotice = renderNotice(frame.parentElement, options.texts ?? ENGLISH_SURFACE_TEXTS, options.retry);
    const text = `${options.what} did not load: ${cause}`;
    options.onSilent(new SdkError(text, 'service_unreachable', { code }));
  };
  const timer = setTimeout(report, FRAME_PATIENCE);
  const endWatch = watchPolicy(origin, 'frame-src', report);
  const end = () => {
    clearTimeout(timer);
    endWatch();
  };
  return () => {
    end();
    clearNotice();
  };
}

/**
 * Why a frame is silent that nothing is known to block. Only an isolated page shows that it has the embedder policy.
 */
const silentCause = (origin: string): LikelyCause =>
  globalThis.crossOriginIsolated
    ? [
        'embedder_policy',
        `this page has Cross-Origin-Embedder-Policy. ${origin} must send that header too, ` +
          'and Cross-Origin-Resource-Policy: cross-origin; or remove it from this page.',
      ]
    : ['frame_silent', `${origin} is out of reach, or does not list the origin ${location.origin} of this page.`];
