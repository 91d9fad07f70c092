import { type Fields, textField } from '../http/read-fields.ts';
import type { WebsiteContext } from '../http/website-env.ts';
import { type Language, readLanguage } from './languages/house-languages.ts';
import type { Markup } from './page-context.ts';
import { type Site, siteIn } from './sites.ts';

/** The form's field that says the page's language; in a post with scripts a header says it. */
const LANGUAGE_FIELD = 'pageLanguage';

/** The field, on a page in another language: the posts of both languages have one address. */
export const languageField = ({ language, lang }: Site): Markup | '' =>
  language === 'en' ? '' : <input type="hidden" name={LANGUAGE_FIELD} value={lang} />;

/** The country's site in the language of the page that a form without scripts was sent from. */
export const postedSite = (code: string, fields: Fields): Site => siteIn(code, textField(fields, LANGUAGE_FIELD));

/** The language of the page that a post comes from; English when it does not say. */
export const postedLanguage = (c: WebsiteContext, fields: Fields): Language =>
  readLanguage(textField(fields, LANGUAGE_FIELD) || (c.req.header('content-language') ?? ''));
