import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BankEvents } from '#parts/payment/bank/bank-step.ts';
import type { CardFormEvents } from '#parts/payment/card/card-form.ts';
import type { ProviderSettings } from '#parts/payment/provider-settings.ts';
import type { WalletEvents } from '#parts/payment/wallet/wallet-step.ts';
import type { GiftPaymentResponse, GiftPaymentSubmission, PaymentStatus } from '#rules/api/payment-schemas.ts';
import { WebsiteApiError } from '#rules/api/website-api-error.ts';
import { BotCheckError } from '#rules/bot-check/bot-check-error.ts';
import { inEnglish } from '#testing/in-english.ts';
import type { CheckoutPage } from './checkout-page.ts';
import { GiftCheckoutFlow } from './gift-checkout-flow.ts';

const OUTCOME_UNKNOWN =
  'We do not know yet whether your payment went through. Please do not pay again: reload this page in a few minutes, or look for the receipt in your email. You will not be charged twice.';
const SUBMISSION_FAILED = 'Submission failed, please contact us';
const BANK_REFUSED = 'Your bank did not confirm the payment. Nothing was charged. Try again, or use another card.';
const BANK_FAILED = 'We could not reach your bank. Nothing was charged. Check your connection and try again.';
const BANK_STOPPED = 'Your bank did not receive your confirmation. Nothing was charged.';
const BOT_CHECK = 'Several cards were declined. We are checking that a person is paying: this takes a moment.';
const BOT_CHECK_FAILED =
  'We could not check that a person is paying. Nothing was charged and your card is still here: press the button to try again.';

// Written down, so that a change of the product fails.
const TOKEN_TIMEOUT_MS = 30_000;
const FOLLOW_LIMIT_MS = 120_000;
const FOLLOW_PAUSE_MS = 2000;
const SLOW_AFTER_MS = 10_000;

const page: CheckoutPage = {
  amount: 45,
  siteCountryCode: 'AUS',
  orderId: 'O-1',
  thankYouRedirectUrl: '/thanks',
  firstName: 'Ana',
  lastName: 'Lee',
  email: 'ana@example.org',
  phone: '0412345678',
  paypalAccepted: true,
  environment: 'Sandbox',
  apiOrigin: '',
  widgetOrigin: '',
  publicKey: 'pk',
  gatewayId: 'gw',
  walletScript: '',
  checkoutCategory: 'giftshop',
  contentId: 77,
  currency: 'AUD',
  lines: [
    {
      itemId: 'emergency-tent',
      name: 'Emergency tent',
      category: 'Shelter',
      variant: '',
      price: 45,
      quantity: 1,
      image: '',
      href: '',
    },
  ],
};
const paid: GiftPaymentResponse = {
  errors: [],
  friendlyErrorMessage: '',
  amount: 45,
  currency: 'AUD',
  transactionId: 'T1',
};
const declined: GiftPaymentResponse = {
  ...paid,
  errors: ['x'],
  friendlyErrorMessage: 'Card declined',
  transactionId: '',
};

interface Entry {
  event?: string;
  ecommerce?: Record<string, unknown> | null;
  eventCallback?: () => void;
}
interface OpenedForm {
  settings: ProviderSettings;
  events: CardFormEvents;
  submit: ReturnType<typeof vi.fn>;
  reload: ReturnType<typeof vi.fn>;
  destroy: ReturnType<typeof vi.fn>;
}

const global = globalThis as { dataLayer?: { push(entry: Entry): void } };
let forms: OpenedForm[];
interface Post {
  body: GiftPaymentSubmission;
  botCheckToken: string | undefined;
  response: (response: GiftPaymentResponse) => void;
  fail: (cause?: unknown) => void;
}
let posts: Post[];
let statusRequests: GiftPaymentSubmission[];
let status: () => PaymentStatus;
let left: string[];
let wallets: { events: WalletEvents; signal: AbortSignal }[];
let banks: { token: string; events: BankEvents; signal: AbortSignal }[];
let bankIsSilent: boolean;
let checks: { pass: (token: string) => void; fail: () => void }[];
let checkout: GiftCheckoutFlow;

