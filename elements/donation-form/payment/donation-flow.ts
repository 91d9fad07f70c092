import { authenticateCard } from '#parts/payment/bank/bank-step.ts';
import { openCardForm } from '#parts/payment/card/card-form.ts';
import { PaymentFlow, type PaymentFlowPage, type PaymentFlowTools } from '#parts/payment/payment-flow.ts';
import type { PaymentPageFacts, WalletMethod } from '#parts/payment/payment-state.ts';
import { completeSettings } from '#parts/payment/provider-settings.ts';
import type { WalletOffer } from '#parts/payment/wallet/render-wallet.ts';
import type { OpenWallet } from '#parts/payment/wallet/wallet-step.ts';
import { pushShopEvent } from '#rules/analytics/push-event.ts';
import type { DonationApi } from '#rules/api/donation-api.ts';
import type { DonationResponse } from '#rules/api/donation-schemas.ts';
import { WebsiteApiError } from '#rules/api/website-api-error.ts';
import type { DonationPaymentType, DonationSubmission } from '#rules/donations/donation-fields.ts';
import { loadPart } from '#runtime/load-part.ts';
import { randomId } from '#sdk/random-id.ts';
import { addDonationPayment } from '../later/donation-analytics.ts';
import type { DonationSession } from '../later/donation-session.ts';
import { DONATION_MESSAGES, failureText } from './donation-messages.ts';
import { type DonationPage, giftKey } from './donation-page.ts';
import { PAYPAL_STYLE } from './paypal-style.ts';

/** How a try of a donation ended. */
export interface DonationOutcome {
  readonly donation: DonationSubmission;
  /** The server's response; without one, nothing was charged or the outcome is not known. */
  readonly response: DonationResponse | undefined;
  readonly isUnknown: boolean;
}

export interface DonationFlowOptions {
  readonly api: DonationApi;
  readonly session: DonationSession;
  readonly ended: (outcome: DonationOutcome) => void;
}

type Tools = PaymentFlowTools<DonationPage, PaymentPageFacts, DonationSubmission, DonationResponse>;

type ButtonOptions = WalletOffer['options'];

/** Loads the wallet on demand, so that the page does not load it before it is chosen. */
const openDonationWallet =
  (
    api: Pick<DonationApi, 'startWallet'>,
    submissionOf: (page: DonationPage, wallet: WalletMethod) => DonationSubmission,
  ): OpenWallet<DonationPage> =>
  (container, page, events, signal, wallet) => {
    const isMonthly = page.donation.frequency === 'monthly';
    const rendered = isMonthly
      ? loadPart(container, import('./render-paypal-vault.ts')).then(({ renderPaypalVault }) =>
          renderPaypalVault(container, page, events, signal),
        )
      : loadPart(container, import('#parts/payment/wallet/render-wallet.ts')).then(({ renderWallet }) =>
          renderWallet(container, offerOf(page, wallet, api, submissionOf), completeSettings(page), events, signal),
        );
    rendered.catch((cause: unknown) => {
      if (!signal.aborted) events.failed(cause);
    });
  };

function offerOf(
  page: DonationPage,
  wallet: WalletMethod,
  api: Pick<DonationApi, 'startWallet'>,
  submissionOf: (page: DonationPage, wallet: WalletMethod) => DonationSubmission,
): WalletOffer {
  const { walletScript, applePayScript, googlePayScript } = page.attributes;
  const scripts = { paypal: walletScript, apple: applePayScript, google: googlePayScript };
  const own = Object.entries(scripts).filter(([, address]) => address !== '');
  return {
    start: (signal) => api.startWallet(submissionOf(page, wallet), { signal }),
    scripts: Object.fromEntries(own),
    options: buttonOf(page, wallet),
  };
}

function buttonOf({ attributes }: DonationPage & PaymentFlowPage, wallet: WalletMethod): ButtonOptions {
  if (wallet === 'PayPal') {
    return { hide_message: true, style: PAYPAL_STYLE };
  }
  return {
    country: attributes.siteCountryCode === 'NZL' ? 'NZ' : 'AU',
    // What Apple asks for where no name is known.
    amount_label: attributes.payeeName.trim() || location.hostname,
    // The gateway has both wallets; the donor has chosen this one.
    wallets: [wallet === 'ApplePay' ? 'apple' : 'google'],
  };
}

/** The payment of a donation: its posted fields, its key, its calls and its analytics. */
export class DonationFlow extends PaymentFlow<DonationPage, PaymentPageFacts, DonationSubmission, DonationResponse> {
  constructor(page: DonationPage, options: DonationFlowOptions, tools: Partial<Tools> = {}) {
    const { api, session, ended } = options;
    /** An earlier post with the same key got no response. */
    let isRepeated = false;
    const submissionOf = (current: DonationPage, paymentType: DonationPaymentType, paymentData: string) => ({
      donationKey: session.keyFor(giftKey(current), randomId),
      ...current.donation,
      paymentType,
      paymentData,
      mandateVersion: paymentType === 'BankAccount' ? current.attributes.debitAgreementVersion : '',
    });
    super(page, {
      tag: 'donation-form',
      calls: {
        // Without a message from the server, the page shows that nothing was charged.
        submit: async (donation, call) => {
          session.posted();
          try {
            return withSentence(await api.submit(donation, call));
          } catch (cause) {
            if (!isRepeated && isBotCheck(cause)) session.refused();
            throw isRepeated && wasTurnedAway(cause) ? new WebsiteApiError('undecided', { cause }) : cause;
          }
        },
        status: async (donation, call) => withSentence(await api.status(donation, call)),
      },
      openCardForm,
      openWallet: openDonationWallet(api, (current, wallet) => submissionOf(current, wallet, '')),
      authenticateCard,
      checkPerson: async () => (await import('#rules/bot-check/bot-check.ts')).runBotCheck('payment'),
      factsOf: () => ({ paypalAccepted: true, keepsChoice: true }),
      holderOf: ({ donation }) => `${donation.customerFirstName} ${donation.customerLastName}`.trim(),
      submissionOf: (_payment, { paymentType, paymentData }, current) =>
        submissionOf(current, paymentType, paymentData),
      posting: ({ submission, page: { currency } }) => {
        isRepeated = session.isUnanswered;
        void pushShopEvent(addDonationPayment(submission, currency));
      },
      responded: (response, { submission }) => ended({ donation: submission, response, isUnknown: false }),
      unanswered: (isUnknown, { submission }) => ended({ donation: submission, response: undefined, isUnknown }),
      failureText,
      isUndecided: () => session.record?.state === 'posted',
      ...tools,
    });
  }
}

const isBotCheck = (cause: unknown) => cause instanceof WebsiteApiError && cause.code === 'bot_check';

/**
 * A limit or a proxy refused this post unread; an earlier one with the same key may still have been charged (D1.13).
 */
const wasTurnedAway = (cause: unknown) =>
  cause instanceof WebsiteApiError && !isBotCheck(cause) && (cause.status ?? 0) >= 400 && (cause.status ?? 0) < 500;

function withSentence<Reply extends DonationResponse>(response: Reply): Reply {
  const isRefused = response.errors.length > 0 && response.friendlyErrorMessage.trim() === '';
  return isRefused ? { ...response, friendlyErrorMessage: DONATION_MESSAGES.refused } : response;
}
