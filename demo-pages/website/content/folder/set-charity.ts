import type { SiteCountryCode } from '#rules/country.ts';
import {
  asksConsent,
  consentPages,
  type Language,
  registerOwnPages,
  setLook,
  setOrganisation,
  setOwnTexts,
} from '../../platform/index.ts';
import { ownPages } from './pages/own-pages.ts';
import type { Charity } from './read-charity.ts';
import type { StoryFolder } from './stories/story-facts.ts';
import { translatedTerms } from './stories/story-terms.ts';
import { translatedStories } from './stories/translated-stories.ts';

let current: Charity | undefined;
const translated = new Map<Language, ReadonlyMap<string, string>>();

/** Gives the site its charity: at the start, and whenever its folder has changed. */
export function setCharity(charity: Charity): void {
  current = charity;
  translated.clear();
  setOwnTexts(charity.texts);
  setLook(charity.theme, charity.marks, charity.organisation);
  setOrganisation(charity.organisation, charity.templateFiles);
  registerOwnPages([...(asksConsent() ? consentPages : []), ...ownPages(charity.pages)]);
}

/** The charity of the site. */
export function charityNow(): Charity {
  if (!current) throw new Error('No content folder has been read: the site belongs to nobody yet.');
  return current;
}

/** The countries that have stories of a list, of those that are on. */
export function storyCountries(list: StoryFolder): readonly SiteCountryCode[] {
  const { organisation, stories } = charityNow();
  const on = Object.keys(organisation.countries) as SiteCountryCode[];
  return on.filter((code) => stories[list].some(({ countries = on }) => countries.includes(code)));
}

/** What the folder says in a language, by its English: of stories and of the names that they are sorted by. */
export function folderWords(language: Language): ReadonlyMap<string, string> {
  const { categories, stories } = charityNow();
  const known =
    translated.get(language) ??
    new Map([...translatedTerms(categories, language), ...translatedStories(stories, language)]);
  translated.set(language, known);
  return known;
}
