import { inflateSync } from 'node:zlib';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandPath, brandRoutes, currentLook, setLook, type ThemeFacts, type WebsiteEnv } from '../platform/index.ts';
import { renderMail, setMailOrigin } from '../platform/mail/render-mail.tsx';
import { receiptFacts } from '../platform/papers/receipt-facts.ts';
import { renderReceiptPdf } from '../platform/papers/receipt-pdf.ts';
import { HOUSE, paletteOf } from '../platform/theme/palette.ts';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { Visitor } from '../testing/shop-visitor.ts';
import { setDemonstration } from './testing/demonstration.ts';

const NAME = { name: 'Awa Tupua' };
const themeOf = (brand: string, accent: string, deep: string): ThemeFacts => ({
  color: { $type: 'color', brand: { $value: brand }, accent: { $value: accent }, deep: { $value: deep } },
});
const OLD = themeOf('#6b2a86', '#7fe0b0', '#2b0f3a');
const NEW = themeOf('#177e4c', '#f7b24b', '#0c2a1a');

const PAGES = ['/', '/donate', '/gifts', '/petition', '/news', '/privacy', '/cart', '/nz', '/fr', '/ar/donate'];
const ROWS = { rows: [['What', 'A gift']] } as const;
const MAIL = [{ heading: 'A' }, { button: 'B', href: 'https://a.example' }, { quote: 'C', by: 'D' }, ROWS];
const GIFT = {
  siteCountryCode: 'NZL',
  language: 'en',
  number: 'NZ-1',
  givenOn: '2026-11-20',
  issuedOn: '2026-11-20',
  giftMinor: 5000,
  costsMinor: 0,
  isMonthly: false,
  method: 'Card',
  donor: { name: 'Mere Ngata' },
} as const;

let shop: Shop;
const files = new Hono<WebsiteEnv>();
brandRoutes(files);
beforeAll(async () => {
  shop = await openShop();
  setMailOrigin('https://awa.example');
});
afterAll(async () => {
  await shop.database.close();
  setMailOrigin('');
  await setDemonstration();
});

const textOf = async (path: string) => (await files.request(path)).text();
const bytesOf = async (path: string) => Buffer.from(await (await files.request(path)).arrayBuffer());

