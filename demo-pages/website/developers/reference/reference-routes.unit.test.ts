import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';
import { ELEMENTS, readManifest } from './element-catalogue.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.database.close());

const visit = (path: string) => new Visitor(shop).page(path);
const text = (path: string) => new Visitor(shop).text(path);

describe('the reference', () => {
  it('has a page for each tag of the manifest, which says all that its definition says', async () => {
    expect(ELEMENTS.map(({ tag }) => tag)).toEqual([...readManifest().keys()]);
    for (const { tag, documentation, attributes } of ELEMENTS) {
      const answer = await visit(`/elements/${tag}`);
      expect(answer.status, tag).toBe(200);
      const page = await answer.text();
      expect(page).toContain(`<h1><code>&lt;${tag}&gt;</code></h1>`);
      expect(page.match(/<iframe /g)).toHaveLength(documentation.examples.length);
      for (const { name } of attributes) expect(page, name).toContain(`<code id="attribute-${name}">`);
      for (const id of ['when', 'examples', 'accessibility', 'data'])
        expect(page).toContain(`<section class="rf-section" id="${id}"`);
      expect(page.includes('id="server"'), tag).toBe(documentation.server !== undefined);
    }
  });

  it('shows every example alone, as its definition writes it', async () => {
    for (const { tag, documentation } of ELEMENTS)
      for (const place of documentation.examples.keys()) {
        const answer = await visit(`/elements/${tag}/examples/${place}`);
        expect(answer.status, `${tag} ${place}`).toBe(200);
        expect(await answer.text()).toMatch(new RegExp(`<${tag}[ >]`));
      }
  });

  it('keeps the strict policy on its pages, and gives an example no more than it needs', async () => {
    for (const path of [
      '/elements',
      '/elements/petition-form',
      '/elements/pay-widget',
      '/elements/copy-link/examples/0',
    ]) {
      const policy = (await visit(path)).headers.get('content-security-policy');
      expect(policy, path).toContain("script-src 'self';");
      expect(policy, path).toContain("style-src 'self';");
      expect(policy, path).toContain("trusted-types 'none'");
    }
    const payment = (await visit('/elements/gift-checkout/examples/0')).headers.get('content-security-policy');
    expect(payment).toContain(`frame-src http://127.0.0.1:8081;`);
    expect(payment).toContain("require-trusted-types-for 'script'; trusted-types haven-sdk");
  });

  it('finds elements by words of their description, without a script', async () => {
    const page = await text('/elements?q=wills+guide');
    expect(page).toContain(`of ${ELEMENTS.length} elements for “wills guide”`);
    expect(page).toMatch(/data-search-text="bequest-form[^"]*"><h3/);
    expect(page).toMatch(/data-search-text="countdown-timer[^"]*" hidden/);
    expect(await text('/elements?q=zzz')).toContain('Nothing found for “zzz”');
    expect(await text('/elements?q=%3Cscript%3E')).not.toContain('<script>');
  });

  it('answers 404 with suggestions for a tag that there is none of', async () => {
    const answer = await visit('/elements/countdown-clock');
    expect(answer.status).toBe(404);
    const page = await answer.text();
    expect(page.indexOf('/elements/countdown-timer"><code>')).toBeGreaterThan(0);
    expect(await text('/elements/zzzzzz')).not.toContain('Did you mean');
  });

  it.each([
    '/elements/copy-link/examples/9',
    '/elements/no-such/examples/0',
    '/elements/copy-link/examples/9/markup',
    '/elements/no-such.json',
  ])('answers 404 for %s', async (path) => {
    expect((await visit(path)).status).toBe(404);
  });
});

describe('changes of an example', () => {
  it('are rendered by the server for readers without a script, with what is wrong in the attribute’s own words', async () => {
    const page = await text('/elements/countdown-timer?example=0&end-date=tomorrow');
    expect(page).toContain('write an ISO date such as 2030-12-31T23:59:59');
    expect(page).toContain('src="/elements/countdown-timer/examples/0?end-date=tomorrow"');
    expect(page).toMatch(/aria-invalid="true"[^>]* value="tomorrow"/);
    const frame = await text('/elements/countdown-timer/examples/0?end-date=%22%3E%3Cscript%3E');
    expect(frame).toContain(`end-date='">&lt;script>'`);
    expect(frame).not.toContain('<script>');
  });

  it('are answered as tokens and problems for the page’s script', async () => {
    const answer = await visit('/elements/hero-carousel/examples/0/markup?slide-time=0&paused=true&label=');
    const { tokens, problems } = (await answer.json()) as { tokens: string[][]; problems: Record<string, string> };
    const markup = tokens.map(([, piece]) => piece).join('');
    expect(markup).toMatch(/^<hero-carousel slide-time="0" paused>/);
    expect(Object.keys(problems)).toEqual(['slide-time']);
  });

  it('reach the checkout’s example beside the sandbox’s own values', async () => {
    const frame = await text(
      '/elements/gift-checkout/examples/0?amount=12&public-key=pk_mine&gateway-id=gateway_haven_cards',
    );
    expect(frame).toContain('amount="12"');
    expect(frame).toContain('public-key="pk_mine"');
    expect(frame).toContain('api-origin="http://127.0.0.1:8081"');
  });

  it('show the hosted checkout with a token of the sandbox', async () => {
    const frame = await text('/elements/pay-widget/examples/0');
    expect(frame).toMatch(/<pay-widget token="[\w.-]{60,}"/);
    expect(frame).not.toContain('c2ln"');
    expect(frame).toContain('environment="custom" api-origin="http://127.0.0.1:8081"');
  });
});

describe('the reference as data', () => {
  it('is one text with every tag for language models', async () => {
    const answer = await visit('/llms.txt');
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    const served = await answer.text();
    for (const { tag } of ELEMENTS) expect(served, '[A5.01] /llms.txt').toContain(`### <${tag}>`);
  });

  it('has the manifest, each entry of it, and a JSON Schema a tag', async () => {
    const manifest = await visit('/elements/custom-elements.json');
    expect(manifest.headers.get('content-type')).toContain('application/json');
    expect(((await manifest.json()) as { modules: unknown[] }).modules).toHaveLength(ELEMENTS.length + 1);
    const entry = (await (await visit('/elements/gift-item.json')).json()) as { tagName: string };
    expect(entry.tagName).toBe('gift-item');
    const schema = (await (await visit('/elements/gift-item.schema.json')).json()) as Record<string, unknown>;
    expect(schema).toMatchObject({ required: ['item-id', 'item-name', 'price'], additionalProperties: false });
  });
});

describe('the colours', () => {
  const choose = (visitor: Visitor, body: string) =>
    visitor.send('/elements/theme', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    });

  it('are stored for the next visit, and written into the page, so that nothing flashes', async () => {
    const visitor = new Visitor(shop);
    expect(await visitor.text('/elements')).toContain('data-theme="auto"');
    const answer = await choose(visitor, 'theme=dark&back=%2Felements%2Fcopy-link');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/elements/copy-link']);
    expect(await visitor.text('/elements/copy-link')).toMatch(/data-theme="dark">/);
  });

  it.each(['https%3A%2F%2Fevil.example', '%2F%2Fevil.example', '%2Felements%2F..%2F%2Fevil'])(
    'lead nowhere else: %s',
    async (back) => {
      const answer = await choose(new Visitor(shop), `theme=pink&back=${back}`);
      expect(answer.headers.get('location')).toBe('/elements');
      expect(answer.headers.get('set-cookie')).toBeNull();
    },
  );
});