function start(attributes: Partial<CheckoutPage> = {}): GiftCheckoutFlow {
  const container = {} as Element;
  checkout = new GiftCheckoutFlow(
    { ...page, ...attributes },
    {
      api: {
        submitPayment: (body, { botCheckToken } = {}) =>
          new Promise((response, reject) => {
            const fail = (cause: unknown = new WebsiteApiError('offline')) => reject(cause);
            posts.push({ body, botCheckToken, response, fail });
          }),
        paymentStatus: async (body) => {
          statusRequests.push(body);
          return status();
        },
      },
      openCardForm: (_container, settings, events) => {
        const form = { settings, events, submit: vi.fn(), reload: vi.fn(), destroy: vi.fn() };
        forms.push(form);
        return form;
      },
      openWallet: (_container, _page, events, signal) => wallets.push({ events, signal }),
      authenticateCard: (_container, _page, token, events, signal) => {
        banks.push({ token, events, signal });
        if (!bankIsSilent) events.ended({ kind: 'unasked' });
      },
      checkPerson: () =>
        new Promise((pass, reject) => checks.push({ pass, fail: () => reject(new BotCheckError('dismissed')) })),
      leave: (url) => left.push(url),
    },
  );
  checkout.card.attach('Card', container);
  checkout.wallet.attach('PayPal', container);
  checkout.bank.attach(container);
  return checkout;
}

const shown = () => checkout.store.snapshot();
const payment = () => shown().payment;
const lastForm = () => forms.at(-1) as OpenedForm;
const lastPost = () => posts.at(-1) as (typeof posts)[number];
const settle = () => vi.advanceTimersByTimeAsync(0);

/** Chooses Card and enters a card that the form accepts. */
function fillCard(): void {
  checkout.choose('Card');
  lastForm().events.ready();
  lastForm().events.validated(true);
}

function pay(token = 'src1'): void {
  fillCard();
  checkout.submit();
  lastForm().events.submitted();
  lastForm().events.finished(token);
}

beforeEach(() => {
  vi.useFakeTimers();
  forms = [];
  posts = [];
  statusRequests = [];
  status = () => ({ ...declined, state: 'unreceived' });
  checks = [];
  left = [];
  wallets = [];
  banks = [];
  bankIsSilent = false;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  start();
});

afterEach(() => {
  checkout.end();
  vi.useRealTimers();
  delete global.dataLayer;
  vi.restoreAllMocks();
});

describe('the card form', () => {
  it('opens when Card is first chosen, with the environment in lowercase [W7.23]', () => {
    expect(forms).toHaveLength(0);
    checkout.choose('Card');
    expect(forms).toHaveLength(1);
    expect(lastForm().settings).toMatchObject({ env: 'sandbox', publicKey: 'pk', gatewayId: 'gw' });
    expect(shown().cardForm).toBe('loading');
  });

  it('keeps what was typed when Card is left and chosen again', () => {
    fillCard();
    checkout.choose('Card');
    checkout.choose('Card');
    expect(forms).toHaveLength(1);
    expect(lastForm().destroy).not.toHaveBeenCalled();
  });

  it('shows that it cannot load, and opens again on retry', () => {
    checkout.choose('Card');
    lastForm().events.failed(new Error('x'));
    expect(inEnglish(shown())).toMatchObject({
      cardForm: 'failed',
      cardFormMessage: expect.stringContaining('try again'),
    });
    checkout.openCardForm();
    expect(forms).toHaveLength(2);
    expect(shown()).toMatchObject({ cardForm: 'loading', cardFormMessage: '' });
  });

  it('shows that the page is not set up, names what is missing, and can be tried again', () => {
    start({ publicKey: '' }).choose('Card');
    expect(forms).toHaveLength(0);
    expect(shown().cardForm).toBe('failed');
    expect(vi.mocked(console.error).mock.calls[0]?.[0]).toContain('public-key');
    checkout.update(page);
    checkout.openCardForm();
    expect(forms).toHaveLength(1);
  });
});

