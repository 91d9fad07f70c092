import { type CheckoutEventName, VERSION } from '#sdk';
import type { CheckoutResult } from './session-state.ts';

/** C9.20 */
export const PLATFORM = 'web';
/** C7.06: as the library writes it on the wire. */
export const SDK_VERSION = `v${VERSION}` as const;

/** C7.05 */
export const returnPayload = () => ({ platform: PLATFORM, sdk_version: SDK_VERSION });

const MERCHANT_EVENTS = {
  success: 'paymentSuccessful',
  failure: 'paymentFailure',
  expired: 'paymentExpired',
} as const satisfies Record<CheckoutResult, CheckoutEventName>;

/** C4.22 to C4.24: the event that ends the checkout. */
export const merchantEventOf = (status: CheckoutResult): CheckoutEventName => MERCHANT_EVENTS[status];
