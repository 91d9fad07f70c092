import type { Hono } from 'hono';
import { blockPreviewRoutes } from '../developers/block-preview/block-preview-routes.ts';
import { merchantRoutes } from '../developers/merchant/merchant-routes.ts';
import { payWidgetRoutes } from '../developers/merchant/pay-widget-routes.ts';
import { referenceRoutes } from '../developers/reference/reference-routes.ts';
import { themeBuilderRoutes } from '../developers/theme-builder/theme-builder-routes.ts';
import { appealFigures, appealRoutes } from '../giving/appeals/appeal-routes.ts';
import { donateRoutes } from '../giving/donations/donate-routes.ts';
import { donationRoutes } from '../giving/donations/donation-routes.ts';
import { givingFileRoutes, myGivingRoutes } from '../my-giving/my-giving-routes.ts';
import { addressRoutes } from '../participation/address/address-routes.ts';
import { participationRoutes } from '../participation/participation-routes.ts';
import { paymentRoute } from '../payments/payment-route.ts';
import { providerEventsRoute } from '../payments/provider/provider-events-route.ts';
import { analyticsRoutes } from '../platform/analytics/analytics-routes.ts';
import type { WebsiteEnv } from '../platform/http/website-env.ts';
import { policyReportsRoute } from '../platform/policy-reports/policy-reports-route.ts';
import { ALL_SITES, hasPage, PSEUDO_SITE, type Site } from '../platform/site/sites.ts';
import { cartRoutes } from '../shop/cart/cart-routes.ts';
import { customerRoute } from '../shop/details/customer-route.ts';
import { ecardRoutes } from '../shop/ecards/ecard-routes.ts';
import { findOrderRoutes } from '../shop/order-pages/find-order-routes.ts';
import { orderRoutes } from '../shop/order-pages/order-routes.ts';
import { checkoutRoutes } from '../shop/payment/payment-pages.ts';
import { managedContentRoutes } from '../staff/content/managed-content-routes.ts';
import { donationRecordsRoutes } from '../staff/giving/donation-records-routes.ts';
import { recordsRoutes } from '../staff/records-routes.ts';
import { listingRoutes } from '../stories/listings/listing-routes.ts';
import { mediaFeedRoute } from '../stories/listings/media/media-routes.ts';
import { CONTENT_KINDS } from './content-kinds.ts';
import { giftRoutes, homeRoute, privacyRoute } from './home/content-routes.ts';
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

/** The features of the site: what each adds to the app. `npm run new-feature` adds its line at the end. */
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
