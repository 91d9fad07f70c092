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

/** Gives the site its charity: at the start, and whenever its folder has changed. */
export function setCharity({ organisation, pages, home, donate, navigation, texts }: Charity): void {
  setOwnTexts(texts);
  setOrganisation(organisation);
  setHome(home);
  setDonate(donate);
  // English is there: the file has been checked.
  setMenus((navigation as OwnMenus | null) ?? undefined);
  registerOwnPages([...(asksConsent() ? consentPages : []), ...ownPages(pages)]);
}
