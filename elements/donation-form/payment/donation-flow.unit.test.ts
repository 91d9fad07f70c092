import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CardFormEvents } from '#parts/payment/card/card-form.ts';
import type { ProviderSettings } from '#parts/payment/provider-settings.ts';
import type { WalletEvents } from '#parts/payment/wallet/wallet-step.ts';
import type { DonationResponse, DonationStatusResponse } from '#rules/api/donation-schemas.ts';
import { WebsiteApiError, type WebsiteApiErrorCode } from '#rules/api/website-api-error.ts';
import { BotCheckError } from '#rules/bot-check/bot-check-error.ts';
import type { DonationSubmission } from '#rules/donations/donation-fields.ts';
import { inEnglish } from '#testing/in-english.ts';
import { DonationSession } from '../later/donation-session.ts';
import { DonationFlow, type DonationOutcome } from './donation-flow.ts';
import type { DonationPage } from './donation-page.ts';

const GIFT_REFUSED =
  'Your gift was not accepted. Nothing was charged. Your details are still here: check them, or choose another way to pay.';
const GIFT_UNAVAILABLE =
  'We could not take your gift just now. Nothing was charged. Try again in a moment, or call us to give.';
const GIFT_OFFLINE =
  'Your gift did not reach us. Nothing was charged. Check your connection, then choose how you want to pay and try again.';
const OUTCOME_UNKNOWN =
  'We do not know yet whether your payment went through. Please do not pay again: reload this page in a few minutes, or look for the receipt in your email. You will not be charged twice.';
const BOT_CHECK_FAILED =
  'We could not check that a person is paying. Nothing was charged and your card is still here: press the button to try again.';

// Written down, so that a change of the product fails.
const FOLLOW_LIMIT_MS = 120_000;
const FOLLOW_PAUSE_MS = 2000;

const page = {
  amount: 75,
  currency: 'AUD',
  environment: 'sandbox',
  apiOrigin: '',
  widgetOrigin: '',
  publicKey: 'pk',
  gatewayId: 'gw-card',
  bank: { gatewayId: 'gw-bank', bankCountry: 'AUS' },
  attributes: { debitAgreementVersion: 'v7' },
  donation: {
    frequency: 'one-off',
    siteCountryCode: 'AUS',
    amount: 75,
    total: 75,
    appeal: 'winter',
    customerFirstName: 'Mere',
    customerLastName: 'Ngata',
  },
} as unknown as DonationPage;
const paid: DonationResponse = {
  errors: [],
  friendlyErrorMessage: '',
  transactionId: 'T1',
  receiptNumber: 'AU-1',
  amount: 75,
  currency: 'AUD',
  nextAction: '',
  fieldErrors: {},
};
const refused = { ...paid, errors: ['no'], receiptNumber: '' };

let posts: { donation: DonationSubmission; response(reply: DonationResponse): void; fail(cause: unknown): void }[];
let forms: { settings: ProviderSettings; events: CardFormEvents }[];
let wallets: { wallet: string; events: WalletEvents; signal: AbortSignal }[];
let outcomes: DonationOutcome[];
let pushed: { event?: string; ecommerce?: Record<string, unknown> | null }[];
let status: () => Promise<DonationStatusResponse>;
let session: DonationSession;
let flow: DonationFlow;
const settle = () => vi.advanceTimersByTimeAsync(0);
const snapshot = () => flow.store.snapshot();
const alert = () => snapshot().payment.submissionErrorFriendlyMessage;
const failed = (code: WebsiteApiErrorCode, details = {}) => new WebsiteApiError(code, details);

function pay(token = 't1', method: 'Card' | 'BankAccount' = 'Card'): void {
  // After a refusal it is still chosen.
  if (snapshot().payment.paymentOption !== method) flow.choose(method);
  const form = forms.at(-1);
  form?.events.ready();
  form?.events.validated(true);
  flow.submit();
  form?.events.finished(token);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  [posts, forms, wallets, outcomes, pushed] = [[], [], [], [], []];
  vi.stubGlobal('dataLayer', pushed);
  status = async () => ({ ...paid, state: 'paid' });
  const api = {
    submit: (donation: DonationSubmission) =>
      new Promise<DonationResponse>((response, fail) => posts.push({ donation, response, fail })),
    status: () => status(),
    startWallet: () => Promise.reject(new Error('not used')),
  };
  session = new DonationSession();
  const options = { api, session, ended: (outcome: DonationOutcome) => outcomes.push(outcome) };
  flow = new DonationFlow(page, options, {
    openCardForm: (_container, settings, events) => {
      forms.push({ settings, events });
      return { submit() {}, reload() {}, destroy() {} };
    },
    openWallet: (_container, _page, events, signal, wallet) => wallets.push({ wallet, events, signal }),
    authenticateCard: (_container, _page, _token, events) => events.ended({ kind: 'unasked' }),
    checkPerson: () => Promise.reject(new BotCheckError('dismissed')),
  });
  const container = {} as Element;
  for (const method of ['Card', 'BankAccount'] as const) flow.card.attach(method, container);
  for (const wallet of ['PayPal', 'ApplePay', 'GooglePay'] as const) flow.wallet.attach(wallet, container);
  flow.bank.attach(container);
});

