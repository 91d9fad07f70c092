import { z } from 'zod';
import { type InstructionDescriptor, noOutcomes, text } from '../sandbox-instruction.ts';

const eventPayload = z.strictObject({ status: z.enum(['success', 'failure', 'expired']) });
const notice = { callback: null, outcomes: noOutcomes } as const;

export const MESSAGE_CARD = {
  ...notice,
  name: 'generic.show_message',
  payload: z.strictObject({
    type: z.enum(['success', 'error']),
    title: text.min(1),
    message: z.string().max(1000),
  }),
} as const satisfies InstructionDescriptor;

export const DISABLE_METHODS = {
  ...notice,
  name: 'disable_payment_method_event.emit',
  payload: eventPayload,
} as const satisfies InstructionDescriptor;

export const MERCHANT_EVENT = {
  ...notice,
  name: 'merchant_event.emit',
  payload: eventPayload,
} as const satisfies InstructionDescriptor;
