import type { WidgetInstruction } from '#checkout/instruction-descriptor.ts';
import { payload, readText } from '#checkout/payload-readers.ts';

export const FRAUD_INSTRUCTION = {
  name: 'fraud_service.show',
  payload: payload({ gateway_id: readText }),
} as const satisfies WidgetInstruction;