afterEach(() => {
  flow.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a donation’s payment', () => {
  it('posts a card with a key, and reports the payment without the donor', async () => {
    pay();
    await settle();
    expect(posts).toHaveLength(1);
    expect(posts[0]?.donation).toMatchObject({ paymentType: 'CreditCard', paymentData: 't1', mandateVersion: '' });
    expect(posts[0]?.donation.donationKey).toMatch(/^[0-9a-f-]{36}$/);
    const info = pushed.find(({ event }) => event === 'add_payment_info');
    expect(info?.ecommerce, '[D1.15] add_payment_info').toEqual({
      value: 75,
      currency: 'AUD',
      frequency: 'one-off',
      appeal: 'winter',
      payment_type: 'CreditCard',
    });
    posts[0]?.response(paid);
    await settle();
    expect(outcomes).toMatchObject([{ response: { receiptNumber: 'AU-1' }, isUnknown: false }]);
    expect(snapshot().isPaid).toBe(true);
  });

  it('posts once for 50 clicks within 100 ms', async () => {
    pay();
    for (let click = 0; click < 50; click += 1) {
      flow.submit();
      forms.at(-1)?.events.finished(`t${click}`);
      await vi.advanceTimersByTimeAsync(2);
    }
    expect(posts, '[D1.12] one post').toHaveLength(1);
  });

  it('opens the form of a bank account, and posts the accepted agreement', async () => {
    pay('b1', 'BankAccount');
    await settle();
    expect(forms.at(-1)?.settings).toEqual({
      env: 'sandbox',
      publicKey: 'pk',
      gatewayId: 'gw-bank',
      bankCountry: 'AUS',
      holderName: 'Mere Ngata',
    });
    expect(posts[0]?.donation, '[D1.11] the version').toMatchObject({
      paymentType: 'BankAccount',
      paymentData: 'b1',
      mandateVersion: 'v7',
    });
  });

  it('opens a new form for another way to pay, and one wallet at a time', () => {
    flow.choose('Card');
    flow.choose('BankAccount');
    flow.choose('Card');
    expect(forms.map(({ settings }) => settings.gatewayId)).toEqual(['gw-card', 'gw-bank', 'gw-card']);
    flow.choose('PayPal');
    flow.choose('GooglePay');
    expect(wallets.map(({ wallet, signal }) => [wallet, signal.aborted])).toEqual([
      ['PayPal', true],
      ['GooglePay', false],
    ]);
    wallets[1]?.events.failed(new Error('x'));
    expect(inEnglish(alert()), '[D1.13] a wallet that fails').toBe(
      'Google Pay is currently unavailable, please choose another payment method.',
    );
  });

  it('posts the charge that a wallet approved', async () => {
    flow.choose('ApplePay');
    wallets[0]?.events.approved('charge-1');
    await settle();
    expect(posts[0]?.donation).toMatchObject({ paymentType: 'ApplePay', paymentData: 'charge-1' });
  });
});

