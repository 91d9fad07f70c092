import type { Hono } from 'hono';
import { addressRoutes } from './address/address-routes.ts';
import { analyticsRoutes } from './analytics/analytics-routes.ts';
import { appealFigures, appealRoutes } from './appeals/appeal-routes.ts';
import { blockPreviewRoutes } from './block-preview/block-preview-routes.ts';
import { cartRoutes } from './cart/cart-routes.ts';
import { CONTENT_KINDS } from './content-kinds.ts';
import { customerRoute } from './details/customer-route.ts';
import { donationRecordsRoutes } from './donation-records/donation-records-routes.ts';
import { donateRoutes } from './donations/donate-routes.ts';
import { donationRoutes } from './donations/donation-routes.ts';
import { ecardRoutes } from './ecards/ecard-routes.ts';
import { giftRoutes, homeRoute, privacyRoute } from './home/content-routes.ts';
import type { WebsiteEnv } from './http/website-env.ts';
import { listingRoutes } from './listings/listing-routes.ts';
import { mediaFeedRoute } from './listings/media/media-routes.ts';
import { managedContentRoutes } from './managed-content/managed-content-routes.ts';
import { merchantRoutes } from './merchant/merchant-routes.ts';
import { payWidgetRoutes } from './merchant/pay-widget-routes.ts';
import { givingFileRoutes, myGivingRoutes } from './my-giving/my-giving-routes.ts';
import { findOrderRoutes } from './order-pages/find-order-routes.ts';
import { orderRoutes } from './order-pages/order-routes.ts';
import { participationRoutes } from './participation/participation-routes.ts';
import { checkoutRoutes } from './payment/payment-pages.ts';
import { paymentRoute } from './payment/payment-route.ts';
import { providerEventsRoute } from './payment/provider/provider-events-route.ts';
import { policyReportsRoute } from './policy-reports/policy-reports-route.ts';
import { referenceRoutes } from './reference/reference-routes.ts';
import { searchRoutes } from './search/search-routes.ts';
import { searchEngineRoutes } from './search-engines/search-engine-routes.ts';
import { ALL_SITES, hasPage, PSEUDO_SITE, type Site } from './site/sites.ts';
import { recordsRoutes } from './staff/records-routes.ts';
import { themeBuilderRoutes } from './theme-builder/theme-builder-routes.ts';
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
