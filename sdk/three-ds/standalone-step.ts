import { SdkError } from '../client/sdk-error.ts';
import type { SecureResult } from './secure-result.ts';

/**
 * `method`: the hidden frames look at the device. `processing`: the provider was told that they are done. `polling`: the
 * shopper is challenged, here or elsewhere. `reading`: the result is being read, the only time. `ended`: for good.
 */
export type Stage = 'method' | 'processing' | 'polling' | 'reading' | 'ended';

/** What may happen, from outside, at any time and any number of times. */
export interface Happenings {
  /** A frame's word. */
  frame: unknown;
  /** The event that a poll answered; undefined when it answered none. */
  poll: unknown;
  /** What process or handle answered. */
  answer: SecureResult;
  /** Why it did not. */
  failure: SdkError;
  /** A stage that waits for somebody took too long. */
  timeout: undefined;
}

/** The next stage, and what the merchant hears about it: an outcome with its fields, or an error. */
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
/** The challenge page may be faster than the next poll. */
const FRAME_READY: readonly unknown[] = ['AuthResultReady', 'chargeAuthSuccess'];
const NOT_READY: readonly unknown[] = ['AuthResultNotReady', null, undefined];

const reject = (result: SecureResult): Step => ['ended', 'chargeAuthReject', result];
const fail = (error: SdkError): Step => ['ended', 'error', error];

function afterFrame(stage: Stage, word: unknown): Step {
  if (FRAME_FAILED.includes(word)) return reject({ status: word, result: {} }); // S4.26
  if (stage === 'method') return [METHOD_DONE.includes(word) ? 'processing' : stage]; // S4.25
  return [FRAME_READY.includes(word) ? 'reading' : stage];
}

function afterAnswer(stage: Stage, answer: SecureResult): Step {
  if (answer.status === 'success') return ['ended', 'chargeAuthSuccess', answer]; // S4.21
  // S4.32: the result was the last word, so one that is still pending is none.
  if (stage === 'reading' || !answer.pollUrl) return reject(answer); // S4.24
  return ['polling', answer.challengeUrl ? 'chargeAuthChallenge' : 'chargeAuthDecoupled', answer]; // S4.22, S4.23
}

/** The whole standalone flow without frames, timers and calls: what is late, repeated or out of place changes nothing. */
export function nextStep<Kind extends keyof Happenings>(stage: Stage, kind: Kind, value: Happenings[Kind]): Step {
  if (stage === 'method' || stage === 'polling') {
    if (kind === 'frame') return afterFrame(stage, value);
    if (kind === 'timeout') return afterFrame(stage, 'AuthTimedOut');
    if (kind === 'poll' && stage === 'polling' && !NOT_READY.includes(value)) {
      return value === 'AuthResultReady' ? ['reading'] : fail(new SdkError(EVENT_NOT_SUPPORTED)); // S4.29 to S4.31
    }
  } else if (stage !== 'ended') {
    if (kind === 'answer') return afterAnswer(stage, value as SecureResult);
    if (kind === 'failure') return fail(value as SdkError);
  }
  return [stage];
}
