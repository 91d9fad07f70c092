import type { WebsiteApi } from '#website/api/website-api.ts';
import type { AskBank } from './bank/bank-step.ts';
import type { OpenCardForm } from './card/card-form.ts';
import type { OpenWallet } from './wallet/wallet-step.ts';

/** What the checkout works with. */
export interface CheckoutTools {
  readonly api: Pick<WebsiteApi, 'submitPayment' | 'paymentStatus'>;
  readonly openCardForm: OpenCardForm;
  readonly openWallet: OpenWallet;
  readonly askBank: AskBank;
  /** Makes the bot check that the server asks for after several declines, and gives its token. */
  readonly checkPerson: () => Promise<string>;
  /** Goes to the thank-you page. */
  readonly leave: (url: string) => void;
}
