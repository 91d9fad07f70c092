import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageSecurity } from '../../platform/index.ts';
import { ALL_SITES } from '../../platform/site/sites.ts';
import { openShop, PROVIDER_ORIGIN, type Shop, SITE_ORIGIN } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';
import { createPageProtection, GUARD_SCRIPT, type SiteScripts } from './protect-page.ts';

const SCRIPTS: SiteScripts = {
  scripts: {
    '/elements/autoload.js': 'sha384-loader',
    '/elements/donation-form.js': 'sha384-form',
    '/elements/gift-checkout.js': 'sha384-checkout',
    '/elements/chunks/part-12345678.js': 'sha384-part',
    '/bot-check/challenge.js': 'sha384-check',
    '/sdk/sdk.global.js': 'sha384-sdk',
    [GUARD_SCRIPT]: 'sha384-guard',
  },
  tags: {
    autoload: ['/elements/autoload.js'],
    'donation-form': ['/elements/chunks/part-12345678.js', '/elements/donation-form.js'],
    'gift-checkout': ['/elements/gift-checkout.js'],
  },
};
const chrome = (version: string) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) ${version} Safari/537.36`;
const firefox = (version: number) =>
  `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`;
const iphone = (browser: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${browser} Mobile/15E148 Safari/604.1`;
const FIREFOX = firefox(145);
const SAFARI = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.database.close());

const visit = async (path: string, agent = FIREFOX, changes: Shop['provider'] = shop.provider) => {
  const { provider } = shop;
  shop.provider = { ...changes, siteScripts: SCRIPTS };
  const visitor = Object.assign(new Visitor(shop), { website: shop.startWebsite() });
  shop.provider = provider;
  const answer = await visitor.send(path, { headers: { accept: 'text/html', 'user-agent': agent } });
  return { headers: answer.headers, text: await answer.text(), policy: answer.headers.get('content-security-policy')! };
};
/** What the policy in the page allows. */
const allowedIn = (text: string) =>
  /<meta http-equiv="Content-Security-Policy" content="script-src ([^"]*)">/.exec(text)?.[1]?.split(' ');
const importMap = (text: string) => /<script type="importmap">(.*?)<\/script>/.exec(text)?.[1];
const withoutWallets = () => ({ ...shop.provider, walletGatewayId: '', cardWalletGatewayId: '' });

