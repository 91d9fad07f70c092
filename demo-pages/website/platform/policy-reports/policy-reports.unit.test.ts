import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStaff, signInAs } from '../../staff/testing/sign-in-as.ts';
import { openShop, type Shop, SITE_ORIGIN } from '../../testing/open-shop.ts';
import { mails } from '../mail/mail-schema.ts';
import { policyReports } from './policy-reports-schema.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
  shop.provider = { ...shop.provider, alertsTo: 'alerts@example.org' };
  openStaff(shop);
});
afterEach(() => shop.database.close());

const send = (body: unknown, type = 'application/reports+json', headers: Record<string, string> = {}) =>
  shop.website.app.request(`${SITE_ORIGIN}/policy-reports`, {
    method: 'POST',
    headers: { 'content-type': type, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** As Chromium sends it. */
const violation = (changes: Record<string, unknown> = {}) => ({
  age: 0,
  type: 'csp-violation',
  url: `${SITE_ORIGIN}/donate`,
  user_agent: 'x',
  body: {
    documentURL: `${SITE_ORIGIN}/checkout/payment?order=ORD-1#card`,
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/skim.js?who=mere@example.org',
    sourceFile: `${SITE_ORIGIN}/elements/autoload.js`,
    disposition: 'enforce',
    statusCode: 200,
    ...changes,
  },
});

/** As Firefox and Safari send it. */
const OLD = {
  'csp-report': {
    'document-uri': `${SITE_ORIGIN}/checkout/payment`,
    referrer: '',
    'violated-directive': "script-src 'self'",
    'original-policy': "script-src 'self'",
    'blocked-uri': 'inline',
  },
};

const stored = () => shop.database.db.select().from(policyReports);

describe('reports of a page’s policy', () => {
  it('are stored by kind, without query, address or who sent them', async () => {
    expect((await send([violation(), violation()])).status).toBe(204);
    expect((await send(OLD, 'application/csp-report')).status).toBe(204);
    const rows = (await stored()).map(({ page, directive, blocked, source, reports }) => [
      page,
      directive,
      blocked,
      source,
      reports,
    ]);
    expect(rows.sort()).toEqual([
      ['/checkout/payment', 'script-src', 'inline', '', 1],
      [
        '/checkout/payment',
        'script-src-elem',
        'https://evil.example/skim.js',
        `${SITE_ORIGIN}/elements/autoload.js`,
        2,
      ],
    ]);
    expect(JSON.stringify(await stored())).not.toContain('mere');
  });

  it('of a script without the integrity that a page asks for are stored', async () => {
    const body = { documentURL: `${SITE_ORIGIN}/donate`, blockedURL: `${SITE_ORIGIN}/x.js`, destination: 'script' };
    await send([{ type: 'integrity-violation', body }]);
    expect((await stored())[0]).toMatchObject({ directive: 'integrity of a script', blocked: `${SITE_ORIGIN}/x.js` });
  });

  it('of a vendor’s script without integrity are not kept: the policy’s hosts decide about it', async () => {
    const body = {
      documentURL: `${SITE_ORIGIN}/donate`,
      blockedURL: 'https://www.paypal.com/sdk/js',
      destination: 'script',
    };
    expect((await send([{ type: 'integrity-violation', body }])).status).toBe(204);
    expect(await stored()).toEqual([]);
  });

  it('of a changed script are mailed apart from others, each hour that they come', async () => {
    const body = { documentURL: `${SITE_ORIGIN}/donate`, blockedURL: `${SITE_ORIGIN}/elements/autoload.js` };
    const changed = { type: 'changed-script', body };
    const subjects = async () => (await shop.database.db.select().from(mails)).map(({ subject }) => subject);
    await send([violation()]);
    await send([changed]);
    await send([changed]);
    expect((await stored()).find(({ directive }) => directive === 'changed script')).toMatchObject({ reports: 2 });
    expect(await subjects()).toEqual([
      'A page of the site tried something that its policy refuses',
      'A script of a page that takes payments was changed',
    ]);
    shop.now += 3_600_000;
    await send([violation(), changed]);
    expect(await subjects(), 'a known kind, and still an alert').toHaveLength(3);
  });

  it('are taken from a browser, which names no origin or the page’s, and are no way to post anything else', async () => {
    expect((await send([violation()], undefined, { origin: 'null', 'sec-fetch-site': 'cross-site' })).status).toBe(204);
    expect((await shop.website.app.request(`${SITE_ORIGIN}/policy-reports`)).status).toBe(405);
  });

  it.each([
    ['not JSON', '{'],
    ['an empty object', {}],
    ['another shape', { 'csp-report': 'x' }],
  ])('that are %s are refused', async (_, body) => expect((await send(body)).status).toBe(400));

  it.each([
    ['another site’s page', { documentURL: 'https://evil.example/' }],
    ['a page without an address', { documentURL: undefined }],
    ['a browser extension’s file', { blockedURL: 'chrome-extension://abc/x.js' }],
    ['a browser extension’s script', { sourceFile: 'moz-extension' }],
  ])('about %s are not kept', async (_, changes) => {
    expect((await send([violation(changes)])).status).toBe(204);
    expect(await stored()).toEqual([]);
  });

  it('are mailed at once when a kind is new, and once an hour', async () => {
    const alerts = async () =>
      (await shop.database.db.select().from(mails)).filter(({ kind }) => kind === 'policy-alert');
    await send([violation()]);
    await send([violation()]);
    await send([violation({ blockedURL: 'https://evil.example/2.js' })]);
    const [alert, ...more] = await alerts();
    expect(more).toEqual([]);
    expect(alert?.toAddress).toBe('alerts@example.org');
    expect(alert?.text).toContain('/checkout/payment: https://evil.example/skim.js (script-src-elem)');
    shop.now += 3_600_000;
    await send([violation({ blockedURL: 'https://evil.example/3.js' })]);
    expect(await alerts()).toHaveLength(2);
  });

  it('from one network are limited, and the number of kinds too', async () => {
    const kinds = Array.from({ length: 40 }, (_, n) => violation({ blockedURL: `https://evil.example/${n}.js` }));
    await send(kinds);
    expect(await stored(), 'twenty of a body').toHaveLength(20);
    for (let n = 1; n < 30; n += 1) expect((await send([violation()])).status).toBe(204);
    expect((await send([violation()])).status).toBe(429);
    const [row] = await stored();
    const more = Array.from({ length: 1_000 }, (_, n) => ({ ...row!, id: `${n}` }));
    await shop.database.db.insert(policyReports).values(more);
    shop.now += 60_000;
    await send([violation(), violation({ blockedURL: 'https://evil.example/late.js' })]);
    const rows = await stored();
    expect(rows.find(({ blocked }) => blocked.includes('skim'))?.reports, 'a known kind is counted').toBe(30);
    expect(rows.some(({ blocked }) => blocked.includes('late'))).toBe(false);
  });

  it('end 90 days after the last one', async () => {
    await send([violation()]);
    shop.now += 91 * 86_400_000;
    await send(OLD, 'application/csp-report');
    await shop.website.tidy();
    expect((await stored()).map(({ blocked }) => blocked)).toEqual(['inline']);
  });

  it('are shown to staff as text', async () => {
    await send([violation({ blockedURL: 'javascript:<b>x</b>' })]);
    const staff = await signInAs(shop, 'reader');
    const page = await (await staff.page('/back-office/records/policy-reports')).text();
    expect(page).toContain('javascript:&lt;b&gt;x&lt;/b&gt;');
    expect(page).toContain('/checkout/payment');
  });
});

it('every page asks browsers to report, in both ways', async () => {
  const { headers } = await shop.website.app.request(`${SITE_ORIGIN}/donate`);
  expect(headers.get('reporting-endpoints')).toBe('policy="/policy-reports"');
  expect(headers.get('content-security-policy')).toMatch(/; report-to policy; report-uri \/policy-reports(;|$)/);
});
