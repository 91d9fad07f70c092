import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { DONATION_AMOUNT_SAID } from '#rules/donations/donation-amount.ts';
import type { Catalogue } from '#runtime/texts/catalogue.ts';
import { findSentence } from '#runtime/texts/find-sentence.ts';
import BEQUEST_RULES_TEXTS from '#texts/elements/bequest-rules';
import CUSTOMER_RULES_TEXTS from '#texts/elements/customer-rules';
import DONOR_ADDRESS_TEXTS from '#texts/elements/donor-address';
import FORM_INPUT_TEXTS from '#texts/elements/form-input';
import PETITION_RULES_TEXTS from '#texts/elements/petition-rules';
import SUBSCRIBE_RULES_TEXTS from '#texts/elements/subscribe-rules';
import UPDATE_DETAILS_RULES_TEXTS from '#texts/elements/update-details-rules';
import type { Markup } from '../page-context.ts';
import type { Site } from '../sites.ts';
import { pageTexts, textsIn } from './page-texts.ts';

/** What the rules of the forms on translated pages say. */
const KNOWN: ReadonlySet<Catalogue> = new Set<Catalogue>([
  BEQUEST_RULES_TEXTS,
  CUSTOMER_RULES_TEXTS,
  DONATION_AMOUNT_SAID,
  DONOR_ADDRESS_TEXTS,
  FORM_INPUT_TEXTS,
  PETITION_RULES_TEXTS,
  SUBSCRIBE_RULES_TEXTS,
  UPDATE_DETAILS_RULES_TEXTS,
]);

/** A text that is in the language of the page already. */
export const saidAlready = (text: string): HtmlEscapedString => html`${text}` as HtmlEscapedString;

/** A text that is English in a page of another language, which says so. */
export const inEnglish = (text: string): Markup => html`<span lang="en" dir="ltr">${text}</span>`;

/** The attributes of a part of a page of another language whose content is English. */
export const inEnglishAs = ({ language }: Site): Markup | '' => (language === 'en' ? '' : html` lang="en" dir="ltr"`);

/** What staff write: in the language of the site where they have translated it, otherwise in English, which the page says. */
export const staffText = (site: Site, text: string): Markup | string =>
  site.language === 'en' ? text : (site.words?.get(text) ?? inEnglish(text));

/** The same where no markup can say that a text is English: in an attribute or a title. */
export const plainStaffText = ({ words }: Site, text: string): string => words?.get(text) ?? text;

/**
 * Texts of staff as a block reads them: in the language of the site where they have translated it. `english` names the
 * others, which the block then marks.
 */
export function contentFields<Fields extends Record<string, string>>(site: Site, fields: Fields) {
  const entries = Object.entries(fields);
  const english = entries.filter(([, text]) => text !== '' && !isSaid(site, text)).map(([name]) => name);
  const said = Object.fromEntries(entries.map(([name, text]) => [name, plainStaffText(site, text)])) as {
    [Name in keyof Fields]: string;
  };
  return { ...said, ...(english.length > 0 && { english }) };
}

/** Whether a text of staff is in the language of the site. */
const isSaid = ({ language, words }: Site, text: string): boolean => language === 'en' || words?.has(text) === true;

/** An English sentence of a rule or of the server in a site's language; one without a translation as it is. */
export function saidIn(site: Site, message: string): Markup | string {
  if (site.language === 'en' || typeof message !== 'string') return message;
  const found = findSentence(KNOWN, message, site.lang);
  const text = pageTexts(site, found?.catalogue ?? FORM_INPUT_TEXTS) as (key: string, values?: object) => string;
  return found ? text(found.key, found.values) : inEnglish(message);
}

/** A text that staff can change, in a site's language while it is the one that was translated. */
export function contentIn(site: Site, room: Catalogue, text: string): string | undefined {
  const [key] = Object.entries(room.texts).find(([, source]) => source === text) ?? [];
  return key === undefined ? undefined : String(textsIn(room, site.language)[key]);
}

/** The same for a page: without a translation it says that it is English. */
export function shownContent(site: Site, room: Catalogue, text: string): Markup | string {
  return site.language === 'en' ? text : (contentIn(site, room, text) ?? inEnglish(text));
}
