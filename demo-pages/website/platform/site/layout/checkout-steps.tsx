import CHECKOUT_PAGES from '#texts/website/checkout-pages';
import { pageTexts } from '../languages/page-texts.ts';
import { type Markup, to } from '../page-context.ts';
import type { Site } from '../sites.ts';

const STEPS = [
  { name: 'cart', path: '/cart' },
  { name: 'ecards', path: '/cart/e-cards' },
  { name: 'details', path: '/checkout/details' },
  { name: 'payment', path: '/checkout/payment' },
] as const;

type CheckoutStep = (typeof STEPS)[number]['name'];

/** The steps of the checkout with the current one marked; finished steps are links. */
export function checkoutSteps(site: Site, current: CheckoutStep): Markup {
  const at = STEPS.findIndex((step) => step.name === current);
  const text = pageTexts(site, CHECKOUT_PAGES);
  return (
    <nav className="haven-steps" aria-label={text('progress')}>
      <ol className="haven-steps__list">
        {STEPS.map(({ name, path }, index) => {
          const label = text(name);
          if (index < at)
            return (
              <li key={name} className="haven-steps__step haven-steps__step--done">
                <a href={to(site, path)}>{label}</a>
              </li>
            );
          if (index > at)
            return (
              <li key={name} className="haven-steps__step">
                <span>{label}</span>
              </li>
            );
          return (
            <li key={name} className="haven-steps__step haven-steps__step--current">
              <span aria-current="step">{label}</span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
