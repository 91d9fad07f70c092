import * as z from 'zod/mini';
import { DONATION_PATHS } from '#rules/api/donation-paths.ts';
import { normaliseSiteCountryCode } from '#rules/country.ts';
import { LEAST, MOST } from '#rules/donations/donation-amount.ts';
import type { DonationFrequency, DonationPaymentType } from '#rules/donations/donation-fields.ts';
import { originListSchema } from '#rules/links/origin-list.ts';
import { pageAddress } from '#rules/links/page-address.ts';
import { atLeast, filledText, numberBetween, numberFrom } from '#runtime/attribute-schemas.ts';
import { siteSettings } from '#runtime/attributes/site-settings.ts';
import type { Documentation } from '#runtime/documentation.ts';
import type { DonationStep } from './donation-step.ts';

export const tag = 'donation-form';

const text = (fallback = '') => z._default(z.string(), fallback);
const on = () => z._default(z.boolean(), true);
const sum = () => numberBetween(0.01, 999_999);
const amounts = z.array(z.object({ amount: sum(), does: text() })).check(atLeast(1, 'give at least one amount'));

export const DONATION_METHODS = ['card', 'paypal', 'apple-pay', 'google-pay', 'bank-account'] as const;

const fields = z.object({
  siteCountryCode: z.pipe(
    text('AUS'),
    z.transform((code: string) => normaliseSiteCountryCode(code)),
  ),
  onceAmounts: z._default(amounts, [
    { amount: 45, does: '' },
    { amount: 75, does: '' },
    { amount: 145, does: '' },
    { amount: 290, does: '' },
  ]),
  monthlyAmounts: z._default(amounts, [
    { amount: 15, does: '' },
    { amount: 30, does: '' },
    { amount: 45, does: '' },
    { amount: 60, does: '' },
  ]),
  defaultFrequency: z._default(z.enum(['one-off', 'monthly']), 'one-off'),
  defaultAmount: z._default(numberFrom(0), 0),
  minAmount: z._default(sum(), LEAST),
  maxAmount: z._default(sum(), MOST),
  appeal: text(),
  contentId: text(),
  ...siteSettings({ action: z._default(filledText(), DONATION_PATHS.submit) }),
  thankYouRedirectUrl: pageAddress,
  ...siteSettings({ allowedOrigins: originListSchema }),
  headingLevel: z._default(numberBetween(2, 5), 2),
  dedication: on(),
  coverCosts: on(),
  costPercent: z._default(numberBetween(0, 50), 1.75),
  costFixed: z._default(numberBetween(0, 50), 0.3),
  paymentMethods: z._default(z.array(z.enum(DONATION_METHODS)).check(atLeast(1, 'give at least one method')), ['card']),
  receiptAddress: z._default(z.enum(['', 'required']), ''),
  privacyUrl: text('/privacy'),
  defaultState: text(),
  payeeName: text(),
  howToStop: text('You can stop at any time, by the link in your receipt or by phone.'),
  ...siteSettings({ environment: text(), apiOrigin: text(), widgetOrigin: text(), publicKey: text() }),
  gatewayId: text(),
  bankGatewayId: text(),
  paypalGatewayId: text(),
  ...siteSettings({ walletScript: text(), applePayScript: text(), googlePayScript: text() }),
  debitAgreement: text(),
  debitAgreementUrl: text(),
  debitAgreementVersion: text(),
});

/** The bounds hold for the offered amounts too, so that no choice of the page is refused. */
export const attributes = fields.check(({ value, issues }) => {
  const { minAmount: min, maxAmount: max } = value;
  const report = (name: string, message: string) =>
    issues.push({ code: 'custom', path: [name], input: value, message });
  if (min > max) report('minAmount', `give at most the max-amount, ${max}`);
  for (const name of ['onceAmounts', 'monthlyAmounts'] as const) {
    const isOutside = value[name].some(({ amount }) => amount < min || amount > max);
    if (isOutside) report(name, `give amounts from ${min} to ${max}`);
  }
});

export type DonationFormProps = z.output<typeof attributes>;

/** Written out in full, because the package declares them without the types of other files. */
export interface DonationFormEvents {
  'donation-change': {
    frequency: DonationFrequency;
    amount: number | null;
    total: number | null;
    currency: string;
    appeal: string;
    coverCosts: boolean;
  };
  'donation-step': { step: DonationStep };
  'donation-paid': {
    frequency: DonationFrequency;
    amount: number | null;
    total: number | null;
    currency: string;
    appeal: string;
    transactionId: string;
    receiptNumber: string;
    /** Not known for a gift of an earlier page, whose outcome arrived only after a reload. */
    paymentType?: DonationPaymentType;
    /** A bank debit that was accepted and is not paid yet. */
    pending: boolean;
  };
  'donation-failed': {
    frequency: DonationFrequency;
    amount: number | null;
    total: number | null;
    currency: string;
    appeal: string;
    reason: 'refused' | 'details' | 'not-sent' | 'unknown';
  };
  'haven-navigate': { url: string };
}

