import type { PaypalApi } from './paypal-api.ts';

const byQuery = new Map<string, PaypalApi | undefined>();

/**
 * The interface of PayPal's script with this query, once it is loaded. Scripts with other queries replace the one
 * global, and none runs twice, so a page with two kinds of buttons could not render the first kind again.
 */
export function paypalOf(query: string): PaypalApi | undefined {
  const { paypal } = globalThis as { paypal?: PaypalApi };
  const isCached = [...byQuery.values()].includes(paypal);
  if (isCached && byQuery.has(query)) return byQuery.get(query);
  byQuery.set(query, paypal);
  return paypal;
}
