import { registerOwnPages, setLook, setOrganisation } from '../../platform/index.ts';
import { ownPages } from './pages/own-pages.ts';
import type { Charity } from './read-charity.ts';

/** Gives the site its charity: at the start, and whenever its folder has changed. */
export function setCharity({ organisation, theme, marks, pages }: Charity): void {
  setLook(theme, marks, organisation);
  setOrganisation(organisation);
  registerOwnPages(ownPages(pages));
}
