import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentAttempts } from '../../payments/payment-schema.ts';
import { PAYMENT_TEXTS } from '../../payments/payment-texts.ts';
import { renderBlocks } from '../../platform/http/render-blocks.ts';
import { organisationOf } from '../../platform/organisation/organisation.ts';
import { SITES } from '../../platform/site/sites.ts';
import { APPROVED_CARD, openShop, type Shop } from '../../testing/open-shop.ts';
import { CUSTOMER, CUSTOMER_PATH, Visitor } from '../../testing/shop-visitor.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.database.close());

const leadsTo = async (visitor: Visitor, path: string) => {
  const answer = await visitor.page(path);
  return [answer.status, answer.headers.get('location')];
};

const PRIVACY_BOX = /<input class="[^"]*" type="checkbox"[^>]* name="readPrivacy"\/>/;

describe('the steps of the checkout', () => {
  it.each(['', '/nz'])('send whoever lacks a step to it (site "%s")', async (prefix) => {
    const visitor = new Visitor(shop);
    expect(await leadsTo(visitor, `${prefix}/checkout/details`)).toEqual([303, `${prefix}/cart`]);
    expect(await leadsTo(visitor, `${prefix}/checkout/payment`)).toEqual([303, `${prefix}/cart`]);
    expect(await leadsTo(visitor, `${prefix}/thank-you`)).toEqual([303, `${prefix}/gifts`]);
    await visitor.add('solar-lamp', 1, prefix);
    expect(await leadsTo(visitor, `${prefix}/checkout/payment`)).toEqual([303, `${prefix}/checkout/details`]);
    expect((await visitor.page(`${prefix}/checkout/details`)).status).toBe(200);
  });

  it('sends an emptied cart back, even with an order', async () => {
    const visitor = new Visitor(shop);
    const orderId = await visitor.order();
    await visitor.json('/cart', { intent: 'remove', itemId: 'solar-lamp' });
    expect(await leadsTo(visitor, '/checkout/payment')).toEqual([303, '/cart']);
    expect(await leadsTo(visitor, `/thank-you?order=${orderId}`)).toEqual([303, '/checkout/payment']);
  });

  it('show where the visitor stands', async () => {
    const visitor = new Visitor(shop);
    await visitor.order();
    for (const [path, step] of [
      ['/cart', 'Cart'],
      ['/cart/e-cards', 'E-cards'],
      ['/checkout/details', 'Details'],
      ['/checkout/payment', 'Payment'],
    ]) {
      expect(await visitor.text(path ?? '')).toContain(`<span aria-current="step">${step}</span>`);
    }
  });
});

