import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setDemonstration } from '../../app/testing/demonstration.ts';
import { readCharity, setCharity } from '../../content/index.ts';
import { walletScripts } from '../../payments/index.ts';
import { openShop, type Shop, SITE_ORIGIN } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';
import { createFormGuards } from '../forms/form-guards.ts';
import { ALL_SITES } from '../site/sites.ts';

const YEAR_SECONDS = 31_536_000;

let shop: Shop;
let visitor: Visitor;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(setDemonstration);
afterAll(() => shop.database.close());

async function ask(consent: 'ask' | 'off' = 'ask'): Promise<void> {
  const charity = await readCharity('demo-pages/charity');
  setCharity({ ...charity, organisation: { ...charity.organisation, consent } });
  visitor = new Visitor(shop);
}

const choose = (fields: Record<string, string>, accept = 'text/html', by = visitor) =>
  by.send('/consent', {
    method: 'POST',
    headers: { accept, 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams(fields)),
  });

describe('the consent notice', () => {
  it('is off by default: no page has it, and its addresses do not exist [O2.06]', async () => {
    visitor = new Visitor(shop);
    for (const path of ['/', '/donate', '/gifts', '/privacy'])
      expect(await visitor.text(path), '[O2.06] off by default').not.toMatch(/consent/);
    expect((await visitor.page('/consent')).status, '[O2.06]').toBe(404);
    expect((await choose({ choice: 'accepted' })).status, '[O2.06]').toBe(404);
  });

  it('is on every page of every language, with two equal buttons and a way back in the footer [O2.06]', async () => {
    await ask();
    for (const { prefix, lang, code } of ALL_SITES) {
      const text = await visitor.text(`${prefix}/donate`);
      expect(text, `[O2.06] ${lang} ${code}`).toContain('data-consent="ask"');
      const buttons = [...text.matchAll(/<button class="([^"]+)" type="submit" value="(\w+)" name="choice">/g)];
      expect(buttons.map(([, , value]) => value)).toEqual(['accepted', 'declined']);
      expect(new Set(buttons.map(([, look]) => look)).size, '[O2.06] equal buttons').toBe(1);
      expect(text, '[O2.06] withdrawn in the footer').toContain(`href="${prefix}/consent"`);
      expect((await visitor.page(`${prefix}/consent`)).status).toBe(200);
    }
  });

  it('leaves shared pages the same for everybody, whatever they chose [O2.06]', async () => {
    await ask();
    const before = await visitor.text('/gifts');
    await choose({ choice: 'declined', page: '/gifts' });
    expect(visitor.cookie).toBe('haven_consent=declined');
    expect(await visitor.text('/gifts'), '[O2.06] the same bytes').toBe(before);
  });

  it('takes a choice without scripts for a year, and takes it back [O2.06]', async () => {
    await ask();
    expect(await visitor.text('/consent/undecided.css')).toContain('.consent-notice[hidden] { display: block; }');
    const accepted = await choose({ choice: 'accepted', page: '/nz/gifts' });
    expect([accepted.status, accepted.headers.get('location')], '[O2.06]').toEqual([303, '/nz/gifts']);
    expect(accepted.headers.get('set-cookie'), '[O2.06] remembered a year').toBe(
      `haven_consent=accepted; Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax`,
    );
    expect(await visitor.text('/consent/undecided.css'), 'not asked again').toBe('');
    expect((await visitor.page('/consent/undecided.css')).headers.get('cache-control')).toBe('private, no-store');
    expect(await visitor.text('/consent')).toContain('<strong>You have accepted.</strong>');
    await choose({ choice: 'declined', page: '/consent' });
    expect(await visitor.text('/fr/consent'), '[O2.06] withdrawn').toContain('<strong>Vous avez refusé.</strong>');
  });

  it('answers a script without a page, and nothing but the two choices', async () => {
    await ask();
    expect((await choose({ choice: 'accepted' }, 'application/json')).status).toBe(204);
    for (const choice of ['', 'yes', 'accepted '.repeat(3)])
      expect((await choose({ choice, page: '/' })).status, choice).toBe(400);
    visitor.origin = 'https://elsewhere.example';
    expect((await choose({ choice: 'accepted' })).status, 'from another site').toBe(403);
  });

  it.each([
    'https://evil.example/x',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '',
    '/.//evil.example',
  ])('never leads to another site: %s', async (page) => {
    await ask();
    const { headers } = await choose({ choice: 'declined', page });
    expect(new URL(headers.get('location') ?? '', SITE_ORIGIN).origin).toBe(SITE_ORIGIN);
  });
});

describe('what other companies load where visitors are asked', () => {
  it('is not the bot check: the site’s own takes the place of Google’s [O2.06]', async () => {
    const recaptcha = { secret: 's', siteKey: 'k' };
    const { db } = shop.database;
    const options = { db, siteOrigin: SITE_ORIGIN, fetch, clock: Date.now, log: () => {}, recaptcha };
    const guards = createFormGuards(options);
    expect(guards.botCheck.page).toEqual({ siteKey: 'k' });
    await ask();
    expect(guards.botCheck, '[O2.06] forms work without it').toBe(guards.ownBotCheck);
  });

  it('is no look-up of a wallet before a donor has chosen it [O2.06]', async () => {
    const live = {
      ...{ isSandbox: false, providerOrigin: 'https://pay.example', widgetOrigin: 'https://pay.example' },
      ...{ walletGatewayId: 'p', cardWalletGatewayId: 'c' },
    };
    expect(walletScripts(live)).toEqual({});
    await ask();
    // With an address the block asks no device and no vendor; the script comes with the choice.
    expect(walletScripts(live), '[O2.06]').toEqual({ google: 'https://pay.google.com/gp/p/js/pay.js' });
  });
});
