import type { FrameMessage } from '../messaging/frame-message.ts';

/** S4.06: the possible outcomes of a popup checkout. */
export const OUTCOMES = ['success', 'declined', 'close', 'referred', 'error'] as const;
/** One possible outcome of a popup checkout. */
export type CheckoutButtonOutcome = (typeof OUTCOMES)[number];

/** The outcomes of a dispatcher message, in order of dispatch; empty for an event that does not end a checkout. */
export function readOutcomes({ event }: FrameMessage): readonly CheckoutButtonOutcome[] {
  return OUTCOMES.filter((outcome) => outcome === event);
}
