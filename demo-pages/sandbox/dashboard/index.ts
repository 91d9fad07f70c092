/** The sandbox’s own pages. What other rooms may use. */

export { fillMerchant } from './create-merchant.ts';
export { dashboardActions } from './dashboard-actions.ts';
export { createDashboard, testDataRoute } from './dashboard-routes.ts';
export { isDashboard } from './page-shell.ts';
