/**
 * The ways a simulated wallet's payment can end. A payment method says which in its text, as `sandbox_<word>`; the
 * provider's server reads it there, so that the sheets need no server of their own.
 */
export const OUTCOME_WORDS = ['approve', 'slow', 'in_review', 'decline', 'fail', 'lost'] as const;
export type SandboxOutcome = (typeof OUTCOME_WORDS)[number];

/** A text that stands for one payment with this outcome. */
export function sandboxReference(prefix: string, outcome: SandboxOutcome): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `${prefix}sandbox_${outcome}.${random.toString(36).padStart(7, '0')}`;
}
