import type { Exchange } from './provider-calls.ts';

/** The provider answered otherwise than the protocol says. `mend` is a sentence about what the answer must be. */
export class BrokenAnswer extends Error {
  override readonly name = 'BrokenAnswer';
  constructor(
    problem: string,
    readonly mend: string,
    readonly exchange?: Exchange | undefined,
  ) {
    super(problem);
  }
}

/** The provider has no such call. */
export class NotSpoken extends Error {
  override readonly name = 'NotSpoken';
  constructor(readonly exchange: Exchange) {
    super(`The provider has no ${exchange.method} ${exchange.path}.`);
  }
}

/** Something is missing that this check needs; the message says what to give. */
export class NotChecked extends Error {
  override readonly name: string = 'NotChecked';
}

/** What this check builds on did not work, which another check reports. */
export class NotReached extends NotChecked {
  override readonly name = 'NotReached';
}

/** What one check found. `isBlocked`: what it builds on did not work. */
export type CheckFinding =
  | { state: 'spoken' }
  | { state: 'not_checked'; why: string; isBlocked: boolean }
  | { state: 'not_spoken'; why: string; exchange: Exchange }
  | { state: 'broken'; problem: string; mend: string; exchange?: Exchange | undefined };

/** A thrown error as a finding. Throws what is a fault of this program. */
export function findingOf(error: unknown): CheckFinding {
  if (error instanceof NotChecked)
    return { state: 'not_checked', why: error.message, isBlocked: error instanceof NotReached };
  if (error instanceof NotSpoken) return { state: 'not_spoken', why: error.message, exchange: error.exchange };
  if (error instanceof BrokenAnswer)
    return { state: 'broken', problem: error.message, mend: error.mend, exchange: error.exchange };
  throw error;
}