describe('submit', () => {
  it('triggers the card form once when Card is chosen [W2.47]', () => {
    fillCard();
    checkout.submit();
    checkout.submit();
    expect(lastForm().submit).toHaveBeenCalledOnce();
    expect(payment()).toMatchObject({ submitting: true, processing: true });
  });

  it('never triggers it for the wallet or for None, and shows what to do [W2.47]', () => {
    fillCard();
    checkout.choose('PayPal');
    checkout.submit();
    expect(shown().hint).toBe('');
    checkout.choose('PayPal');
    checkout.submit();
    expect(inEnglish(shown().hint)).toBe('Choose how you want to pay.');
    expect(lastForm().submit).not.toHaveBeenCalled();
    expect(posts).toHaveLength(0);
  });

  it('with invalid details lets the form show its errors and posts nothing [W3.15]', () => {
    checkout.choose('Card');
    lastForm().events.ready();
    checkout.submit();
    expect(lastForm().submit).toHaveBeenCalledOnce();
    expect(payment().submitting).toBe(false);
    lastForm().events.finished('src1');
    expect(posts).toHaveLength(0);
    expect(inEnglish(shown().hint)).toContain('card details');
  });

  it('waits for the card form to load', () => {
    checkout.choose('Card');
    checkout.submit();
    expect(inEnglish(shown().hint)).toContain('still loading');
    expect(lastForm().submit).not.toHaveBeenCalled();
  });

  it('is free again when the form keeps its details', () => {
    fillCard();
    checkout.submit();
    lastForm().events.returned();
    expect(payment()).toMatchObject({ submitting: false, processing: false, paymentOption: 'Card' });
    vi.advanceTimersByTime(TOKEN_TIMEOUT_MS);
    expect(shown().cardForm).toBe('ready');
  });

  it('submits the form once when Enter is pressed in it, however often', () => {
    fillCard();
    lastForm().events.submitted();
    lastForm().events.submitted();
    expect(lastForm().submit, '[W2.47] by Enter').toHaveBeenCalledOnce();
    expect(payment()).toMatchObject({ submitting: true, processing: true });
    lastForm().events.finished('src1');
    lastForm().events.submitted();
    expect(posts).toHaveLength(1);
    expect(lastForm().submit).toHaveBeenCalledOnce();
  });

  it('lets the form show its errors when Enter is pressed in an invalid one, which stays', () => {
    checkout.choose('Card');
    lastForm().events.ready();
    lastForm().events.submitted();
    expect(lastForm().submit).toHaveBeenCalledOnce();
    lastForm().events.returned();
    vi.advanceTimersByTime(TOKEN_TIMEOUT_MS);
    expect(payment()).toMatchObject({ submitting: false, paymentOption: 'Card' });
    expect(shown().cardForm).toBe('ready');
  });

  it('gives up on a form that does not respond, at 30 s and not before', () => {
    fillCard();
    checkout.submit();
    vi.advanceTimersByTime(TOKEN_TIMEOUT_MS - 1);
    expect(payment().submitting).toBe(true);
    vi.advanceTimersByTime(1);
    expect(payment().submitting).toBe(false);
    expect(inEnglish(shown())).toMatchObject({
      cardForm: 'failed',
      cardFormMessage: expect.stringContaining('Nothing was charged'),
    });
    expect(lastForm().destroy).toHaveBeenCalledOnce();
  });
});

