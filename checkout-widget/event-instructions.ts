import type { InstructionDescriptor } from './instruction-descriptor.ts';
import { payload, readOneOf } from './payload-readers.ts';

const eventPayload = payload({ status: readOneOf('success', 'failure', 'expired') });

/** The shopper can no longer pay. */
export const DISABLE_METHODS = {
  name: 'disable_payment_method_event.emit',
  payload: eventPayload,
} as const satisfies InstructionDescriptor;

/** Reports the checkout's outcome to the merchant's page. */
export const MERCHANT_EVENT = {
  name: 'merchant_event.emit',
  payload: eventPayload,
} as const satisfies InstructionDescriptor;
