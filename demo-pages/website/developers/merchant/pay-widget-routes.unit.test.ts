import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkoutIntents } from '../../../sandbox/api/checkouts/checkout-intents-schema.ts';
import { SCENARIO_NAMES, SCENARIOS } from '../../../sandbox/api/checkouts/scenarios/scenario-catalogue.ts';
import { openShop, PROVIDER_ORIGIN, type Shop, SITE_ORIGIN } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => {
  shop.fault = undefined;
});
afterAll(() => shop.database.close());

const get = (path: string) => shop.website.app.request(`${SITE_ORIGIN}${path}`);
const post = (fields: Record<string, string>, path = '/merchant/checkout', origin = SITE_ORIGIN) =>
  shop.website.app.request(`${SITE_ORIGIN}${path}`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams(fields),
  });
const orderOf = (answer: Response) =>
  new URL(answer.headers.get('location') ?? '', SITE_ORIGIN).searchParams.get('order') ?? '';
const intents = () => shop.database.db.select().from(checkoutIntents);
const tokenIn = (text: string) => /<pay-widget[^>]* token="([^"]+)"/.exec(text)?.[1];

describe('the page with the hosted checkout', () => {
  it.each([
    ['/merchant/checkout', 'AUD'],
    ['/nz/merchant/checkout', 'NZD'],
  ])(
    'makes an order at %s, whose address shows the same checkout ever after [C1.01] [C1.03]',
    async (path, currency) => {
      const begun = await get(path);
      expect([begun.status, begun.headers.get('location')]).toEqual([303, expect.stringMatching(`^${path}\\?order=`)]);
      const pages = await Promise.all([0, 1].map(async () => (await get(begun.headers.get('location') ?? '')).text()));
      expect(tokenIn(pages[0] ?? '')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
      expect(tokenIn(pages[1] ?? '')).toBe(tokenIn(pages[0] ?? ''));
      const made = (await intents()).filter(({ returnUrl }) => returnUrl?.endsWith(`${path}?order=${orderOf(begun)}`));
      expect(made).toMatchObject([{ amountMinor: 5000, currency, status: 'open', seq: 0 }]);
    },
  );

  it('keeps the secret key, and lets in the provider and nobody else', async () => {
    const answer = await get((await get('/merchant/checkout')).headers.get('location') ?? '');
    const policy = answer.headers.get('content-security-policy') ?? '';
    for (const rule of [
      `script-src 'self' ${PROVIDER_ORIGIN};`,
      `frame-src ${PROVIDER_ORIGIN};`,
      `connect-src 'self' ${PROVIDER_ORIGIN};`,
    ]) {
      expect(policy).toContain(rule);
    }
    expect(policy).toMatch(/trusted-types [^;]*\bhaven-sdk\b/);
    expect(policy).not.toContain('unsafe');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const text = await answer.text();
    expect(text).not.toContain('sk_sandbox_haven');
    expect(text).not.toMatch(/ style=|<script>|javascript:| on[a-z]+="/);
  });

  it('starts a named scenario, and offers every one', async () => {
    const begun = await post({ scenario: 'saved-cards', own: '' });
    const text = await (await get(begun.headers.get('location') ?? '')).text();
    expect(text).toContain('<option value="saved-cards" selected="">');
    for (const name of SCENARIO_NAMES) expect(text).toContain(`<option value="${name}"`);
    const [made] = await shop.database.db
      .select()
      .from(checkoutIntents)
      .where(eq(checkoutIntents.idempotencyKey, orderOf(begun)));
    expect(made?.script.name).toBe(SCENARIOS['saved-cards'].name);
  });

  it('starts a scenario that is typed in', async () => {
    const own = { name: 'Mine', steps: [{ instruction: 'card_form.show', three_ds: 'off' }] };
    const begun = await post({ own: JSON.stringify(own) }, '/nz/merchant/checkout');
    expect(begun.status).toBe(303);
    const text = await (await get(begun.headers.get('location') ?? '')).text();
    expect(text).toContain('<strong>Mine</strong> Your own scenario.');
  });

  it.each([
    ['no JSON', '{', 'This is no JSON'],
    ['a list', '[]', 'is a JSON object'],
    ['an unknown instruction', '{"steps":[{"instruction":"foo.show"}]}', 'must be one of payment_methods.show'],
    ['markup', '{"steps":[{"instruction":"</textarea><script>alert(1)</script>"}]}', 'must be one of'],
  ])('says what is wrong with %s, and keeps what was typed as text', async (_, own, problem) => {
    const answer = await post({ own });
    expect(answer.status).toBe(422);
    const text = await answer.text();
    expect(text).toContain(problem);
    expect(text).toContain('aria-invalid="true"');
    expect(text).not.toContain('<script>alert');
    expect(tokenIn(text)).toBeUndefined();
  });

  it('says so when the order is unknown or the provider is away', async () => {
    for (const order of ['nothing', '00000000-0000-4000-8000-000000000000']) {
      expect(await (await get(`/merchant/checkout?order=${order}`)).text()).toContain('unknown or too old');
    }
    shop.fault = () => Promise.reject(new TypeError('fetch failed'));
    const away = await get('/merchant/checkout');
    expect([away.status, await away.text()]).toEqual([503, expect.stringContaining('cannot be reached')]);
  });

  it('answers its own pages only, and two methods', async () => {
    expect((await post({ scenario: 'card' }, '/merchant/checkout', 'https://elsewhere.test')).status).toBe(403);
    const put = await shop.website.app.request(`${SITE_ORIGIN}/merchant/checkout`, {
      method: 'PUT',
      headers: { origin: SITE_ORIGIN },
    });
    expect(put.status).toBe(405);
    expect((await post({ own: 'x'.repeat(70_000) })).status).toBe(413);
  });
});

describe('the outcome that the shop’s server confirms', () => {
  it('is what the provider says of the order', async () => {
    const order = orderOf(await get('/merchant/checkout'));
    const outcome = async (key: string) => (await get(`/merchant/checkout/outcome?order=${key}`)).json();
    expect(await outcome(order)).toEqual({ status: 'open', charge_id: null, amount: '50.00', currency: 'AUD' });
    expect(await outcome('nothing')).toMatchObject({ status: 'unknown', charge_id: null });
  });
});