describe('the post', () => {
  it('carries the card’s token and the page’s content id, once, however often the form finishes [W3.19] [W3.21]', () => {
    pay('src1');
    lastForm().events.finished('src2');
    checkout.submit();
    expect(posts.map(({ body }) => body)).toEqual([
      expect.objectContaining({ paymentData: 'src1', paymentType: 'CreditCard', contentId: 77, amount: 45 }),
    ]);
  });

  it('is submitting while the response is pending [W4.29], and not afterwards [W4.30]', async () => {
    pay();
    expect(payment()).toMatchObject({ submitting: true, processing: false });
    lastPost().response(declined);
    await settle();
    expect(payment().submitting).toBe(false);
  });

  it('cannot be disturbed by another choice or by the form', () => {
    pay();
    checkout.choose('PayPal');
    lastForm().events.returned();
    expect(payment()).toMatchObject({ submitting: true, paymentOption: 'Card' });
  });

  it('shows that it is still processing, from 10 s on until the response', async () => {
    pay();
    vi.advanceTimersByTime(SLOW_AFTER_MS - 1);
    expect(shown().isSlow).toBe(false);
    vi.advanceTimersByTime(1);
    expect(shown().isSlow).toBe(true);
    lastPost().response(declined);
    await settle();
    expect(shown().isSlow).toBe(false);
  });
});

describe('errors in the response', () => {
  it('show the friendly message and return to None [W4.31] [W4.32] [W4.33]', async () => {
    pay();
    lastPost().response(declined);
    await settle();
    expect(payment()).toMatchObject({
      submissionError: true,
      submissionErrorFriendlyMessage: 'Card declined',
      paymentOption: 'None',
    });
    expect(left).toEqual([]);
  });

  it('bring a fresh form and a new token with the next choice [W4.42]', async () => {
    pay('src1');
    lastPost().response(declined);
    await settle();
    expect(forms[0]?.destroy).toHaveBeenCalledOnce();
    pay('src2');
    expect(forms).toHaveLength(2);
    expect(
      forms.map(({ settings }) => settings.holderName),
      'the name stays',
    ).toEqual(['Ana Lee', 'Ana Lee']);
    expect(posts.map(({ body }) => body.paymentData)).toEqual(['src1', 'src2']);
  });
});

describe('a network failure', () => {
  beforeEach(async () => {
    pay();
    lastPost().fail();
    await vi.advanceTimersByTimeAsync(FOLLOW_PAUSE_MS);
  });

  it('ends submitting, is an error and returns to None [W4.38] [W4.39] [W4.40]', () => {
    expect(payment()).toMatchObject({ submitting: false, submissionError: true, paymentOption: 'None' });
  });

  it('shows the default message [W8.19]', () => {
    expect(inEnglish(payment().submissionErrorFriendlyMessage)).toBe('Submission failed, please contact us');
  });

  it('reloads the card form once, and the next choice uses it [W4.41]', () => {
    expect(lastForm().reload).toHaveBeenCalledOnce();
    expect(shown().cardForm).toBe('loading');
    checkout.choose('Card');
    expect(forms).toHaveLength(1);
  });
});

