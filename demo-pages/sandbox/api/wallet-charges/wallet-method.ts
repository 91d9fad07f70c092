import { containsCardNumber } from '#payment-rules/card/card-number.ts';
import { hashOf, SandboxError, validationError } from '../../core/index.ts';
import type { Payment } from './wallet-capture.ts';
import { outcomeOf } from './wallet-outcomes.ts';
import type { WalletCaptureRequest } from './wallet-request.ts';
import type { WalletChargeRow } from './wallet-store.ts';

/** The storable part of a payment method: the payer and the kind of card. */
function reduced({ customer }: WalletCaptureRequest): Record<string, string> {
  const { wallet_type, type, card_scheme, card_name, card_number_last4 } = customer?.payment_source ?? {};
  const reported = {
    wallet_type,
    type,
    card_scheme,
    card_name,
    card_number_last4: card_number_last4?.slice(-4),
    payer_name: customer?.payer_name,
    payer_email: customer?.payer_email,
    payer_phone: customer?.payer_phone,
  };
  const present = Object.entries(reported).filter((entry): entry is [string, string] => Boolean(entry[1]));
  for (const [field, value] of present) {
    const isWords = field !== 'payer_phone' && !(field === 'payer_email' && value.includes('@'));
    if (isWords && containsCardNumber(value)) {
      throw validationError(`customer.${field}`, `${field} must not hold a card number`);
    }
  }
  return Object.fromEntries(present);
}

/**
 * The payment that a capture requests. Throws a 400 when the method does not belong to this charge or to the sandbox.
 */
export function paymentOf(charge: WalletChargeRow, request: WalletCaptureRequest): Payment {
  const source = request.customer?.payment_source;
  const texts = [
    source?.ref_token,
    request.payment_method_id,
    source?.external_payer_id,
    request.external_payer_id,
  ].filter((text): text is string => Boolean(text));
  if (texts.length === 0) {
    throw validationError('payment_method_id', 'payment_method_id or customer.payment_source.ref_token is required');
  }
  if (charge.gatewayType === 'Paypal' && (charge.orderId === null || request.payment_method_id !== charge.orderId)) {
    throw validationError('payment_method_id', 'payment_method_id must be the order that the wallet callback made');
  }
  if (charge.gatewayType === 'Afterpay') {
    if (charge.orderId === null || source?.ref_token !== charge.orderId) {
      throw validationError(
        'customer.payment_source.ref_token',
        'ref_token must be the one that the wallet callback made',
      );
    }
    // The shopper approves on the wallet's own page, which pays: this request came too early.
    if (charge.status === 'wallet_initialized') {
      throw new SandboxError(400, 'wallet_not_approved', 'The shopper has not approved this payment yet');
    }
    return { methodHash: charge.methodHash ?? '', outcome: 'approve' };
  }
  const shipping = request.shipping ?? undefined;
  return {
    methodHash: hashOf(JSON.stringify(texts)),
    outcome: outcomeOf(texts),
    paymentSource: reduced(request),
    ...(shipping ? { shipping } : {}),
  };
}
