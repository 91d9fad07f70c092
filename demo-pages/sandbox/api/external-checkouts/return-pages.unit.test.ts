import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSandbox, SANDBOX, SITE } from '../../testing/open-sandbox.ts';

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  sandbox.app.request(`${SANDBOX}${path}`, { headers });
const twice = (address: string) => encodeURIComponent(encodeURIComponent(address));
const unescaped = (html: string) => html.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** The return page of a decided checkout, as the shopper's browser receives it. */
async function decided(kind: string, decision: string, path: string, merchant = `${SITE}/gifts?a=1&b=2`) {
  const address = `${SANDBOX}${path}${path.includes('merchant') ? '' : `?merchant=${twice(merchant)}`}`;
  const made = await sandbox.browser('POST', '/v1/payment_sources/external_checkout', {
    gateway_id: `gateway_haven_${kind}`,
    success_redirect_url: address,
  });
  const { link, reference_id } = made.body.resource.data as { link: string; reference_id: string };
  const back = await sandbox.app.request(link, { method: 'POST', body: new URLSearchParams({ decision }) });
  const page = await sandbox.app.request(back.headers.get('location') ?? '');
  const html = unescaped(await page.text());
  const message = JSON.parse(/data-message="(.*?)" data-/.exec(html)?.[1] ?? '0') as Record<string, string> | null;
  return { page, html, message, reference_id };
}

describe('the return pages', () => {
  it.each([
    ['paypal', 'approve', { event: 'success' }],
    ['paypal', 'decline', { event: 'declined' }],
    ['paypal', 'refer', { event: 'referred' }],
    ['paypal', 'cancel', { event: 'close' }],
    ['paypal', 'error', { event: 'error' }],
    ['zip', 'approve', { event: 'complete', state: 'approved' }, '[S4.01]'],
    ['zip', 'decline', { event: 'complete', state: 'declined' }, '[S4.02]'],
    ['zip', 'cancel', { event: 'complete', state: 'cancelled' }, '[S4.03]'],
    ['zip', 'refer', { event: 'complete', state: 'referred' }, '[S4.04]'],
    ['afterpay', 'approve', { event: 'success', status: 'SUCCESS' }],
    ['afterpay', 'cancel', { event: 'close', status: 'CANCELLED' }],
    ['afterpay', 'error', { event: 'error', status: 'ERROR' }],
  ])('tell the outcome of %s, %s from the server’s record', async (kind, decision, said, row = '') => {
    const { message, reference_id, html } = await decided(kind, decision, '/checkout/success');
    expect(message, `${row} what is told`).toEqual({ ...said, message_source: 'checkout.paydock', reference_id });
    expect(html).toContain(`data-page-origin="${SITE}"`);
  });

  it.each([
    ['success', '[S2.53] [S2.54]'],
    ['error', '[S2.53] [S2.54]'],
    ['zipmoney/suspended', '[S2.51]'],
    ['zipmoney/response', '[S2.52]'],
  ])('lead back to the merchant’s exact page, however often it was encoded: %s', async (path, rows) => {
    const page = `${SITE}/a%20b?x=1&y=2`;
    for (const written of [twice(page), encodeURIComponent(page)]) {
      const answer = await get(`/checkout/${path}?merchant=${written}`);
      expect(answer.status, `${rows} the page is there`).toBe(200);
      expect(unescaped(await answer.text()), `${rows} with the way back`).toContain(`data-return-to="${page}"`);
    }
  });

  it('lead back to the page of the session where the address names none [S2.52]', async () => {
    const create = async () => {
      const made = await sandbox.browser('POST', '/v1/payment_sources/external_checkout', {
        gateway_id: 'gateway_haven_zip',
        success_redirect_url: `${SANDBOX}/checkout/zipmoney/response`,
      });
      return made.body.resource.data as { link: string; token: string };
    };
    const keep = async (checkout_token: string, merchant_redirect_url: string) =>
      (
        await sandbox.app.request(`${SANDBOX}/checkout/session`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ checkout_token, merchant_redirect_url }),
        })
      ).status;
    const decide = async (link: string, decision: string) => {
      const back = await sandbox.app.request(link, { method: 'POST', body: new URLSearchParams({ decision }) });
      return unescaped(await (await sandbox.app.request(back.headers.get('location') ?? '')).text());
    };
    const page = `${SITE}/thanks?x=1&y=2`;
    for (const decision of ['approve', 'decline']) {
      const { link, token } = await create();
      expect([await keep(token, page), await keep('other', page), await keep(token, 'https://evil.test/')]).toEqual([
        204, 404, 400,
      ]);
      expect(await decide(link, decision)).toContain(`data-return-to="${page}"`);
      expect(await keep(token, page), 'after the decision').toBe(404);
    }
    expect(await decide((await create()).link, 'approve'), 'without a session').toContain('data-return-to=""');
  });

  it('decode the merchant’s address in the Afterpay paths exactly [S2.56]', async () => {
    const page = `${SITE}/?x=1&y=2~~~???`;
    const encoded = encodeURIComponent(btoa(page));
    for (const outcome of ['success', 'error']) {
      const answer = await get(`/checkout/afterpay/merchant/${encoded}/${outcome}`);
      expect([answer.status, unescaped(await answer.text()).includes(`data-return-to="${page}"`)]).toEqual([200, true]);
    }
    expect(
      (await get(`/checkout/afterpay/merchant/${encodeURIComponent(btoa('https://evil.test/'))}/success`)).status,
    ).toBe(403);
    expect((await get(`/checkout/afterpay/merchant/@@@/success`)).status).toBe(403);
  });

  it.each([
    'https://evil.test/',
    'javascript:alert(1)',
    '//evil.test',
    `${SITE}.evil.test/`,
    `http://x@evil.test`,
    'x',
  ])('never lead to %s', async (address) => {
    for (const written of [twice(address), encodeURIComponent(address)]) {
      const answer = await get(`/checkout/success?merchant=${written}`);
      expect(answer.status).toBe(403);
      expect(await answer.text()).not.toContain('evil');
    }
  });

  it('claim nothing about a checkout that is unknown or open', async () => {
    const made = await sandbox.browser('POST', '/v1/payment_sources/external_checkout', {
      gateway_id: 'gateway_haven_paypal',
      success_redirect_url: `${SITE}/`,
    });
    const { reference_id } = made.body.resource.data as { reference_id: string };
    for (const reference of [
      '',
      '&reference_id=other',
      `&reference_id=${reference_id}&status=SUCCESS&result=approved`,
    ]) {
      const html = unescaped(await (await get(`/checkout/success?merchant=${twice(SITE)}${reference}`)).text());
      expect(html).toContain('data-message="null"');
      expect(html).not.toContain('Payment approved');
    }
  });

  it('run one script of their own and may be framed by the merchant’s page alone', async () => {
    const { page, html } = await decided('zip', 'approve', '/checkout/zipmoney/suspended');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`frame-ancestors ${SITE}`);
    expect(policy).toContain("script-src 'self'");
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).not.toMatch(/style=|\son\w+=/);
    const loose = await get(`/checkout/success?merchant=${twice(SITE)}`);
    expect(loose.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('have a loading page without a script [S2.50]', async () => {
    const page = await get('/checkout/zipmoney/loading');
    expect([page.status, (await page.text()).includes('<script')]).toEqual([200, false]);
  });
});