describe('a lost response', () => {
  const respondToStatus = (state: PaymentStatus['state'], response: Partial<GiftPaymentResponse> = {}) => {
    status = () => ({ ...declined, friendlyErrorMessage: '', ...response, state });
  };
  const lose = async (cause?: unknown) => {
    pay();
    lastPost().fail(cause);
    await settle();
  };

  it.each([
    ['never came', undefined],
    ['took too long', new WebsiteApiError('timeout')],
    ['says that nobody knows yet', new WebsiteApiError('undecided', { status: 202 })],
    ['was the error page of a proxy', new WebsiteApiError('server_error', { status: 504 })],
  ])('%s: the order is followed until it is paid, and nothing is posted again', async (_, cause) => {
    respondToStatus('pending');
    await lose(cause);
    expect(shown()).toMatchObject({ isFollowing: true, isPaid: false });
    await vi.advanceTimersByTimeAsync(FOLLOW_PAUSE_MS * 10);
    expect(payment(), 'nothing is over while nobody knows').toMatchObject({
      submitting: true,
      submissionError: false,
      paymentOption: 'Card',
    });
    respondToStatus('paid', paid);
    await vi.advanceTimersByTimeAsync(FOLLOW_PAUSE_MS);
    expect(shown()).toMatchObject({ isPaid: true, isFollowing: false });
    expect(left).toEqual(['/thanks']);
    expect(posts).toHaveLength(1);
    expect(statusRequests.every((question) => question === posts[0]?.body)).toBe(true);
    const questions = statusRequests.length;
    await vi.advanceTimersByTimeAsync(FOLLOW_LIMIT_MS);
    expect(statusRequests).toHaveLength(questions);
  });

  it('ends with the refusal, where that is the end', async () => {
    respondToStatus('refused', { friendlyErrorMessage: 'Card declined' });
    await lose();
    expect(payment()).toMatchObject({ submitting: false, submissionErrorFriendlyMessage: 'Card declined' });
    pay('src2');
    expect(lastPost().body.paymentData).toBe('src2');
  });

  it('is no failure for a post that shows a moment later', async () => {
    respondToStatus('unreceived');
    await lose();
    respondToStatus('paid', paid);
    await vi.advanceTimersByTimeAsync(FOLLOW_PAUSE_MS);
    expect(shown().isPaid).toBe(true);
  });

  it.each([
    ['what the server says', 'pending', 'PayPal is still checking.', 'PayPal is still checking.'],
    ['that nobody knows', 'offline', '', OUTCOME_UNKNOWN],
  ])('says %s at the limit, and not before', async (_, state, friendlyErrorMessage, text) => {
    respondToStatus('pending', { friendlyErrorMessage });
    if (state === 'offline') {
      status = () => {
        throw new WebsiteApiError('offline');
      };
    }
    await lose();
    await vi.advanceTimersByTimeAsync(FOLLOW_LIMIT_MS - 1);
    expect(payment().submitting).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(inEnglish(payment())).toMatchObject({ submitting: false, submissionErrorFriendlyMessage: text });
  });

  it('ends at once on a site without this request, and after a refused request', async () => {
    status = () => {
      throw new WebsiteApiError('server_error', { status: 404 });
    };
    await lose();
    expect(inEnglish(payment().submissionErrorFriendlyMessage)).toBe(SUBMISSION_FAILED);
    pay('src2');
    lastPost().fail(new WebsiteApiError('server_error', { status: 403 }));
    await settle();
    expect(payment().submitting).toBe(false);
    expect(statusRequests).toHaveLength(1);
  });

  it('is not denied by a later try that is not posted, until it is known', async () => {
    const UNKNOWN = /^We do not know yet whether your payment went through\. Please do not pay again/;
    const NOT_CHARGED = /Nothing was charged/;
    const refuseByBank = (kind: 'refused' | 'stopped' | 'failed') => {
      bankIsSilent = true;
      pay(`src-${kind}`);
      banks.at(-1)?.events.ended(kind === 'failed' ? { kind, cause: new Error('x') } : { kind });
      return payment().submissionErrorFriendlyMessage;
    };
    status = () => {
      throw new WebsiteApiError('offline');
    };
    await lose();
    await vi.advanceTimersByTimeAsync(FOLLOW_LIMIT_MS);
    for (const kind of ['refused', 'stopped', 'failed'] as const)
      expect(inEnglish(refuseByBank(kind)), `[D1.13] ${kind} by the bank`).toMatch(UNKNOWN);
    checkout.choose('Card');
    lastForm().events.failed(new Error('x'));
    expect(inEnglish(shown().cardFormMessage), '[D1.13] not loaded').toMatch(UNKNOWN);
    fillCard();
    checkout.submit();
    await vi.advanceTimersByTimeAsync(TOKEN_TIMEOUT_MS);
    expect(inEnglish(shown().cardFormMessage), '[D1.13] silent').toMatch(UNKNOWN);
    checkout.update({ ...page, publicKey: '' });
    checkout.openCardForm();
    expect(inEnglish(shown().cardFormMessage), '[D1.13] not set up').toMatch(UNKNOWN);
    checkout.update(page);
    bankIsSilent = false;
    checkout.choose('Card');
    pay('src-limited');
    lastPost().fail(new WebsiteApiError('server_error', { status: 429 }));
    await settle();
    expect(inEnglish(refuseByBank('failed')), '[D1.13] a limit says nothing about the earlier try').toMatch(UNKNOWN);
    bankIsSilent = false;
    pay('src-declined');
    lastPost().response(declined);
    await settle();
    expect(inEnglish(refuseByBank('failed')), '[D1.13] known now').toMatch(NOT_CHARGED);
  });

  it('is followed no longer once the block is gone', async () => {
    respondToStatus('pending');
    await lose();
    checkout.end();
    await vi.advanceTimersByTimeAsync(FOLLOW_LIMIT_MS);
    expect(statusRequests).toHaveLength(1);
    expect(left).toEqual([]);
  });
});

