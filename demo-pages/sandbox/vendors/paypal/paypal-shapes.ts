/** PayPal's published shapes, as far as the stand-in uses them. */
export type PaypalGate = { resolve(): Promise<void>; reject(reason?: unknown): Promise<void> };

export type PaypalButtonOptions = {
  fundingSource?: string;
  style?: { height?: number; color?: string; shape?: string; label?: string; borderRadius?: number };
  createOrder(): Promise<string> | string;
  /** In place of `createOrder`: the account is saved and nothing is paid. */
  createVaultSetupToken?(): Promise<string> | string;
  onApprove(data: object, actions: object): unknown;
  onInit?(data: object, actions: { enable(): Promise<void>; disable(): Promise<void> }): unknown;
  onClick?(data: { fundingSource: string }, actions: PaypalGate): unknown;
  onCancel?(data: object): unknown;
  onError?(error: unknown): unknown;
  onShippingAddressChange?(data: object, actions: Pick<PaypalGate, 'reject'>): unknown;
  onShippingOptionsChange?(data: object, actions: Pick<PaypalGate, 'reject'>): unknown;
  /** The older handler, for both kinds of change. */
  onShippingChange?(data: object, actions: PaypalGate): unknown;
};

export const FUNDING = {
  PAYPAL: 'paypal',
  PAYLATER: 'paylater',
  CREDIT: 'credit',
  CARD: 'card',
  VENMO: 'venmo',
} as const;

/** The buttons that a script of this query may draw: PayPal's always, Pay Later's where it was asked for. */
export function eligibleFunding(query: URLSearchParams): string[] {
  const list = (name: string) => (query.get(name) ?? '').split(',').filter(Boolean);
  const wanted = [FUNDING.PAYPAL, ...list('enable-funding')];
  return [...new Set(wanted)].filter((source) => !list('disable-funding').includes(source));
}