describe('the outcome of a try', () => {
  it('shows the server’s message, or that nothing was charged', async () => {
    pay();
    await settle();
    posts[0]?.response({ ...refused, friendlyErrorMessage: 'Your card has expired. Nothing was charged.' });
    await settle();
    expect(alert(), '[D1.13] expired').toBe('Your card has expired. Nothing was charged.');
    pay('t2');
    await settle();
    posts[1]?.response(refused);
    await settle();
    expect(inEnglish(alert()), '[D1.13] no sentence').toBe(GIFT_REFUSED);
    expect(posts[1]?.donation.donationKey, '[D1.12] the same key').toBe(posts[0]?.donation.donationKey);
  });

  it('keeps the way to pay, and opens its form again with the donor’s name', async () => {
    pay();
    await settle();
    posts[0]?.response(refused);
    await settle();
    expect(snapshot().payment, '[D1.13] the donor can try again at once').toMatchObject({
      paymentOption: 'Card',
      cardDetailsValid: false,
      submitting: false,
    });
    expect(forms.map(({ settings }) => settings.holderName)).toEqual(['Mere Ngata', 'Mere Ngata']);
    expect(snapshot().cardForm).toBe('loading');
    flow.choose('PayPal');
    wallets[0]?.events.approved('charge-1');
    await settle();
    posts[1]?.response(refused);
    await settle();
    expect(snapshot().payment.paymentOption).toBe('PayPal');
    expect(
      wallets.map(({ signal }) => signal.aborted),
      'a button for a new charge',
    ).toEqual([true, false]);
    wallets[1]?.events.failed(new Error('x'));
    expect(snapshot().payment.paymentOption, 'a wallet that cannot be used is deselected').toBe('None');
    flow.end();
    expect(forms).toHaveLength(2);
  });

  it.each([
    ['unavailable', failed('server_error', { status: 422 }), GIFT_UNAVAILABLE],
    ['refused with a sentence', failed('rejected', { status: 422, friendlyErrorMessage: 'No.' }), 'No.'],
  ])('is that nothing was charged when it is %s', async (_what, cause, sentence) => {
    pay();
    await settle();
    posts[0]?.fail(cause);
    await settle();
    expect(inEnglish(alert()), '[D1.13] not charged').toBe(sentence);
    expect(outcomes).toMatchObject([{ response: undefined, isUnknown: false }]);
  });

  it.each(['offline', 'timeout'] as const)('is asked for when the answer is lost: %s', async (code) => {
    pay();
    await settle();
    posts[0]?.fail(failed(code));
    await settle();
    expect(outcomes, '[D1.12] a lost answer is followed').toMatchObject([{ response: { receiptNumber: 'AU-1' } }]);
    expect(posts).toHaveLength(1);
  });

  it('is that nothing was charged when the gift never arrived', async () => {
    status = async () => ({ ...paid, state: 'unreceived' });
    pay();
    await settle();
    posts[0]?.fail(failed('offline'));
    await vi.advanceTimersByTimeAsync(FOLLOW_PAUSE_MS);
    expect(inEnglish(alert()), '[D1.13] offline').toBe(GIFT_OFFLINE);
  });

  it('is unknown without a response in time, and the next attempt has the same key', async () => {
    status = () => Promise.reject(failed('offline'));
    pay();
    await settle();
    posts[0]?.fail(failed('undecided'));
    await vi.advanceTimersByTimeAsync(FOLLOW_LIMIT_MS + FOLLOW_PAUSE_MS);
    expect(inEnglish(alert()), '[D1.13] not known').toBe(OUTCOME_UNKNOWN);
    expect(outcomes).toMatchObject([{ isUnknown: true }]);
    flow.update({ ...page, donation: { ...page.donation, total: 145 } });
    pay('t2');
    await settle();
    expect(posts[1]?.donation.donationKey, '[D1.12] the same key').toBe(posts[0]?.donation.donationKey);
  });

  it('is unknown on a site that has no status call', async () => {
    status = () => Promise.reject(failed('server_error', { status: 404 }));
    pay();
    await settle();
    posts[0]?.fail(failed('offline'));
    await settle();
    expect(inEnglish(alert()), '[D1.13] no word about the money').toBe('Submission failed, please contact us');
    expect(outcomes).toMatchObject([{ isUnknown: true }]);
  });

  it('is not denied when a later card form fails, unless the server reported that nothing was charged', async () => {
    const formFails = () => {
      flow.openCardForm();
      forms.at(-1)?.events.failed(new Error('x'));
      return snapshot().cardFormMessage;
    };
    pay();
    await settle();
    posts[0]?.fail(failed('bot_check', { status: 403 }));
    await settle();
    expect(inEnglish(formFails()), '[D1.13] refused before the provider').toMatch(/Nothing was charged/);
    session.posted();
    expect(inEnglish(formFails()), '[D1.13] also a try of an earlier page').toMatch(
      /^We do not know yet whether your payment went through\. Please do not pay again/,
    );
  });

  it('is requested again when the next attempt is refused, after an attempt without a response', async () => {
    status = async () => ({ ...paid, state: 'unreceived' });
    pay();
    await settle();
    posts[0]?.fail(failed('offline'));
    await vi.advanceTimersByTimeAsync(FOLLOW_PAUSE_MS);
    status = async () => ({ ...paid, state: 'paid' });
    flow.update({ ...page, donation: { ...page.donation, total: 145 } });
    pay('t2');
    await settle();
    expect(posts[1]?.donation.donationKey, '[D1.12] the same key for another amount').toBe(
      posts[0]?.donation.donationKey,
    );
    posts[1]?.fail(failed('server_error', { status: 429 }));
    await settle();
    expect(outcomes.at(-1), '[D1.13] the first try had arrived').toMatchObject({ response: { receiptNumber: 'AU-1' } });
  });

  it('waits for the donor when the bot check fails', async () => {
    pay();
    await settle();
    posts[0]?.fail(failed('bot_check', { status: 403 }));
    await settle();
    expect(inEnglish(snapshot().hint), '[D1.13] not charged').toBe(BOT_CHECK_FAILED);
    flow.submit();
    expect(posts).toHaveLength(2);
  });
});
