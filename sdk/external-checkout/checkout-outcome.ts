import type { FrameMessage } from '../messaging/frame-message.ts';

/** S4.06: how a popup checkout can end. */
export const OUTCOMES = ['success', 'declined', 'close', 'referred', 'error'] as const;
/** One way in which a popup checkout can end. */
export type Outcome = (typeof OUTCOMES)[number];

/** What a dispatcher message means, in order of dispatch; nothing for an event that ends no checkout. */
export function readOutcomes({ event }: FrameMessage): readonly Outcome[] {
  return OUTCOMES.filter((outcome) => outcome === event);
}
