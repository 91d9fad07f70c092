import { z } from 'zod';
import { type InstructionDescriptor, text } from '../sandbox-instruction.ts';

export const FRAUD_SERVICE = {
  name: 'fraud_service.show',
  callback: 'callback.fraud_service.status',
  payload: z.strictObject({ gateway_id: text.min(1) }),
  outcomes: () => ['error'],
} as const satisfies InstructionDescriptor;
