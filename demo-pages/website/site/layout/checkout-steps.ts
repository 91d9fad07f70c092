import { html } from 'hono/html';
import { type Markup, to } from '../page-context.ts';
import type { Site } from '../sites.ts';

const STEPS = [
  { name: 'Cart', path: '/cart' },
  { name: 'E-cards', path: '/cart/e-cards' },
  { name: 'Details', path: '/checkout/details' },
  { name: 'Payment', path: '/checkout/payment' },
] as const;

export type CheckoutStep = (typeof STEPS)[number]['name'];

/** The steps of the checkout with the current one marked; finished steps are links. */
export function checkoutSteps(site: Site, current: CheckoutStep): Markup {
  const at = STEPS.findIndex((step) => step.name === current);
  return html`<nav class="haven-steps" aria-label="Checkout progress"><ol class="haven-steps__list">${STEPS.map(
    ({ name, path }, index) => {
      if (index < at)
        return html`<li class="haven-steps__step haven-steps__step--done"><a href="${to(site, path)}">${name}</a></li>`;
      if (index > at) return html`<li class="haven-steps__step"><span>${name}</span></li>`;
      return html`<li class="haven-steps__step haven-steps__step--current"><span aria-current="step">${name}</span></li>`;
    },
  )}</ol></nav>`;
}
