import type { SiteCountryCode } from '#website/country.ts';
import { formatMoney } from '#website/money.ts';
import type { CartState } from './cart-session.ts';

/** The announcement of the last change: its effect as shown in the cart, including the server's corrections. */
export function cartAnnouncement({ latest, lines, ...cart }: CartState, siteCountryCode: SiteCountryCode): string {
  if (!latest) return '';
  const { itemId, name } = latest.line;
  // Whole amounts are announced without their cents.
  const total = formatMoney(cart.totalMinor, cart.currency, siteCountryCode).replace(/\.00$/, '');
  const rest = lines.length > 0 ? `Cart total ${total}` : 'Your cart is empty.';
  const line = lines.find((line) => line.itemId === itemId);
  if (!line) return `${name} removed. ${rest}`;
  const back = latest.kind === 'restore' ? ' is back in your cart' : '';
  return `${name}${back}, quantity ${line.quantity}. ${rest}`;
}
