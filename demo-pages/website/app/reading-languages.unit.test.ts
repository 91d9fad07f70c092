import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadLanguages } from '../../../elements/server/server.ts';
import { FORMS, hiddenFields } from '../platform/forms/testing/post-form.ts';
import { renderBlocks } from '../platform/http/render-blocks.ts';
import { mails } from '../platform/mail/mail-schema.ts';
import { LANGUAGE_NAMES } from '../platform/site/languages/house-languages.ts';
import { textsIn, unmarkedIn } from '../platform/site/languages/testing/texts-in.ts';
import { PSEUDO_SITE, type Site, TRANSLATED_SITES } from '../platform/site/sites.ts';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { Visitor } from '../testing/shop-visitor.ts';

// Written down, so that a change of the product fails.
const TICKET_MIN_AGE_MS = 2_000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await loadLanguages('en-XA');
});
afterAll(() => shop.database.close());

const LISTS = ['/news', '/blog', '/events', '/media'] as const;
/** What an address asks of a list that has no such thing. */
const WRONG = '?keywords=1,2,3,4,5,6,7,8,9&topic=x&category=x&status=x&actionId=x&dateMin=x&page=x';

/** Each page to read, and each page of a form, in each of its states, by what it shows. */
async function journey(site: Site): Promise<Record<string, string>> {
  // The limits of forms are over.
  shop.now += 3_600_000;
  const visitor = new Visitor(shop);
  const at = (path: string) => visitor.text(`${site.prefix}${path}`);
  const pages: Record<string, string> = {};
  for (const path of LISTS) {
    pages[path] = await at(path);
    const item = new RegExp(`href="${site.prefix}(${path}/[a-z0-9-]+)"`).exec(pages[path])?.[1] ?? '';
    pages[`an item of ${path}`] = await at(item);
    pages[`${path} that is asked for what it has not`] = await at(`${path}${WRONG}`);
    pages[`${path} of some months`] = await at(`${path}?dateMin=2026-01&dateMax=2026-12&keywords=000`);
    pages[`${path} beyond its end`] = await at(`${path}?page=99`);
  }
  pages['past events'] = await at('/events?status=past');
  pages['a past event'] = await at(/href="[^"]*(\/events\/[a-z0-9-]+)"/.exec(pages['past events'])?.[1] ?? '');
  pages['privacy'] = await at('/privacy');
  pages['an appeal'] = await at(site.code === 'AUS' ? '/appeals/winter-appeal' : '/appeals/winter-far-from-home');
  pages['wills'] = await at('/bequest');
  pages['the guide'] = await at('/bequest/guide');
  pages['details'] = await at('/update-details');
  pages['the newsletter'] = await at('/newsletter');
  for (const form of ['newsletter', 'bequest', 'update-details', 'petition'])
    pages[`thanks of ${form}`] = await at(`/${form}/thank-you`);
  pages['the way out of the newsletter'] = await at('/newsletter/unsubscribe');
  pages['a link that was asked for'] = await at('/newsletter/unsubscribe?asked');
  pages['a broken link'] = await at('/newsletter/unsubscribe?id=x&key=x');
  const noAddress = await visitor.form(`${site.prefix}/newsletter/unsubscribe`, { email: 'x' });
  pages['a way out without an address'] = await noAddress.text();

  const typed = { siteCountryCode: site.code, pageLanguage: site.lang };
  const wrong = { subscriberEmail: 'x', formKey: site.code === 'AUS' ? 'bequest-guide' : 'bequest-guide-nz' };
  pages['wrong wills'] = await (await visitor.form(FORMS.bequest.path, { ...typed, ...wrong })).text();
  pages['wrong details'] = await (
    await visitor.form(FORMS['update-details'].path, { ...typed, updateAddress: 'true', updateEmail: 'true' })
  ).text();
  pages['no details'] = await (await visitor.form(FORMS['update-details'].path, typed)).text();
  pages['a wrong subscription'] = await (await visitor.form(FORMS.subscribe.path, typed)).text();
  const hidden = hiddenFields(await renderBlocks(pages['the newsletter'], shop.now), FORMS.subscribe.path);
  shop.now += TICKET_MIN_AGE_MS;
  const email = `${randomUUID()}@example.org`;
  const taken = await visitor.form(FORMS.subscribe.path, { ...hidden, firstName: 'Mele', lastName: 'Ngata', email });
  expect([taken.status, taken.headers.get('location')]).toEqual([303, `${site.prefix}/newsletter/thank-you`]);
  const mail = (await shop.database.db.select().from(mails)).find(({ toAddress }) => toAddress === email);
  const link = new URL(mail?.unsubscribeUrl ?? '');
  expect(link.pathname, '[A3.01] the mail leads out in its language').toBe(`${site.prefix}/newsletter/unsubscribe`);
  pages['leaving'] = await visitor.text(link.pathname + link.search);
  pages['left'] = await (await visitor.form(link.pathname + link.search, {})).text();
  pages['left before'] = await visitor.text(link.pathname + link.search);
  return pages;
}

