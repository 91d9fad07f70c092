import type { Payloads } from '#checkout/instructions.ts';
import { isApplePaySupported } from './apple-pay-support.ts';
import { offeredMethods, type PaymentMethod } from './offered-methods.ts';

type Payload = Payloads['payment_methods.show'];

const known = new WeakMap<Payload, readonly PaymentMethod[]>();

/** The methods to offer in this browser; computed once for each payload, so that every chooser shows the same. */
export function methodsHere(payload: Payload): readonly PaymentMethod[] {
  const methods =
    known.get(payload) ?? offeredMethods(payload.allowed_payment_method_types, () => isApplePaySupported());
  known.set(payload, methods);
  return methods;
}
