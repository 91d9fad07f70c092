import { asRecord, isText, type UnknownRecord } from '../../client/record.ts';

/** PayPal's data when the shopper chooses another address or delivery option; every field is unchecked. */
export interface PaypalShippingChange {
  readonly orderID?: unknown;
  readonly paymentID?: unknown;
  readonly paymentToken?: unknown;
  readonly shippingAddress?: unknown;
  readonly selectedShippingOption?: unknown;
}

const filled = (pairs: Readonly<Record<string, unknown>>): UnknownRecord =>
  Object.fromEntries(Object.entries(pairs).filter(([, value]) => value !== undefined && value !== null));

/** The call that creates PayPal's order; the response's `id` is the order's (S4.75). */
export function paypalOrderRequest(requestShipping: boolean) {
  return { request_type: 'CREATE_TRANSACTION', ...(requestShipping ? { request_shipping: true } : {}) } as const;
}

/** The call that reports an address or option to the server after the merchant accepted it. */
export function paypalShippingRequest(shipping: UnknownRecord) {
  return { request_type: 'UPDATE_TRANSACTION', shipping } as const;
}

/** The address and option of a change, with the provider's field names. */
export function paypalShipping({ shippingAddress, selectedShippingOption }: PaypalShippingChange): UnknownRecord {
  const { city, state, countryCode, postalCode } = asRecord(shippingAddress);
  const { id } = asRecord(selectedShippingOption);
  return filled({
    address_city: city,
    address_state: state,
    address_postcode: postalCode,
    address_country: countryCode,
    method: id,
  });
}

/** The data of the `update` event (S4.76). */
export function paypalUpdate(change: PaypalShippingChange): UnknownRecord {
  const { method: _, ...address } = paypalShipping(change);
  const { id, label, type, amount } = asRecord(change.selectedShippingOption);
  const { value, currencyCode } = asRecord(amount);
  return filled({
    wallet_order_id: change.orderID,
    wallet_session_id: change.paymentID,
    payment_source: isText(change.paymentToken) ? { wallet_payment_method_id: change.paymentToken } : undefined,
    shipping: Object.keys(address).length ? address : undefined,
    selected_shipping_option: isText(id)
      ? filled({ id, label, type, amount: value, currency: currencyCode })
      : undefined,
  });
}

/** The capture of an approved order (S3.52). */
export function paypalCapture({ orderID, payerID }: { readonly orderID?: unknown; readonly payerID?: unknown }) {
  return {
    payment_method_id: String(orderID),
    customer: { payment_source: isText(payerID) ? { external_payer_id: payerID } : {} },
  };
}
