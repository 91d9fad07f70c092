import { registerOwnPages, setOrganisation } from '../../platform/index.ts';
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
  const { organisation, pages } = charity;
  current = charity;
  setOrganisation(organisation);
  registerOwnPages(ownPages(pages));
}
