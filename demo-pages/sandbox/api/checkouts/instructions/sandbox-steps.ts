import { z } from 'zod';
import { customisation, type InstructionDescriptor, noOutcomes, text } from '../sandbox-instruction.ts';

/** The chooser, which may offer these methods. */
export const paymentMethods = <Method extends string>(methods: readonly Method[]) =>
  ({
    name: 'payment_methods.show',
    callback: 'callback.payment_methods.chosen',
    payload: z.strictObject({
      allowed_payment_method_types: z.array(z.enum(methods as [Method, ...Method[]])).min(1, 'needs at least one'),
      customisation,
    }),
    outcomes: (payload: Record<string, unknown>) => payload['allowed_payment_method_types'] as string[],
  }) as const satisfies InstructionDescriptor;

export const CANVAS_3DS = {
  name: 'canvas_3ds_form.show',
  callback: 'callback.child_widget.status',
  payload: z.strictObject({}),
  outcomes: () => ['declined', 'error', 'in_review'],
} as const satisfies InstructionDescriptor;

export const FRAUD_SERVICE = {
  name: 'fraud_service.show',
  callback: 'callback.fraud_service.status',
  payload: z.strictObject({ gateway_id: text.min(1) }),
  outcomes: () => ['error'],
} as const satisfies InstructionDescriptor;

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
