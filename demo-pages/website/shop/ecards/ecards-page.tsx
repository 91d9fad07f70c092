import type { ComponentProps } from 'react';
import CHECKOUT_PAGES from '#texts/website/checkout-pages';
import { designImage, ECARD_DESIGNS } from '../../content/index.ts';
import {
  checkoutSteps,
  contentFields,
  EcardSigning,
  layout,
  type Markup,
  type PageContext,
  pageTexts,
  type Site,
  to,
} from '../../platform/index.ts';
import type { CartEcard } from './ecard-instances.ts';

/** What a post without scripts has found. */
export interface EcardsFound {
  /** By the name of the form field. */
  errors?: ReadonlyMap<string, string>;
  /** The visitor was told once that details are missing (W4.16); the next attempt goes on. */
  isWarned?: boolean;
}

function designsOf(site: Site) {
  const text = pageTexts(site, CHECKOUT_PAGES);
  return ECARD_DESIGNS.map((id) => ({ id, name: text(id), image: designImage(id) }));
}

/** One card for each gift in the cart: the block's form, which works without scripts. */
export function ecardsPage(
  context: PageContext,
  cards: readonly CartEcard[],
  { errors = new Map(), isWarned = false }: EcardsFound = {},
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
          designs={designsOf(site)}
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
