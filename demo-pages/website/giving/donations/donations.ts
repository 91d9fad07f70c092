import { and, eq } from 'drizzle-orm';
import type { SiteCountryCode } from '#rules/country.ts';
import type { ReadDonation } from '#rules/donations/donation-fields.ts';
import type { Database } from '../../../server/database/open-database.ts';
import type { PayableResult, PayerContext, PaymentData, PaymentSubmission, Payments } from '../../payments/index.ts';
import { type Language, siteOf } from '../../platform/index.ts';
import { createDonation, isSameGift, totalOfDonation } from './create-donation.ts';
import { type DonationAnswer, donationAnswer, donationRefusal } from './donation-answer.ts';
import { donations } from './donations-schema.ts';
import type { Donation } from './ledger.ts';
import { newReference } from './new-reference.ts';

export interface DonationDependencies {
  db: Database;
  payments: Payments;
  clock: () => number;
  /** The code when the country has such an appeal, otherwise null. */
  findAppealCode(code: string, siteCountryCode: SiteCountryCode): Promise<string | null>;
  /** The gateway of a wallet; empty when it is not offered. */
  walletGateways: Readonly<Record<'PayPal' | 'ApplePay' | 'GooglePay', string>>;
  /** The version of the debit request agreement that a bank gift must name. */
  agreementVersion(siteCountryCode: SiteCountryCode): string;
}

export interface DonationPost {
  values: ReadDonation;
  /** Of the page on which it is given: the receipt, the mails and a plan keep it. */
  language: Language;
  payer: PayerContext;
}

/** A donation's answer, and why it was refused. */
export type DonationResult = { answer: DonationAnswer; result?: PayableResult };

export interface Donations {
  /** Writes the donation down and charges it once, however often it is posted. */
  submit(post: DonationPost & { payment: PaymentData }): Promise<DonationResult>;
  /** Writes the donation down and begins the charge that a wallet's button pays. */
  startWallet(post: DonationPost): Promise<{ answer: DonationAnswer; walletToken: string; walletChargeId: string }>;
  /** The state of a posted donation, for whoever holds its key; changes nothing. */
  status(input: { donationKey: string; paymentData: string }): Promise<{
    state: PayableResult['state'];
    answer: DonationAnswer;
  }>;
  /** Writes a donation down that is paid in another way; `session` may then see its reference. */
  write(given: Pick<DonationPost, 'values' | 'language'>, session: string): Promise<Donation>;
}

/** The donations of the site, with one database and one provider. */
export function createDonations(dependencies: DonationDependencies): Donations {
  const { db, payments, clock, findAppealCode, walletGateways, agreementVersion } = dependencies;

  const write: Donations['write'] = async ({ values, language }, session) => {
    const appealCode = values.appeal === '' ? null : await findAppealCode(values.appeal, values.siteCountryCode);
    const input = { values, language, session, appealCode, now: clock() };
    const donation = await createDonation(db, input);
    if (isSameGift(donation, input)) return donation;
    // A wallet's open charge is for the gift as it was. It is cancelled, so that the gift takes over what has changed.
    await payments.release({ kind: 'donation', id: donation.id });
    return createDonation(db, input);
  };
  const findByKey = async (donationKey: string): Promise<Donation | undefined> => {
    const [found] = await db.select().from(donations).where(eq(donations.donationKey, donationKey));
    return found;
  };
  const answerOf = async (result: PayableResult, { donationKey }: ReadDonation) => {
    return { result, answer: donationAnswer(result, await findByKey(donationKey)) };
  };
  // Who holds the key pays in the session of the first post: the cookie of that one may never have arrived.
  const payerOf = ({ sessionId }: Donation, payer: PayerContext) => ({ ...payer, session: sessionId ?? payer.session });
  const submissionOf = (donation: Donation, values: ReadDonation): PaymentSubmission => ({
    payable: { kind: 'donation', id: donation.id },
    amount: values.shownTotal === '' ? totalOfDonation(values) / 100 : Number(values.shownTotal),
    currency: siteOf(values.siteCountryCode).currency,
    keepsSource: values.frequency === 'monthly',
    contentId: values.contentId,
  });

  return {
    async write(given, session) {
      const donation = await write(given, session);
      if (donation.sessionId === session || donation.status !== 'pending') return donation;
      // The answer to an earlier post was lost, and with it the cookie of the session that has this donation.
      const [own] = await db
        .update(donations)
        .set({ sessionId: session })
        .where(and(eq(donations.id, donation.id), eq(donations.status, 'pending')))
        .returning();
      return own ?? donation;
    },
    async submit({ values, language, payer, payment }) {
      const isMonthly = values.frequency === 'monthly';
      const isBank = values.paymentType === 'BankAccount';
      const isKeptPaypal = isMonthly && values.paymentType === 'PayPal' && walletGateways.PayPal !== '';
      const isWallet = !isKeptPaypal && ['PayPal', 'ApplePay', 'GooglePay'].includes(values.paymentType);
      if (isMonthly ? isWallet : isBank) return { answer: donationRefusal('unavailable') };
      if (isBank && values.mandateVersion !== agreementVersion(values.siteCountryCode))
        return { answer: donationRefusal('unavailable') };
      const donation = await write({ values, language }, payer.session);
      const submission = submissionOf(donation, values);
      const { payable } = submission;
      const owner = payerOf(donation, payer);
      if (isWallet) {
        const result = await payments.payByWallet({ session: owner.session, payable, chargeId: payment.token });
        return answerOf(result, values);
      }
      const result = await payments.pay({
        ...owner,
        submission: {
          ...submission,
          paymentData: payment.token,
          authenticationId: payment.authenticationId,
          ...(isBank && {
            mandate: {
              reference: newReference('DEBIT'),
              accepted_at: new Date(clock()).toISOString(),
              ip_address: payer.ipAddress,
              agreement_version: values.mandateVersion,
            },
          }),
        },
      });
      return answerOf(result, values);
    },
    async startWallet({ values, language, payer }) {
      const none = { walletToken: '', walletChargeId: '' };
      const { paymentType } = values;
      const gatewayId = paymentType in walletGateways ? walletGateways[paymentType as keyof typeof walletGateways] : '';
      if (gatewayId === '' || values.frequency === 'monthly')
        return { answer: donationRefusal('unavailable'), ...none };
      const donation = await write({ values, language }, payer.session);
      const started = await payments.startWallet({
        ...payerOf(donation, payer),
        submission: { ...submissionOf(donation, values), gatewayId },
      });
      if ('reason' in started) return { answer: donationRefusal(started.reason, { donation }), ...none };
      const answer = {
        ...donationRefusal('wallet', { donation }),
        errors: [],
        friendlyErrorMessage: '',
        nextAction: '' as const,
      };
      return { answer, walletToken: started.token, walletChargeId: started.chargeId };
    },
    async status({ donationKey, paymentData }) {
      const donation = await findByKey(donationKey);
      if (!donation) return { state: 'unreceived', answer: donationRefusal('unreceived') };
      const session = donation.sessionId ?? undefined;
      const result = await payments.status({ session, payable: { kind: 'donation', id: donation.id }, paymentData });
      return { state: result.state, answer: donationAnswer(result, await findByKey(donationKey)) };
    },
  };
}
