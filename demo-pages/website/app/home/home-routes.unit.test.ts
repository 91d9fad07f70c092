import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageSecurity } from '../../platform/index.ts';
import { openShop, type Shop, SITE_ORIGIN } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.database.close());

const PAGES = [
  '/',
  '/gifts',
  '/gifts/emergency-tent',
  '/donate',
  '/cart',
  '/privacy',
  '/nz',
  '/nz/gifts',
  '/nz/gifts/safe-water',
  '/nz/donate',
  '/nz/cart',
  '/nz/privacy',
];

/** What the charity offers besides the shop, in both countries. */
const OFFERS = ['', '/nz'].flatMap((prefix) =>
  ['news', 'events', 'blog', 'media', 'newsletter', 'petition', 'bequest', 'update-details'].map(
    (name) => `${prefix}/${name}`,
  ),
);

describe('pages', () => {
  it.each([...PAGES, ...OFFERS])('answers %s to anybody, without a sign-in [W1.01] [W6.01] [W6.02]', async (path) => {
    const answer = await new Visitor(shop).page(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await answer.text()).not.toMatch(/log ?in|sign ?in|password/i);
  });

  it('holds the country in every page [W1.02] [W1.04] [W1.05]', async () => {
    const visitor = new Visitor(shop);
    expect(await visitor.text('/gifts')).toMatch(/<html lang="en-AU" [^>]*data-site-country-code="AUS"/);
    expect(await visitor.text('/nz/gifts')).toMatch(/<html lang="en-NZ" [^>]*data-site-country-code="NZL"/);
  });

  it('sells all twelve gifts in both countries at their own prices', async () => {
    const visitor = new Visitor(shop);
    for (const [path, currency, tent] of [
      ['/gifts', 'AUD', '145'],
      ['/nz/gifts', 'NZD', '159'],
    ] as const) {
      const page = await visitor.text(path);
      expect(page.match(/<gift-item /g)).toHaveLength(12);
      expect(page.match(new RegExp(`currency="${currency}"`, 'g'))).toHaveLength(12);
      expect(page).toContain(
        `item-id="emergency-tent" item-name="Emergency tent" item-category="Shelter" item-variant="One family tent" price="${tent}"`,
      );
    }
  });

  it('has a form that works without JavaScript in each gift [W2.27]', async () => {
    const page = await new Visitor(shop).text('/nz/gifts/solar-lamp');
    expect(page).toMatch(/<form class="haven-gift-card__add" action="\/nz\/cart" method="post">/);
    expect(page).toContain('<input type="hidden" name="itemId" value="solar-lamp"/>');
    expect(page).toMatch(/<gift-item [^>]* detail=""/);
  });

  it('switches to the same page of the other country', async () => {
    expect(await new Visitor(shop).text('/gifts/school-kit')).toContain('href="/nz/gifts/school-kit" hrefLang="en-NZ"');
    expect(await new Visitor(shop).text('/nz/gifts')).toContain('href="/gifts" hrefLang="en-AU"');
  });

  it('runs one script and holds nothing inline', async () => {
    for (const path of PAGES) {
      const page = await new Visitor(shop).text(path);
      expect(page.match(/<script(?! type="application\/ld\+json">)/g)).toHaveLength(1);
      expect(page).toContain('<script type="module" src="/elements/autoload.js"></script>');
      expect(page).not.toMatch(/ style=| on[a-z]+=/);
    }
  });
});

describe('unknown addresses', () => {
  it.each(['/nope', '/nz/nope', '/gifts/golden-yacht', '/gifts/..%2f..', '/gifts/%00', '/donatee'])(
    'answers 404 with a helpful page for %s [W2.01]',
    async (path) => {
      const answer = await new Visitor(shop).page(path);
      expect(answer.status).toBe(404);
      const page = await answer.text();
      expect(page).toContain('We could not find that page');
      expect(page).toContain(path.startsWith('/nz') ? 'href="/nz/gifts"' : 'href="/gifts"');
    },
  );

  it('answers 404 as JSON for calls', async () => {
    const answer = await new Visitor(shop).page('/umbraco/api/Nothing/Here');
    expect(answer.status).toBe(404);
    expect(((await answer.json()) as { errors: string[] }).errors).toHaveLength(1);
  });

  it('forgives a slash at the end of a page, and leads nowhere else', async () => {
    const answer = await new Visitor(shop).page('/nz/gifts/');
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe('/nz/gifts');
    for (const path of ['//evil.example/', '/\\evil.example/', '///']) {
      expect((await new Visitor(shop).page(path)).headers.get('location')).toBeNull();
    }
  });
});

describe('methods', () => {
  it.each([
    ['/gifts', 'DELETE', 'GET, HEAD'],
    ['/cart', 'PUT', 'GET, HEAD, POST'],
    ['/umbraco/api/GiftStorePayment/SubmitPaydockWidget/', 'GET', 'POST'],
    ['/umbraco/api/AddressAutocomplete/Search', 'POST', 'GET, HEAD'],
  ])('answers 405 on %s to %s and names what works', async (path, method, allow) => {
    const answer = await new Visitor(shop).send(path, { method, headers: { origin: SITE_ORIGIN } });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(allow);
  });

  it('answers HEAD without a body', async () => {
    const answer = await new Visitor(shop).send('/gifts', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('');
  });
});

describe('headers', () => {
  it('sends a strict policy with every page', async () => {
    const plain = [...PAGES, '/nope'].filter((path) => !pageSecurity(path).framesProvider);
    for (const path of plain) {
      const { headers } = await new Visitor(shop).page(path);
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; frame-src 'none'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types haven-bot-check; report-to policy; report-uri /policy-reports",
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
    }
  });

  it('lets the payment page alone frame and call the provider', async () => {
    const visitor = new Visitor(shop);
    await visitor.order();
    const { headers } = await visitor.page('/checkout/payment');
    expect(headers.get('content-security-policy')).toContain(
      "frame-src http://127.0.0.1:8081; connect-src 'self' http://127.0.0.1:8081;",
    );
    expect((await visitor.page('/checkout/details')).headers.get('content-security-policy')).toContain(
      "frame-src 'none'",
    );
  });

  it('logs no query and no body', async () => {
    await new Visitor(shop).page('/umbraco/api/AddressAutocomplete/Search?address=Secret+Street&country=AUS');
    await new Visitor(shop).json('/cart', { intent: 'add', itemId: 'SecretGift' });
    expect(JSON.stringify(shop.entries)).not.toContain('Secret');
    expect(shop.entries.at(-1)).toMatchObject({ event: 'request', method: 'POST', path: '/cart', status: 422 });
  });
});