/** The drawing instructions of a PDF, unpacked. */
const instructionsOf = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString('latin1')
    .split('stream\n')
    .slice(1)
    .map((part) => {
      try {
        return inflateSync(Buffer.from(part.split('\nendstream')[0] ?? '', 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    })
    .join('\n');

/** A colour as PDFs write it, with as many figures as all agree upon. */
const inPdf = (hex: string) =>
  new RegExp(
    [1, 3, 5]
      .map((at) =>
        String(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
          .slice(0, 5)
          .replace('.', '\\.'),
      )
      .map((share) => `${share}\\d*`)
      .join(' '),
  );

/** Everything that has the look, by what it is. */
async function everything(): Promise<Record<string, string>> {
  const pages = await Promise.all(PAGES.map(async (path) => [path, await new Visitor(shop).text(path)] as const));
  return {
    ...Object.fromEntries(pages),
    sheet: await textOf(brandPath('site.css')),
    manifest: await textOf(brandPath('site.webmanifest')),
    logo: await textOf(brandPath('logo')),
    icon: await textOf(brandPath('icon')),
    mail: renderMail({ siteCountryCode: 'NZL', subject: 'A', body: MAIL, reason: 'R' }).html,
    paper: instructionsOf(await renderReceiptPdf(receiptFacts(GIFT))),
  };
}

const coloursIn = (text: string, colours: readonly string[]) =>
  colours.filter((colour) => text.toLowerCase().includes(colour) || inPdf(colour).test(text));

describe('a theme of three colours', () => {
  it('is followed by pages, sheet, icons, mails and papers; no old colour is left [O4.02]', async () => {
    setLook(OLD, {}, NAME);
    const old = Object.values(currentLook().palette).filter((colour) => colour !== '#ffffff');
    const before = await everything();
    for (const [what, text] of Object.entries(before))
      expect(coloursIn(text, old).length, `[O4.02] ${what} has the theme`).toBeGreaterThan(0);
    setLook(NEW, {}, NAME);
    const house = Object.values(paletteOf(HOUSE.brand, HOUSE.accent));
    for (const [what, text] of Object.entries(await everything()))
      expect([what, coloursIn(text, [...old, ...house])], '[O4.02]').toEqual([what, []]);
  });

  it('is in the pictures that are made from it [O4.02]', { timeout: 120_000 }, async () => {
    setLook(NEW, {}, NAME);
    const colourAt = async (picture: Buffer, left: number, top: number) => {
      const pixel = await sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
      return [...pixel];
    };
    const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    const { brand, deep, accent } = currentLook().palette;
    const near = (one: number[], hex: string) =>
      one.every((part, at) => Math.abs(part - (channels(hex)[at] ?? 0)) < 12);
    const icon = await bytesOf(brandPath('touch-icon.png'));
    expect(await sharp(icon).metadata()).toMatchObject({ width: 180, height: 180, format: 'png' });
    expect(near(await colourAt(icon, 90, 10), brand), '[O4.02] the icon').toBe(true);
    const social = await bytesOf(brandPath('social.jpg'));
    expect(await sharp(social).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    expect(near(await colourAt(social, 1100, 60), deep), '[O4.02] the ground').toBe(true);
    expect(near(await colourAt(social, 600, 622), accent), '[O4.02] the line').toBe(true);
    const logo = await bytesOf(brandPath('mail-logo.png'));
    expect(await sharp(logo).metadata()).toMatchObject({ height: 96, format: 'png' });
  });

  it('changes the addresses of its files, which are cached for a year; old ones show today’s [O4.02]', async () => {
    setLook(OLD, {}, NAME);
    const old = { sheet: brandPath('site.css'), logo: brandPath('logo') };
    const { headers } = await files.request(old.sheet);
    expect(headers.get('cache-control'), '[O4.02]').toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-type')).toBe('text/css; charset=utf-8');
    setLook(NEW, {}, NAME);
    expect(brandPath('site.css'), '[O4.02]').not.toBe(old.sheet);
    for (const path of [old.sheet, old.logo]) {
      const response = await files.request(path);
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
      expect(await response.text(), '[O4.02]').not.toContain('#6b2a86');
    }
    expect((await files.request('/brand/AAAAAAAAAAAA/secrets.json')).status).toBe(404);
    const favicon = await files.request('/favicon.ico');
    expect([favicon.status, favicon.headers.get('location')], '[O4.02]').toEqual([302, brandPath('icon')]);
  });

  it('has the name, where the folder has no logo, and the logo where it has one [O4.02]', async () => {
    setLook(NEW, {}, NAME);
    expect(await textOf(brandPath('logo')), '[O4.02]').toContain(`fill="${currentLook().palette.brand}"`);
    const bytes = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 48"><path d="M0 0h9v9z"/></svg>',
    );
    const logo = { file: 'images/logo.svg', bytes, width: 150, height: 48, digest: 'a' };
    setLook(NEW, { logo }, NAME);
    expect(await textOf(brandPath('logo')), '[O4.02]').toBe(bytes.toString());
    const page = await new Visitor(shop).text('/privacy');
    expect(page, '[O4.02]').toContain(`<img src="${brandPath('logo')}" width="138" height="44" alt=""`);
    expect(page, '[O4.02] the name is in the logo').toContain('<span class="haven-visually-hidden">');
    expect(page, '[O4.02]').toMatch(/property="og:image" content="[^"]+\/brand\/[\w-]{12}\/social\.jpg"/);
    const mail = renderMail({ siteCountryCode: 'AUS', subject: 'A', body: MAIL, reason: 'R' }).html;
    expect(mail, '[O4.02]').toContain(`src="https://awa.example${brandPath('mail-logo.png')}"`);
  });
});
