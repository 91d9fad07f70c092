import type { WebsiteApi } from '#website/api/website-api.ts';
import type { AskBank } from './bank/bank-step.ts';
import type { OpenCardForm } from './card/card-form.ts';
import type { OpenWallet } from './wallet/wallet-step.ts';

/** The external functions of the checkout. */
export interface CheckoutTools {
  readonly api: Pick<WebsiteApi, 'submitPayment' | 'paymentStatus'>;
  readonly openCardForm: OpenCardForm;
  readonly openWallet: OpenWallet;
  readonly askBank: AskBank;
  /** Runs the bot check that the server requires after several declines; resolves with its token. */
  readonly checkPerson: () => Promise<string>;
  /** Goes to the thank-you page. */
  readonly leave: (url: string) => void;
}
