import { HttpResponse } from 'msw';
import { expect, nextFrame } from '#testing/browser.ts';
import {
  alertText,
  buttonNamed,
  choose,
  field,
  goToDetails,
  goToPayment,
  heading,
  namesOf,
  paid,
  pay,
  place,
  posts,
  reset,
  respondToStatuses,
  respondToSubmits,
  statusRequests,
  submitButton,
  type,
  until,
  vaultCalls,
  walletStarts,
  worker,
} from './testing/donation-test-page.ts';

interface Entry {
  event?: string;
  ecommerce?: Record<string, unknown> | null;
  eventCallback?: () => void;
}
const page = window as unknown as { dataLayer?: Entry[] };
const pushes = (name: string) => page.dataLayer?.filter(({ event }) => event === name) ?? [];
const thanked = (form: Element) => until(() => form.querySelector('.haven-thank-you'));
const offer = (form: Element) => form.querySelector('.donation-form__offer');

async function give(form: Element): Promise<void> {
  await goToPayment(form);
  await pay(form);
  await thanked(form);
}

/** The next form is rendered as after a reload of the page. */
async function reload(run: () => Promise<void>): Promise<void> {
  document.body.replaceChildren();
  await nextFrame();
  const { getEntriesByType } = performance;
  performance.getEntriesByType = (() => [{ type: 'reload' }]) as unknown as typeof getEntriesByType;
  try {
    await run();
  } finally {
    performance.getEntriesByType = getEntriesByType;
  }
}

