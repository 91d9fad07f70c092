import { words } from './activity-table.ts';
import type { Fields } from './read-activity.ts';

/** How a source is recognised: its scheme or kind and its last digits. */
export function sourceName(source: Fields): string {
  const { type, card_scheme, card_number_last4, account_last4, checkout_email, gateway_type } = source;
  if (card_number_last4) return `${words(card_scheme)} …${words(card_number_last4)}`;
  if (account_last4) return `account …${words(account_last4)}`;
  return words(checkout_email ?? gateway_type ?? type);
}
