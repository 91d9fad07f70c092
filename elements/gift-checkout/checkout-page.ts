import type { CheckoutCategory } from '#website/analytics/event-names.ts';
import type { CartLine } from '#website/api/cart-schemas.ts';
import type { PaymentPage } from './payment-state.ts';
import type { ProviderAttributes } from './provider-settings.ts';

/** Everything the page's author wrote. */
export interface CheckoutPage extends PaymentPage, ProviderAttributes {
  readonly contentId: string | number;
  /** The address of the wallet's script, where it is not the vendor's own. */
  readonly walletScript: string;
  /** What the amount is shown in. */
  readonly currency: string;
  /** What is paid for, for analytics. */
  readonly lines: readonly CartLine[];
  /** What analytics call the checkout. */
  readonly checkoutCategory: CheckoutCategory;
}

/** The part of the page that the payment's state holds. */
export function paymentPage(page: CheckoutPage): PaymentPage {
  return {
    amount: page.amount,
    siteCountryCode: page.siteCountryCode,
    orderId: page.orderId,
    thankYouRedirectUrl: page.thankYouRedirectUrl,
    firstName: page.firstName,
    lastName: page.lastName,
    email: page.email,
    phone: page.phone,
    paypalAccepted: page.paypalAccepted,
  };
}
