import { isMessage, type Shown } from '#locales/message.ts';
import type { Markup } from '../page-context.ts';
import type { Site } from '../sites.ts';
import { messageIn } from './page-texts.ts';

/** A text that is in the language of the page already. */
export const markTranslated = (text: string): string => Object(text);

/** A text that is English in a page of another language, which says so. */
export const inEnglish = (text: string): Markup => (
  <span lang="en" dir="ltr">
    {text}
  </span>
);

/** The attributes of a part of a page of another language whose content is English. */
export const inEnglishAs = ({ language }: Site) => (language === 'en' ? {} : ({ lang: 'en', dir: 'ltr' } as const));

/**
 * What staff write: in the language of the site where they have translated it, otherwise in English, which the page
 * says.
 */
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
  const english = entries.filter(([, text]) => text !== '' && !isTranslated(site, text)).map(([name]) => name);
  const texts = Object.fromEntries(entries.map(([name, text]) => [name, plainStaffText(site, text)])) as {
    [Name in keyof Fields]: string;
  };
  return { ...texts, ...(english.length > 0 && { english }) };
}

/** Whether a text of staff is in the language of the site. */
const isTranslated = ({ language, words }: Site, text: string): boolean =>
  language === 'en' || words?.has(text) === true;

/** A message in a site's language; a text without a key says that it is English. */
export function shownIn(site: Site, shown: Shown): Markup | string {
  if (isMessage(shown)) return messageIn(site, shown);
  return site.language === 'en' || typeof shown !== 'string' ? String(shown) : inEnglish(shown);
}
