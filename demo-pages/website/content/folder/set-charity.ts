import type { SiteCountryCode } from '#rules/country.ts';
import {
  asksConsent,
  consentPages,
  type Language,
  type OwnMenus,
  registerOwnPages,
  setLook,
  setMenus,
  setOrganisation,
  setOwnTexts,
} from '../../platform/index.ts';
import { setDonate } from './donate-file.ts';
import { setHome } from './home/home-file.ts';
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
  setHome(charity.home);
  setDonate(charity.donate);
  // English is there: the file has been checked.
  setMenus((charity.navigation as OwnMenus | null) ?? undefined);
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
