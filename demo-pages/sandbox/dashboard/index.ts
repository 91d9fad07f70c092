/** The sandbox’s own pages. What other rooms may use. */

export { dashboardActions } from './dashboard-actions.ts';
export { createDashboard } from './dashboard-routes.ts';
export { fillMerchant } from './merchant-contents.ts';
export { isDashboard } from './page-shell.ts';
export { testDataRoute } from './test-data-route.ts';
