import type { FrameMessage } from '../messaging/frame-message.ts';

/** The events after which an authentication is over. */
const ENDINGS: readonly string[] = ['chargeAuthSuccess', 'chargeAuthReject', 'chargeAuthCancelled'];
/** The outcomes of collecting data about the device. */
const DATA_OUTCOMES: readonly string[] = ['additionalDataCollectSuccess', 'additionalDataCollectReject'];

/**
 * Filters the messages of html and url frames: known events of this charge, each once, and nothing after an ending.
 * `chargeAuth` may repeat with different statuses; of the two outcomes of collecting data only the first counts.
 */
export function createEventFilter(id: string): (message: FrameMessage) => boolean {
  const statuses = new Set<unknown>();
  let isEnded = false;
  let isDataCollected = false;
  return ({ event, widget_id, status }) => {
    if (isEnded || widget_id !== id) return false;
    if (ENDINGS.includes(event)) {
      isEnded = true;
      return true;
    }
    if (DATA_OUTCOMES.includes(event)) {
      const isFirst = !isDataCollected;
      isDataCollected = true;
      return isFirst;
    }
    if (event !== 'chargeAuth' || statuses.has(status)) return false;
    statuses.add(status);
    return true;
  };
}
