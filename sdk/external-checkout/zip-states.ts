import { textOf } from '../client/record.ts';
import type { FrameMessage } from '../messaging/frame-message.ts';
import { type Outcome, readOutcomes } from './checkout-outcome.ts';

/** S4.01 to S4.04: the events of each returned state, in order. */
const BY_STATE = new Map<unknown, readonly Outcome[]>([
  ['approved', ['close', 'success']],
  ['declined', ['close', 'declined']],
  ['cancelled', ['close']],
  ['referred', ['close', 'referred']],
]);

/** A `complete` message carries Zip's state; an unknown one causes a warning and does not end the checkout (S4.05). */
export function readZipOutcomes(message: FrameMessage): readonly Outcome[] {
  if (message.event !== 'complete') return readOutcomes(message);
  const outcomes = BY_STATE.get(message['state']);
  if (!outcomes) console.warn(`Zip checkout: the state ${textOf(message['state'])} is unknown.`);
  return outcomes ?? [];
}