const OWN_NAMES = new Set<string>(Object.values(LANGUAGE_NAMES));
/**
 * A page without its foot, a country's own content with tests of its own, and without its title and description, which
 * cannot say that a story is English, as the label of a film cannot.
 */
const shown = (page: string) =>
  page
    .replace(/<footer class="site-footer">.*<\/footer>/s, '')
    .replace(/<title>.*?<\/title>|<meta (?:name="description"|property="og:)[^>]*>/gs, '')
    .replace(/<video-modal label="[^"]*"/, '<video-modal');

/** What is a country's own content, and names of cookies. */
const OF_COUNTRY = /^Australia$|^New Zealand$|^haven_\w+$|a fictional agency; all numbers are illustrative/;

it('every page to read and every form has a key for each text', { timeout: 60_000 }, async () => {
  const left: Record<string, string[]> = {};
  for (const [name, page] of Object.entries(await journey(PSEUDO_SITE))) {
    expect(page, name).toContain('<html lang="en-XA"');
    const texts = unmarkedIn(await renderBlocks(shown(page), shop.now));
    const unmarked = texts.filter((text) => !OWN_NAMES.has(text) && !OF_COUNTRY.test(text));
    if (unmarked.length > 0) left[name] = unmarked;
  }
  expect(left, '[A3.01]').toEqual({});
});

/** Names, codes, laws and offices are the same in every language. */
const SAME =
  /haven_\w+|Haven|Refugee Aid|Aotearoa|New Zealand|Australia|ABN|AU|NZ|Margaret|general purposes|General purposes|JavaScript|Public Trust|public trustee|Spam Act 2003|Unsolicited Electronic Messages Act 2007|[Cc]ookie|MM\/YY|\S+@\S+|A[0-9]|[ap]m|AE[DS]T|NZ[DS]T|GMT|Charities Services|CC00000/g;
const wordsOf = (page: string) =>
  textsIn(shown(page)).filter((text) => !OWN_NAMES.has(text) && /\p{L}{3}/u.test(text.replace(SAME, '')));

/** In letters in which no English can be written, so that each English word is seen; both countries. */
const WITH_OTHER_LETTERS = ['/ar', '/nz/zh'].map((prefix) => TRANSLATED_SITES.find((site) => site.prefix === prefix)!);

describe.each(WITH_OTHER_LETTERS)('the pages to read at $prefix', (site) => {
  it('speak their language, and say of stories that they are English', { timeout: 60_000 }, async () => {
    const left: Record<string, string[]> = {};
    for (const [name, page] of Object.entries(await journey(site))) {
      expect(page, name).toContain(`<html lang="${site.lang}"`);
      const english = wordsOf(page).filter((text) => /[A-Za-z]{3}/.test(text.replace(SAME, '')));
      if (english.length > 0) left[name] = english;
    }
    expect(left, '[A3.01]').toEqual({});
  });
});
