import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadLanguages } from '../../../elements/server/server.ts';
import { findDesigns } from '../content/index.ts';
import { renderBlocks } from '../platform/http/render-blocks.ts';
import { mails } from '../platform/mail/mail-schema.ts';
import { LANGUAGE_NAMES } from '../platform/site/languages/house-languages.ts';
import { textsIn, unmarkedIn } from '../platform/site/languages/testing/texts-in.ts';
import { PSEUDO_SITE, type Site, siteOf, TRANSLATED_SITES } from '../platform/site/sites.ts';
import { findCategories } from '../shop/gifts/categories.ts';
import { findGifts } from '../shop/gifts/find-gifts.ts';
import { APPROVED_CARD, openShop, type Shop } from '../testing/open-shop.ts';
import {
  CUSTOMER,
  CUSTOMER_PATH,
  PAYMENT_PATH,
  type PaymentAnswerJson,
  paymentOf,
  Visitor,
} from '../testing/shop-visitor.ts';

let shop: Shop;
/** What staff write about gifts, categories and cards, which cannot say in a label, within a block or in the head of a page that it is English. */
let ofStaff: string[];
beforeAll(async () => {
  shop = await openShop();
  await loadLanguages('en-XA');
  const gifts = await findGifts(shop.database.db, 'AUS');
  const named = [...(await findDesigns(shop.database.db)), ...(await findCategories(shop.database.db))];
  ofStaff = [...gifts.flatMap(({ name, summary }) => [summary, name]), ...named.map(({ name }) => name)];
});
afterAll(() => shop.database.close());

const CARD = {
  cardType: 'email',
  design: 'kites',
  recipientName: 'Mele',
  recipientEmailAddress: 'mele@example.org',
  message: '1, 2, 3',
  senderName: 'Aroha',
};
const CARDS = [CARD, { ...CARD, recipientEmailAddress: '' }, { ...CARD, cardType: 'printable' }];

/** Each page of the shop's way, in each of its states, by what it shows. */
async function journey(site: Site): Promise<Record<string, string>> {
  const { prefix } = site;
  const visitor = new Visitor(shop);
  const at = (path: string) => visitor.text(`${prefix}${path}`);
  const posted = async (path: string, fields: Record<string, string>) => (await visitor.form(path, fields)).text();
  const details = Object.fromEntries(Object.entries(CUSTOMER).map(([name, value]) => [name, String(value)]));
  const store = { storeId: site.storeId, pageLanguage: site.lang };
  const pages: Record<string, string> = {};
  pages['the empty cart'] = await at('/cart');
  pages['details without a cart'] = await posted(CUSTOMER_PATH, { ...details, ...store });
  await visitor.add('solar-lamp', 3, prefix);
  pages['a filled cart'] = await at('/cart');
  await visitor.form(`${prefix}/cart`, { intent: 'add', itemId: 'solar-lamp', quantity: '9' });
  pages['a cart at its limit'] = await at('/cart?notice=limit');
  await visitor.form(`${prefix}/cart`, { intent: 'set', itemId: 'solar-lamp', quantity: '3' });
  pages['cards'] = await at('/cart/e-cards');
  const cards = CARDS.map((card, index) => ({ ...card, instanceId: `solar-lamp-${index + 1}` }));
  await visitor.json(`${prefix}/cart/e-cards`, { cards });
  pages['details'] = await at('/checkout/details');
  pages['wrong details'] = await posted(CUSTOMER_PATH, { ...details, ...store, customerLastName: '', readPrivacy: '' });
  const taken = await visitor.form(CUSTOMER_PATH, { ...details, ...store });
  expect([taken.status, taken.headers.get('location')]).toEqual([303, `${prefix}/checkout/payment`]);
  const payment = await visitor.page(`${prefix}/checkout/payment`);
  expect(payment.headers.get('content-security-policy'), 'the provider’s form').toMatch(/frame-src [^;]*http/);
  expect(payment.headers.get('cache-control')).toBe('no-store');
  pages['payment'] = await payment.text();
  const orderId = await visitor.orderId(prefix);
  const amount = Number(/<gift-checkout [^>]*\bamount="([^"]+)"/.exec(pages['payment'])?.[1]);
  const refused = paymentOf(orderId, 'tok_none', { siteCountryCode: site.code, amount: 1 });
  const answer = await visitor.json(PAYMENT_PATH, refused, { 'content-language': site.lang });
  const { errors } = (await answer.json()) as PaymentAnswerJson;
  expect(errors).toHaveLength(1);
  pages['a refused payment'] = `<html lang="${site.lang}"><p>${errors.join('</p><p>')}</p></html>`;
  await visitor.pay(orderId, await shop.token(APPROVED_CARD), { siteCountryCode: site.code, amount });
  pages['thanks'] = await at('/thank-you');
  const own = /href="([^"]*\/orders\/HAV-[^"]+)\/receipt"/.exec(pages['thanks'])?.[1] ?? '';
  expect(own, '[A3.01] the order’s page in this language').toMatch(new RegExp(`^${prefix}/orders/HAV-`));
  pages['the order'] = await visitor.text(own);
  pages['cards that stay incomplete'] = await posted(`${own}/cards`, {
    'solar-lamp-2.cardType': 'email',
    'solar-lamp-2.message': '',
  });
  pages['cards that were completed'] = await visitor.text(`${own}?sent`);
  pages['the receipt'] = await visitor.text(`${own}/receipt`);
  pages['cards to print'] = await visitor.text(`${own}/cards`);
  const sent = await shop.database.db.select().from(mails);
  const card = sent.find(({ kind, cause }) => kind === 'e-card' && cause.includes(orderId));
  pages['an opened card'] = await visitor.text(
    /http:\/\/[^/]+(\/(?:\S+\/)?cards\/HAV-\S+)/.exec(card?.text ?? '')?.[1] ?? '',
  );
  pages['the search of an order'] = await at('/orders');
  pages['the search of nothing'] = await posted(`${prefix}/orders`, { orderId: '', email: '' });
  pages['a sent link'] = await at('/orders?asked');
  pages['the shop'] = await at('/gifts');
  pages['a category'] = await at('/gifts?category=water&q=1&sort=price');
  pages['a search'] = await at('/gifts?q=999');
  pages['a gift with sizes'] = await at('/gifts/emergency-tent');
  return pages;
}

