import type { ComponentProps } from 'react';
import { isEcardMissingDetails } from '#rules/shop/ecard.ts';
import CHECKOUT_PAGES from '#texts/website/checkout-pages';
import { type EcardDesign, findDesigns, offeredDesigns } from '../../content/index.ts';
import type { PaymentServices } from '../../payments/index.ts';
import {
  checkoutSteps,
  contentFields,
  currentSession,
  ECARDS_BODY_LIMIT,
  EcardSigning,
  layout,
  type Markup,
  type PageContext,
  pagesOf,
  pageTexts,
  plainStaffText,
  readFields,
  renderPage,
  type Site,
  textField,
  to,
  type WebsiteContext,
  wantsJson,
} from '../../platform/index.ts';
import { cartContext, readCartLines } from '../cart/read-cart.ts';
import { reviewCart } from '../cart/review-cart.ts';
import type { CartEcard } from './ecard-instances.ts';
import { type PostedCard, parseEcards } from './parse-ecards.ts';
import { readEcards, saveEcards, writtenOver } from './stored-ecards.ts';

function ecardHandlers(services: PaymentServices, site: Site) {
  const { db } = services;
  const redirect = to(site, '/checkout/details');

  const show = async (c: WebsiteContext, posted: PostedCard[] = [], found: EcardProblems = {}) => {
    const session = currentSession(c);
    await reviewCart(db, session, site);
    const lines = await readCartLines(db, session, site);
    if (lines.length === 0) return c.redirect(to(site, '/cart'), 303);
    const designs = await findDesigns(db);
    const cards = writtenOver(await readEcards(db, session, site, lines), posted, designs);
    const context = await cartContext(c, services, site);
    return c.html(renderPage(ecardsPage(context, { cards, designs }, found)), posted.length > 0 ? 422 : 200);
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

/** What a post without scripts has found. */
interface EcardProblems {
  /** By the name of the form field. */
  errors?: ReadonlyMap<string, string>;
  /** The visitor was warned once that details are missing (W4.16); the next attempt goes on. */
  isWarned?: boolean;
}

/** The designs that people can choose, and those that a card of theirs has already. */
function designsOf(designs: readonly EcardDesign[], cards: readonly CartEcard[], site: Site) {
  const offered = offeredDesigns(designs);
  const chosen = designs.filter(({ id }) => cards.some(({ design }) => design === id));
  return [...new Set([...offered, ...chosen])].map(({ id, name, image }) => ({
    id,
    name: plainStaffText(site, name),
    image,
  }));
}

/** One card for each gift in the cart: the block's form, which works without scripts. */
function ecardsPage(
  context: PageContext,
  { cards, designs }: { cards: readonly CartEcard[]; designs: readonly EcardDesign[] },
  { errors = new Map(), isWarned = false }: EcardProblems = {},
): Markup {
  const { site } = context;
  const action = to(site, '/cart/e-cards');
  const next = to(site, '/checkout/details');
  const text = pageTexts(site, CHECKOUT_PAGES);
  const found = [...errors].map(([name, message]) => (
    <input key={name} type="hidden" name={name} data-error={message} />
  ));
  return layout(context, {
    title: text('cardsTitle'),
    isCheckout: true,
    hasErrors: errors.size > 0,
    main: (
      <>
        {checkoutSteps(site, 'ecards')}
        <div className="page-head">
          <h1>{text('cardsTitle')}</h1>
          <p className="lead">{text('cardsLead')}</p>
        </div>
        <EcardSigning
          action={action}
          nextUrl={next}
          cards={cards.map((card) => forBlock(card, site))}
          designs={designsOf(designs, cards, site)}
          siteCountryCode={site.code}
        >
          <form method="post" action={action}>
            {isWarned && <input type="hidden" name="warned" value="yes" />}
            {found}
          </form>
        </EcardSigning>
      </>
    ),
  });
}

type BlockCard = NonNullable<ComponentProps<typeof EcardSigning>['cards']>[number];

/** A card without a chosen type starts as an email card in the block, which then reports what is missing. */
function forBlock({ isBlank, cardType, ...rest }: CartEcard, site: Site) {
  const card = { ...rest, ...contentFields(site, { itemName: rest.itemName }) };
  return (isBlank ? card : { ...card, cardType }) as BlockCard;
}
