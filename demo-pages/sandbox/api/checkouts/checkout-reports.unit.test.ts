import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { createSandboxApp } from '../../app/sandbox-app.ts';
import { SITE } from '../../testing/open-sandbox.ts';
import { walletCharges } from '../wallet-charges/wallet-schema.ts';
import { BROWSER, CheckoutShopper } from './testing/checkout-shopper.ts';
import { type Data, openCheckouts } from './testing/open-checkouts.ts';

const checkouts = openCheckouts();
const { open, completed, atCard, tabOf } = checkouts;

describe('POST /v1/checkouts/callback', () => {
  it('takes one report of an instruction, and says so to whoever repeats it [C1.06]', async () => {
    const { shopper } = await atCard();
    const ott_token = await shopper.cardToken();
    const payload = { status: 'success', ott_token, browser_details: BROWSER };
    const say = () => shopper.say('card_form.ott_created', payload);
    const answers = await Promise.all(Array.from({ length: 6 }, say));
    expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'repeated')).toHaveLength(5);
    expect(await completed()).toHaveLength(1);
    expect(await say()).toBe('repeated');
    expect(await shopper.watch()).toBe('merchant_event.emit');
    expect(await say()).toBe('409 callback_unexpected');
    expect(await completed()).toHaveLength(1);
  });

  it('charges once when two tabs pay with two cards at the same time, and leads both to the same end', async () => {
    const { shopper } = await atCard();
    const other = tabOf(shopper);
    const answers = await Promise.all([shopper.payByCard(), other.payByCard('5555555555554444')]);
    expect(answers.sort()).toEqual(['accepted', 'superseded']);
    expect([await shopper.watch(), await other.watch()]).toEqual(['merchant_event.emit', 'merchant_event.emit']);
    expect([shopper.shown.payload['status'], other.shown.payload['status']]).toEqual(['success', 'success']);
    expect(await completed()).toHaveLength(1);
  });

  it('brings a tab that was left behind to where the checkout is', async () => {
    const { shopper, token } = await open({ template_id: 'all-methods' });
    await shopper.next();
    const other = tabOf(shopper);
    await shopper.choose('card');
    expect(await other.choose('zip_checkout')).toBe('superseded');
    expect(await other.next()).toBe('card_form.show');
    // A reloaded page has only the intent's token.
    expect(await new CheckoutShopper(checkouts.sandbox, token).next()).toBe('card_form.show');
    expect(await other.say('payment_methods.return', { platform: 'web', sdk_version: 'v1.131.0' })).toBe('accepted');
    expect(await other.next()).toBe('payment_methods.show');
  });

  it('goes on after a process died between the report and what follows from it', async () => {
    const { shopper } = await atCard();
    const { sleep } = checkouts.sandbox.clock;
    const slow = await shopper.cardToken({ card_number: '4000000000000077' });
    // The process dies while it waits for the slow issuer.
    checkouts.sandbox.clock.sleep = () => Promise.reject(new Error('killed'));
    const fault = vi.spyOn(console, 'error').mockImplementation(() => {});
    const payload = { status: 'success', ott_token: slow, browser_details: BROWSER };
    expect((await shopper.report('card_form.ott_created', payload)).status).toBe(500);
    checkouts.sandbox.clock.sleep = sleep;
    fault.mockRestore();
    expect(await completed()).toHaveLength(0);
    const restarted = createSandboxApp({
      db: checkouts.sandbox.db,
      hostedDirectory: '/nonexistent',
      clock: checkouts.sandbox.clock,
    });
    const answer = await restarted.request('http://127.0.0.1:8181/v1/checkouts/instruction?time=1', {
      headers: { 'x-access-token': shopper.token, origin: SITE },
    });
    const shown = (await answer.json()) as { resource: { data: { name: string; payload: Data } } };
    expect(shown.resource.data).toMatchObject({ name: 'generic.show_message', payload: { type: 'success' } });
    expect(await completed()).toHaveLength(1);
  });

  it('keeps a form open that reports an error, and shows it anew when the next instruction is asked for [C4.03] [C5.12]', async () => {
    const { shopper } = await atCard();
    const form = shopper.token;
    const wrong = () => shopper.say('card_form.ott_created', { status: 'error', message: 'The card has expired' });
    expect([await wrong(), await wrong()]).toEqual(['accepted', 'accepted']);
    expect(await shopper.next()).toBe('card_form.show');
    expect(shopper.token).not.toBe(form);
    await wrong();
    expect(await shopper.payByCard()).toBe('accepted');
    expect(await completed()).toHaveLength(1);
  });

  it.each([
    ['an event of another instruction', 'card_form.ott_created', { status: 'error', message: 'x' }, 409],
    ['going back from the chooser', 'payment_methods.return', { platform: 'web', sdk_version: '1' }, 409],
    ['an unknown event', 'nothing', {}, 400],
    ['no type', 'payment_methods.chosen', {}, 400],
    ['a type that is no text', 'payment_methods.chosen', { payment_method_type: 7 }, 400],
  ])('refuses %s and stays where it is', async (_, event, payload, status) => {
    const { shopper } = await open();
    await shopper.next();
    expect((await shopper.report(event, payload)).status).toBe(status);
    expect(await shopper.choose('card')).toBe('accepted');
  });

  it('refuses a report before the first instruction, and a method that was not offered leads back', async () => {
    const { shopper } = await open();
    expect(await shopper.choose('card')).toBe('409 callback_unexpected');
    await shopper.next();
    expect(await shopper.choose('paypal_wallet')).toBe('accepted');
    expect(await shopper.next()).toBe('payment_methods.show');
  });

  it('believes the issuer, not the page, about 3-D Secure [C4.11]', async () => {
    const { shopper } = await atCard({ template_id: '3ds-url' });
    await shopper.payByCard();
    await shopper.next();
    expect(await shopper.say('child_widget.status', { status: 'success', message: 'I say so' })).toBe('accepted');
    expect([await shopper.next(), shopper.shown.payload['type']]).toEqual(['generic.show_message', 'error']);
    expect(await completed()).toHaveLength(0);
  });
});

