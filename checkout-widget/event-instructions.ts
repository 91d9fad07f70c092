import type { WidgetInstruction } from '#checkout/instruction-descriptor.ts';
import { payload, readText } from '#checkout/payload-readers.ts';
import { readOneOf } from './payload-readers.ts';

export const FRAUD_INSTRUCTION = {
  name: 'fraud_service.show',
  payload: payload({ gateway_id: readText }),
} as const satisfies WidgetInstruction;

const eventPayload = payload({ status: readOneOf('success', 'failure', 'expired') });

/** The shopper can no longer pay. */
export const DISABLE_METHODS_INSTRUCTION = {
  name: 'disable_payment_method_event.emit',
  payload: eventPayload,
} as const satisfies WidgetInstruction;

/** Reports the checkout's outcome to the merchant's page. */
export const MERCHANT_EVENT_INSTRUCTION = {
  name: 'merchant_event.emit',
  payload: eventPayload,
} as const satisfies WidgetInstruction;
