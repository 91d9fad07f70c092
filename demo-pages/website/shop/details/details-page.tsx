import type { Shown } from '#locales/message.ts';
import { CUSTOMER_FIELDS, type GiftStoreCustomer } from '#rules/shop/customer.ts';
import CHECKOUT_PAGES from '#texts/website/checkout-pages';
import {
  CustomerForm,
  checkoutSteps,
  layout,
  type Markup,
  type PageContext,
  pageTexts,
  tagForm,
  to,
} from '../../platform/index.ts';
import { toCartLineJson } from '../cart/read-cart.ts';
import type { PricedLine } from '../gifts/priced-line.ts';
import { orderSummary } from '../orders/order-summary.tsx';

/** Where the customer form posts to (W7.08). */
export const CUSTOMER_FORM_PATH = '/umbraco/api/CustomerForm/SubmitGiftStoreCustomerForm/';

export interface DetailsPageData {
  lines: readonly PricedLine[];
  customer: GiftStoreCustomer;
  errors?: Readonly<Record<string, Shown>>;
  /** Errors that belong to no single field. */
  messages?: readonly string[];
}

/** The buyer's details: the customer form with the order beside it. */
export function detailsPage(context: PageContext, data: DetailsPageData): Markup {
  const { site } = context;
  const { lines, customer, errors = {}, messages = [] } = data;
  const hasErrors = messages.length > 0 || Object.keys(errors).length > 0;
  // What was posted, with what is wrong with it: the block shows both.
  const typed = { ...customer, readPrivacy: customer.readPrivacy ? 'true' : '' };
  const sent = hasErrors ? { typed, errors, messages } : undefined;
  const privacyUrl = to(site, '/privacy');
  const text = pageTexts(site, CHECKOUT_PAGES);
  return layout(context, {
    title: text('yourDetails'),
    isCheckout: true,
    hasErrors,
    main: (
      <>
        {checkoutSteps(site, 'details')}
        <div className="page-head">
          <h1>{text('yourDetails')}</h1>
          <p className="lead">{text('detailsLead')}</p>
        </div>
        <div className="page-split">
          <div className="page-split__main">
            <CustomerForm
              storeId={site.storeId}
              action={CUSTOMER_FORM_PATH}
              redirectUrl={to(site, '/checkout/payment')}
              customer={customer}
              privacyUrl={privacyUrl}
              backUrl={to(site, '/cart/e-cards')}
              defaultState=""
              lines={toCartLineJson(lines, site)}
              currency={site.currency}
              siteCountryCode={site.code}
            >
              {tagForm(site, { action: CUSTOMER_FORM_PATH, fields: CUSTOMER_FIELDS, sent })}
            </CustomerForm>
          </div>
          <div className="page-split__aside">{orderSummary(lines, site)}</div>
        </div>
      </>
    ),
  });
}