describe('GET /checkout/afterpay/init', () => {
  const start = async () => {
    const made = await sandbox.browser('POST', '/v1/payment_sources/external_checkout', {
      gateway_id: 'gateway_haven_afterpay',
      success_redirect_url: `${SITE}/`,
    });
    return (made.body.resource.data as { reference_id: string }).reference_id;
  };

  it('sends the popup on, extra parameters or not; only for testing here [S2.55]', async () => {
    const token = await start();
    const sent = await get(`/checkout/afterpay/init?a=1&token=${token}&env=test`);
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `/sandbox/afterpay/${token}`]);
    expect((await get(`/checkout/afterpay/init?token=${token}&env=live`)).status).toBe(400);
    expect((await get('/checkout/afterpay/init?token=other&env=test')).status).toBe(404);
  });

  it('speaks of Enhanced Tracking Protection first when asked to', async () => {
    const token = await start();
    const page = await get(`/checkout/afterpay/init?token=${token}&env=test&show_etp=true`);
    const html = await page.text();
    expect(html).toContain('Enhanced Tracking Protection');
    expect(html).toContain(`href="/sandbox/afterpay/${token}"`);
  });
});

describe('the dispatchers', () => {
  const named = `sdk_origin=${encodeURIComponent(SITE)}`;

  it('serve the page that names itself, and let only it frame them [S2.48] [S2.49]', async () => {
    for (const path of [`/dispatcher?${named}`, `/storage-dispatcher?widgetId=w1&${named}`]) {
      const page = await get(path);
      expect(page.status).toBe(200);
      expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${SITE}`);
      expect(await page.text()).toContain(`data-page-origin="${SITE}"`);
    }
    expect(await (await get(`/storage-dispatcher?widgetId=w1&${named}`)).text()).toContain('data-widget-id="w1"');
    expect((await get('/dispatcher', { referer: `${SITE}/cart` })).status).toBe(200);
  });

  it('refuse strangers, and a storage dispatcher without a widgetId', async () => {
    expect((await get('/dispatcher?sdk_origin=https%3A%2F%2Fevil.test')).status).toBe(403);
    expect((await get('/dispatcher')).status).toBe(403);
    expect((await get(`/storage-dispatcher?${named}`)).status).toBe(400);
    expect((await get(`/storage-dispatcher?widgetId=%22%3E%3Cb&${named}`)).status).toBe(400);
  });
});