describe('wallets in a checkout', () => {
  const atWallet = async () => {
    const opened = await open({ template_id: 'google-pay' });
    await opened.shopper.next();
    await opened.shopper.choose('googlepay_wallet');
    await opened.shopper.next();
    const token = String(opened.shopper.shown.payload['charge_token']);
    const capture = (word: string) =>
      opened.shopper.call(
        'POST',
        '/v1/charges/wallet/capture',
        { customer: { payment_source: { wallet_type: 'google', ref_token: `{"token":"sandbox_${word}"}` } } },
        token,
      );
    return { ...opened, capture };
  };
  const wallets = () =>
    checkouts.sandbox.db
      .select()
      .from(walletCharges)
      .where(eq(walletCharges.reference, `calls-${checkouts.count}`));
  const goBack = (shopper: CheckoutShopper) =>
    shopper.say('payment_methods.return', { platform: 'web', sdk_version: 'v1.131.0' });

  it('believe the charge, not the page: an unpaid success is none, a paid error is one', async () => {
    const unpaid = await atWallet();
    await unpaid.shopper.say('child_widget.status', { status: 'success', message: 'The payment was successful' });
    await unpaid.shopper.next();
    expect(unpaid.shopper.shown.payload['type']).toBe('error');
    const paid = await atWallet();
    await paid.capture('approve');
    await paid.shopper.say('child_widget.status', { status: 'error', message: 'error in google pay widget' });
    await paid.shopper.next();
    expect(paid.shopper.shown.payload['type']).toBe('success');
  });

  it('call the charge off when the shopper goes back, so that an open sheet cannot pay any more', async () => {
    const { shopper, capture } = await atWallet();
    await goBack(shopper);
    expect(await shopper.next()).toBe('payment_methods.show');
    expect((await capture('approve')).status).toBe(400);
    expect((await wallets()).map(({ status }) => status)).toEqual(['failed']);
  });

  it('count a payment that was made before the shopper went back', async () => {
    const { shopper, capture } = await atWallet();
    await capture('approve');
    await goBack(shopper);
    expect(await shopper.watch()).toBe('merchant_event.emit');
    expect(shopper.shown.payload['status']).toBe('success');
  });

  it('count a payment that was made before the time was over, and refuse one after it', async () => {
    const early = await atWallet();
    await early.capture('approve');
    checkouts.sandbox.clock.time += 1800 * 1000;
    expect(await early.shopper.watch()).toBe('merchant_event.emit');
    expect(early.shopper.shown.payload['status']).toBe('success');
    const late = await atWallet();
    checkouts.sandbox.clock.time += 1800 * 1000;
    expect(await late.shopper.watch()).toBe('merchant_event.emit');
    expect(late.shopper.shown.payload['status']).toBe('expired');
    expect((await late.capture('approve')).status).toBe(400);
  });

  it('hold a payment for review and settle it after', async () => {
    const { shopper, capture } = await atWallet();
    await capture('in_review');
    await shopper.say('child_widget.status', { status: 'in_review', message: 'The payment is on fraud review' });
    await shopper.next();
    expect(shopper.shown.payload['title']).toBe('Payment received');
    expect((await wallets())[0]?.status).toBe('inreview');
    expect(await shopper.watch()).toBe('merchant_event.emit');
    expect((await wallets())[0]?.status).toBe('complete');
  });
});
