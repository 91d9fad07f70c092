/** Pages for authors' and merchants' developers. What other rooms may use. */

export { developerPages } from './developer-pages.ts';
export type { DeveloperServices } from './developer-services.ts';
export { merchantRoutes } from './merchant/merchant-routes.ts';
export { payWidgetRoutes } from './merchant/pay-widget-routes.ts';
