import type { CheckoutCategory } from '#website/analytics/event-names.ts';
import type { CartLine } from '#website/api/cart-schemas.ts';
import type { PaymentPage } from './payment-state.ts';
import type { ProviderAttributes } from './provider-settings.ts';

/** The attributes of the page's author. */
export interface CheckoutPage extends PaymentPage, ProviderAttributes {
  readonly contentId: string | number;
  /** The address of the wallet's script, if it is not the vendor's own. */
  readonly walletScript: string;
  /** The currency in which the amount is shown. */
  readonly currency: string;
  /** The paid lines, for analytics. */
  readonly lines: readonly CartLine[];
  /** The category of the checkout in analytics. */
  readonly checkoutCategory: CheckoutCategory;
}

/** The attributes that are part of the payment's state. */
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
