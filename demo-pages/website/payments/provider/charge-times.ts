/** When a charge happened, by the provider's clock; undefined where the provider does not say it. */
export interface ChargeTimes {
  /** The charge was requested: the day that the payer knows, also of a debit. */
  madeAt: Date | undefined;
  /** Its money was charged (M2.01): of a debit and of a wallet's charge that is later. */
  chargedAt: Date | undefined;
}

/** A moment in an answer of the provider; undefined when it is none. */
export function momentOf(text: unknown): Date | undefined {
  const time = typeof text === 'string' ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : new Date(time);
}

/** The times of a charge as the provider presents it. While its money has not moved, both are when it was made. */
export function chargeTimes(charge: { created_at?: unknown; settled_at?: unknown }): ChargeTimes {
  const madeAt = momentOf(charge.created_at);
  return { madeAt, chargedAt: momentOf(charge.settled_at) ?? madeAt };
}
