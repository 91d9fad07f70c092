import type { SiteCountryCode } from '#website/country.ts';
import { formatMoney } from '#website/money.ts';
import type { CartState } from './cart-session.ts';

/** What a screen reader is told about the change made last: its effect as the cart shows it, corrections included. */
export function cartAnnouncement({ latest, lines, ...cart }: CartState, siteCountryCode: SiteCountryCode): string {
  if (!latest) return '';
  const { itemId, name } = latest.line;
  // Whole amounts are spoken shorter without their empty cents.
  const total = formatMoney(cart.totalMinor, cart.currency, siteCountryCode).replace(/\.00$/, '');
  const rest = lines.length > 0 ? `Cart total ${total}` : 'Your cart is empty.';
  const line = lines.find((line) => line.itemId === itemId);
  if (!line) return `${name} removed. ${rest}`;
  const back = latest.kind === 'restore' ? ' is back in your cart' : '';
  return `${name}${back}, quantity ${line.quantity}. ${rest}`;
}
