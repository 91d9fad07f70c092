import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { webhookDeliveries, webhookEndpoints } from '../api/webhooks/webhooks-schema.ts';
import { advanceSandbox } from '../app/advance-sandbox.ts';
import { customers } from '../core/customers/customers-schema.ts';
import { DEMO } from '../core/merchants/demo-credentials.ts';
import { TEST_CARDS } from '../simulated/cards/test-cards.ts';
import { openSandbox, SANDBOX } from '../testing/open-sandbox.ts';
import { chargeCustomer, type Data, dataOf, saveCustomer } from '../testing/saved-customers.ts';
import { DASHBOARD_PAGES } from './page-shell.ts';

const HOOK = 'http://127.0.0.1:9/hook';

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
beforeEach(async () => {
  sandbox = await openSandbox();
});
afterEach(() => sandbox.close());

/** The page that has a section. */
const PAGE_OF: Record<string, string> = {
  clock: '/',
  start: '/',
  attention: '/',
  origins: '/keys',
  merchants: '/keys',
};
const page = async (path: string) => (await sandbox.app.request(`${SANDBOX}${path}`)).text();
const everyPage = async () => (await Promise.all(DASHBOARD_PAGES.map(([path]) => page(path)))).join('\n');
/** The text of a section, without marks and repeated spaces. */
const section = async (id: string, query = '') => {
  const [, found = ''] = (await page((PAGE_OF[id] ?? `/${id}`) + query)).split(`aria-labelledby="${id}"`);
  return found
    .split('</section>', 1)[0]!
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
};
const press = (path: string, fields: Record<string, string> = {}, origin = SANDBOX) =>
  sandbox.app.request(`${SANDBOX}/actions${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
    body: new URLSearchParams(fields).toString(),
  });
const register = () => sandbox.server('POST', '/v1/webhook-endpoints', { url: HOOK });
const advance = (status: number) =>
  advanceSandbox(sandbox.db, sandbox.clock, { fetch: async () => new Response(null, { status }) });

describe('the sandbox’s page', () => {
  it('shows customers, sources, mandates, charges with their life, deliveries and the clock', async () => {
    const secret = String(dataOf(await register())['secret']);
    const { id } = await saveCustomer(sandbox, { account: '12345691' });
    await chargeCustomer(sandbox, id, { reference: 'plan-77' });
    await sandbox.server('POST', '/v1/clock', { advance_days: 10 });
    await advance(500);
    expect(await section('customers')).toMatch(
      /donor-1 .* account …5678|account …5691.*Mandate DDR-1001 , agreement 2026-07, accepted 2026-11-20 22:15:00 Revoke mandate/,
    );
    expect(await section('charges')).toMatch(
      /plan-77 ch_\S+ AUD 25\.00 account …5691 dishonoured made 2026-11-21 00:00:00 paid 2026-11-24 00:00:00 dishonoured 2026-11-25 00:00:00 reason insufficient_funds/,
    );
    expect(await section('webhooks')).toMatch(/charge\.dishonoured .*waiting 1 attempt, last: 500 next/);
    expect(await section('clock')).toContain('2026-12-01 00:00:00 UTC . It is 10 days ahead of this machine.');
    const text = await everyPage();
    expect(text, '[P1.04] no secret').not.toContain(secret);
    expect(text, '[P1.04] no secret').not.toContain('whsec_');
  });

  it('shows no number of a saved card', async () => {
    await saveCustomer(sandbox);
    const html = (await Promise.all(['/customers', '/charges', '/requests'].map(page))).join('').replaceAll(' ', '');
    expect(html).toContain('visa…4242');
    for (const { number } of TEST_CARDS) expect(html).not.toContain(number);
  });

  it('writes what people typed as text', async () => {
    const body = { first_name: '<script>alert(1)</script>', reference: '"><b>' };
    await sandbox.server('POST', '/v1/customers', body, { 'idempotency-key': 'markup' });
    const text = await everyPage();
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).not.toMatch(/<script|"><b>/);
  });

  it('lists the newest fifty', async () => {
    await sandbox.db.delete(customers);
    for (let n = 0; n < 51; n += 1) {
      sandbox.clock.time += 1000;
      await sandbox.server('POST', '/v1/customers', { reference: `donor-n${n}-` }, { 'idempotency-key': `n${n}` });
    }
    const text = await section('customers');
    expect([text.includes('donor-n50-'), text.includes('donor-n1-'), text.includes('donor-n0-')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('its buttons', () => {
  const goesTo = (answer: Response) => [answer.status, answer.headers.get('location')];

  it('move the clock, and everything due happens', async () => {
    const { id } = await saveCustomer(sandbox, { account: '12345678' });
    await chargeCustomer(sandbox, id);
    expect(goesTo(await press('/clock', { days: '5' }))).toEqual([303, '/#clock']);
    expect(await section('charges')).toMatch(/complete made .* paid 2026-11-24 00:00:00/);
    const refused = await press('/clock', { days: '0' });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toMatch(/role="alert">\s*<p>Move the clock by 1 to 3650 whole days<\/p>/);
  });

  it('refund a charge once, however often they are pressed, and a webhook tells of it', async () => {
    await register();
    const { id } = await saveCustomer(sandbox);
    const charge = dataOf(await chargeCustomer(sandbox, id));
    const path = `/charges/${charge['_id']}/refund`;
    const answers = await Promise.all([1, 2, 3].map(() => press(path, { refunded: '0.00' })));
    expect(answers.map(goesTo)).toEqual(Array(3).fill([303, '/charges#charges']));
    expect(dataOf(await sandbox.server('GET', `/v1/charges/${charge['_id']}`))['refunded_amount']).toBe('25.00');
    expect(await section('webhooks'), '[P4.01]').toContain('charge.refunded');
    expect(await section('charges')).not.toContain('Refund charge');
    expect((await press(path, { refunded: '25.00' })).status).toBe(400);
  });

  it('win a dispute once, and a webhook tells of it', async () => {
    await register();
    const { id } = await saveCustomer(sandbox, { card: '4000000000000259' });
    const charge = dataOf(await chargeCustomer(sandbox, id));
    const path = `/charges/${charge['_id']}/win-dispute`;
    const early = await press(path, {});
    expect([early.status, await early.text()]).toEqual([
      404,
      expect.stringContaining('This charge has no dispute to win'),
    ]);
    await press('/clock', { days: '11' });
    expect(await section('charges')).toContain('Win the dispute');
    expect((await press(`${path}?merchant=merchant_rivershop`, {})).status, 'of another merchant').toBe(404);
    expect(goesTo(await press(path, {}))).toEqual([303, '/charges#charges']);
    expect(dataOf(await sandbox.server('GET', `/v1/charges/${charge['_id']}`)), '[P3.01]').toMatchObject({
      status: 'complete',
      reversed_amount: '0.00',
      reinstated_at: expect.any(String),
    });
    expect(await section('webhooks'), '[P4.01]').toContain('charge.reinstated');
    const shown = await section('charges');
    expect(shown).toMatch(/charged back 2026-12-01 .* dispute won 2026-12-02 /);
    expect(shown).not.toContain('Win the dispute');
    expect((await press(path, {})).status).toBe(404);
  });

  it('revoke a mandate', async () => {
    const { id } = await saveCustomer(sandbox, { account: '12345678' });
    const [source] = dataOf(await sandbox.server('GET', `/v1/customers/${id}`))['payment_sources'] as Data[];
    const mandate = source?.['mandate'] as Data;
    const path = `/mandates/${mandate['_id']}/revoke`;
    expect(goesTo(await press(path))).toEqual([303, '/customers#customers']);
    expect(await section('customers')).toContain('revoked');
    expect((await press('/mandates/mdt_nothing/revoke')).status).toBe(404);
  });

  it('send a webhook again, and switch an endpoint on', async () => {
    await register();
    const { id } = await saveCustomer(sandbox);
    await chargeCustomer(sandbox, id);
    await advance(200);
    const [delivery] = await sandbox.db.select().from(webhookDeliveries);
    expect(goesTo(await press(`/deliveries/${delivery?.id}/replay`))).toEqual([303, '/webhooks#webhooks']);
    expect(await advance(200)).toBe(1);
    expect((await press('/deliveries/dlv_nothing/replay')).status).toBe(404);
    await sandbox.db.update(webhookEndpoints).set({ disabledAt: sandbox.clock.now() });
    expect(await section('webhooks'), '[P4.01]').toContain(
      'was switched off on 2026-11-21 00:00:00 : nothing had arrived',
    );
    const [endpoint] = await sandbox.db
      .select()
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.merchantId, DEMO.merchantId));
    await press(`/endpoints/${endpoint?.id}/enable`);
    expect(await section('webhooks')).not.toContain('switched off');
  });

  it.each(['http://evil.localhost', 'null', ''])('are not pressed by another page: %s', async (origin) => {
    expect((await press('/clock', { days: '1' }, origin)).status).toBe(403);
    expect(await section('clock')).toContain('It shows the time of this machine.');
  });
});
