import { randomUUID } from 'node:crypto';
import { gt } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadLanguages } from '../../../elements/server/server.ts';
import { appeals } from '../giving/appeals/appeals-schema.ts';
import { donations } from '../giving/donations/donations-schema.ts';
import { petitionSignatures } from '../participation/petition/petition-schema.ts';
import { petitionTexts } from '../participation/petition/petition-texts.ts';
import { FORMS, hiddenFields } from '../platform/forms/testing/post-form.ts';
import { renderBlocks } from '../platform/http/render-blocks.ts';
import { organisationOf } from '../platform/organisation/organisation.ts';
import { hasPage, sitesWith } from '../platform/pages/site-pages.ts';
import { LANGUAGE_NAMES } from '../platform/site/languages/house-languages.ts';
import { textsIn, unmarkedIn } from '../platform/site/languages/testing/texts-in.ts';
import { PSEUDO_SITE, SITES, type Site, siteOf, TRANSLATED_SITES } from '../platform/site/sites.ts';
import { openShop, type Shop, SITE_ORIGIN } from '../testing/open-shop.ts';
import { Visitor } from '../testing/shop-visitor.ts';

// Written down, so that a change of the product fails.
const TICKET_MIN_AGE_MS = 2_000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.database.db
    .update(appeals)
    .set({ from: new Date(0) })
    .where(gt(appeals.matchPercent, 0));
});
afterAll(() => shop.database.close());

/** What the forms say in each language when the family name and the address are missing. */
const SAID = {
  ar: ['أدخل اسم عائلتك.', 'خطأ: ', 'أدخل عنوان بريدك الإلكتروني', /haven-drawn.+ثوانٍ/s],
  es: ['Escriba sus apellidos.', 'Error: ', 'Escriba su correo electrónico', /haven-drawn.+segundos/s],
  fr: ['Saisissez votre nom.', 'Erreur : ', 'Saisissez votre adresse e-mail', /haven-drawn.+secondes/s],
  mi: ['Tuhia tō ingoa whānau.', 'Hapa: ', 'Tuhia tō īmēra', /haven-drawn.+hēkona/s],
  vi: ['Hãy nhập họ của quý vị.', 'Lỗi: ', 'Hãy nhập địa chỉ e-mail của quý vị', /haven-drawn.+giây/s],
  zh: ['请输入您的姓。', '错误：', '请输入您的电子邮箱', /haven-drawn.+秒/s],
} as const;

/** Names, codes and addresses are the same in every language. */
const NAMES =
  /Haven Refugee Aid( Australia| Aotearoa New Zealand)?|Haven|Refugee Aid|Aotearoa|Porirua|Hobart|Geelong|Nadia|Samuel|Samira|June|Mele|AU|NZ|AUD|NZD|ABN|BSB|JavaScript|name@example\.org|http\S+|CC00000|Charities Services|Lower Delta|Visa|Mastercard|PayPal|\bMs\b/g;
/** How languages call themselves, in the way to the same page in another one. */
const OWN_NAMES = new Set<string>(Object.values(LANGUAGE_NAMES));
/** Words that French or Spanish has in common with English. */
const SAME_WORDS = new Set(['Blog', 'Date', 'Australia', 'New Zealand', 'Multimedia']);
/** Languages in whose letters no English can be written. */
const OTHER_LETTERS: ReadonlySet<string> = new Set(['ar', 'zh']);

/** Those in the languages of `SAID`: a test of a new language begins there. */
const sites = TRANSLATED_SITES.filter(({ language }) => language in SAID).map((site) => ({
  ...site,
  english: siteOf(site.code),
}));
const withPetition = sites.filter(({ pages }) => pages === 'translated');
const PAGES = ['/', '/donate', '/petition', '/petition/thank-you'];
/** What they say is looked at with the rest of the shop, beside the names of the gifts. */
const SHOP = ['/gifts', '/gifts/solar-lamp'];
const at = (site: Site, paths: readonly string[] = PAGES) =>
  paths.filter((path) => hasPage(site, path)).map((path) => ({ site, path }));
