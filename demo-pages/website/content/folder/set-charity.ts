import { asksConsent, consentPages, registerOwnPages, setOrganisation } from '../../platform/index.ts';
import { ownPages } from './pages/own-pages.ts';
import type { Charity } from './read-charity.ts';

/** Gives the site its charity: at the start, and whenever its folder has changed. */
export function setCharity({ organisation, pages }: Charity): void {
  setOrganisation(organisation);
  registerOwnPages([...(asksConsent() ? consentPages : []), ...ownPages(pages)]);
}
