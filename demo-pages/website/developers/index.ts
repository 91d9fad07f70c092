/** Pages for authors' and merchants' developers. What other rooms may use. */

export { blockPreviewRoutes } from './block-preview/block-preview-routes.ts';
export type { DeveloperServices } from './developer-services.ts';
export { isMerchantPage, merchantRoutes } from './merchant/merchant-routes.ts';
export { isPayWidgetPage, payWidgetRoutes } from './merchant/pay-widget-routes.ts';
export { referenceRoutes } from './reference/reference-routes.ts';
export { themeBuilderRoutes } from './theme-builder/theme-builder-routes.ts';
