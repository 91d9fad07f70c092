import type { ProviderAttributes } from '#parts/payment/provider-settings.ts';
import type { CheckoutCategory } from '#rules/analytics/event-names.ts';
import type { CartLine } from '#rules/api/cart-schemas.ts';
import type { SiteCountryCode } from '#rules/country.ts';

/** The page's facts about the payment. `amount` is a decimal in whole currency units. */
export interface PaymentPage {
  readonly amount: number;
  readonly siteCountryCode: SiteCountryCode;
  readonly orderId: string;
  readonly thankYouRedirectUrl: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** Whether the wallet is offered. */
  readonly paypalAccepted: boolean;
}

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
export function checkoutPage(page: CheckoutPage): PaymentPage {
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
