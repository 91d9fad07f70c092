import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSandbox, SANDBOX, SITE } from '../../testing/open-sandbox.ts';
import { walletCharges } from './wallet-schema.ts';

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

const RETURNS = { success_url: `${SITE}/thanks?a=1`, error_url: `${SITE}/sorry` };

async function order(gateway: string, meta: Record<string, string> = {}) {
  const made = await sandbox.server('POST', '/v1/charges/wallet', {
    amount: '10.50',
    currency: 'AUD',
    reference: 'order-1',
    gateway_id: gateway,
    meta,
  });
  const { token, charge } = made.body.resource.data as { token: string; charge: { id: string } };
  const page = (call: string, body: object) =>
    sandbox.call('POST', `/v1/charges/wallet/${call}`, { 'x-access-token': token, origin: SITE }, body);
  const answer = await page('callback', { request_type: 'CREATE_SESSION' });
  const { id, ref_token } = answer.body.resource.data as { id?: string; ref_token?: string };
  return { token, chargeId: charge.id, orderId: id ?? ref_token ?? '', page };
}
const get = (path: string, headers: Record<string, string> = {}) =>
  sandbox.app.request(`${SANDBOX}${path}`, { headers });
const decide = (kind: string, fields: Record<string, string>) =>
  sandbox.app.request(`${SANDBOX}/wallet/${kind}`, { method: 'POST', body: new URLSearchParams(fields) });
const unescaped = (html: string) => html.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const messagesIn = (html: string) =>
  JSON.parse(/data-messages="(.*?)" data-/.exec(unescaped(html))?.[1] ?? '[]') as Record<string, unknown>[];
const statusOf = async (id: string) =>
  (await sandbox.db.select().from(walletCharges).where(eq(walletCharges.id, id)))[0]?.status;

