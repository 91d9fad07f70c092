import type { Hono } from 'hono';
import {
  blockPreviewRoutes,
  merchantRoutes,
  payWidgetRoutes,
  referenceRoutes,
  themeBuilderRoutes,
} from '../developers/index.ts';
import { appealFigures, appealRoutes, donateRoutes, donationRoutes } from '../giving/index.ts';
import { givingFileRoutes, myGivingRoutes } from '../my-giving/index.ts';
import { addressRoutes, participationRoutes } from '../participation/index.ts';
import { paymentRoute, providerEventsRoute } from '../payments/index.ts';
import {
  ALL_SITES,
  analyticsRoutes,
  hasPage,
  PSEUDO_SITE,
  policyReportsRoute,
  type Site,
  type WebsiteEnv,
} from '../platform/index.ts';
import {
  cartRoutes,
  checkoutRoutes,
  customerRoute,
  ecardRoutes,
  findOrderRoutes,
  giftRoutes,
  orderRoutes,
} from '../shop/index.ts';
import { donationRecordsRoutes, managedContentRoutes, recordsRoutes } from '../staff/index.ts';
import { listingRoutes, mediaFeedRoute, privacyRoute } from '../stories/index.ts';
import { CONTENT_KINDS } from './content-kinds.ts';
import { homeRoute } from './home/home-routes.ts';
import { searchRoutes } from './search/search-routes.ts';
import { searchEngineRoutes } from './search-engines/search-engine-routes.ts';
import type { WebsiteServices } from './website-services.ts';

type Feature = (app: Hono<WebsiteEnv>, services: WebsiteServices) => void;

type SiteRoutes = (app: Hono<WebsiteEnv>, services: WebsiteServices, site: Site) => void;

const onSites =
  (sites: readonly Site[]) =>
  (routes: SiteRoutes): Feature =>
  (app, services) => {
    for (const site of sites) routes(app, services, site);
  };
const inEveryLanguage = onSites(ALL_SITES);
const withFrontPage = onSites(ALL_SITES.filter((site) => hasPage(site, '/')));

const SHOP_ROUTES = [giftRoutes, cartRoutes, ecardRoutes, checkoutRoutes, orderRoutes, findOrderRoutes];

/** What only a site beside a sandbox has: demonstrations for merchants' developers, with test data, and the pseudo-locale. */
export const SANDBOX_FEATURES: readonly Feature[] = [
  payWidgetRoutes,
  merchantRoutes,
  ...[
    homeRoute,
    donateRoutes,
    appealRoutes,
    myGivingRoutes,
    listingRoutes,
    searchRoutes,
    privacyRoute,
    ...SHOP_ROUTES,
  ].map(onSites([PSEUDO_SITE])),
];

/** The features of the site: what each adds to the app. `npm run new-page` adds its line at the end. */
export const FEATURES: readonly Feature[] = [
  withFrontPage(homeRoute),
  inEveryLanguage(privacyRoute),
  inEveryLanguage(donateRoutes),
  appealFigures,
  inEveryLanguage(appealRoutes),
  ...SHOP_ROUTES.map(inEveryLanguage),
  addressRoutes,
  customerRoute,
  paymentRoute,
  providerEventsRoute,
  donationRoutes,
  inEveryLanguage(listingRoutes),
  inEveryLanguage(searchRoutes),
  mediaFeedRoute,
  participationRoutes,
  analyticsRoutes,
  blockPreviewRoutes,
  themeBuilderRoutes,
  referenceRoutes,
  donationRecordsRoutes,
  (app, services) => managedContentRoutes(app, services, CONTENT_KINDS),
  recordsRoutes,
  searchEngineRoutes,
  inEveryLanguage(myGivingRoutes),
  givingFileRoutes,
  policyReportsRoute,
];
