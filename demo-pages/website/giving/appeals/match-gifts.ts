import { eq } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { MOST_INTEGER } from '../../../server/database/sql-rows.ts';
import type { DonationEffect, PaidDonation } from '../donations/donation-effects.ts';
import { addEntry, type Donation, findLedger } from '../donations/ledger.ts';
import { appeals } from './appeals-schema.ts';
import { type Appeal, isRunning } from './find-appeals.ts';

/**
 * The part of an appeal's partner (D2.07): gifts are matched in the order in which they are paid, exactly up to the
 * cap, and what is given back of a gift is given back of its match, until the bank returns it. The appeal's row is the
 * lock of its sums.
 */
export const matchGifts: DonationEffect = {
  async paid(tx, paid, now) {
    // All writers lock appeals in the order of their codes, so that two of them never deadlock.
    const codes = new Set(paid.flatMap(({ donation }) => donation.appealCode ?? []));
    for (const code of [...codes].toSorted()) {
      for (const gift of paid) if (gift.donation.appealCode === code) await match(tx, gift, code, now);
    }
  },
  async returned(tx, donation, { cause }, now) {
    if (donation.appealCode === null || donation.matchedMinor === 0) return;
    const appeal = await lockAppeal(tx, donation.appealCode);
    if (!appeal) return;
    const matchedMinor = Math.min(donation.matchedMinor, matchOf(appeal, donation));
    const amountMinor = matchedMinor - donation.matchedMinor;
    if (amountMinor < 0) await change(tx, appeal, donation, { amountMinor, cause: `match:${cause}`, now });
  },
  async reinstated(tx, donation, { cause }, now) {
    const appeal = donation.appealCode === null ? undefined : await lockAppeal(tx, donation.appealCode);
    if (!appeal) return;
    const first = (await findLedger(tx, donation.id)).find((row) => row.cause === causeOfMatch(donation));
    // What others were matched with meanwhile is not taken from them.
    const left = appeal.matchCapMinor - appeal.matchedMinor;
    const owed = Math.min(first?.amountMinor ?? 0, matchOf(appeal, donation)) - donation.matchedMinor;
    const amountMinor = Math.min(left, owed);
    if (amountMinor > 0) await change(tx, appeal, donation, { amountMinor, cause: `match:${cause}`, now });
  },
};

/** The cause of a gift's match when it was paid. */
const causeOfMatch = ({ id }: Donation) => `match:${id}`;

async function match(tx: Database, { donation, chargedAt }: PaidDonation, code: string, now: number): Promise<void> {
  const appeal = await lockAppeal(tx, code);
  // A gift that staff enter is matched while they may enter it for the appeal; its money may have come before.
  const at = donation.transactionId === null ? now : chargedAt.getTime();
  if (!appeal || appeal.matchPercent === 0 || !isRunning(appeal, at)) return;
  const left = appeal.matchCapMinor - appeal.matchedMinor;
  const amountMinor = Math.min(left, matchOf(appeal, donation));
  if (amountMinor > 0) await change(tx, appeal, donation, { amountMinor, cause: causeOfMatch(donation), now });
}

/**
 * The partner adds to the gift, not to the costs that its donor covers; to one gift at most what its columns hold,
 * $21,474,836.47.
 */
function matchOf({ matchPercent }: Appeal, { giftMinor, totalMinor, returnedMinor }: Donation): number {
  const remaining = Math.min(giftMinor, totalMinor - returnedMinor);
  return Math.min(Math.floor((remaining * matchPercent) / 100), MOST_INTEGER);
}

async function lockAppeal(tx: Database, code: string): Promise<Appeal | undefined> {
  const [appeal] = await tx.select().from(appeals).where(eq(appeals.code, code)).for('update');
  return appeal;
}

async function change(
  tx: Database,
  appeal: Appeal,
  donation: Donation,
  { amountMinor, cause, now }: { amountMinor: number; cause: string; now: number },
): Promise<void> {
  const added = await addEntry(tx, donation.id, {
    entry: amountMinor > 0 ? 'matched' : 'unmatched',
    amountMinor,
    cause,
    actor: 'appeal',
    detail: appeal.matchPartner,
    at: new Date(now),
  });
  if (!added) return;
  const matchedMinor = appeal.matchedMinor + amountMinor;
  await tx.update(appeals).set({ matchedMinor }).where(eq(appeals.code, appeal.code));
}
