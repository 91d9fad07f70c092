import { isDonationPage } from '../../giving/donations/donate-routes.ts';
import { ownPath } from '../../platform/site/sites.ts';
import { isPaymentPage } from '../../shop/payment/payment-pages.ts';

const OTHER_SOURCE = /^\/my-giving\/plans\/.+\/(card|bank)$/;

/** Whether donors enter a card or an account on this page, in the provider's form. */
export const isPayingPage = (path: string): boolean =>
  isPaymentPage(path) || isDonationPage(path) || OTHER_SOURCE.test(ownPath(path));
