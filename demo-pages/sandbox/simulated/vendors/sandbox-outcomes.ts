/**
 * The possible outcomes of a simulated wallet's payment. A payment method contains its outcome as `sandbox_<word>`; the
 * sandbox's server reads it there, so the sheets need no server of their own.
 */
export const SANDBOX_OUTCOMES = ['approve', 'slow', 'in_review', 'decline', 'fail', 'lost'] as const;
export type SandboxOutcome = (typeof SANDBOX_OUTCOMES)[number];

/** A text that identifies one payment with this outcome. */
export function sandboxReference(prefix: string, outcome: SandboxOutcome): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `${prefix}sandbox_${outcome}.${random.toString(36).padStart(7, '0')}`;
}