describe('<donation-form> after the payment', () => {
  before(() => worker.start({ quiet: true, onUnhandledRequest: 'bypass' }));
  after(() => worker.stop());
  beforeEach(() => {
    reset();
    page.dataLayer = [];
  });
  afterEach(async () => {
    delete page.dataLayer;
    document.body.replaceChildren();
    await nextFrame();
  });

  it('reports begin, payment and purchase once, and no second purchase after a reload', async () => {
    const form = place({ appeal: 'winter' });
    await give(form);
    const gift = { currency: 'AUD', frequency: 'one-off', appeal: 'winter', value: 75 };
    expect(
      pushes('begin_donation').map(({ ecommerce }) => ecommerce),
      '[D1.15] begin',
    ).to.deep.equal([gift]);
    expect(pushes('add_payment_info')[0]?.ecommerce, '[D1.15] payment').to.deep.equal({
      ...gift,
      payment_type: 'CreditCard',
    });
    expect(
      pushes('purchase').map(({ ecommerce }) => ecommerce),
      '[D1.15] purchase',
    ).to.deep.equal([{ ...gift, transaction_id: 'T-1' }]);
    await reload(async () => {
      const again = place({ appeal: 'winter' });
      await thanked(again);
      expect(again.textContent).to.contain('AU-1001');
      expect(again.querySelector('.haven-thank-you h2')?.textContent, 'no name is stored').to.equal('Thank you');
      expect(pushes('purchase'), '[D1.15] not again').to.have.length(1);
      expect(namesOf('donation-paid')).to.have.length(1);
    });
  });

  it('requests the state of a gift whose response was lost with the page, and thanks for it', async () => {
    const form = place();
    respondToSubmits(() => new Promise(() => {}));
    await goToPayment(form);
    await pay(form);
    await reload(async () => {
      const again = place();
      await thanked(again);
      expect(statusRequests[0]?.['donationKey'], '[D1.12] the same gift').to.equal(posts[0]?.['donationKey']);
      expect(pushes('purchase'), '[D1.15] once').to.have.length(1);
      expect(again.textContent).to.contain('AU-1001');
    });
  });

  it('lets the donor try again when the lost gift was not charged', async () => {
    const form = place();
    respondToSubmits(() => new Promise(() => {}));
    await goToPayment(form);
    await pay(form);
    const friendlyErrorMessage = 'Your card was declined. Please use another card.';
    respondToStatuses(() => HttpResponse.json({ ...paid, errors: ['no'], friendlyErrorMessage, state: 'refused' }));
    await reload(async () => {
      const again = place();
      await until(() => statusRequests.length > 0);
      await until(() => !again.textContent?.includes('checking your last gift'));
      expect(heading(again), '[G1.08] where the donor was').to.equal('Payment');
      expect(alertText(again), '[D1.13] how the last gift ended').to.equal(friendlyErrorMessage);
    });
  });

  it('leaves for the author’s page after the purchase was reported', async () => {
    const form = place({
      'thank-you-redirect-url': 'https://thanks.example.org/here',
      'allowed-origins': 'https://thanks.example.org',
    });
    await give(form);
    expect(namesOf('haven-navigate'), '[D1.15] waits for the tags').to.have.length(0);
    pushes('purchase')[0]?.eventCallback?.();
    await until(() => namesOf('haven-navigate').length > 0);
    expect(namesOf('haven-navigate')[0]?.detail).to.deep.equal({ url: 'https://thanks.example.org/here' });
    expect(namesOf('haven-navigate')[0]?.isCancelable, '[D1.16] a page may stay').to.equal(true);
    expect(form.querySelector<HTMLAnchorElement>('.donation-form__next')?.href).to.contain('thanks.example.org');
  });

  it('never leaves for an origin that is not allowed', async () => {
    const form = place({ 'thank-you-redirect-url': 'https://elsewhere.example/x' });
    await give(form);
    pushes('purchase')[0]?.eventCallback?.();
    await nextFrame();
    expect(namesOf('haven-navigate')).to.have.length(0);
    expect(form.querySelector('.donation-form__next[href]')).to.equal(null);
  });

  it('offers monthly giving once, with an amount of the donor’s choice and an equal no', async () => {
    const form = place({ 'once-amounts': '[{"amount":75,"does":"five thick blankets"}]' });
    await give(form);
    expect(form.querySelector('.haven-thank-you')?.textContent, 'whom, and what it does').to.match(
      /^Thank you, Mia.*\$75 five thick blankets/,
    );
    const [yes, no] = [buttonNamed(form, 'Give each month'), buttonNamed(form, 'No, thank you')];
    expect(yes.className, '[D1.17] equal weight').to.equal(no.className);
    expect(form.querySelectorAll('.donation-form__offer :checked'), '[D1.17] nothing chosen').to.have.length(0);
    await expect(form).to.be.accessible();
    no.click();
    await nextFrame();
    expect(offer(form)).to.equal(null);
    buttonNamed(form, 'Make another gift').click();
    await until(() => heading(form) === 'Your gift');
    await goToDetails(form);
    expect(field(form, 'customerFirstName').value, 'the details are still there').to.equal('Mia');
    submitButton(form).click();
    await until(() => heading(form) === 'Payment');
    await pay(form);
    await thanked(form);
    expect(offer(form), '[D1.17] not offered again').to.equal(null);
    expect(posts[1]?.['donationKey']).not.to.equal(posts[0]?.['donationKey']);
  });

  it('takes a monthly gift after a single one, without asking for the details again', async () => {
    const form = place();
    await goToDetails(form);
    buttonNamed(form, 'Back to your gift').click();
    await nextFrame();
    field(form, 'coverCosts').click();
    await give(form);
    buttonNamed(form, 'Give each month').click();
    await nextFrame();
    expect(offer(form)?.textContent, '[D1.17] the donor chooses').to.contain('Choose an amount');
    type(field(form, 'offeredOther'), '12.50');
    await nextFrame();
    buttonNamed(form, 'Give each month').click();
    await until(() => heading(form) === 'Payment');
    expect(submitButton(form).textContent, '[D1.06] costs are not ticked again').to.equal('Give $12.50 each month');
    await pay(form);
    await thanked(form);
    expect(posts[1]).to.include({ frequency: 'monthly', amount: 12.5, total: 12.5, customerFirstName: 'Mia' });
    expect(offer(form), '[D1.17] no second offer').to.equal(null);
  });

  it('shows that a bank debit is pending, after its agreement was read and accepted', async () => {
    const form = place({
      'default-frequency': 'monthly',
      'payment-methods': '["card","bank-account","apple-pay"]',
      'bank-gateway-id': 'gateway_haven_bank',
      'debit-agreement': 'First paragraph.\n\nSecond paragraph.',
      'debit-agreement-version': 'v7',
    });
    await goToPayment(form);
    expect(buttonNamed(form, 'Apple Pay'), '[D1.10] no Apple Pay').to.equal(undefined);
    await choose(form, 'Bank account');
    const agreement = form.querySelector('.donation-form__agreement-text');
    expect(agreement?.querySelectorAll('p'), '[D1.11] the agreement').to.have.length(2);
    submitButton(form).click();
    await nextFrame();
    expect(posts, '[D1.11] not before it is accepted').to.have.length(0);
    expect(form.querySelector('.donation-form__agreement')?.textContent).to.contain('tick the box');
    await expect(form).to.be.accessible();
    field(form, 'acceptsDebit').click();
    await nextFrame();
    respondToSubmits(() => HttpResponse.json({ ...paid, receiptNumber: '', amount: 30 }));
    await pay(form, 'Bank account');
    await thanked(form);
    expect(posts[0]).to.include({ paymentType: 'BankAccount', mandateVersion: 'v7' });
    expect(form.textContent).to.contain('on its way from your bank');
    expect(form.querySelector('h2')?.textContent).to.equal('Thank you, Mia');
    expect(form.textContent, 'no id of the provider').not.to.contain('T-1');
    expect(form.querySelector('.donation-form__next-gift')?.textContent, 'the next debit').to.match(
      /^Your next gift is on \d{1,2} \w+ \d{4}, or on the next business day\./,
    );
    expect(namesOf('donation-paid')[0]?.detail['pending']).to.equal(true);
  });

  it('starts a wallet with the fields of the gift', async () => {
    const form = place({ 'payment-methods': '["paypal"]' });
    await goToPayment(form);
    expect(buttonNamed(form, 'Card'), '[D1.10] only what the page names').to.equal(undefined);
    buttonNamed(form, 'PayPal').click();
    await until(() => walletStarts.length > 0);
    expect(walletStarts[0]).to.include({ paymentType: 'PayPal', amount: 75, customerEmailAddress: 'mia@example.org' });
    expect(walletStarts[0]).not.to.have.property('paymentData');
    expect(submitButton(form).checkVisibility(), 'one button to pay').to.equal(false);
    expect(alertText(form)).to.equal('');
  });

  it('saves a PayPal account for a monthly gift, without a single charge', async () => {
    const form = place({ 'default-frequency': 'monthly', 'payment-methods': '["card","paypal"]' });
    await goToPayment(form);
    expect(buttonNamed(form, 'PayPal'), '[D1.10] not without a gateway that keeps accounts').to.equal(undefined);
    form.setAttribute('paypal-gateway-id', 'gateway_haven_paypal_wallet');
    await until(() => buttonNamed(form, 'PayPal'));
    buttonNamed(form, 'PayPal').click();
    await until(() => vaultCalls.length > 1);
    expect(vaultCalls.toSorted(), '[D1.10] the provider is asked for an account to keep').to.deep.equal([
      '/v1/gateways/gateway_haven_paypal_wallet/wallet-config',
      '/v1/payment_sources/oauth-tokens',
    ]);
    expect(walletStarts).to.have.length(0);
    await until(() => alertText(form) !== '');
    expect(alertText(form), 'it cannot be had').to.contain('PayPal is currently unavailable');
  });

  it('dedicates a gift, with a card by the rules of e-cards', async () => {
    const form = place();
    await goToDetails(form);
    type(field(form, 'dedicationKind'), 'honour');
    await nextFrame();
    type(field(form, 'dedicationRecipientEmail'), 'ana@example.org');
    submitButton(form).click();
    await until(() => form.querySelector('.haven-error-summary'));
    const summary = form.querySelector('.haven-error-summary')?.textContent;
    for (const message of ['the name of the person', 'the name of the recipient', 'Write a message'])
      expect(summary, `[D1.09] ${message}`).to.contain(message);
    const dedication = {
      dedicationName: 'Ruth',
      dedicationRecipientName: 'Ana',
      dedicationRecipientEmail: 'ana@example.org',
      dedicationMessage: 'For you',
    };
    await goToPayment(form, dedication);
    await pay(form);
    await thanked(form);
    expect(posts[0], '[D1.09] posted').to.include({ dedicationKind: 'honour', ...dedication });
  });
});
