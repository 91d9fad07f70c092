import { SdkError } from '../client/sdk-error.ts';
import type { SecureResult } from './secure-result.ts';

/**
 * `method`: the hidden frames collect data about the device. `processing`: the call to process is pending. `polling`:
 * the shopper is challenged, here or elsewhere. `reading`: the result is requested, only once. `ended`: final.
 */
export type Stage = 'method' | 'processing' | 'polling' | 'reading' | 'ended';

/** The inputs: any of them can arrive at any time and any number of times. */
export interface StandaloneInputs {
  /** The event or status of a frame. */
  frame: unknown;
  /** The event in a poll's response; undefined if there is none. */
  poll: unknown;
  /** The response of process or handle. */
  response: SecureResult;
  /** The error of process or handle. */
  failure: SdkError;
  /** A stage that waits for frames or for the shopper took too long. */
  timeout: undefined;
}

/** The next stage, and the event for the merchant: an outcome with its fields, or an error. */
export type Step =
  | readonly [stage: Stage]
  | readonly [stage: 'ended', event: 'error', error: SdkError]
  | readonly [
      stage: Stage,
      event: 'chargeAuthSuccess' | 'chargeAuthReject' | 'chargeAuthChallenge' | 'chargeAuthDecoupled',
      result: SecureResult,
    ];

/** S8.11 */
export const EVENT_NOT_SUPPORTED = 'Event not supported';

const METHOD_DONE: readonly unknown[] = ['MethodFinished', 'MethodSkipped'];
const FRAME_FAILED: readonly unknown[] = ['AuthTimedOut', 'invalid_event'];
/** The challenge page may report the outcome before the next poll. */
const FRAME_READY: readonly unknown[] = ['AuthResultReady', 'chargeAuthSuccess'];
const NOT_READY: readonly unknown[] = ['AuthResultNotReady', null, undefined];

const reject = (result: SecureResult): Step => ['ended', 'chargeAuthReject', result];
const fail = (error: SdkError): Step => ['ended', 'error', error];

function afterFrame(stage: Stage, word: unknown): Step {
  if (FRAME_FAILED.includes(word)) return reject({ status: word, result: {} }); // S4.26
  if (stage === 'method') return [METHOD_DONE.includes(word) ? 'processing' : stage]; // S4.25
  return [FRAME_READY.includes(word) ? 'reading' : stage];
}

function afterResponse(stage: Stage, response: SecureResult): Step {
  if (response.status === 'success') return ['ended', 'chargeAuthSuccess', response]; // S4.21
  // S4.32: the result is requested only once, so one that is still pending is a reject.
  if (stage === 'reading' || !response.pollUrl) return reject(response); // S4.24
  return ['polling', response.challengeUrl ? 'chargeAuthChallenge' : 'chargeAuthDecoupled', response]; // S4.22, S4.23
}

/** The whole standalone flow without frames, timers and calls: late, repeated and unexpected inputs change nothing. */
export function nextStep<Kind extends keyof StandaloneInputs>(
  stage: Stage,
  kind: Kind,
  value: StandaloneInputs[Kind],
): Step {
  if (stage === 'method' || stage === 'polling') {
    if (kind === 'frame') return afterFrame(stage, value);
    if (kind === 'timeout') return afterFrame(stage, 'AuthTimedOut');
    if (kind === 'poll' && stage === 'polling' && !NOT_READY.includes(value)) {
      return value === 'AuthResultReady' ? ['reading'] : fail(new SdkError(EVENT_NOT_SUPPORTED)); // S4.29 to S4.31
    }
  } else if (stage !== 'ended') {
    if (kind === 'response') return afterResponse(stage, value as SecureResult);
    if (kind === 'failure') return fail(value as SdkError);
  }
  return [stage];
}