describe('the details page', () => {
  const rendered = async (visitor: Visitor, path: string) => renderBlocks(await visitor.text(path), shop.now);
  /** The fields that visitors see. */
  const shownFields = (page: string) =>
    [...page.matchAll(/<(?:input class|select)[^>]* name="([^"]+)"/g)].map(([, name]) => name);

  it('has a field for each of the 13 values, with the site’s defaults', async () => {
    const visitor = new Visitor(shop);
    await visitor.add('solar-lamp', 1, '/nz');
    await visitor.add('solar-lamp', 1);
    const page = await rendered(visitor, '/checkout/details');
    expect(['storeId', ...shownFields(page)].sort(), '[W3.07] [W2.35] a field').toEqual(Object.keys(CUSTOMER).sort());
    expect(page, '[W3.07] the store').toContain('<input type="hidden" name="storeId" value="haven-gifts-au"/>');
    expect(page, '[W2.37] a privacy box, unticked').toMatch(PRIVACY_BOX);
    expect(page, '[W4.12] Australia').toContain('<option value="NSW" selected="">');
    expect(page).toContain('store-id="haven-gifts-au"');
    const nz = await rendered(visitor, '/nz/checkout/details');
    expect(nz, '[W4.12] New Zealand').toContain('<option value="NZ" selected="">');
    expect(nz).toContain('<option value="NZL" selected="">');
    expect(nz).toContain('<input type="hidden" name="storeId" value="haven-gifts-nz"/>');
    expect(nz).toContain('redirect-url="/nz/checkout/payment"');
  });

  it('remembers what was entered [W3.30]', async () => {
    const visitor = new Visitor(shop);
    await visitor.order({ customerLastName: 'O\'Neill "Ngata"' });
    const page = await rendered(visitor, '/checkout/details');
    expect(page).toContain('name="customerLastName" value="O&#x27;Neill &quot;Ngata&quot;"');
    expect(page, '[W2.37] the notice is read anew').toMatch(PRIVACY_BOX);
    expect(page).toMatch(/ customer="\{&quot;storeId&quot;:&quot;haven-gifts-au&quot;/);
  });
});

describe('the payment page', () => {
  it('carries the order in the attributes of its block [W3.30] [W3.14] [W7.23]', async () => {
    const visitor = new Visitor(shop);
    const orderId = await visitor.order();
    const page = await visitor.text('/checkout/payment');
    const attributes = {
      amount: '79',
      'order-id': orderId,
      'thank-you-redirect-url': `/thank-you?order=${orderId}`,
      'first-name': 'Aroha',
      'last-name': 'Ngata',
      email: 'aroha@example.org',
      phone: '0412345678',
      'content-id': '2101',
      'store-id': 'haven-gifts-au',
      environment: 'sandbox',
      'api-origin': 'http://127.0.0.1:8081',
      'widget-origin': 'http://127.0.0.1:8081',
      'public-key': 'pk_sandbox_haven',
      'gateway-id': 'gateway_haven_cards',
      currency: 'AUD',
    };
    for (const [name, value] of Object.entries(attributes)) expect(page).toContain(` ${name}="${value}"`);
    expect(page).not.toContain('sk_sandbox');
  });

  it('holds no card field of its own and says what JavaScript is needed for [W1.03]', async () => {
    const visitor = new Visitor(shop);
    const orderId = await visitor.order();
    const page = await visitor.text('/checkout/payment');
    expect(page).not.toContain('<input');
    const [, text] = /Paying by card needs JavaScript<\/p><p class="haven-alert__text">([^<]*)/.exec(page) ?? [];
    expect(text).toContain(organisationOf(SITES[0]).phone);
    expect(text).toContain(orderId);
    expect(text, 'also where scripting is on').toContain('This page’s scripts did not load');
    expect(page).not.toContain('being checked');
  });

  it('says where the visitor is, and leads back to the details', async () => {
    const visitor = new Visitor(shop);
    await visitor.order();
    const page = await visitor.text('/checkout/payment');
    expect(page).toMatch(/<title>Payment\b/);
    expect(page).toContain('<h1>Payment</h1>');
    expect(page, 'no notice').toContain('</p></div><div class="page-split">');
    expect(page).toContain(
      'Almost there. You can still <a class="haven-link" href="/checkout/details">change your details</a>.',
    );
  });

  it('may frame and call the provider, unlike other pages', async () => {
    const visitor = new Visitor(shop);
    await visitor.order();
    const policyOf = async (path: string) => (await visitor.page(path)).headers.get('content-security-policy');
    expect(await policyOf('/checkout/payment')).toMatch(/frame-src [^;]*http:\/\/127\.0\.0\.1:8081/);
    expect(await policyOf('/checkout/payment')).not.toContain('pay.google.com');
    expect(await policyOf('/checkout/details')).not.toContain('http://127.0.0.1:8081');
  });

  it('offers PayPal where the site has it, and no wallet of a card', async () => {
    const visitor = new Visitor(shop);
    const orderId = await visitor.order();
    expect(await visitor.text('/checkout/payment')).toMatch(/ paypal-accepted="" wallet-script="http/);
    shop.provider = { ...shop.provider, walletGatewayId: '' };
    visitor.website = shop.startWebsite();
    const page = await visitor.text('/checkout/payment');
    expect(page).not.toContain('paypal-accepted');
    expect(page).toContain(' site-country-code="AUS">');
    const answer = await visitor.json('/umbraco/api/GiftStorePayment/StartWallet/', { orderId, amount: 79 });
    expect(await answer.json()).toMatchObject({ errors: [PAYMENT_TEXTS.wallet], walletToken: '', walletChargeId: '' });
    const begun = await shop.database.db.select().from(paymentAttempts).where(eq(paymentAttempts.payableId, orderId));
    expect(begun).toEqual([]);
  });
});

describe('the thank-you page', () => {
  it('shows order, gifts, cards and amount to its owner alone [W4.35]', async () => {
    const visitor = new Visitor(shop);
    await visitor.add('solar-lamp', 1);
    const card = {
      cardType: 'email',
      recipientName: 'Mia <3',
      recipientEmailAddress: 'mia@example.org',
      message: 'For you',
      senderName: 'A',
    };
    await visitor.json('/cart/e-cards', { cards: [{ instanceId: 'solar-lamp-1', ...card }] });
    await visitor.json(CUSTOMER_PATH, CUSTOMER);
    const orderId = await visitor.orderId();
    const { transactionId } = await visitor.pay(orderId, await shop.token(APPROVED_CARD), { amount: 39.5 });
    for (const path of [`/thank-you?order=${orderId}`, '/thank-you']) {
      const page = await visitor.text(path);
      for (const text of [orderId, '$39.50 AUD', 'Solar lamp', 'Mia &lt;3', 'For you', 'aroha@example.org'])
        expect(page).toContain(text);
      expect(page, 'the order is the reference').not.toContain(transactionId);
      expect(page).toContain('data-cart-count="">0<');
    }
    expect((await new Visitor(shop).page(`/thank-you?order=${orderId}`)).status).toBe(404);
    expect((await visitor.page(`/nz/thank-you?order=${orderId}`)).status).toBe(404);
  });

  it('lets the visitor buy again', async () => {
    const visitor = new Visitor(shop);
    const first = await visitor.order();
    await visitor.pay(first, await shop.token(APPROVED_CARD));
    expect(await leadsTo(visitor, '/checkout/payment')).toEqual([303, '/thank-you']);
    await visitor.add('safe-water');
    expect(await leadsTo(visitor, '/checkout/payment')).toEqual([303, '/checkout/details']);
    await visitor.json('/cart', { intent: 'remove', itemId: 'safe-water' });
    const second = await visitor.order();
    expect(second).not.toBe(first);
    expect(await visitor.pay(second, await shop.token(APPROVED_CARD))).toMatchObject({ errors: [], amount: 79 });
  });
});
