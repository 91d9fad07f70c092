import { html } from 'hono/html';
import type { Shown } from '#locales/message.ts';
import { CUSTOMER_FIELDS, type GiftStoreCustomer } from '#rules/shop/customer.ts';
import CHECKOUT_PAGES from '#texts/website/checkout-pages';
import { checkoutSteps, layout, type Markup, type PageContext, pageTexts, tagForm, to } from '../../platform/index.ts';
import { toCartLineJson } from '../cart/read-cart.ts';
import type { PricedLine } from '../gifts/priced-line.ts';
import { orderSummary } from '../orders/order-summary.ts';

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
    main: html`${checkoutSteps(site, 'details')}
<div class="page-head"><h1>${text('yourDetails')}</h1><p class="lead">${text('detailsLead')}</p></div>
<div class="page-split"><div class="page-split__main">
<customer-form store-id="${site.storeId}" action="${CUSTOMER_FORM_PATH}" redirect-url="${to(site, '/checkout/payment')}" customer="${JSON.stringify(customer)}" privacy-url="${privacyUrl}" back-url="${to(site, '/cart/e-cards')}" default-state="" lines="${JSON.stringify(toCartLineJson(lines, site))}" currency="${site.currency}" site-country-code="${site.code}">
${tagForm(site, { action: CUSTOMER_FORM_PATH, fields: CUSTOMER_FIELDS, sent })}
</customer-form>
</div><div class="page-split__aside">${orderSummary(lines, site)}</div></div>`,
  });
}
