import type { DonationFrequency } from '#rules/donations/donation-fields.ts';
import { toJson } from '#sdk/to-json.ts';

/** The facts of a gift for the thanks; nothing about the donor. Amounts are decimals in whole currency units. */
export interface DonationReceipt {
  readonly transactionId: string;
  readonly receiptNumber: string;
  readonly amount: number;
  readonly currency: string;
  readonly frequency: DonationFrequency;
}

/** The gift of this session: its key, and how far it came. */
export interface DonationRecord {
  readonly key: string;
  /**
   * `posted`: the outcome is not known yet, also after a reload. `unreceived`: the server reports that the post has not
   * arrived, so polling stops; but it may still arrive, so the key stays.
   */
  readonly state: 'open' | 'posted' | 'unreceived' | 'paid';
  /** The gift at its last attempt. A key belongs to one gift. */
  readonly gift: string;
  readonly receipt?: DonationReceipt;
}

const RECORD = 'haven-donation';
const OFFERED = 'haven-donation-monthly-offer';

/** Session storage, or nothing where the browser refuses it. It holds no personal data. */
function stored(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

function store(name: string, text: string): void {
  try {
    sessionStorage.setItem(name, text);
  } catch {
    // The page works without it; only a reload starts again.
  }
}

/** The key of a gift, in this session and in duplicated tabs of it. */
export class DonationSession {
  #record: DonationRecord | undefined;

  constructor() {
    try {
      const record = JSON.parse(stored(RECORD) ?? 'null') as DonationRecord | null;
      if (record && typeof record.key === 'string') this.#record = record;
    } catch {
      // A record that cannot be read is none.
    }
  }

  get record(): DonationRecord | undefined {
    return this.#record;
  }

  /** A post with this key got no response. */
  get isUnanswered(): boolean {
    return this.#record?.state === 'posted' || this.#record?.state === 'unreceived';
  }

  /**
   * The key of the next attempt. Another gift gets a new key, unless the last attempt got no response: its outcome must
   * be known first.
   */
  keyFor(gift: string, newKey: () => string): string {
    const before = this.#record;
    const isSame = before?.gift === gift && before.state !== 'paid';
    const key = before && (isSame || this.isUnanswered) ? before.key : newKey();
    if (key !== before?.key) this.#write({ key, gift, state: 'open' });
    return key;
  }

  /** The gift is on its way to the server. */
  posted(): void {
    this.#change({ state: 'posted' });
  }

  /** The server has not received the gift. */
  unreceived(): void {
    this.#change({ state: 'unreceived' });
  }

  /** The server reported that nothing was charged. */
  refused(): void {
    this.#change({ state: 'open' });
  }

  /** The gift is paid; false when that is known already, so that it is reported only once. */
  paid(receipt: DonationReceipt): boolean {
    if (this.#record?.state === 'paid') return false;
    this.#change({ state: 'paid', receipt });
    return true;
  }

  #change(change: Partial<DonationRecord>): void {
    if (this.#record) this.#write({ ...this.#record, ...change });
  }

  #write(record: DonationRecord): void {
    this.#record = record;
    store(RECORD, toJson(record));
  }
}

/** D1.17: whether monthly giving was offered in this session. */
export const wasMonthlyOffered = (): boolean => stored(OFFERED) !== null;
export const noteMonthlyOffer = (): void => store(OFFERED, 'yes');
