import { asksConsent, consentPages, registerOwnPages, setOrganisation, setOwnTexts } from '../../platform/index.ts';
import { ownPages } from './pages/own-pages.ts';
import type { Charity } from './read-charity.ts';

/** Gives the site its charity: at the start, and whenever its folder has changed. */
export function setCharity({ organisation, pages, texts, templateFiles }: Charity): void {
  setOwnTexts(texts);
  setOrganisation(organisation, templateFiles);
  registerOwnPages([...(asksConsent() ? consentPages : []), ...ownPages(pages)]);
}
