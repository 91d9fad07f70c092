import type { AuthenticateCard } from '#parts/payment/bank/bank-step.ts';
import type { OpenCardForm } from '#parts/payment/card/card-form.ts';
import { PaymentFlow, type PostedPayment } from '#parts/payment/payment-flow.ts';
import type { OpenWallet } from '#parts/payment/wallet/wallet-step.ts';
import { addPaymentInfo, type PaymentFacts, purchaseGiftshop } from '#rules/analytics/ecommerce-events.ts';
import { pushShopEvent } from '#rules/analytics/push-event.ts';
import type { GiftPaymentResponse, GiftPaymentSubmission } from '#rules/api/payment-schemas.ts';
import type { WebsiteApi } from '#rules/api/website-api.ts';
import { type CheckoutPage, checkoutPage, type PaymentPage } from './checkout-page.ts';
import { tag } from './gift-checkout.definition.ts';
import { buildPaymentSubmission } from './payment-submission.ts';

/** The external functions of the checkout. */
interface CheckoutTools {
  readonly api: Pick<WebsiteApi, 'submitPayment' | 'paymentStatus'>;
  readonly openCardForm: OpenCardForm;
  readonly openWallet: OpenWallet<CheckoutPage>;
  readonly authenticateCard: AuthenticateCard;
  /** Runs the bot check that the server requires after several declines; resolves with its token. */
  readonly checkPerson: () => Promise<string>;
  /** Goes to the thank-you page. */
  readonly leave: (url: string) => void;
}

/** The payment of an order: its 11 posted fields, its analytics events, and the way to the thank-you page. */
export class GiftCheckoutFlow extends PaymentFlow<
  CheckoutPage,
  PaymentPage,
  GiftPaymentSubmission,
  GiftPaymentResponse
> {
  constructor(page: CheckoutPage, { api, leave, ...tools }: CheckoutTools) {
    super(page, {
      ...tools,
      tag,
      calls: {
        submit: (submission, options) => api.submitPayment(submission, options),
        status: (submission, options) => api.paymentStatus(submission, options),
      },
      factsOf: checkoutPage,
      holderOf: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
      submissionOf: (payment, means, { contentId }) => buildPaymentSubmission(payment, means, contentId),
      posting: (posted) => void pushShopEvent(addPaymentInfo(factsOf(posted), posted.page.currency)),
      async responded(response, posted, signal) {
        if (response.errors.length > 0) return;
        // W4.34 to W4.37: the purchase is reported first. The report has a time limit, so the page always leaves.
        await pushShopEvent(purchaseGiftshop(factsOf(posted), response));
        if (!signal.aborted) leave(posted.page.thankYouRedirectUrl);
      },
    });
  }
}

const factsOf = ({ submission, page }: PostedPayment<CheckoutPage, GiftPaymentSubmission>): PaymentFacts => ({
  amount: submission.amount,
  paymentType: submission.paymentType,
  lines: page.lines,
  category: page.checkoutCategory,
});
