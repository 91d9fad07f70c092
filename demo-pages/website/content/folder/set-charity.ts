import {
  asksConsent,
  consentPages,
  registerOwnPages,
  setLook,
  setOrganisation,
  setOwnTexts,
} from '../../platform/index.ts';
import { ownPages } from './pages/own-pages.ts';
import type { Charity } from './read-charity.ts';

/** Gives the site its charity: at the start, and whenever its folder has changed. */
export function setCharity({ organisation, theme, marks, pages, texts, templateFiles }: Charity): void {
  setOwnTexts(texts);
  setLook(theme, marks, organisation);
  setOrganisation(organisation, templateFiles);
  registerOwnPages([...(asksConsent() ? consentPages : []), ...ownPages(pages)]);
}
