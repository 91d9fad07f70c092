import { type Clock, install } from '@sinonjs/fake-timers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PaymentAnswer, PaymentSubmission } from '#website/api/payment-schemas.ts';
import type { CardFormEvents } from './card-form.ts';
import { Checkout, TOKEN_TIMEOUT_MS } from './checkout.ts';
import type { CheckoutPage } from './checkout-page.ts';
import { SLOW_AFTER_MS } from './checkout-store.ts';
import type { ProviderSettings } from './provider-settings.ts';

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
const paid: PaymentAnswer = { errors: [], friendlyErrorMessage: '', amount: 45, currency: 'AUD', transactionId: 'T1' };
const declined: PaymentAnswer = { ...paid, errors: ['x'], friendlyErrorMessage: 'Card declined', transactionId: '' };

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
let clock: Clock;
let forms: OpenedForm[];
let posts: { body: PaymentSubmission; answer: (answer: PaymentAnswer) => void; fail: () => void }[];
let left: string[];
let checkout: Checkout;

function start(attributes: Partial<CheckoutPage> = {}): Checkout {
  const container = {} as Element;
  checkout = new Checkout(
    { ...page, ...attributes },
    {
      api: {
        submitPayment: (body) =>
          new Promise((answer, reject) => posts.push({ body, answer, fail: () => reject(new Error('offline')) })),
      },
      openCardForm: (_container, settings, events) => {
        const form = { settings, events, submit: vi.fn(), reload: vi.fn(), destroy: vi.fn() };
        forms.push(form);
        return form;
      },
      leave: (url) => left.push(url),
    },
  );
  checkout.attach(container);
  return checkout;
}

const shown = () => checkout.store.snapshot();
const payment = () => shown().payment;
const lastForm = () => forms.at(-1) as OpenedForm;
const lastPost = () => posts.at(-1) as (typeof posts)[number];
const settle = () => clock.tickAsync(0);

/** Chooses Card and fills in a card that the form accepts. */
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
  clock = install();
  forms = [];
  posts = [];
  left = [];
  vi.spyOn(console, 'error').mockImplementation(() => {});
  start();
});

afterEach(() => {
  checkout.end();
  clock.uninstall();
  delete global.dataLayer;
  vi.restoreAllMocks();
});

