import type { AuthenticateCard } from '#parts/payment/bank/bank-step.ts';
import type { OpenCardForm } from '#parts/payment/card/card-form.ts';
import type { OpenWallet } from '#parts/payment/wallet/wallet-step.ts';
import type { WebsiteApi } from '#rules/api/website-api.ts';
import type { CheckoutPage } from './checkout-page.ts';

/** The external functions of the checkout. */
export interface CheckoutTools {
  readonly api: Pick<WebsiteApi, 'submitPayment' | 'paymentStatus'>;
  readonly openCardForm: OpenCardForm;
  readonly openWallet: OpenWallet<CheckoutPage>;
  readonly authenticateCard: AuthenticateCard;
  /** Runs the bot check that the server requires after several declines; resolves with its token. */
  readonly checkPerson: () => Promise<string>;
  /** Goes to the thank-you page. */
  readonly leave: (url: string) => void;
}