describe('a page that takes payments', () => {
  it('lists the integrity of what its own tags can load, before any script', async () => {
    const { text } = await visit('/donate');
    expect(JSON.parse(importMap(text)!)).toEqual({
      integrity: {
        '/elements/autoload.js': 'sha384-loader',
        '/elements/chunks/part-12345678.js': 'sha384-part',
        '/elements/donation-form.js': 'sha384-form',
      },
    });
    expect(text.indexOf('<script')).toBe(text.indexOf('<script type="importmap">'));
  });

  it('allows that list by its hash, and stays as strict as before', async () => {
    const { text, policy } = await visit('/donate');
    const hash = createHash('sha256').update(importMap(text)!).digest('base64');
    const plain = (await new Visitor(shop).page('/donate')).headers.get('content-security-policy')!;
    expect(policy.replace(` 'sha256-${hash}'`, '')).toBe(plain);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types haven-");
  });

  it('allows no script by its path: the page’s own by hash, vendors’ by host, in a policy before any script', async () => {
    const { text, policy } = await visit('/donate');
    const map = createHash('sha256').update(importMap(text)!).digest('base64');
    const own = ['loader', 'part', 'form', 'guard', 'check', 'sdk'].map((name) => `'sha384-${name}'`);
    expect(allowedIn(text)).toEqual([`'sha256-${map}'`, ...own, `${PROVIDER_ORIGIN}/vendor/`]);
    expect(text.indexOf('<meta http-equiv="Content-Security-Policy"')).toBeLessThan(text.indexOf('<script'));
    expect(policy, 'both policies hold: a listed script of another host is refused').toContain(
      `script-src 'self' ${PROVIDER_ORIGIN}/vendor/ 'sha256-${map}';`,
    );
    expect(policy.length, 'short enough for any proxy’s buffer').toBeLessThan(1_000);
    expect(allowedIn((await visit('/donate', FIREFOX, withoutWallets())).text), 'no vendors').toEqual([
      `'sha256-${map}'`,
      ...own,
    ]);
  });

  it.each([
    ['Chromium', chrome('Chrome/138.0.0.0')],
    ['Chromium without a window', chrome('HeadlessChrome/156.0.0.0')],
    ['Edge', `${chrome('Chrome/142.0.0.0')} Edg/142.0.0.0`],
    ['Firefox', FIREFOX],
  ])('is for %s without paths', async (_, agent) => {
    const { headers, text } = await visit('/donate', agent);
    expect(allowedIn(text)).not.toContain("'self'");
    expect(headers.has('integrity-policy-report-only')).toBe(true);
  });

  it.each([
    ['Safari', SAFARI],
    ['Chrome on an iPhone, which is WebKit', iphone('CriOS/142.0.0.0')],
    ['Firefox on an iPhone, which is WebKit', iphone('FxiOS/145.0')],
    ['Chromium before import maps had integrity that policies heed', chrome('Chrome/137.0.0.0')],
    ['the last such Firefox', firefox(144)],
    ['a crawler', `${chrome('Chrome/142.0.0.0')} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`],
    ['a program that nobody knows', 'curl/8.14.1'],
    ['a program without a name', ''],
  ])('is for %s as before: the site’s own scripts, each with integrity', async (_, agent) => {
    const { headers, text, policy } = await visit('/donate', agent);
    expect([allowedIn(text), headers.get('integrity-policy'), headers.get('integrity-policy-report-only')]).toEqual([
      undefined,
      null,
      null,
    ]);
    expect(importMap(text), 'the import map protects it there').toBeDefined();
    expect(policy).toContain("script-src 'self' ");
  });

  it('has the guard, the integrity of the bot check’s script, and a notice that is hidden', async () => {
    const { text } = await visit('/donate');
    expect(text).toContain(`<script type="module" async src="${GUARD_SCRIPT}" integrity="sha384-guard"></script>`);
    expect(text).toContain('data-bot-check-src="/bot-check/challenge.js" data-bot-check-integrity="sha384-check"');
    expect(text).toMatch(
      /<template data-integrity-notice="">.*If you have paid, we’ll email your receipt.*Call \(02\).*transfer your gift to/,
    );
  });

  it('asks for integrity of every script, and only reports while vendors’ scripts have none', async () => {
    const policy = 'blocked-destinations=(script), endpoints=(policy)';
    const withVendors = (await visit('/donate')).headers;
    expect([withVendors.get('integrity-policy'), withVendors.get('integrity-policy-report-only')]).toEqual([
      null,
      policy,
    ]);
    const alone = (await visit('/donate', FIREFOX, withoutWallets())).headers;
    expect([alone.get('integrity-policy'), alone.get('integrity-policy-report-only')]).toEqual([policy, null]);
  });

  it('is cached with all of this', async () => {
    const { provider } = shop;
    shop.provider = { ...withoutWallets(), siteScripts: SCRIPTS };
    const website = shop.startWebsite();
    shop.provider = provider;
    const stop = await website.followPageChanges(shop.database.listen);
    const ask = (agent: string) =>
      website.app.request(`${SITE_ORIGIN}/donate`, { headers: { accept: 'text/html', 'user-agent': agent } });
    for (const agent of [SAFARI, FIREFOX]) await ask(agent);
    const [firefox, safari] = [await ask(FIREFOX), await ask(SAFARI)];
    expect([firefox.headers.has('integrity-policy'), safari.headers.has('integrity-policy')]).toEqual([true, false]);
    expect(firefox.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
    expect(firefox.headers.get('vary')).toBe('User-Agent, Accept-Encoding');
    const [strict, plain] = [await firefox.text(), await safari.text()];
    expect([allowedIn(strict)?.length, allowedIn(plain)]).toEqual([7, undefined]);
    expect(importMap(strict)).toBe(importMap(plain));
    await stop();
  });
});

describe('another page', () => {
  it('names the integrity of the scripts in its tags, without a list', async () => {
    const { text, policy } = await visit('/privacy');
    expect(text).toContain('<script type="module" src="/elements/autoload.js" integrity="sha384-loader"></script>');
    expect([importMap(text), allowedIn(text)]).toEqual([undefined, undefined]);
    expect(policy).toContain("script-src 'self';");
  });

  it('asks with CORS for what is no module, and leaves scripts that it does not know', () => {
    const { page } = createPageProtection(SCRIPTS);
    expect(page('<script src="/sdk/sdk.global.js" defer></script><script src="/x.js"></script>').text).toBe(
      '<script src="/sdk/sdk.global.js" defer integrity="sha384-sdk" crossorigin></script><script src="/x.js"></script>',
    );
  });
});

describe('the pages that take a card or an account', () => {
  it.each(ALL_SITES)('are known at “$prefix”', ({ prefix }) => {
    expect(pageSecurity(`${prefix}/donate`)).toHaveProperty('protectsScripts');
    expect(pageSecurity(`${prefix}/my-giving/plans/PLAN-1/card`)).toHaveProperty('protectsScripts');
    expect(pageSecurity(`${prefix}/my-giving/plans/PLAN-1`)).not.toHaveProperty('protectsScripts');
  });
});
