import { eq } from 'drizzle-orm';
import { formatMoney } from '#rules/money.ts';
import type { Database } from '../../../../server/database/open-database.ts';
import {
  correctionsOf,
  type Donation,
  type DonationEffect,
  donations,
  findLedger,
  lockDonation,
  offlinePayment,
  payDonations,
  queueReceipt,
  receiptNumberText,
  returnMoney,
} from '../../../giving/index.ts';
import { findAttempts } from '../../../payments/index.ts';
import { type ActProblem, type ActResult, actOnce, type StaffActor, siteOf } from '../../../platform/index.ts';

/** An act about one donation, from a form of staff. */
interface GiftAct {
  id: string;
  formKey: string;
  staff: StaffActor;
}

export interface ActSettings {
  effects: readonly DonationEffect[];
  siteOrigin: string;
  now: number;
}

const problem = (field: string, message: string): { problem: ActProblem } => ({ problem: { field, message } });
const moneyOf = ({ currency, siteCountryCode }: Donation, minor: number) =>
  formatMoney(minor, currency, siteOf(siteCountryCode).code);

/** Sends a receipt once more to the address of the gift (D6.02). */
export function resendReceipt(
  db: Database,
  { id, formKey, staff, correction }: GiftAct & { correction: number },
  { siteOrigin, now }: ActSettings,
): Promise<ActResult> {
  return actOnce(db, { formKey, staff, now }, async (tx) => {
    const donation = await lockDonation(tx, id);
    if (!donation || donation.receiptNumber === null) return problem('receipt', 'This donation has no receipt yet.');
    if (donation.customerEmailAddress === '') return problem('receipt', 'This donation has no email address.');
    if (correction > correctionsOf(await findLedger(tx, id))) return problem('receipt', 'Choose one of the receipts.');
    await queueReceipt(tx, donation, { siteOrigin, now, correction, again: formKey });
    return {
      action: 'receipt',
      siteCountryCode: donation.siteCountryCode,
      subject: id,
      outcome: 'sent again',
      detail: receiptNumberText(donation.siteCountryCode, donation.receiptNumber, correction),
    };
  });
}

/** A gift that was written down at the site has come by bank transfer (D1.14). */
export function payByTransfer(
  db: Database,
  { id, formKey, staff, givenOn, note }: GiftAct & { givenOn: string; note: string },
  { effects, now }: ActSettings,
): Promise<ActResult> {
  return actOnce(db, { formKey, staff, now }, async (tx) => {
    const donation = await lockDonation(tx, id);
    if (!donation || !isOpenForTransfer(donation))
      return problem('givenOn', 'This donation is not waiting for a transfer.');
    const attempts = await findAttempts(tx, { kind: 'donation', id });
    if (attempts.some(({ status }) => ['pending', 'accepted', 'approved'].includes(status)))
      return problem('givenOn', 'The donor is paying on the website right now. Check again in a few minutes.');
    const values = { givenOn, method: 'transfer' as const };
    const [changed] = await tx.update(donations).set(values).where(eq(donations.id, id)).returning();
    const money = { cause: `transfer:${id}`, actor: staff.name, detail: 'transfer' };
    await payDonations(tx, effects, [offlinePayment(changed!, money)], now);
    return {
      action: 'donation',
      siteCountryCode: donation.siteCountryCode,
      subject: id,
      outcome: 'paid by transfer',
      detail: `${moneyOf(donation, donation.totalMinor)} on ${givenOn}: ${note}`,
    };
  });
}

/** Whether a gift was written down and may still come by bank transfer. A monthly gift needs a card or an account. */
export const isOpenForTransfer = ({ status, source, frequency, transactionId }: Donation): boolean =>
  status === 'pending' && source === 'site' && frequency === 'one-off' && transactionId === null;

const NOT_BY_HAND: ActProblem = {
  field: 'amount',
  message: 'Refunds of this donation cannot be recorded by hand.',
};

/** Why an amount cannot be recorded as returned by hand: at the review, and again with the row locked. */
export function returnProblem(donation: Donation | undefined, amountMinor: number): ActProblem | undefined {
  if (donation?.status !== 'paid' || donation.transactionId !== null) return NOT_BY_HAND;
  const leftMinor = donation.totalMinor - donation.returnedMinor;
  if (amountMinor <= leftMinor) return undefined;
  const message = `Enter ${moneyOf(donation, leftMinor)} or less: that is all that’s left of this donation.`;
  return { field: 'amount', message };
}

/** Money of a gift that did not come through the provider was given back in the way it came. */
export function recordReturn(
  db: Database,
  { id, formKey, staff, amountMinor, reason }: GiftAct & { amountMinor: number; reason: string },
  { effects, now }: ActSettings,
): Promise<ActResult> {
  return actOnce(db, { formKey, staff, now }, async (tx) => {
    const donation = await lockDonation(tx, id);
    const refused = returnProblem(donation, amountMinor);
    if (!donation || refused) return { problem: refused ?? NOT_BY_HAND };
    const returned = { kind: 'refunded' as const, amountMinor, code: '', cause: `returned:${formKey}` };
    const by = { at: new Date(now), actor: staff.name, detail: 'by hand' };
    await returnMoney(tx, effects, donation, { ...returned, ...by }, now);
    return {
      action: 'refund',
      siteCountryCode: donation.siteCountryCode,
      subject: id,
      outcome: 'recorded',
      detail: `${moneyOf(donation, amountMinor)}: ${reason}`,
    };
  });
}
