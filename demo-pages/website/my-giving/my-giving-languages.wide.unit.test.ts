import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlan } from '../giving/regular-giving/testing/giver.ts';
import { textsIn, unmarkedIn } from '../platform/site/languages/testing/texts-in.ts';
import { PSEUDO_SITE, type Site, siteOf, TRANSLATED_SITES } from '../platform/site/sites.ts';
import { APPROVED_CARD, openShop, type Shop } from '../testing/open-shop.ts';
import type { Visitor } from '../testing/shop-visitor.ts';
import { mailedLinks, newVisitor, signedIn } from './testing/signed-in.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.database.close());

/** The part of a page that is its own. */
const mainOf = (page: string) => `<html>${page.slice(page.indexOf('<main'), page.indexOf('</main>'))}</html>`;

/** A donor with a monthly gift, and the texts of every page of My giving in each of its states, by address. */
async function walk(email: string, prefix: string, plan: string): Promise<Map<string, string>> {
  const base = `${prefix}/my-giving`;
  const found = new Map<string, string>();
  const look = async (visitor: Visitor, path: string, when = '') =>
    found.set(`${path.slice(prefix.length)}${when}`, await visitor.text(path));
  const stranger = newVisitor(shop);
  for (const state of ['', '?asked', '?ended', '?erased', '/sign-in/gone']) await look(stranger, `${base}${state}`);
  found.set('422', await (await stranger.form(base, { email: 'aroha' })).text());
  const donor = await signedIn(shop, email, prefix);
  const change = `/plans/${plan}/change?kind=`;
  for (const path of [
    ...['', '/details', '/details?done=details', '/details?done=language', '/details?done=newsletter'],
    ...['/details/erase', `/plans/${plan}`, `/plans/${plan}/card`, `/plans/${plan}/bank`],
    ...['amount&amount=45', 'amount&amount=1', 'day&day=9', 'day&day=99', 'pause&months=2', 'pause&months=9'].map(
      (asked) => change + asked,
    ),
    ...['resume', 'stop', 'nothing'].map((asked) => change + asked),
  ])
    await look(donor, `${base}${path}`);
  found.set('erase 422', await (await donor.form(`${base}/details/erase`, {})).text());
  found.set('details 422', await (await donor.form(`${base}/details`, { customerFirstName: 'x'.repeat(201) })).text());
  found.set('400', await (await donor.form(`${base}/details/newsletter`, {})).text());
  const key = /name="key" value="([^"]*)"/.exec(found.get(`/my-giving${change}stop`) ?? '')?.[1] ?? '';
  await donor.form(`${base}/plans/${plan}/change`, { kind: 'stop', key });
  await look(donor, `${base}/plans/${plan}`, ' stopped');
  await look(donor, base, ' with a stopped plan');
  return found;
}

const planIn = (site: Site, lang: string) =>
  startPlan(shop, { customerEmailAddress: emailOf(site, lang), siteCountryCode: site.code }, APPROVED_CARD, lang);
const emailOf = (site: Site, lang: string) => `donor-${site.code}-${lang}@example.org`;

async function walkIn(site: Site): Promise<Map<string, string>> {
  return walk(emailOf(site, site.lang), site.prefix, (await planIn(site, site.lang)).id);
}

/** The texts of the English pages of a country: walked once, for all of its languages. */
const englishTexts = new Map<string, Promise<ReadonlySet<string>>>();
function englishOf(site: Site): Promise<ReadonlySet<string>> {
  const read = async () => {
    const english = siteOf(site.code);
    const pages = await walk(emailOf(site, 'en'), english.prefix, (await planIn(site, 'en')).id);
    return new Set([...pages.values()].flatMap((page) => textsIn(mainOf(page))));
  };
  const known = englishTexts.get(site.code) ?? read();
  englishTexts.set(site.code, known);
  return known;
}

/** Codes, names, and words that French or Spanish shares with English. */
const SHARED =
  /(PLAN|GIFT|AU|NZ)-\w+|(AU|NZ)\$|\S+@\S+|Haven Refugee Aid|Haven|JavaScript|Visa|Aroha|Ngata|AUD|NZD|English|Español|Français|Te reo Māori|Tiếng Việt|简体中文|العربية|\b(Date|Error|Australia|New Zealand|Organisation|E-mail|PDF)\b/g;
const OTHER_LETTERS: ReadonlySet<string> = new Set(['ar', 'zh']);

describe('My giving', () => {
  it.each(TRANSLATED_SITES)('says nothing in English at $prefix, on any page or state', async (site) => {
    const [pages, source] = [await walkIn(site), await englishOf(site)];
    expect(pages.size).toBeGreaterThanOrEqual(26);
    expect(await mailedLinks(shop), '[A3.02] a mail leads to the pages in its language').toContainEqual(
      expect.stringMatching(`^${site.prefix}/my-giving/sign-in/`),
    );
    for (const [path, page] of pages) {
      expect(page, `[A3.04] ${path}`).toContain(`<html lang="${site.lang}"`);
      const left = textsIn(mainOf(page)).filter((text) => {
        const rest = text.replace(SHARED, '');
        return /[A-Za-z]{2}/.test(rest) && (OTHER_LETTERS.has(site.language) || source.has(text));
      });
      expect(left, `[A3.01] ${path}`).toEqual([]);
    }
  });

  it('has a key for every text: in accented letters none is left as it is', async () => {
    const pages = await walkIn(PSEUDO_SITE);
    for (const [path, page] of pages) {
      expect(page, path).toContain('<html lang="en-XA"');
      // Lists and months are written by Intl, which has no such language.
      const codes = / and |\b(PLAN|GIFT)-\w+|English|Español|Français|Te reo Māori|Tiếng Việt|Australia/g;
      expect(unmarkedIn(mainOf(page).replace(codes, '')), `[A3.01] ${path}`).toEqual([]);
    }
  });
});
