import { and, eq } from 'drizzle-orm';
import type { SiteCountryCode } from '#website/country.ts';
import type { ReadDonation } from '#website/donations/donation-fields.ts';
import type { Database } from '../../database/open-database.ts';
import type { PayerContext, PaymentSubmission } from '../payment/begin-attempt.ts';
import type { PaymentResult } from '../payment/payment-answer.ts';
import type { Payments } from '../payment/payments.ts';
import type { PaymentData } from '../payment/read-payment-data.ts';
import type { Language } from '../site/languages/house-languages.ts';
import { createDonation } from './create-donation.ts';
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
  agreementVersion: string;
}

export interface DonationPost {
  values: ReadDonation;
  /** Of the page on which it is given: the receipt, the mails and a plan keep it. */
  language: Language;
  payer: PayerContext;
}

/** A donation's answer, and why it was refused. */
export type DonationResult = { answer: DonationAnswer; result?: PaymentResult };

export interface Donations {
  /** Writes the donation down and charges it once, however often it is posted. */
  submit(post: DonationPost & { payment: PaymentData }): Promise<DonationResult>;
  /** Writes the donation down and begins the charge that a wallet's button pays. */
  startWallet(post: DonationPost): Promise<{ answer: DonationAnswer; walletToken: string; walletChargeId: string }>;
  /** The state of a posted donation; changes nothing. */
  status(input: { session: string | undefined; donationKey: string; paymentData: string }): Promise<{
    state: PaymentResult['state'];
    answer: DonationAnswer;
  }>;
  /** Writes a donation down that is paid in another way; undefined for another visitor's key. */
  write(given: Pick<DonationPost, 'values' | 'language'>, session: string): Promise<Donation | undefined>;
}

/** The donations of the site, with one database and one provider. */
export function createDonations(dependencies: DonationDependencies): Donations {
  const { db, payments, clock, findAppealCode, walletGateways, agreementVersion } = dependencies;

  const write: Donations['write'] = async ({ values, language }, session) => {
    const appealCode = values.appeal === '' ? null : await findAppealCode(values.appeal, values.siteCountryCode);
    return createDonation(db, { values, language, session, appealCode, now: clock() });
  };
  const findByKey = async (donationKey: string, session: string): Promise<Donation | undefined> => {
    const own = and(eq(donations.donationKey, donationKey), eq(donations.sessionId, session));
    const [found] = await db.select().from(donations).where(own);
    return found;
  };
  const answerOf = async (result: PaymentResult, { donationKey }: ReadDonation, session: string) => {
    return { result, answer: donationAnswer(result, await findByKey(donationKey, session)) };
  };
  const submissionOf = (donation: Donation, values: ReadDonation): PaymentSubmission => ({
    payable: { kind: 'donation', id: donation.id },
    amount: values.shownTotal === '' ? donation.totalMinor / 100 : Number(values.shownTotal),
    contentId: values.contentId,
  });

  return {
    write,
    async submit({ values, language, payer, payment }) {
      const isMonthly = values.frequency === 'monthly';
      const isBank = values.paymentType === 'BankAccount';
      const isKeptPaypal = isMonthly && values.paymentType === 'PayPal' && walletGateways.PayPal !== '';
      const isWallet = !isKeptPaypal && ['PayPal', 'ApplePay', 'GooglePay'].includes(values.paymentType);
      if (isMonthly ? isWallet : isBank) return { answer: donationRefusal('unavailable') };
      if (isBank && values.mandateVersion !== agreementVersion) return { answer: donationRefusal('unavailable') };
      const donation = await write({ values, language }, payer.session);
      if (!donation) return { answer: donationRefusal('noOrder') };
      const submission = submissionOf(donation, values);
      const { payable } = submission;
      const { session } = payer;
      if (isWallet) {
        const result = await payments.payByWallet({ session, payable, chargeId: payment.token });
        return answerOf(result, values, session);
      }
      const result = await payments.pay({
        ...payer,
        submission: {
          ...submission,
          paymentData: payment.token,
          authenticationId: payment.authenticationId,
          keepsSource: isMonthly,
          ...(isBank && {
            mandate: {
              reference: newReference('DEBIT'),
              accepted_at: new Date(clock()).toISOString(),
              ip_address: payer.ipAddress,
              agreement_version: agreementVersion,
            },
          }),
        },
      });
      return answerOf(result, values, session);
    },
    async startWallet({ values, language, payer }) {
      const none = { walletToken: '', walletChargeId: '' };
      const { paymentType } = values;
      const gatewayId = paymentType in walletGateways ? walletGateways[paymentType as keyof typeof walletGateways] : '';
      if (gatewayId === '' || values.frequency === 'monthly')
        return { answer: donationRefusal('unavailable'), ...none };
      const donation = await write({ values, language }, payer.session);
      if (!donation) return { answer: donationRefusal('noOrder'), ...none };
      const started = await payments.startWallet({
        ...payer,
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
    async status({ session, donationKey, paymentData }) {
      const donation = session ? await findByKey(donationKey, session) : undefined;
      if (!donation) return { state: 'refused', answer: donationRefusal('noOrder') };
      const result = await payments.status({ session, payable: { kind: 'donation', id: donation.id }, paymentData });
      return { state: result.state, answer: donationAnswer(result, await findByKey(donationKey, session ?? '')) };
    },
  };
}