// What a server places in the tag after a post without scripts. It is hidden: the view shows its values.
const postedDetails =
  '<form method="post" action="/donate" hidden><input type="hidden" name="donationKey" ' +
  'value="5f0c1c2e-6d0e-4b9e-8f37-0c8a5a1f2b3d"><input type="hidden" name="part" value="details"><input ' +
  'type="hidden" name="frequency" value="monthly"><input type="hidden" name="monthlyAmount" value="45"><input ' +
  'type="checkbox" name="coverCosts" checked><input type="hidden" name="customerFirstName" value="Mia"><input ' +
  'type="hidden" name="customerEmailAddress" value="mia" data-error="Enter your email address, like ' +
  'name@example.org."><input type="checkbox" name="readPrivacy" data-error="Tick the box to say that you have ' +
  'read the privacy notice."></form>';
const postedGift =
  '<form method="post" action="/donate" hidden><input type="hidden" name="otherAmount" value="4.99" ' +
  'data-error="Enter an amount from $5 to $10,000, such as 75 or 62.50."></form>';

// Texts instead of a function, because a call would stay in the browser's bundle.
const provider = 'environment="sandbox" public-key="pk_sandbox_haven" gateway-id="gateway_haven_cards"';
const fallback = '<p>To give without JavaScript, call 1800 000 000.</p>';

