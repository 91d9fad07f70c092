import { asSdkError, type SdkError } from '../client/sdk-error.ts';
import { webAddress } from '../external-checkout/web-address.ts';
import type { FrameMessage } from '../messaging/frame-message.ts';
import type { SecurePage } from './secure-frames.ts';
import { readSecureResult, type SecureResult } from './secure-result.ts';
import type { StandaloneContent } from './secure-token.ts';
import { nextStep, type Stage, type StandaloneInputs, type Step } from './standalone-step.ts';

/** S4.27, S9.03: milliseconds between two polls. */
export const POLL_INTERVAL = 2000;
/** Milliseconds until a stage that waits for frames or for the shopper ends in a reject. */
export const LONGEST_WAIT = 600_000;

/** S2.33 */
export const FRAME_TITLE = '3d secure authentication';
/** S2.34 */
export const CHALLENGE_TITLE = 'Authentication Challenge';

/** What a standalone authentication needs from the page. */
export interface StandaloneOrder {
  readonly id: string;
  readonly content: StandaloneContent;
  /** The provider's origin. */
  readonly origin: string;
  /** A call with the content as its credential: POST with a body, GET without. */
  call(path: `/${string}`, body?: object): Promise<unknown>;
  /** One poll; never rejects. */
  ask(address: string, signal: AbortSignal): Promise<unknown>;
  render(pages: readonly SecurePage[]): void;
  /** Reports to the merchant: an outcome with its fields, the frame's data about the device, or an error. */
  report(name: NonNullable<Step[1]> | 'chargeAuthInfo', data: object | SdkError): void;
}

/** A running standalone authentication. */
export interface StandaloneRun {
  receive(message: FrameMessage): void;
  /** Stops without an event; the caller removes frames and aborts calls. */
  stop(): void;
}

/** Runs a standalone authentication: reports exactly one of success, reject and error, unless it is stopped before. */
export function runStandalone({ id, content, origin, call, ask, render, report }: StandaloneOrder): StandaloneRun {
  const { initialization_url, secondary_url } = content;
  const polls = new AbortController();
  let stage: Stage = 'method';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let deadline: ReturnType<typeof setTimeout> | undefined;

  const limit = () => {
    deadline = setTimeout(() => advance('timeout', undefined), LONGEST_WAIT);
  };
  const enter = (next: Stage) => {
    clearTimeout(timer);
    clearTimeout(deadline);
    if (stage === 'polling') polls.abort();
    stage = next;
  };
  const call3ds = async (path: string, body?: object) => {
    try {
      const data = await call(`/v1/charges/standalone-3ds/${path}`, body);
      advance('response', readSecureResult(data, origin, secondary_url));
    } catch (reason) {
      advance('failure', asSdkError(reason));
    }
  };
  const poll = async (address: string) => {
    const rested = new Promise((resolve) => {
      timer = setTimeout(resolve, POLL_INTERVAL);
    });
    advance('poll', await ask(address, polls.signal));
    // Waits for a slow response before the next poll, so that only one poll is pending.
    if (stage === 'polling') await rested;
    if (stage === 'polling') poll(address);
  };
  const advance = <Kind extends keyof StandaloneInputs>(kind: Kind, value: StandaloneInputs[Kind], info?: unknown) => {
    const [next, event, data] = nextStep(stage, kind, value);
    if (next === stage) return;
    enter(next);
    const { challengeUrl, pollUrl, ...outcome } = (data ?? {}) as SecureResult;
    if (next === 'processing' || next === 'ended') render([]);
    if (info && next === 'processing') report('chargeAuthInfo', { info });
    if (event) report(event, event === 'error' ? data : { ...outcome, charge_3ds_id: id });
    // A handler may have stopped the run.
    if (stage !== next) return;
    if (next === 'processing') call3ds('process', { charge_3ds_id: id }); // S7.13
    if (next === 'reading') call3ds(`handle?charge_3ds_id=${encodeURIComponent(id)}`); // S7.14, S7.15
    if (challengeUrl && next === 'polling') render([{ address: challengeUrl, title: CHALLENGE_TITLE }]);
    if (pollUrl && next === 'polling') {
      limit();
      poll(pollUrl);
    }
  };

  const pages = [initialization_url, secondary_url].filter(Boolean) as string[];
  render(pages.map((address) => ({ address: webAddress(address, origin), title: FRAME_TITLE, isHidden: true })));
  limit();
  return {
    receive({ event, widget_id, charge_3ds_id, status, info }) {
      if ((widget_id ?? charge_3ds_id) === id) advance('frame', event === 'chargeAuth' ? status : event, info);
    },
    stop: () => enter('ended'),
  };
}
