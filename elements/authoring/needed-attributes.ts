import { type Draft, forEachBlock, textOf } from './rule.ts';

interface Need {
  tag: RegExp;
  attribute: string;
  severity: Draft['severity'];
  /** Another attribute without which this one is not needed. */
  when?: string;
  /** What happens without it. */
  without: string;
}

/** What a block accepts to be without, because a script may add it later, and yet cannot do its work without. */
const NEEDS: readonly Need[] = [
  {
    tag: /^gift-checkout$/,
    attribute: 'thank-you-redirect-url',
    severity: 'error',
    without: 'after a payment the visitor is not led to a thank-you page',
  },
  { tag: /^gift-checkout$/, attribute: 'order-id', severity: 'error', without: 'no order can be paid' },
  { tag: /^gift-checkout$/, attribute: 'public-key', severity: 'error', without: 'no card form can be shown' },
  {
    tag: /^customer-form$/,
    attribute: 'redirect-url',
    severity: 'warning',
    without: 'the details are saved and nothing leads on to the payment',
  },
  {
    tag: /^gift-cart$/,
    attribute: 'next-url',
    when: 'lines',
    severity: 'warning',
    without: 'nothing leads on from the cart',
  },
  {
    tag: /^petition-form$/,
    attribute: 'node-id',
    severity: 'warning',
    without: 'nobody knows which petition is signed',
  },
  {
    tag: /^bequest-form$/,
    attribute: 'bequest-guide-link-url',
    severity: 'warning',
    without: 'a request is taken and no guide opens',
  },
  { tag: /^pay-widget$/, attribute: 'token', severity: 'warning', without: 'there is nothing to pay' },
  {
    tag: /^video-(block|modal)$/,
    attribute: 'captions',
    when: 'src',
    severity: 'warning',
    without: 'people who cannot hear the film do not know what is said',
  },
  {
    tag: /^quantity-stepper$/,
    attribute: 'label',
    severity: 'warning',
    without: 'screen readers do not say what is counted',
  },
];

/** Attributes that a block cannot do its work without, or not for everybody. */
export const neededAttributes = forEachBlock(function* (block, { proseOf }) {
  for (const { tag, attribute, when, severity, without } of NEEDS) {
    if (!tag.test(block.name) || textOf(block, attribute) || (when && !textOf(block, when))) continue;
    yield {
      severity,
      rule: attribute === 'captions' ? 'missing-captions' : 'needed-attribute',
      seen: block,
      message: `<${block.name}> has no “${attribute}”: ${without}.`,
      advice: `Add “${attribute}”. ${proseOf(attribute)}`,
    };
  }
});