describe('success', () => {
  let dataLayer: Entry[];
  beforeEach(() => {
    dataLayer = [];
    global.dataLayer = dataLayer;
  });
  const pushed = (event: string) => dataLayer.filter((entry) => entry.event === event);
  const succeed = async () => {
    pay();
    lastPost().response(paid);
    await settle();
  };

  it('pushes add_payment_info once, when the payment is sent [W7.29]', () => {
    fillCard();
    checkout.submit();
    expect(pushed('add_payment_info')).toHaveLength(0);
    lastForm().events.finished('src1');
    expect(pushed('add_payment_info')).toHaveLength(1);
    expect(pushed('add_payment_info')[0]?.ecommerce).toMatchObject({ payment_type: 'CreditCard', value: 45 });
  });

  it('pushes purchase_giftshop once, with the response’s transaction [W4.34] [W7.30] [W7.10]', async () => {
    await succeed();
    expect(pushed('purchase_giftshop')).toHaveLength(1);
    expect(pushed('purchase_giftshop')[0]?.ecommerce).toMatchObject({
      transaction_id: 'T1',
      value: 45,
      currency: 'AUD',
      payment_type: 'CreditCard',
      items: [{ item_id: 'emergency-tent', price: 45, quantity: 1 }],
    });
  });

  it('pushes no purchase when there are errors [W7.30]', async () => {
    pay();
    lastPost().response(declined);
    await settle();
    expect(pushed('purchase_giftshop')).toHaveLength(0);
  });

  it('leaves when the tag manager calls back [W4.35] [W4.37]', async () => {
    await succeed();
    await vi.advanceTimersByTimeAsync(299);
    expect(left).toEqual([]);
    pushed('purchase_giftshop')[0]?.eventCallback?.();
    await settle();
    expect(left).toEqual(['/thanks']);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(left).toEqual(['/thanks']);
  });

  it('leaves at 15 s when the tag manager is silent, and not before [W4.37]', async () => {
    await succeed();
    await vi.advanceTimersByTimeAsync(14_999);
    expect(left).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(left).toEqual(['/thanks']);
  });

  it('leaves at once without a tag manager [W4.37]', async () => {
    delete global.dataLayer;
    await succeed();
    expect(left).toEqual(['/thanks']);
  });

  it('leaves although the push throws [W4.36]', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    global.dataLayer = {
      push() {
        throw new Error('blocked');
      },
    };
    await succeed();
    expect(left).toEqual(['/thanks']);
  });

  it('takes no second payment while the page is leaving', async () => {
    await succeed();
    expect(shown().isPaid).toBe(true);
    expect(payment().submitting).toBe(false);
    checkout.choose('Card');
    checkout.submit();
    expect(posts).toHaveLength(1);
    expect(forms).toHaveLength(1);
  });

  it('never enables the button between the response and leaving the page', async () => {
    pay();
    const free: boolean[] = [];
    checkout.store.subscribe(() => free.push(!payment().submitting && !shown().isPaid));
    lastPost().response(paid);
    await settle();
    expect(free).not.toContain(true);
  });

  it('does not navigate after the block was removed, but reports the purchase', async () => {
    delete global.dataLayer;
    pay();
    checkout.end();
    lastPost().response(paid);
    await settle();
    expect(left).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the wallet', () => {
  const lastWallet = () => wallets.at(-1) as (typeof wallets)[number];

  it('is opened by its choice, once, and stays while another way is looked at [W2.39] [W2.40]', () => {
    checkout.choose('PayPal');
    expect(shown()).toMatchObject({ wallet: 'loading', payment: { paymentOption: 'PayPal' } });
    lastWallet().events.ready();
    checkout.choose('Card');
    checkout.choose('PayPal');
    expect(wallets).toHaveLength(1);
    expect(lastWallet().signal.aborted).toBe(false);
    expect(shown().wallet).toBe('ready');
  });

  it('is not opened where it is not accepted [W3.15]', () => {
    start({ paypalAccepted: false }).choose('PayPal');
    expect(wallets).toHaveLength(0);
    expect(payment().paymentOption).toBe('None');
  });

  it('posts once when approved, and is submitting meanwhile [W4.47] [W3.19] [W3.20]', async () => {
    checkout.choose('PayPal');
    lastWallet().events.approved('w1');
    lastWallet().events.approved('w1');
    expect(payment()).toMatchObject({ submitting: true, processing: false });
    expect(posts.map(({ body }) => [body.paymentType, body.paymentData])).toEqual([['PayPal', 'w1']]);
    lastPost().response(paid);
    await settle();
    expect(shown().isPaid).toBe(true);
    expect(lastWallet().signal.aborted).toBe(true);
  });

  it('that fails shows the specified text, resets the choice, and opens again [W4.43] [W4.46]', () => {
    checkout.choose('PayPal');
    const first = lastWallet();
    first.events.failed({ errors: ['x'], friendlyErrorMessage: 'The server says otherwise.' });
    expect(inEnglish(payment())).toMatchObject({
      submissionError: true,
      submissionErrorFriendlyMessage: 'PayPal is currently unavailable, please choose another payment method.',
      paymentOption: 'None',
    });
    expect(first.signal.aborted).toBe(true);
    expect(posts).toHaveLength(0);
    checkout.choose('PayPal');
    expect(wallets).toHaveLength(2);
    expect(payment().submissionError).toBe(false);
  });

  it('that failed on the server is fresh for the next try [W4.43]', async () => {
    checkout.choose('PayPal');
    lastWallet().events.approved('w1');
    lastPost().response(declined);
    await settle();
    expect(payment()).toMatchObject({ paymentOption: 'None', submissionErrorFriendlyMessage: 'Card declined' });
    checkout.choose('PayPal');
    expect(wallets).toHaveLength(2);
  });

  it('ignores clicks during a card payment, without a hint', () => {
    checkout.choose('PayPal');
    expect(lastWallet().events.mayPay()).toBe(true);
    pay();
    expect(lastWallet().events.mayPay()).toBe(false);
    lastWallet().events.failed(new Error('late'));
    expect(payment()).toMatchObject({ submitting: true, submissionError: false });
  });

  it('goes with the block', () => {
    checkout.choose('PayPal');
    checkout.end();
    expect(lastWallet().signal.aborted).toBe(true);
  });
});

describe('the card’s bank', () => {
  const lastBank = () => banks.at(-1) as (typeof banks)[number];
  const ask = () => {
    bankIsSilent = true;
    pay();
  };

  it('is asked with the token before anything is posted', () => {
    ask();
    expect(banks.map(({ token }) => token)).toEqual(['src1']);
    expect(posts).toHaveLength(0);
    expect(payment()).toMatchObject({ submitting: true, processing: true });
    lastBank().events.showsMessage('Confirm it.');
    expect(shown().bankMessage).toBe('Confirm it.');
  });

  it('confirms: the post carries the token and the authentication [W3.19]', () => {
    ask();
    lastBank().events.showsMessage('Confirm it.');
    lastBank().events.ended({ kind: 'confirmed', authenticationId: 'auth1' });
    lastBank().events.ended({ kind: 'confirmed', authenticationId: 'auth1' });
    expect(posts.map(({ body }) => JSON.parse(body.paymentData))).toEqual([{ token: 'src1', charge_3ds_id: 'auth1' }]);
    expect(lastPost().body.paymentType).toBe('CreditCard');
    expect(shown().bankMessage).toBe('');
  });

  it('needs no authentication: the post has only the token', () => {
    ask();
    lastBank().events.ended({ kind: 'unasked' });
    expect(lastPost().body.paymentData).toBe('src1');
  });

  it.each([
    ['refuses', { kind: 'refused' }, BANK_REFUSED],
    ['cannot be reached', { kind: 'failed', cause: new Error('x') }, BANK_FAILED],
  ] as const)('%s: nothing is posted, and a fresh form takes another card', (_, response, text) => {
    ask();
    const form = lastForm();
    lastBank().events.ended(response);
    expect(posts).toHaveLength(0);
    expect(inEnglish(payment())).toMatchObject({
      submitting: false,
      paymentOption: 'None',
      submissionErrorFriendlyMessage: text,
    });
    expect(form.destroy).toHaveBeenCalled();
    bankIsSilent = false;
    pay('src2');
    expect(lastPost().body.paymentData).toBe('src2');
  });

  it('is left when the visitor stops, and heard no more', () => {
    ask();
    checkout.bank.stop();
    expect(inEnglish(payment())).toMatchObject({ submitting: false, submissionErrorFriendlyMessage: BANK_STOPPED });
    expect(lastBank().signal.aborted).toBe(true);
    lastBank().events.ended({ kind: 'confirmed', authenticationId: 'auth1' });
    checkout.bank.stop();
    expect(posts).toHaveLength(0);
  });

  it('has all the time it needs: the form’s own timeout is over', async () => {
    ask();
    await vi.advanceTimersByTimeAsync(TOKEN_TIMEOUT_MS * 2);
    expect(payment().submitting).toBe(true);
    lastBank().events.ended({ kind: 'confirmed', authenticationId: 'auth1' });
    expect(posts).toHaveLength(1);
  });

  it('goes with the block', () => {
    ask();
    checkout.end();
    expect(lastBank().signal.aborted).toBe(true);
    expect(posts).toHaveLength(0);
  });
});

describe('a payment that the server lets through for a person only', () => {
  const demand = () => lastPost().fail(new WebsiteApiError('bot_check', { status: 403, errors: ['x'] }));

  it('shows what happens, and sends the same post again with the check’s token', async () => {
    pay();
    expect(checks, '[W7.20] no challenge before the server asks').toHaveLength(0);
    demand();
    await settle();
    expect(inEnglish(shown().hint)).toBe(BOT_CHECK);
    expect(payment().submitting).toBe(true);
    checks[0]?.pass('t1');
    await settle();
    expect(posts.map(({ botCheckToken }) => botCheckToken)).toEqual([undefined, 't1']);
    expect(posts[1]?.body, '[W3.16] the same 11 fields').toEqual(posts[0]?.body);
    lastPost().response(paid);
    await settle();
    expect([shown().isPaid, shown().hint, left]).toEqual([true, '', ['/thanks']]);
  });

  it('keeps the card when the check fails, and the next click tries again', async () => {
    pay();
    demand();
    await settle();
    checks[0]?.fail();
    await settle();
    expect(inEnglish(shown().hint)).toBe(BOT_CHECK_FAILED);
    expect(payment()).toMatchObject({ submitting: false, submissionError: false, paymentOption: 'Card' });
    expect(lastForm().destroy).not.toHaveBeenCalled();
    const statusRequests = lastForm().submit.mock.calls.length;
    checkout.submit();
    demand();
    await settle();
    checks[1]?.pass('t2');
    await settle();
    expect(lastForm().submit, 'the card form has given its token').toHaveBeenCalledTimes(statusRequests);
    expect(lastPost()).toMatchObject({ botCheckToken: 't2', body: { paymentData: 'src1' } });
    demand();
    await settle();
    expect(inEnglish(shown().hint), 'a token that the server does not take').toBe(BOT_CHECK_FAILED);
  });

  it('submits the form again for another card', async () => {
    pay();
    demand();
    await settle();
    checks[0]?.fail();
    await settle();
    lastForm().events.validated(true);
    checkout.submit();
    lastForm().events.submitted();
    lastForm().events.finished('src2');
    expect(lastPost().body.paymentData).toBe('src2');
  });
});
