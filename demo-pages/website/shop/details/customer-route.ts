import type { Hono } from 'hono';
import { defaultStateFor } from '#rules/address/billing-state.ts';
import CHECKOUT_PAGES from '#texts/website/checkout-pages';
import type { PaymentServices } from '../../payments/index.ts';
import {
  API_PATHS,
  activeSites,
  BODY_LIMIT,
  currentSession,
  homeSite,
  langOf,
  limitBody,
  pageContext,
  pageTexts,
  postedLanguage,
  readFields,
  renderPage,
  routeMethods,
  type Site,
  siteIn,
  siteOf,
  spellings,
  textsOfErrors,
  to,
  type WebsiteContext,
  type WebsiteEnv,
  wantsPage,
} from '../../platform/index.ts';
import { findCartCountry, readCartLines } from '../cart/read-cart.ts';
import { findUnpaidOrder } from '../orders/find-order.ts';
import { detailsPage } from './details-page.tsx';
import { checkCustomer, parseCustomer } from './parse-customer.ts';
import { placeOrder } from './price-order.ts';

/** The customer form (W7.08): turns the visitor's cart into an order. */
export function customerRoute(app: Hono<WebsiteEnv>, services: PaymentServices): void {
  const { db, payments } = services;

  const submit = async (c: WebsiteContext) => {
    const fields = await readFields(c);
    const customer = parseCustomer(fields);
    const session = currentSession(c);
    const language = postedLanguage(c, fields);
    const { code } = await siteOfStore(customer.storeId, session);
    const site = siteIn(code, langOf(language));
    // Without scripts the list of states does not follow the country.
    if (customer.billingAddressState === defaultStateFor(site.code))
      customer.billingAddressState = defaultStateFor(customer.billingAddressCountry || site.code);
    const fieldErrors = checkCustomer(customer, site);
    const lines = await readCartLines(db, session, site);
    const messages = lines.length === 0 ? [pageTexts(site, CHECKOUT_PAGES)('emptyForDetails')] : [];
    const errors = [...messages, ...Object.values(textsOfErrors(site, fieldErrors))];
    if (session && errors.length === 0) {
      const { readPrivacy: _, ...stored } = customer;
      const unpaid = await findUnpaidOrder(db, session, site);
      if (unpaid?.status === 'paying') await payments.release({ kind: 'order', id: unpaid.id });
      await placeOrder(db, session, site, {
        ...stored,
        storeId: site.storeId,
        language,
      });
    }
    if (!wantsPage(c)) return c.json({ errors }, Object.keys(fieldErrors).length > 0 ? 422 : 200);
    if (errors.length === 0) return c.redirect(to(site, '/checkout/payment'), 303);
    return c.html(
      renderPage(detailsPage(await pageContext(c, services, site), { lines, customer, errors: fieldErrors, messages })),
      422,
    );
  };

  // Both sites post here; `storeId` names the site, and without it the cart that was changed last is used.
  const siteOfStore = async (storeId: string, session: string | undefined): Promise<Site> => {
    const named = activeSites().find((site) => site.storeId === storeId);
    return named ?? siteOf((session && (await findCartCountry(db, session))) ?? homeSite().code);
  };

  for (const path of spellings(API_PATHS.submitCustomer)) {
    app.use(path, limitBody(BODY_LIMIT));
    routeMethods(app, path, { post: submit });
  }
}
