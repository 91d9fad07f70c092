/** The data for the pay-later wallet's frame; amounts as in the charge token. */
export interface FlypayCharge {
  readonly token: string;
  readonly amount: number | string;
  readonly currency: string;
  readonly mode: string;
  /** The merchant's option for this wallet, else the charge's reference, or its id if it has no reference. */
  readonly credentials: string;
  readonly requestShipping: boolean;
  /** The name of this widget in the messages of both sides. */
  readonly widgetId: string;
}

/** The address of the pay-later wallet's frame, version 1: the six parameters of S7.43, and the widget's id. */
export function flypayFrameAddress(origin: string, charge: FlypayCharge): string {
  const query = new URLSearchParams({
    token: charge.token,
    amount: String(charge.amount),
    currency: charge.currency,
    gateway_mode: charge.mode,
    credentials: charge.credentials,
    request_shipping: String(charge.requestShipping),
    widget_id: charge.widgetId,
  });
  return `${origin}/wallet/flypay?${query}`;
}
