import { expect, it } from 'vitest';
import { renderMarkup } from '../../platform/pages/render-page.ts';
import { SITES } from '../../platform/site/sites.ts';
import { orderSummary } from './order-summary.tsx';

const LAMP = { itemId: 'lamp', category: 'Shelter', image: '/lamp.jpg', name: 'Solar lamp', variant: 'One' };
const KIT = { itemId: 'kit', category: 'School', image: '/kit.jpg', name: 'School kit', variant: 'Two' };

it('the gifts of an order stand beside its steps, with what each and all of them cost', () => {
  const lines = [
    { ...LAMP, priceMinor: 3_950, quantity: 2 },
    { ...KIT, priceMinor: 3_000, quantity: 1 },
  ];
  const markup = renderMarkup(orderSummary(lines, SITES[0]));
  const words = markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  expect(words).toBe(
    'Your gifts Solar lamp × 2 One $79.00 School kit × 1 Two $30.00 3 gifts $109.00 Total $109.00 AUD The price includes everything. Your full payment funds this gift, or goes where the need is greatest.',
  );
  expect(markup.match(/<li class="haven-order-summary__line">\s*<img [^>]*alt=""\/>/g)).toHaveLength(2);
  expect(markup).toContain('<aside class="haven-order-summary" aria-labelledby="summary-title">');
});
