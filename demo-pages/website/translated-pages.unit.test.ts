import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TICKET_MIN_AGE_MS } from './bot-check/form-ticket.ts';
import { donations } from './donations/donations-schema.ts';
import { FORMS, hiddenFields } from './forms/testing/post-form.ts';
import { petitionSignatures } from './petition/petition-schema.ts';
import { drawBlocks } from './site/draw-blocks.ts';
import { textsIn } from './site/languages/testing/texts-in.ts';
import { openShop, type Shop, SITE_ORIGIN } from './testing/open-shop.ts';
import { Visitor } from './testing/shop-visitor.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.database.close());

const PAGES = ['', '/donate', '/petition', '/petition/thank-you'];
const LANGUAGES = [
  { prefix: '/mi', english: '/nz', lang: 'mi', dir: undefined, country: 'NZL' },
  { prefix: '/ar', english: '', lang: 'ar', dir: 'rtl', country: 'AUS' },
] as const;

/** Names, codes and addresses are the same in every language. */
const NAMES =
  /Haven Refugee Aid( Australia| Aotearoa New Zealand)?|Haven|Refugee Aid|Aotearoa|Porirua|Nadia|Samuel|Mele|AU|NZ|AUD|NZD|ABN|BSB|JavaScript|name@example\.org|http\S+|CC00000|Lower Delta|Visa|Mastercard|PayPal/g;

describe.each(LANGUAGES)('the pages in $lang', ({ prefix, english, lang, dir, country }) => {
  it.each(PAGES)('answer %j in their language and direction, and name the same page in the others', async (path) => {
    const page = await new Visitor(shop).text(`${prefix}${path}`);
    const html = `<html lang="${lang}"${dir ? ` dir="${dir}"` : ''} data-site-country-code="${country}"`;
    expect(page, '[A3.04] the language, and the country beside it').toContain(html);
    expect(page).toContain(`<link rel="canonical" href="${SITE_ORIGIN}${prefix}${path}">`);
    if (path.includes('thank')) return;
    for (const [other, address] of [
      ['en-AU', path || '/'],
      ['en-NZ', `/nz${path}`],
      ['mi', `/mi${path}`],
      ['ar', `/ar${path}`],
    ])
      expect(page).toContain(`<link rel="alternate" hreflang="${other}" href="${SITE_ORIGIN}${address}">`);
    const own = english === '' ? 'en-AU' : 'en-NZ';
    expect(page, 'the way back to English').toContain(
      `<a href="${`${english}${path}` || '/'}" hreflang="${own}" lang="${own}" dir="ltr">English</a>`,
    );
    expect(await new Visitor(shop).text(`${english}${path}` || '/'), 'and from there').toContain(
      `<a href="${prefix}${path}" hreflang="${lang}" lang="${lang}"`,
    );
  });

  it.each(PAGES)('say nothing in English at %j, drawn blocks included [A3.01]', async (path) => {
    const visitor = new Visitor(shop);
    const drawn = await drawBlocks(await visitor.text(`${prefix}${path}`), shop.now);
    const source = new Set(textsIn(await drawBlocks(await visitor.text(`${english}${path}` || '/'), shop.now)));
    const texts = textsIn(drawn).map((text) => text.replace(NAMES, '').trim());
    expect(texts.length).toBeGreaterThan(40);
    if (path === '')
      expect(drawn, '[A3.01] by the server').toMatch(lang === 'ar' ? /haven-drawn.+ثوانٍ/s : /haven-drawn.+hēkona/s);
    const isEnglish = (text: string) =>
      (lang === 'ar' ? /[A-Za-z]{2}/.test(text) : source.has(text)) && /\w{3}/.test(text);
    expect(texts.filter(isEnglish)).toEqual([]);
  });

  it('lead to what is not translated in English, and say so', async () => {
    const page = await new Visitor(shop).text(prefix);
    const en = english === '' ? 'en-AU' : 'en-NZ';
    expect(page).toContain(`href="${english}/gifts" hreflang="${en}"`);
    expect(page).toContain(`href="${prefix}/donate"`);
    const links = new Set([...page.matchAll(/ href="(\/[^"#?]*)"/g)].map(([, href]) => href as string));
    for (const href of [...links].filter((each) => !/^\/(design|elements)\//.test(each)))
      expect([href, (await new Visitor(shop).page(href)).status]).toEqual([href, 200]);
    expect((await new Visitor(shop).page(`${prefix}/gifts`)).status).toBe(404);
  });

  it('take a donation without JavaScript: the same gift, and the answers in the page’s language', async () => {
    const visitor = new Visitor(shop);
    const path = `${prefix}/donate`;
    const fields = { donationKey: randomUUID(), frequency: 'one-off', amount: '75', otherAmount: '', appeal: '' };
    const refused = await visitor.form(path, { ...fields, customerFirstName: 'Mere' });
    expect(refused.status).toBe(422);
    const page = await refused.text();
    expect(page, '[A3.01] what is wrong').toContain(lang === 'ar' ? 'أدخل اسم عائلتك.' : 'Tuhia tō ingoa whānau.');
    expect(page).toContain(`<title>${lang === 'ar' ? 'خطأ: ' : 'Hapa: '}`);
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

  it('take a signature without JavaScript, and come back in the page’s language', async () => {
    const visitor = new Visitor(shop);
    const { path } = FORMS.petition;
    const open = async () => {
      const hidden = hiddenFields(await visitor.text(`${prefix}/petition`), path);
      shop.now += TICKET_MIN_AGE_MS;
      return hidden;
    };
    const email = `${lang}@example.org`;
    const typed = { firstName: 'Mere', lastName: 'Ngata', postcode: '', mobile: '' };
    const refused = await visitor.form(path, { ...(await open()), ...typed, email: '' });
    expect(refused.status).toBe(422);
    const page = await refused.text();
    expect(page, '[A3.01]').toContain(lang === 'ar' ? 'أدخل عنوان بريدك الإلكتروني' : 'Tuhia tō īmēra');
    expect(page).toContain(`<html lang="${lang}"`);
    const taken = await visitor.form(path, { ...(await open()), ...typed, email });
    expect([taken.status, taken.headers.get('location')]).toEqual([303, `${prefix}/petition/thank-you`]);
    const rows = await shop.database.db.select().from(petitionSignatures);
    expect(rows.find((row) => row.email === email)).toMatchObject({ siteCountryCode: country });
  });
});
