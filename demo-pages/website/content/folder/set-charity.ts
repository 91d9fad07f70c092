import {
  asksConsent,
  consentPages,
  type OwnMenus,
  registerOwnPages,
  setMenus,
  setOrganisation,
  setOwnTexts,
} from '../../platform/index.ts';
import { setDonate } from './donate-file.ts';
import { setHome } from './home/home-file.ts';
import { ownPages } from './pages/own-pages.ts';
import type { Charity } from './read-charity.ts';

let current: Charity | undefined;

/** The charity of the folder that was taken over last. */
export function currentCharity(): Charity {
  if (!current) throw new Error('No content folder has been read: the site belongs to nobody yet.');
  return current;
}

/** Gives the site its charity: at the start, and whenever its folder has changed. */
export function setCharity(charity: Charity): void {
  const { organisation, pages, home, donate, navigation, texts } = charity;
  current = charity;
  setOwnTexts(texts);
  setOrganisation(organisation);
  setHome(home);
  setDonate(donate);
  // English is there: the file has been checked.
  setMenus((navigation as OwnMenus | null) ?? undefined);
  registerOwnPages([...(asksConsent() ? consentPages : []), ...ownPages(pages)]);
}
