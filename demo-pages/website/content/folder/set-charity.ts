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

const translated = new Map<Language, ReadonlyMap<string, string>>();

let current: Charity | undefined;

/** The charity of the folder that was taken over last. */
export function currentCharity(): Charity {
  if (!current) throw new Error('No content folder has been read: the site belongs to nobody yet.');
  return current;
}

/** Gives the site its charity: at the start, and whenever its folder has changed. */
export function setCharity(charity: Charity): void {
  current = charity;
  translated.clear();
  setOwnTexts(charity.texts);
  setLook(charity.theme, charity.marks, charity.organisation);
  setOrganisation(charity.organisation, charity.templateFiles);
  registerOwnPages([...(asksConsent() ? consentPages : []), ...ownPages(charity.pages)]);
}

/** Whether a list has stories for a country. */
export const hasStories = (list: StoryFolder, country: SiteCountryCode): boolean =>
  currentCharity().stories[list].some(({ countries }) => countries?.includes(country) ?? true);

/** What the folder says in a language, by its English: of stories and of the names that they are sorted by. */
export function folderWords(language: Language): ReadonlyMap<string, string> {
  const { categories, stories } = currentCharity();
  const known =
    translated.get(language) ??
    new Map([...translatedTerms(categories, language), ...translatedStories(stories, language)]);
  translated.set(language, known);
  return known;
}
