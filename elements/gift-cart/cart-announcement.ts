import type { SiteCountryCode } from '#rules/country.ts';
import { formatPrice } from '#rules/money.ts';
import type { Texts } from '#runtime/texts/use-texts.ts';
import type CART_TEXTS from '#texts/elements/gift-cart';
import type { CartState } from './cart-session.ts';

/** The announcement of the last change: its effect as shown in the cart, including the server's corrections. */
export function cartAnnouncement(
  { latest, lines, ...cart }: CartState,
  siteCountryCode: SiteCountryCode,
  t: Texts<typeof CART_TEXTS>,
): string {
  if (!latest) return '';
  const { itemId, name } = latest.line;
  // Whole amounts are announced without their cents.
  const total = formatPrice(cart.totalMinor, cart.currency, siteCountryCode, t.language);
  const rest = lines.length > 0 ? t('totalOf', { total }) : t('empty');
  const line = lines.find((line) => line.itemId === itemId);
  if (!line) return t('removedRest', { name, rest });
  return t(latest.kind === 'restore' ? 'backRest' : 'changedRest', { name, quantity: line.quantity, rest });
}