describe('/wallet/flypay', () => {
  it('is a frame for the pages of the charge’s merchant [S7.43]', async () => {
    const { token } = await order('gateway_haven_flypay');
    const query = new URLSearchParams({
      token,
      amount: '10.5',
      currency: 'AUD',
      gateway_mode: 'sandbox',
      credentials: 'order-1',
      request_shipping: 'true',
      widget_id: 'widget-1',
    });
    const page = await get(`/wallet/flypay?${query}`);
    const html = unescaped(await page.text());
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${SITE}`);
    expect(html).toContain('data-reference="order-1"');
    expect(html).toContain('data-widget-id="widget-1"');
    expect(html).toContain('data-payable="true"');
    expect(html).toContain('id="address"');
    // The token is only in the address.
    expect(html).not.toContain(token);
    query.set('request_shipping', 'false');
    expect(await (await get(`/wallet/flypay?${query}`)).text()).not.toContain('id="address"');
  });

  it('knows a charge that was paid, and refuses every other token', async () => {
    const { token, page } = await order('gateway_haven_flypay');
    await page('capture', { payment_method_id: 'fly_sandbox_approve' });
    expect(await (await get(`/wallet/flypay?token=${token}`)).text()).toContain('data-payable="false"');
    expect((await get('/wallet/flypay?token=abc')).status).toBe(403);
    expect((await get(`/wallet/flypay?token=${(await order('gateway_haven_flypay_v2')).token}`)).status).toBe(403);
  });

  it('may capture from its own origin', async () => {
    const { token } = await order('gateway_haven_flypay');
    const headers = { 'x-access-token': token, origin: SANDBOX, host: new URL(SANDBOX).host };
    const paid = await sandbox.call('POST', '/v1/charges/wallet/capture', headers, {
      payment_method_id: 'fly_sandbox_in_review',
    });
    expect(paid.body.resource.data).toMatchObject({ status: 'inreview' });
  });
});

describe('/wallet/flypay-v2', () => {
  const visit = (orderId: string, merchantUrl = `${SITE}/cart?a=1`, slash = '') =>
    get(`/wallet/flypay-v2${slash}?${new URLSearchParams({ orderId, merchantUrl, mode: 'default', clientId: 'c1' })}`);
  const fields = (orderId: string, decision: string) => ({ token: orderId, sdk_origin: SITE, flow: 'popup', decision });

  it('says that it is there to the page that opened it alone, with a slash before the query or without', async () => {
    const { orderId } = await order('gateway_haven_flypay_v2');
    for (const slash of ['', '/']) {
      const page = await visit(orderId, undefined, slash);
      const html = await page.text();
      expect([page.status, messagesIn(html)]).toEqual([200, [{ isDomReady: true }]]);
      expect(unescaped(html)).toContain(`data-page-origin="${SITE}"`);
    }
    expect((await visit(orderId, 'https://evil.test/')).status).toBe(403);
    expect((await visit('nothing')).status).toBe(404);
  });

  it('pays, and tells it with the sign-in where that is wanted [S4.45] [S4.47]', async () => {
    const { orderId, chargeId } = await order('gateway_haven_flypay_v2');
    const page = await decide('flypay-v2', { ...fields(orderId, 'approve'), remember: 'yes' });
    expect(messagesIn(await page.text())).toEqual([
      { accessToken: expect.any(String), refreshToken: expect.any(String) },
      { paymentFlowState: 'completed', orderId },
      { isPaymentSuccessful: true, orderId },
    ]);
    expect(await statusOf(chargeId)).toBe('complete');
    const again = messagesIn(await (await decide('flypay-v2', fields(orderId, 'decline'))).text());
    expect(again).toContainEqual({ isPaymentSuccessful: true, orderId });
  });

  it.each([
    ['decline', 'card_declined', 'failed'],
    ['fail', 'unspecified_error', 'failed'],
  ])('tells the error of %s [S4.46]', async (decision, code, status) => {
    const { orderId, chargeId } = await order('gateway_haven_flypay_v2');
    const page = await decide('flypay-v2', fields(orderId, decision));
    expect(messagesIn(await page.text())).toContainEqual({ error: { code, message: expect.any(String) }, orderId });
    expect(await statusOf(chargeId)).toBe(status);
  });

  it('charges nothing when it is cancelled, and can be tried again', async () => {
    const { orderId, chargeId } = await order('gateway_haven_flypay_v2');
    const page = await decide('flypay-v2', fields(orderId, 'cancel'));
    expect(messagesIn(await page.text())).toEqual([{ paymentFlowState: 'cancelled', orderId }]);
    expect(await statusOf(chargeId)).toBe('wallet_initialized');
    await decide('flypay-v2', fields(orderId, 'decline'));
    await decide('flypay-v2', fields(orderId, 'approve'));
    expect(await statusOf(chargeId)).toBe('complete');
  });

  it('refuses made-up decisions, strangers and orders of other wallets', async () => {
    const { orderId } = await order('gateway_haven_flypay_v2');
    expect((await decide('flypay-v2', fields(orderId, 'other'))).status).toBe(400);
    expect((await decide('flypay-v2', fields(orderId, 'in_review'))).status).toBe(400);
    expect((await decide('flypay-v2', { ...fields(orderId, 'approve'), sdk_origin: 'https://evil.test' })).status).toBe(
      400,
    );
    expect((await decide('afterpay', fields(orderId, 'approve'))).status).toBe(404);
  });
});

describe('/wallet/afterpay', () => {
  it.each([
    ['approve', 'thanks', 'SUCCESS', 'complete'],
    ['decline', 'sorry', 'DECLINED', 'failed'],
    ['cancel', 'sorry', 'CANCELLED', 'wallet_initialized'],
  ])('leads back to the shop after %s, to its page %s [S1.09]', async (decision, path, status, stored) => {
    const { orderId, chargeId } = await order('gateway_haven_afterpay', RETURNS);
    const page = await get(`/wallet/afterpay?token=${orderId}&flow=redirect&sdk_origin=${encodeURIComponent(SITE)}`);
    expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${SITE}`);
    const back = await decide('afterpay', { token: orderId, sdk_origin: SITE, flow: 'redirect', decision });
    const address = new URL(back.headers.get('location') ?? '');
    expect([back.status, address.pathname, address.searchParams.get('status')]).toEqual([303, `/${path}`, status]);
    expect(address.searchParams.get('orderToken')).toBe(orderId);
    if (decision === 'approve') expect(address.searchParams.get('a')).toBe('1');
    expect(await statusOf(chargeId)).toBe(stored);
  });

  it('leads back to the page’s own addresses where it names some, of the merchant only', async () => {
    const { orderId, page } = await order('gateway_haven_afterpay', RETURNS);
    const session = (error_url: string) =>
      page('callback', { request_type: 'CREATE_SESSION', wallet_type: 'afterpay', meta: { error_url } });
    for (const address of ['https://evil.test/', 'javascript:alert(1)', '//evil.test']) {
      expect((await session(address)).status, address).toBe(400);
    }
    expect((await session(`${SITE}/oh-no`)).status).toBe(200);
    const back = await decide('afterpay', { token: orderId, sdk_origin: SITE, flow: 'redirect', decision: 'decline' });
    const { pathname } = new URL(back.headers.get('location') ?? '');
    expect(pathname, '[P8.01] meta.error_url').toBe('/oh-no');
    const other = await order('gateway_haven_afterpay', RETURNS);
    const paid = await decide('afterpay', { token: other.orderId, flow: 'redirect', decision: 'approve' });
    expect(paid.headers.get('location')).toContain('/thanks');
  });

  it('tells a popup’s opener, and keeps no address to go to', async () => {
    const { orderId } = await order('gateway_haven_afterpay');
    const page = await decide('afterpay', { token: orderId, sdk_origin: SITE, flow: 'popup', decision: 'approve' });
    expect(messagesIn(await page.text())).toEqual([{ source: 'haven-wallet', status: 'SUCCESS', orderToken: orderId }]);
  });

  it('is captured by its ref_token once the shopper approved, not before', async () => {
    const { orderId, page } = await order('gateway_haven_afterpay', RETURNS);
    const capture = (ref_token: string) =>
      page('capture', { payment_method_id: null, customer: { payment_source: { ref_token } } });
    expect((await capture(orderId)).body.error?.code).toBe('wallet_not_approved');
    expect((await capture('001.other')).status).toBe(400);
    await decide('afterpay', { token: orderId, flow: 'redirect', decision: 'approve' });
    expect((await capture(orderId)).body.resource.data).toMatchObject({ status: 'complete', amount: 10.5 });
  });

  it('cannot be asked once the charge has ended', async () => {
    const { orderId } = await order('gateway_haven_afterpay', RETURNS);
    sandbox.clock.time += 60 * 60 * 1000;
    expect((await get(`/wallet/afterpay?token=${orderId}`)).status).toBe(404);
    expect((await decide('afterpay', { token: orderId, decision: 'approve' })).status).toBe(404);
  });
});

describe('/wallet/orders/{id}', () => {
  it('tells what a sheet shows, to the merchant’s pages', async () => {
    const { orderId } = await order('gateway_haven_paypal_wallet');
    const found = await get(`/wallet/orders/${orderId}`, { origin: SITE });
    expect(await found.json()).toEqual({ amount: '10.50', currency: 'AUD', merchant: 'Demo charity (sandbox)' });
    expect(found.headers.get('access-control-allow-origin')).toBe(SITE);
    const foreign = await get(`/wallet/orders/${orderId}`, { origin: 'https://evil.test' });
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
    expect((await get('/wallet/orders/nothing')).status).toBe(404);
  });
});