describe('the card form', () => {
  it('opens when Card is first chosen, with the environment in lowercase [W7.23]', () => {
    expect(forms).toHaveLength(0);
    checkout.choose('Card');
    expect(forms).toHaveLength(1);
    expect(lastForm().settings).toEqual({ env: 'sandbox', publicKey: 'pk', gatewayId: 'gw' });
    expect(shown().cardForm).toBe('loading');
  });

  it('keeps what was typed when Card is left and chosen again', () => {
    fillCard();
    checkout.choose('Card');
    checkout.choose('Card');
    expect(forms).toHaveLength(1);
    expect(lastForm().destroy).not.toHaveBeenCalled();
  });

  it('says that it cannot load, and opens anew on retry', () => {
    checkout.choose('Card');
    lastForm().events.failed(new Error('x'));
    expect(shown()).toMatchObject({ cardForm: 'failed', cardFormMessage: expect.stringContaining('try again') });
    checkout.openCardForm();
    expect(forms).toHaveLength(2);
    expect(shown()).toMatchObject({ cardForm: 'loading', cardFormMessage: '' });
  });

  it('says that the page is not set up, names what is missing, and can be tried again', () => {
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

  it('never triggers it for the wallet or for None, and says what to do [W2.47]', () => {
    fillCard();
    checkout.choose('PayPal');
    checkout.submit();
    expect(shown().hint).toContain('PayPal');
    checkout.choose('PayPal');
    checkout.submit();
    expect(shown().hint).toBe('Choose how you want to pay.');
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
    expect(shown().hint).toContain('card details');
  });

  it('waits for the card form to load', () => {
    checkout.choose('Card');
    checkout.submit();
    expect(shown().hint).toContain('still loading');
    expect(lastForm().submit).not.toHaveBeenCalled();
  });

  it('is free again when the form keeps its details', () => {
    fillCard();
    checkout.submit();
    lastForm().events.returned();
    expect(payment()).toMatchObject({ submitting: false, processing: false, paymentOption: 'Card' });
    clock.tick(TOKEN_TIMEOUT_MS);
    expect(shown().cardForm).toBe('ready');
  });

  it('follows the Enter key in the form', () => {
    fillCard();
    lastForm().events.submitted();
    expect(payment().submitting).toBe(true);
    lastForm().events.finished('src1');
    expect(posts).toHaveLength(1);
  });

  it('gives up on a form that answers nothing, at 30 s and not before', () => {
    fillCard();
    checkout.submit();
    clock.tick(TOKEN_TIMEOUT_MS - 1);
    expect(payment().submitting).toBe(true);
    clock.tick(1);
    expect(payment().submitting).toBe(false);
    expect(shown()).toMatchObject({
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

  it('is submitting while the answer is held [W4.29], and not afterwards [W4.30]', async () => {
    pay();
    expect(payment()).toMatchObject({ submitting: true, processing: false });
    lastPost().answer(declined);
    await settle();
    expect(payment().submitting).toBe(false);
  });

  it('cannot be disturbed by another choice or by the form', () => {
    pay();
    checkout.choose('PayPal');
    lastForm().events.returned();
    expect(payment()).toMatchObject({ submitting: true, paymentOption: 'Card' });
  });

  it('says calmly that it is still processing, from 10 s on until the answer', async () => {
    pay();
    clock.tick(SLOW_AFTER_MS - 1);
    expect(shown().isSlow).toBe(false);
    clock.tick(1);
    expect(shown().isSlow).toBe(true);
    lastPost().answer(declined);
    await settle();
    expect(shown().isSlow).toBe(false);
  });
});

describe('errors in the answer', () => {
  it('show the friendly message and return to None [W4.31] [W4.32] [W4.33]', async () => {
    pay();
    lastPost().answer(declined);
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
    lastPost().answer(declined);
    await settle();
    expect(forms[0]?.destroy).toHaveBeenCalledOnce();
    pay('src2');
    expect(forms).toHaveLength(2);
    expect(posts.map(({ body }) => body.paymentData)).toEqual(['src1', 'src2']);
  });
});

describe('a network failure', () => {
  beforeEach(async () => {
    pay();
    lastPost().fail();
    await settle();
  });

  it('ends submitting, is an error and returns to None [W4.38] [W4.39] [W4.40]', () => {
    expect(payment()).toMatchObject({ submitting: false, submissionError: true, paymentOption: 'None' });
  });

  it('shows the default message [W8.19]', () => {
    expect(payment().submissionErrorFriendlyMessage).toBe('Submission failed, please contact us');
  });

  it('reloads the card form once, and the next choice uses it [W4.41]', () => {
    expect(lastForm().reload).toHaveBeenCalledOnce();
    expect(shown().cardForm).toBe('loading');
    checkout.choose('Card');
    expect(forms).toHaveLength(1);
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
    lastPost().answer(paid);
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

  it('pushes purchase_giftshop once, with the answer’s transaction [W4.34] [W7.30] [W7.10]', async () => {
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
    lastPost().answer(declined);
    await settle();
    expect(pushed('purchase_giftshop')).toHaveLength(0);
  });

  it('leaves when the tag manager calls back [W4.35] [W4.37]', async () => {
    await succeed();
    await clock.tickAsync(299);
    expect(left).toEqual([]);
    pushed('purchase_giftshop')[0]?.eventCallback?.();
    await settle();
    expect(left).toEqual(['/thanks']);
    await clock.tickAsync(20_000);
    expect(left).toEqual(['/thanks']);
  });

  it('leaves at 15 s when the tag manager is silent, and not before [W4.37]', async () => {
    await succeed();
    await clock.tickAsync(14_999);
    expect(left).toEqual([]);
    await clock.tickAsync(1);
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

  it('never frees the button between the answer and the leaving', async () => {
    pay();
    const free: boolean[] = [];
    checkout.store.subscribe(() => free.push(!payment().submitting && !shown().isPaid));
    lastPost().answer(paid);
    await settle();
    expect(free).not.toContain(true);
  });

  it('leads nobody away from a page that took the block out, but tells the purchase', async () => {
    delete global.dataLayer;
    pay();
    checkout.end();
    lastPost().answer(paid);
    await settle();
    expect(left).toEqual([]);
    expect(clock.countTimers()).toBe(0);
  });
});
