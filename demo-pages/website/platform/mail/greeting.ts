import LETTER from '#texts/website/letter';
import { pageTexts } from '../site/languages/page-texts.ts';
import type { Site } from '../site/sites.ts';

/** New Zealand greets in te reo Māori in English too. */
const helloIn = (site: Site): string =>
  site.language === 'en' && site.code === 'NZL' ? 'Kia ora' : pageTexts(site, LETTER)('hello');

/** The first line of a mail to a person who may have given a name. */
export function hello(firstName: string, site: Site): { text: string } {
  const name = greetingName(firstName);
  const words = pageTexts(site, LETTER);
  return { text: words(name === '' ? 'unnamed' : 'greeting', { hello: helloIn(site), name }) };
}

/** The heading of a mail to a person who gave, with the name as they gave it. */
export const helloHeading = (name: string, site: Site): { heading: string } => ({
  heading: pageTexts(site, LETTER)('greeting', { hello: helloIn(site), name }),
});

const PLAIN_NAME = /^[\p{L}\p{M} '’.-]{1,40}$/u;
const LOOKS_LIKE_ADDRESS = /\p{L}\.\p{L}{2,}/u;

/**
 * The name to greet with, or an empty text. Anyone can enter a stranger's address, so the name field must not become an
 * advertisement in one of our mails: only texts that look like a name are repeated.
 */
function greetingName(firstName: string): string {
  const name = firstName.trim();
  return PLAIN_NAME.test(name) && !LOOKS_LIKE_ADDRESS.test(name) ? name : '';
}
