import type { Payloads } from '#checkout/instructions.ts';
import { type OfferedMethod, offeredMethods } from './offered-methods.ts';

/** C5.15: the versions of Apple Pay's interface that the wallet can open its sheet with. */
const OLDEST_VERSION = 3;
const NEWEST_VERSION = 14;

interface ApplePayApi {
  supportsVersion(version: number): unknown;
  canMakePayments(): unknown;
}

function hasSheets(api: ApplePayApi): boolean {
  for (let version = NEWEST_VERSION; version >= OLDEST_VERSION; version--)
    if (api.supportsVersion(version)) return true;
  return false;
}

/** C5.15: true if the device has such a version and can pay with it; an exception counts as false. */
export function isApplePaySupported(page: object = globalThis): boolean {
  try {
    const { ApplePaySession: api } = page as { ApplePaySession?: ApplePayApi };
    return !!api && hasSheets(api) && api.canMakePayments() === true;
  } catch {
    return false;
  }
}

type Payload = Payloads['payment_methods.show'];

const methodsOf = new WeakMap<Payload, readonly OfferedMethod[]>();

/** The methods to offer in this browser; computed once for each payload, so that every chooser shows the same. */
export function methodsHere(payload: Payload): readonly OfferedMethod[] {
  const methods =
    methodsOf.get(payload) ?? offeredMethods(payload.allowed_payment_method_types, () => isApplePaySupported());
  methodsOf.set(payload, methods);
  return methods;
}
