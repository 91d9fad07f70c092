import { toMinorUnits } from '#rules/money.ts';
import { chargeTimes, momentOf } from '../provider/charge-times.ts';

/** A charge as the provider has it now; sums in cents. */
export interface ProviderCharge {
  id: string;
  status: 'pending' | 'complete' | 'failed' | 'reversed' | 'unknown';
  amountMinor: number;
  currency: string;
  reference: string;
  refundedMinor: number;
  /** What the payer's bank has taken back and not returned. */
  reversedMinor: number;
  /** Why it failed or was reversed. */
  failureCode: string;
  /** When it was asked for. */
  madeAt: Date;
  /** When its money was charged. */
  chargedAt: Date;
  /** When the payer's bank took money back, and when it returned it. */
  reversedAt: Date;
  reinstatedAt: Date;
}

/** A refund that was made at the provider. */
export interface MadeRefund {
  id: string;
  amountMinor: number;
  madeAt: Date;
}

/** A charge with the refunds that were made of it. */
export interface FoundCharge extends ProviderCharge {
  refunds: readonly MadeRefund[];
}

/** A page of the provider's list. */
export interface ChargePage {
  charges: ProviderCharge[];
  /** For the next page; undefined after the last one. */
  cursor: string | undefined;
}

export interface ChargeLookup {
  /** A charge by its id; undefined when the provider has none, or no answer that can be read. */
  find(id: string): Promise<FoundCharge | undefined>;
  /** A page of the charges that were created in a span of time, newest first. @throws Error when there is no answer. */
  list(span: { from: Date; to: Date; cursor?: string | undefined }): Promise<ChargePage>;
  /** The charges with a reference. @throws Error when there is no answer. */
  listOf(reference: string): Promise<ProviderCharge[]>;
}

const TIMEOUT_MS = 15_000;
const PAGE = '100';

/** The merchant's client for what became of charges. */
export function createChargeLookup(options: {
  providerOrigin: string;
  secretKey: string;
  fetch: typeof globalThis.fetch;
  clock: () => number;
}): ChargeLookup {
  const { providerOrigin, secretKey, fetch, clock } = options;
  // What the provider does not date is as of now.
  const toCharge = (charge: ChargeJson) => chargeOf(charge, new Date(clock()));
  const ask = async (path: string) => {
    const response = await fetch(new URL(`/v1/charges${path}`, providerOrigin), {
      headers: { 'x-user-secret-key': secretKey },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The provider answered ${response.status}.`);
    return ((await response.json()) as { resource?: { data?: unknown } }).resource?.data;
  };
  const listed = async (query: Record<string, string>): Promise<ChargePage> => {
    const data = (await ask(`?${new URLSearchParams({ limit: PAGE, ...query })}`)) as ListJson;
    return { charges: (data.items ?? []).map(toCharge), cursor: data.next_cursor ?? undefined };
  };
  return {
    async find(id) {
      const path = `/${encodeURIComponent(id)}`;
      try {
        const charge = toCharge((await ask(path)) as ChargeJson);
        // Requested after the charge, so that they hold whatever the charge says of them.
        const made = charge.refundedMinor > 0 ? ((await ask(`${path}/refunds`)) as RefundJson[]) : [];
        const refunds = made
          .filter(({ status }) => status === 'complete')
          .map((refund) => refundOf(refund, new Date(clock())));
        return { ...charge, refunds };
      } catch {
        return undefined;
      }
    },
    list: ({ from, to, cursor }) =>
      listed({ created_from: from.toISOString(), created_to: to.toISOString(), ...(cursor && { cursor }) }),
    listOf: async (reference) => (await listed({ reference })).charges,
  };
}

interface ListJson {
  items?: ChargeJson[];
  next_cursor?: string | null;
}

interface ChargeJson {
  _id?: string;
  status?: string;
  amount?: string | number;
  refunded_amount?: string | number;
  reversed_amount?: string | number;
  currency?: string;
  reference?: string;
  failure?: { code?: string; decline_code?: string };
  created_at?: string;
  settled_at?: string;
  reversed_at?: string;
  reinstated_at?: string;
}

interface RefundJson {
  _id?: string;
  amount?: string | number;
  status?: string;
  created_at?: string;
}

const refundOf = ({ _id, amount, created_at }: RefundJson, now: Date): MadeRefund => ({
  id: String(_id ?? ''),
  amountMinor: minorOf(amount, `refund ${_id}`),
  madeAt: momentOf(created_at) ?? now,
});

/** A sum of the provider in cents. @throws Error for anything else: a sum that cannot be read never counts as zero. */
function minorOf(amount: unknown, of: string): number {
  try {
    return toMinorUnits(typeof amount === 'number' ? amount : String(amount));
  } catch (cause) {
    throw new Error(`The provider’s ${of} has an amount that is no sum of money.`, { cause });
  }
}

const STATUSES: Record<string, ProviderCharge['status']> = {
  pending: 'pending',
  pending_settlement: 'pending',
  complete: 'complete',
  refunded: 'complete',
  failed: 'failed',
  dishonoured: 'reversed',
  charged_back: 'reversed',
};

function chargeOf(charge: ChargeJson, now: Date): ProviderCharge {
  const status = STATUSES[charge.status ?? ''] ?? 'unknown';
  const sumOf = (amount: string | number | undefined) => minorOf(amount, `charge ${charge._id}`);
  const amountMinor = sumOf(charge.amount);
  // Left out where nothing was refunded.
  const refundedMinor = sumOf(charge.refunded_amount ?? 0);
  // A bank takes back what was not refunded, unless the provider says how much.
  const reversedMinor = status === 'reversed' ? amountMinor - refundedMinor : 0;
  const { madeAt, chargedAt } = chargeTimes(charge);
  return {
    id: String(charge._id ?? ''),
    status,
    amountMinor,
    currency: String(charge.currency ?? ''),
    reference: String(charge.reference ?? ''),
    refundedMinor,
    reversedMinor: charge.reversed_amount === undefined ? reversedMinor : sumOf(charge.reversed_amount),
    failureCode:
      charge.status === 'charged_back'
        ? 'charged_back'
        : String(charge.failure?.decline_code ?? charge.failure?.code ?? ''),
    madeAt: madeAt ?? now,
    chargedAt: chargedAt ?? now,
    reversedAt: momentOf(charge.reversed_at) ?? now,
    reinstatedAt: momentOf(charge.reinstated_at) ?? now,
  };
}
