import { isEcardMissingDetails } from '#rules/shop/ecard.ts';
import CHECKOUT_PAGES from '#texts/website/checkout-pages';
import type { PaymentServices } from '../../payments/index.ts';
import {
  currentSession,
  ECARDS_BODY_LIMIT,
  pagesOf,
  pageTexts,
  readFields,
  renderPage,
  type Site,
  textField,
  to,
  type WebsiteContext,
  wantsJson,
} from '../../platform/index.ts';
import { cartContext } from '../cart/cart-context.ts';
import { readCartLines } from '../cart/read-cart.ts';
import { reviewCart } from '../cart/review-cart.ts';
import { type EcardsFound, ecardsPage } from './ecards-page.tsx';
import { type PostedCard, parseEcards } from './parse-ecards.ts';
import { readEcards, saveEcards, writtenOver } from './stored-ecards.ts';

function ecardHandlers(services: PaymentServices, site: Site) {
  const { db } = services;
  const redirect = to(site, '/checkout/details');

  const show = async (c: WebsiteContext, posted: PostedCard[] = [], found: EcardsFound = {}) => {
    const session = currentSession(c);
    await reviewCart(db, session, site);
    const lines = await readCartLines(db, session, site);
    if (lines.length === 0) return c.redirect(to(site, '/cart'), 303);
    const cards = writtenOver(await readEcards(db, session, site, lines), posted);
    const context = await cartContext(c, services, site);
    return c.html(renderPage(ecardsPage(context, cards, found)), posted.length > 0 ? 422 : 200);
  };

  const save = async (c: WebsiteContext) => {
    const fields = await readFields(c);
    const { cards, errors } = parseEcards(fields, site);
    const session = currentSession(c);
    const lines = await readCartLines(db, session, site);
    if (lines.length === 0) errors.set('cards', pageTexts(site, CHECKOUT_PAGES)('emptyForCard'));
    const isWarned = textField(fields, 'warned') !== '';
    if (errors.size > 0)
      return wantsJson(c)
        ? c.json({ errors: [...new Set(errors.values())] }, 422)
        : show(c, cards, { errors, isWarned });
    if (session) await saveEcards(db, session, site, lines, cards);
    if (wantsJson(c)) return c.json({ redirect });
    // W4.16: the block warns before it posts; without scripts the first post is the first attempt.
    if (!isWarned && cards.some(isEcardMissingDetails)) return show(c, cards, { isWarned: true });
    return c.redirect(redirect, 303);
  };

  return { get: (c: WebsiteContext) => show(c), post: save };
}

/** The cards that go with the gifts in the cart (W2.28 to W2.34). */
export const ecardPages = [
  pagesOf<PaymentServices>()({
    path: '/cart/e-cards',
    languages: 'all',
    countries: 'own',
    cache: 'no-store',
    sitemap: 'disallow',
    security: 'checkout',
    unlinked: 'a cart with gifts leads to it',
    bodyLimit: ECARDS_BODY_LIMIT,
    handlers: ecardHandlers,
  }),
];
