import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { APPROVED_CARD, openShop, PROVIDER_ORIGIN, type Shop } from '../../testing/open-shop.ts';
import { CUSTOMER, CUSTOMER_PATH, Visitor } from '../../testing/shop-visitor.ts';

const WIDGET = 'https://widget.pay.example';
/** What only a site beside a sandbox says. The keys and gateways are the operator's own words. */
const TEST_WORDS = /sandbox|test (card|number|mode)|4242|no money mov|\/merchant|\/vendor\//i;

const provider = {
  publicKey: 'pk_sandbox_haven',
  secretKey: 'sk_sandbox_haven',
  gatewayId: 'gateway_haven_cards',
  walletGatewayId: '',
  cardWalletGatewayId: '',
  bankGatewayId: 'gateway_haven_bank',
  isSandbox: false,
  widgetOrigin: WIDGET,
};
const withoutKeys = (page: string) => page.replaceAll('pk_sandbox_haven', '');
const policyOf = (answer: Response) => answer.headers.get('content-security-policy') ?? '';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(() => {
  shop.provider = provider;
  shop.website = shop.startWebsite();
});
afterAll(() => shop.database.close());

describe('a site with another provider than the sandbox', () => {
  it('takes a payment, and no page on the way has a word of a test [P6.01]', async () => {
    const visitor = new Visitor(shop);
    await visitor.add('solar-lamp', 2);
    await visitor.json(CUSTOMER_PATH, CUSTOMER);
    const orderId = await visitor.orderId();
    const payment = await visitor.text('/checkout/payment');
    expect((await visitor.pay(orderId, await shop.token(APPROVED_CARD))).errors).toEqual([]);
    const paths = ['/', '/nz', '/gifts', '/cart', '/donate', '/nz/donate', '/my-giving', '/orders', '/privacy'];
    const pages = [payment, await visitor.text(`/thank-you?order=${orderId}`)];
    for (const path of [...paths, '/elements', '/elements/no-such', '/back-office'])
      pages.push(await visitor.text(path));
    for (const page of pages) expect(withoutKeys(page)).not.toMatch(TEST_WORDS);
  });

  it('says so everywhere beside a sandbox', async () => {
    const beside = await openShop();
    const visitor = new Visitor(beside);
    for (const path of ['/', '/gifts', '/donate', '/elements']) expect(await visitor.text(path)).toMatch(TEST_WORDS);
    await beside.database.close();
  });

  it('has no demonstrations for merchants', async () => {
    const visitor = new Visitor(shop);
    for (const path of ['/merchant', '/nz/merchant', '/merchant/checkout', '/merchant/three-ds'])
      expect((await visitor.page(path)).status, `[P6.01] ${path}`).toBe(404);
  });

  it('frames the widget’s origin and calls the API’s, on the pages that take payments alone', async () => {
    const visitor = new Visitor(shop);
    for (const path of ['/donate', '/nz/donate']) {
      const answer = await visitor.page(path);
      const policy = policyOf(answer);
      expect(policy, `[P6.01] ${path}`).toContain(`frame-src ${WIDGET};`);
      expect(policy).toContain(`connect-src 'self' ${PROVIDER_ORIGIN};`);
      expect(policy).toContain("script-src 'self';");
      expect(answer.headers.get('permissions-policy')).toContain(`payment=(self "${WIDGET}")`);
      const page = await answer.text();
      expect(page).toContain(`api-origin="${PROVIDER_ORIGIN}" widget-origin="${WIDGET}"`);
    }
    expect(policyOf(await visitor.page('/gifts'))).not.toContain(WIDGET);
  });

  it('lets wallets load their vendors’ own scripts, those that it offers', async () => {
    shop.provider = { ...provider, walletGatewayId: 'gateway_haven_paypal_wallet' };
    shop.website = shop.startWebsite();
    const answer = await new Visitor(shop).page('/donate');
    const policy = policyOf(answer);
    expect(policy).toContain("script-src 'self' https://*.paypal.com https://*.paypalobjects.com;");
    expect(policy).toContain(`frame-src ${WIDGET} https://*.paypal.com`);
    expect(policy).toMatch(/trusted-types .*haven-sdk/);
    expect(policy).not.toContain('google');
    expect(await answer.text()).toContain('wallet-script=""');
  });
});
