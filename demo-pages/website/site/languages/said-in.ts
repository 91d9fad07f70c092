import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Catalogue } from '#runtime/texts/catalogue.ts';
import { findSentence } from '#runtime/texts/find-sentence.ts';
import { DONATION_AMOUNT_SAID } from '#website/donations/donation-amount.texts.ts';
import { FORM_INPUT_SAID } from '#website/forms/form-input.texts.ts';
import { PETITION_SAID } from '#website/forms/petition.texts.ts';
import { CUSTOMER_SAID } from '#website/shop/customer.texts.ts';
import type { Markup } from '../page-context.ts';
import type { Site } from '../sites.ts';
import { type TextRoom, type TextsByKey, tagTexts, textsIn } from './page-texts.ts';

/** What the rules of the forms on translated pages say. */
const KNOWN: ReadonlySet<Catalogue> = new Set([CUSTOMER_SAID, DONATION_AMOUNT_SAID, FORM_INPUT_SAID, PETITION_SAID]);

/** A text that is in the language of the page already. */
export const saidAlready = (text: string): HtmlEscapedString => html`${text}` as HtmlEscapedString;

/** A text that is English in a page of another language, which says so. */
export const inEnglish = (text: string): Markup => html`<span lang="en" dir="ltr">${text}</span>`;

/** What staff write, which is English: a page of another language says so. */
export const staffText = (site: Site, text: string): Markup | string =>
  site.language === 'en' ? text : inEnglish(text);

/** An English sentence of a rule or of the server in a site's language; one without a translation as it is. */
export function saidIn(site: Site, message: string): Markup | string {
  if (site.language === 'en' || typeof message !== 'string') return message;
  const found = findSentence(KNOWN, message);
  const text = tagTexts(site, found?.catalogue ?? FORM_INPUT_SAID) as (key: string, values?: object) => string;
  return found ? text(found.key, found.values) : inEnglish(message);
}

/** A text that staff can change, in a site's language while it is the one that was translated. */
export function contentIn<Source extends TextsByKey>(
  site: Site,
  room: TextRoom<Source>,
  text: string,
): string | undefined {
  const [key] = Object.entries(room.en).find(([, source]) => source === text) ?? [];
  return key === undefined ? undefined : String(textsIn(room, site.language)[key]);
}

/** The same for a page: without a translation it says that it is English. */
export function shownContent<Source extends TextsByKey>(
  site: Site,
  room: TextRoom<Source>,
  text: string,
): Markup | string {
  return site.language === 'en' ? text : (contentIn(site, room, text) ?? inEnglish(text));
}
