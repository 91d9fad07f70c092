/** PayPal's published types, as far as the simulation uses them. */
export type PaypalActions = { resolve(): Promise<void>; reject(reason?: unknown): Promise<void> };

export type ButtonOptions = {
  fundingSource?: string;
  style?: { height?: number; color?: string; shape?: string; label?: string; borderRadius?: number };
  createOrder(): Promise<string> | string;
  /** Replaces `createOrder`: the account is saved and nothing is paid. */
  createVaultSetupToken?(): Promise<string> | string;
  onApprove(data: object, actions: object): unknown;
  onInit?(data: object, actions: { enable(): Promise<void>; disable(): Promise<void> }): unknown;
  onClick?(data: { fundingSource: string }, actions: PaypalActions): unknown;
  onCancel?(data: object): unknown;
  onError?(error: unknown): unknown;
  onShippingAddressChange?(data: object, actions: Pick<PaypalActions, 'reject'>): unknown;
  onShippingOptionsChange?(data: object, actions: Pick<PaypalActions, 'reject'>): unknown;
  /** The older handler, for both kinds of change. */
  onShippingChange?(data: object, actions: PaypalActions): unknown;
};

export const FUNDING = {
  PAYPAL: 'paypal',
  PAYLATER: 'paylater',
  CREDIT: 'credit',
  CARD: 'card',
  VENMO: 'venmo',
} as const;

/** The buttons that a script with this query may render: PayPal's always, Pay Later's when enabled. */
export function eligibleFunding(query: URLSearchParams): string[] {
  const list = (name: string) => (query.get(name) ?? '').split(',').filter(Boolean);
  const wanted = [FUNDING.PAYPAL, ...list('enable-funding')];
  return [...new Set(wanted)].filter((source) => !list('disable-funding').includes(source));
}
