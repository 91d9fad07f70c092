import { pagesOf } from '../platform/index.ts';
import { blockPreviewRoutes } from './block-preview/block-preview-routes.ts';
import type { DeveloperServices } from './developer-services.ts';
import { merchantPages } from './merchant/merchant-routes.ts';
import { payWidgetPages } from './merchant/pay-widget-routes.ts';
import { referenceRoutes } from './reference/reference-routes.ts';
import { themeBuilderRoutes } from './theme-builder/theme-builder-routes.ts';

const definePage = pagesOf<DeveloperServices>();
const FACTS = { languages: 'english', countries: 'one', cache: 'private', security: 'workshop' } as const;

/** Pages for authors' and merchants' developers. */
export const developerPages = [
  ...payWidgetPages,
  ...merchantPages,
  definePage({
    ...FACTS,
    path: '/elements/*',
    navigation: [{ menu: 'about', order: 5, label: 'elements' }],
    routes(app, services) {
      themeBuilderRoutes(app, services);
      referenceRoutes(app, services);
    },
  }),
  definePage({
    ...FACTS,
    path: '/back-office/*',
    sitemap: 'disallow',
    navigation: [{ menu: 'about', order: 6, label: 'preview' }],
    routes: blockPreviewRoutes,
  }),
];
