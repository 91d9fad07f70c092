import type { Hono } from 'hono';
import { pictureRoutes } from '../content/index.ts';
import { merchantRoutes, payWidgetRoutes } from '../developers/index.ts';
import { appealFigures, donationRoutes } from '../giving/index.ts';
import { givingFileRoutes } from '../my-giving/index.ts';
import { addressRoutes, participationRoutes } from '../participation/index.ts';
import { paymentRoute, providerEventsRoute } from '../payments/index.ts';
import {
  analyticsFileRoutes,
  consentRoutes,
  policyReportsRoute,
  serveOwnPages,
  servePages,
  type WebsiteEnv,
} from '../platform/index.ts';
import { customerRoute } from '../shop/index.ts';
import { mediaFeedRoute } from '../stories/index.ts';
import { PAGES } from './pages.ts';
import { searchEngineRoutes } from './search-engines/search-engine-routes.ts';
import type { WebsiteServices } from './website-options.ts';

type AddRoutes = (app: Hono<WebsiteEnv>, services: WebsiteServices) => void;

/** What the site has beside pages: the calls of its blocks, files, and what programs read. */
const ROUTES: readonly AddRoutes[] = [
  appealFigures,
  addressRoutes,
  pictureRoutes,
  customerRoute,
  paymentRoute,
  providerEventsRoute,
  donationRoutes,
  mediaFeedRoute,
  participationRoutes,
  analyticsFileRoutes,
  searchEngineRoutes,
  givingFileRoutes,
  consentRoutes,
  policyReportsRoute,
];

/** What only a site beside a sandbox has besides: the calls of the demonstrations for merchants' developers. */
const SANDBOX_ROUTES: readonly AddRoutes[] = [payWidgetRoutes, merchantRoutes];

/** Adds everything that the site serves to the app. */
export function addFeatures(app: Hono<WebsiteEnv>, services: WebsiteServices): void {
  servePages(app, services, PAGES);
  for (const addRoutes of services.isSandbox ? [...SANDBOX_ROUTES, ...ROUTES] : ROUTES) addRoutes(app, services);
  serveOwnPages(app, services);
}
