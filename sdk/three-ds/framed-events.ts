import type { FrameMessage } from '../messaging/frame-message.ts';

/** Known events: the first group ends an authentication, the second is an outcome of collecting data. */
const EVENT = /^(?:chargeAuth(Success|Reject|Cancelled)?|additionalDataCollect(Success|Reject))$/;

/**
 * Filters the messages of html and url frames: known events of this charge, each once, and nothing after an ending.
 * `chargeAuth` may repeat with different statuses; of the two outcomes of collecting data only the first counts.
 */
export function createEventFilter(id: string): (message: FrameMessage) => boolean {
  const seen = new Set<unknown>();
  return ({ event, widget_id, status }) => {
    const known = EVENT.exec(event);
    const key = known?.[1] ? EVENT : known?.[2] ? seen : status;
    if (!known || widget_id !== id || seen.has(EVENT) || seen.has(key)) return false;
    return !!seen.add(key);
  };
}
