import { isDonationPage } from '../../giving/index.ts';
import { ownPath } from '../../platform/index.ts';
import { isPaymentPage } from '../../shop/index.ts';

const OTHER_SOURCE = /^\/my-giving\/plans\/.+\/(card|bank)$/;

/** Whether donors enter a card or an account on this page, in the provider's form. */
export const isPayingPage = (path: string): boolean =>
  isPaymentPage(path) || isDonationPage(path) || OTHER_SOURCE.test(ownPath(path));
