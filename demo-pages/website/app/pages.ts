import { developerPages } from '../developers/index.ts';
import { appealPages, donatePages } from '../giving/index.ts';
import { myGivingPages } from '../my-giving/index.ts';
import { participationPages } from '../participation/index.ts';
import { analyticsPages, type Page, registerPages } from '../platform/index.ts';
import { shopPages } from '../shop/index.ts';
import { staffPages } from '../staff/index.ts';
import { feedPages, listingPages, privacyPages } from '../stories/index.ts';
import { CONTENT_KINDS } from './content-kinds.ts';
import { homePages } from './home/home-routes.ts';
import { searchPages } from './search/search-routes.ts';
import type { WebsiteServices } from './website-options.ts';

/** Every page of the site, with its definition; an address is that of the first that fits. */
export const PAGES: readonly Page<WebsiteServices>[] = [
  ...homePages,
  ...donatePages,
  ...appealPages,
  ...shopPages,
  ...listingPages,
  ...feedPages,
  ...searchPages,
  ...participationPages,
  ...privacyPages,
  ...myGivingPages,
  ...analyticsPages,
  ...staffPages(CONTENT_KINDS),
  ...developerPages,
];

registerPages(PAGES);