export const documentation = {
  group: 'giving',
  order: 0,
  placement: { form: 'none', once: true },
  needs: {
    publicKey: { severity: 'error', without: 'no payment can be taken' },
    gatewayId: { severity: 'error', without: 'no card form can be shown' },
  },
  asksOfPage: 'payments',
  sizeBudget: 15.5,
  summary:
    'A whole donation in one form: the gift, the donor’s details and the payment, once or every month, and the ' +
    'thanks with the receipt number.',
  whenToUse: [
    'On the page that asks for a donation, once.',
    'Where donors give once or monthly, by card, wallet or bank account.',
  ],
  whenNotToUse: [
    'For gifts with a price and an e-card: use `gift-item` and `gift-cart`.',
    'For only the switch between once and monthly: use `donation-mode`.',
  ],
  accessibility: {
    keyboard: [
      'Tab moves through the fields in their order; Enter in a field goes on to the next part.',
      'The steps above the form are buttons that lead back; what was typed stays.',
      'Back and Forward of the browser go between the parts, and a reload keeps them and what was typed: in this ' +
        'tab, until the gift is paid. Card and account numbers are never in the page.',
    ],
    screenReader: [
      'Each part has a heading, which receives the focus when the part opens, and the current step is announced ' +
        'as such.',
      'Errors are listed above the part, and each entry links to its field; the state of the payment is announced.',
    ],
    author: [
      'A `heading-level` that continues the headings of the page.',
      'A fallback of a form or a phone number, and a `privacy-url` with a privacy notice.',
    ],
  },
  server:
    'POST of the donation as JSON to `action` with a one-time token; the calls `Status` and `StartWallet` lie ' +
    'beside it. The response has `errors`, `friendlyErrorMessage`, `transactionId`, `receiptNumber`, `amount`, ' +
    '`currency`, `frequency`, `nextAction` and `fieldErrors`. Every try of a gift has the same random ' +
    '`donationKey`, so that it is charged once; `Status` finds it by the key alone, because the cookie may be ' +
    'lost with the answer. The server computes the total itself. Without scripts a page that a server has ' +
    'rendered posts natively, to the address of a form that you place in the tag and with its hidden fields: ' +
    '`part` is `gift` or `details`, `back` asks for the gift again. Answer with the same page, and in that form ' +
    'with `part`, the posted values and `data-error` of the fields that are wrong. Without a form in the tag ' +
    'nothing is posted before the script.',
  attributes: {
    siteCountryCode:
      '`AUS` or `NZL`; inherited. Decides the currency, the time zone of monthly gifts and the bank form.',
    onceAmounts: 'The amounts of a single gift as JSON: `amount` in whole currency units, and what it `does`.',
    monthlyAmounts: 'The amounts of a monthly gift, in the same form.',
    defaultFrequency: 'The first frequency: `one-off` or `monthly`.',
    defaultAmount: 'The amount that is chosen first; by default the second one of each list.',
    minAmount: 'The least that can be given, in whole currency units.',
    maxAmount: 'The most that can be given.',
    appeal: 'The code of the appeal that the gift is for.',
    contentId: 'The page’s content id, posted with the gift.',
    action: 'Where the gift is posted.',
    thankYouRedirectUrl: 'A page of your own after the payment; by default the thanks are shown in place.',
    allowedOrigins:
      'Origins that `thank-you-redirect-url` may lead to, separated by spaces, in addition to this site and to ' +
      '`data-redirect-origins` of the page.',
    headingLevel: 'The level of the headings of the parts, 2 to 5.',
    dedication: 'Offers a dedication with an e-card; `dedication="false"` leaves it out.',
    coverCosts:
      'Offers to cover the costs of the payment; `cover-costs="false"` leaves it out. Never ticked in advance.',
    costPercent: 'The share of the total that a payment costs, in percent.',
    costFixed: 'The fixed part of the costs, in whole currency units: `0.30` is 30 cents.',
    paymentMethods:
      'The ways to pay as a JSON list of `card`, `paypal`, `apple-pay`, `google-pay` and `bank-account`. Wallets ' +
      'are offered for single gifts, a bank account for monthly ones, each only where the device and the ' +
      'settings allow it.',
    receiptAddress: '`required` asks for the postal address, for receipts that need it.',
    privacyUrl: 'The address of the privacy notice beside the tick box.',
    defaultState: 'The first state of a new address, such as VIC.',
    payeeName:
      'Who receives the gift, in the sentence before the payment and in wallets. Without it the sentence says ' +
      '“this charity”, and wallets show the host of the page.',
    howToStop: 'How a monthly gift is stopped: a sentence below the payment.',
    environment: 'The provider’s environment: `sandbox`, `production` or `staging`, in any case.',
    apiOrigin: 'For your own provider, together with `widget-origin`: the origin of its API.',
    widgetOrigin: 'For your own provider: the origin of its hosted forms.',
    publicKey: 'The provider’s public key.',
    gatewayId: 'The id of the gateway for card payments.',
    bankGatewayId: 'The id of the gateway for bank accounts.',
    paypalGatewayId:
      'The id of the gateway that keeps PayPal accounts for monthly gifts; without it PayPal takes single gifts.',
    walletScript: 'The address of PayPal’s script, if you use a copy or a test script; by default PayPal’s own.',
    applePayScript: 'The same for Apple Pay.',
    googlePayScript: 'The same for Google Pay.',
    debitAgreement:
      'The debit request agreement, shown before a bank account is charged. Empty lines separate its paragraphs.',
    debitAgreementUrl: 'The address of the agreement, for the donor’s records.',
    debitAgreementVersion: 'The version of the agreement, posted with the gift.',
  },
  events: {
    'donation-change': { description: 'The donor changed the gift; `detail` says the gift and its total.' },
    'donation-step': { description: 'A part was opened; `detail.step` is `gift`, `details`, `payment` or `thanks`.' },
    'donation-paid': {
      description:
        'The gift was paid, once a gift; `detail` has `transactionId` and `receiptNumber`. `detail.pending` is ' +
        'true for a bank debit that is on its way.',
    },
    'donation-failed': {
      description: 'A try failed; `detail.reason` says how. Nothing about the donor is in `detail`.',
    },
    'haven-navigate': {
      description: 'A gift was paid and the page is about to go to `detail.url`.',
      cancelable: true,
    },
  },
  examples: [
    {
      title: 'Once or monthly',
      note: 'The card form is the sandbox’s own: 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined.',
      html: `<donation-form ${provider}>${fallback}</donation-form>`,
    },
    {
      title: 'Monthly first, in New Zealand, also by bank account',
      html:
        `<donation-form site-country-code="NZL" ${provider} default-frequency="monthly" payment-methods='["card", ` +
        `"bank-account"]' bank-gateway-id="gateway_haven_bank" debit-agreement-version="2026-11" ` +
        'debit-agreement="We debit your account on the day of your gift, each month, until you stop it.">' +
        `${fallback}</donation-form>`,
    },
    {
      title: 'Own amounts for an appeal, with an address for the receipt',
      html:
        `<donation-form appeal="winter" ${provider} once-amounts='[{"amount":60,"does":"a warm room for a ` +
        `week"},{"amount":120,"does":"a winter kit for a family"}]' receipt-address="required" dedication="false" ` +
        `payment-methods='["card", "paypal"]'>${fallback}</donation-form>`,
    },
    {
      title: 'Details that were refused, without scripts',
      note:
        'Your server places a form in the tag that says what was posted last, and what is wrong: the form that ' +
        'donors see posts to its address, with its hidden fields.',
      html: `<donation-form ${provider}>${postedDetails}</donation-form>`,
    },
    {
      title: 'An amount that was refused, without scripts',
      html: `<donation-form ${provider}>${postedGift}</donation-form>`,
    },
  ],
} satisfies Documentation<typeof attributes>;