const OWN_NAMES = new Set<string>(Object.values(LANGUAGE_NAMES));
/** A page without its foot, a country's own content with tests of its own, and without places, which browsers name. */
const shown = (page: string) =>
  ofStaff
    .reduce((left, text) => left.replaceAll(text, ''), page.replace(/<footer class="site-footer">.*<\/footer>/s, ''))
    .replaceAll(/<option value="[A-Z]{2,3}"[^>]*>[^<]*<\/option>/g, '');

it('the whole way through the shop in accented letters has a key for every text', { timeout: 30_000 }, async () => {
  for (const [name, page] of Object.entries(await journey(PSEUDO_SITE))) {
    expect(page, name).toContain('<html lang="en-XA"');
    const left = unmarkedIn(await renderBlocks(shown(page), shop.now)).filter((text) => !OWN_NAMES.has(text));
    expect(
      left.filter((text) => !/^Australia$|HAV-|^ch_/.test(text)),
      `[A3.01] ${name}`,
    ).toEqual([]);
  }
});

/** Names, codes and sizes of paper are the same in every language. */
const SAME =
  /HAV(-\w+)?|water|school|Haven|Refugee Aid|Charities Services|Aotearoa|New Zealand|Australia|ABN|Aroha|Ngata|Mele|PayPal|Visa|Mastercard|JavaScript|\b(AU|NZ|AUD|NZD|A[456]|PDF|BSB)\b|\S+@\S+|ch_[\w-]+|Ms|Mr|Mrs|Miss|Mx|Dr|Prof|Rev/g;
const wordsOf = (page: string) =>
  textsIn(shown(page), { withCountries: false }).filter(
    (text) => !OWN_NAMES.has(text) && /\p{L}{3}/u.test(text.replace(SAME, '')),
  );

describe.each(TRANSLATED_SITES)('the shop at $prefix', (site) => {
  it('speaks its language from the cart to the printed card', { timeout: 30_000 }, async () => {
    const english = new Set(Object.values(await journey(siteOf(site.code))).flatMap(wordsOf));
    const hasOtherLetters = site.language === 'ar' || site.language === 'zh';
    const isEnglish = (text: string) =>
      hasOtherLetters ? /[A-Za-z]{3}/.test(text.replace(SAME, '')) : english.has(text);
    for (const [name, page] of Object.entries(await journey(site))) {
      expect(page, name).toContain(`<html lang="${site.lang}"`);
      expect(wordsOf(page).filter(isEnglish), `[A3.01] ${name}`).toEqual([]);
    }
  });
});
