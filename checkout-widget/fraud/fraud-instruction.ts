import type { InstructionDescriptor } from '#checkout/instruction-descriptor.ts';
import { payload, readText } from '#checkout/payload-readers.ts';

export const FRAUD_SERVICE = {
  name: 'fraud_service.show',
  payload: payload({ gateway_id: readText }),
} as const satisfies InstructionDescriptor;
