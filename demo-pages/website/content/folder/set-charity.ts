import { registerOwnPages, setOrganisation, setTheme } from '../../platform/index.ts';
import { ownPages } from './pages/own-pages.ts';
import type { Charity } from './read-charity.ts';

/** Gives the site its charity: at the start, and whenever its folder has changed. */
export function setCharity({ organisation, theme, pages }: Charity): void {
  setTheme(theme);
  setOrganisation(organisation);
  registerOwnPages(ownPages(pages));
}