const shown = ({ prefix }: Site, path: string) => (prefix === '' ? path : `${prefix}${path === '/' ? '' : path}`);

describe.each(sites)('the pages at $prefix', (site) => {
  const { prefix, english, lang, language, hreflang, dir, code: country } = site;

  it.each(at(site, [...PAGES, ...SHOP]))(
    'answer $path in their language, and name the same page in the others',
    async ({ path }) => {
      const page = await new Visitor(shop).text(shown(site, path));
      const html = `<html lang="${lang}"${dir === 'rtl' ? ` dir="rtl"` : ''} data-site-country-code="${country}"`;
      expect(page, '[A3.04] the language, and the country beside it').toContain(html);
      expect(page).toContain(`<link rel="canonical" href="${SITE_ORIGIN}${shown(site, path)}"/>`);
      if (path.includes('thank')) return;
      const named = [...page.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"\/>/g)];
      expect(
        named.map(([, other, address]) => [other, address]),
        '[A3.02] for search engines',
      ).toEqual(sitesWith(path).map((other) => [other.hreflang, `${SITE_ORIGIN}${shown(other, path)}`]));
      const back = english.lang;
      expect(page, 'the way back to English').toContain(
        `<a href="${shown(english, path)}" hrefLang="${back}" lang="${back}" dir="ltr">English</a>`,
      );
      expect(await new Visitor(shop).text(shown(english, path)), 'and from there').toContain(
        `<a href="${shown(site, path)}" hrefLang="${hreflang}" lang="${lang}"`,
      );
    },
  );

  it.each([...at(site), { site, path: '/my-giving' }, { site, path: '/nothing-here' }])(
    'say nothing in English at $path, rendered blocks included [A3.01]',
    async ({ path }) => {
      const visitor = new Visitor(shop);
      const rendered = await renderBlocks(await visitor.text(shown(site, path)), shop.now);
      const source = new Set(textsIn(await renderBlocks(await visitor.text(shown(english, path)), shop.now)));
      const texts = textsIn(rendered).filter((text) => !OWN_NAMES.has(text) && !SAME_WORDS.has(text));
      expect(texts.length).toBeGreaterThan(40);
      if (path === '/') expect(rendered, '[A3.01] by the server').toMatch(SAID[language as keyof typeof SAID][3]);
      const isEnglish = (text: string) => {
        const rest = text.replace(NAMES, '').trim();
        return /\p{L}{3}/u.test(rest) && (OTHER_LETTERS.has(language) ? /[A-Za-z]{2}/.test(rest) : source.has(text));
      };
      expect(texts.filter(isEnglish)).toEqual([]);
    },
  );

  it('lead to pages in their language, and say where one is in English', async () => {
    const page = await new Visitor(shop).text(`${prefix}/donate`);
    for (const path of ['/donate', '/news', '/privacy', '/bequest']) expect(page).toContain(`href="${prefix}${path}"`);
    expect(page).toContain('<a href="/elements" hrefLang="en">');
    if (!hasPage(site, '/')) expect(page).toContain(`href="${english.prefix || '/'}" hrefLang="${english.lang}"`);
    const links = new Set([...page.matchAll(/ href="(\/[^"#?]*)"/g)].map(([, href]) => href as string));
    for (const href of [...links].filter((each) => !/^\/(design|elements)\//.test(each)))
      expect([href, (await new Visitor(shop).page(href)).status]).toEqual([href, 200]);
    expect((await new Visitor(shop).page(`${prefix}/elements`)).status).toBe(404);
  });

  it('take a donation without JavaScript: the same gift, and the answers in the page’s language', async () => {
    const visitor = new Visitor(shop);
    const path = `${prefix}/donate`;
    const fields = { donationKey: randomUUID(), frequency: 'one-off', amount: '75', otherAmount: '', appeal: '' };
    const refused = await visitor.form(path, { ...fields, customerFirstName: 'Mere' });
    expect(refused.status).toBe(422);
    const page = await renderBlocks(await refused.text(), shop.now);
    expect(page, '[A3.01] what is wrong').toContain(SAID[language as keyof typeof SAID][0]);
    expect(page).toContain(`<title>${SAID[language as keyof typeof SAID][1]}`);
    expect(page).not.toContain('There is a problem');
    const details = {
      ...{ customerFirstName: 'Mere', customerLastName: 'Ngata', customerEmailAddress: 'mere@example.org' },
      readPrivacy: 'true',
    };
    const taken = await visitor.form(path, { ...fields, ...details });
    expect(taken.status).toBe(303);
    const next = taken.headers.get('location') ?? '';
    expect(next).toMatch(new RegExp(`^${prefix}/donate/reference/GIFT-`));
    expect(await visitor.text(next)).toContain(`<html lang="${lang}"`);
    const rows = await shop.database.db.select().from(donations);
    expect(rows.find(({ donationKey }) => donationKey === fields.donationKey)).toMatchObject({
      siteCountryCode: country,
      totalMinor: 7_500,
    });
  });
});

describe.each(withPetition)('the petition at $prefix', ({ prefix, lang, language, code: country }) => {
  it('take a signature without JavaScript, and come back in the page’s language', async () => {
    const visitor = new Visitor(shop);
    const { path } = FORMS.petition;
    const open = async () => {
      const hidden = hiddenFields(await renderBlocks(await visitor.text(`${prefix}/petition`), shop.now), path);
      shop.now += TICKET_MIN_AGE_MS;
      return hidden;
    };
    const email = `${lang}@example.org`;
    const typed = { firstName: 'Mere', lastName: 'Ngata', postcode: '', mobile: '' };
    const refused = await visitor.form(path, { ...(await open()), ...typed, email: '' });
    expect(refused.status).toBe(422);
    const page = await refused.text();
    expect(await renderBlocks(page, shop.now), '[A3.01]').toContain(SAID[language as keyof typeof SAID][2]);
    expect(page).toContain(`<html lang="${lang}"`);
    const taken = await visitor.form(path, { ...(await open()), ...typed, email });
    expect([taken.status, taken.headers.get('location')]).toEqual([303, `${prefix}/petition/thank-you`]);
    const rows = await shop.database.db.select().from(petitionSignatures);
    expect(rows.find((row) => row.email === email)).toMatchObject({ siteCountryCode: country });
  });
});

describe('the pages in accented letters', () => {
  /** What a country's own content says, which is no text of a room. */
  const content = (value: unknown): string[] =>
    typeof value === 'object' && value !== null ? Object.values(value).flatMap(content) : [String(value)];
  const ofStaff = ['people have signed'];
  const own = new Set([petitionTexts('1201', SITES[0]), organisationOf(SITES[0]), ofStaff].flatMap(content));
  const isOwn = (text: string) => [...own].some((each) => each.length > 3 && text.includes(each));

  it.each([...PAGES, '/nothing-here'])('show at %s that every text has a key', async (path) => {
    await loadLanguages('en-XA');
    const page = await new Visitor(shop).text(shown(PSEUDO_SITE, path));
    expect(page).toContain('<html lang="en-XA"');
    const left = unmarkedIn(await renderBlocks(page, shop.now)).filter((text) => !OWN_NAMES.has(text) && !isOwn(text));
    expect(left, `[A3.01] ${path}`).toEqual([]);
  });

  it('are beside a sandbox only, and in no list', async () => {
    const page = await new Visitor(shop).text('/donate');
    expect(page).not.toContain('en-XA');
    shop.provider = { ...shop.provider, isSandbox: false };
    const live = Object.assign(new Visitor(shop), { website: shop.startWebsite() });
    expect((await live.page('/en-XA/donate')).status).toBe(404);
  });
});
