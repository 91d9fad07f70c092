import { html } from 'hono/html';
import type { CustomerErrors, CustomerField, GiftStoreCustomer } from '#website/shop/customer.ts';
import { CUSTOMER_FORM_TEXTS } from '../../../elements/customer-form/customer-form.texts.ts';
import { toCartLineJson } from '../cart/read-cart.ts';
import type { PricedLine } from '../gifts/priced-line.ts';
import { orderSummary } from '../orders/order-summary.ts';
import { errorSummary } from '../site/error-summary.ts';
import { pageTexts, tagTexts } from '../site/languages/page-texts.ts';
import { checkoutSteps } from '../site/layout/checkout-steps.ts';
import { CHECKOUT_PAGES } from '../site/layout/languages/checkout-pages.texts.ts';
import { layout } from '../site/layout/layout.ts';
import { type Markup, type PageContext, to } from '../site/page-context.ts';
import { languageField } from '../site/posted-language.ts';
import { customerFields } from './customer-fields.ts';

/** Where the customer form posts to (W7.08). */
export const CUSTOMER_FORM_PATH = '/umbraco/api/CustomerForm/SubmitGiftStoreCustomerForm/';

export interface DetailsPageData {
  lines: readonly PricedLine[];
  customer: GiftStoreCustomer;
  errors?: CustomerErrors;
  /** Errors that belong to no single field. */
  messages?: readonly string[];
}

/** The buyer's details: the customer form with the order beside it. */
export function detailsPage(context: PageContext, data: DetailsPageData): Markup {
  const { site } = context;
  const { lines, customer, errors = {}, messages = [] } = data;
  const listed = [
    ...messages.map((message) => ({ message })),
    ...Object.entries(errors).map(([field, message]) => ({ message, field: field as CustomerField })),
  ];
  const privacyUrl = to(site, '/privacy');
  const text = pageTexts(site, CHECKOUT_PAGES);
  const ofForm = tagTexts(site, CUSTOMER_FORM_TEXTS);
  return layout(context, {
    title: text('yourDetails'),
    isCheckout: true,
    hasErrors: listed.length > 0,
    main: html`${checkoutSteps(site, 'details')}
<div class="page-head"><h1>${text('yourDetails')}</h1><p class="lead">${text('detailsLead')}</p></div>
${errorSummary(listed, { site })}
<div class="page-split"><div class="page-split__main">
<customer-form store-id="${site.storeId}" action="${CUSTOMER_FORM_PATH}" redirect-url="${to(site, '/checkout/payment')}" customer="${JSON.stringify(customer)}" privacy-url="${privacyUrl}" back-url="${to(site, '/cart/e-cards')}" default-state="" lines="${JSON.stringify(toCartLineJson(lines, site))}" currency="${site.currency}" site-country-code="${site.code}">
<form class="haven-form" method="post" action="${CUSTOMER_FORM_PATH}" novalidate>
${customerFields(site, customer, errors)}
<div class="haven-actions">${languageField(site)}<button class="haven-button haven-button--give haven-button--large" type="submit">${ofForm('next')}</button><a class="haven-button haven-button--quiet" href="${to(site, '/cart/e-cards')}">${ofForm('back')}</a></div>
</form>
</customer-form>
</div><div class="page-split__aside">${orderSummary(lines, site)}</div></div>`,
  });
}
