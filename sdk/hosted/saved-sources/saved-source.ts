/**
 * A saved source in the server's format; everything but the holder's name goes to the merchant's page when it is
 * chosen.
 */
export type SavedSourceEntry = {
  customer_id: string;
  payment_source_id: string;
  gateway_id: string;
  primary: boolean;
  payment_source_type: 'card' | 'bank_account' | 'checkout';
  gateway_type: string;
  holder_name: string;
  card_number_last4?: string;
  card_scheme?: string;
  expire_month?: number;
  expire_year?: number;
  checkout_email?: string;
  account_name?: string;
  account_number?: string;
};

export type SourcePage = {
  items: SavedSourceEntry[];
  total_item: number;
  skip: number;
  limit: number;
  /** True if the merchant lets the shopper choose the default and remove sources. */
  may_change?: boolean;
};

const SCHEMES: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  diners: 'Diners Club',
  jcb: 'JCB',
  japcb: 'JCB',
  discover: 'Discover',
};

/** The first line, by which the shopper recognises a source. */
export function sourceTitle(source: SavedSourceEntry): string {
  if (source.payment_source_type === 'checkout') return `PayPal, ${source.checkout_email ?? ''}`;
  if (source.payment_source_type === 'bank_account') return `Bank account ending in ${source.account_number ?? ''}`;
  return `${SCHEMES[source.card_scheme ?? ''] ?? 'Card'} ending in ${source.card_number_last4 ?? ''}`;
}

/** The second line: its holder and its expiry. */
export function sourceDetail({ holder_name, expire_month, expire_year, primary }: SavedSourceEntry): string {
  const expiry = expire_month && expire_year ? `until ${String(expire_month).padStart(2, '0')}/${expire_year}` : '';
  return [holder_name, expiry, primary ? 'your default' : ''].filter(Boolean).join(', ');
}
