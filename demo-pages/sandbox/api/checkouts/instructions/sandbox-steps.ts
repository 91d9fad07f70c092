import { z } from 'zod';
import { customisation, noOutcomes, type SandboxInstruction, text } from '../sandbox-instruction.ts';

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
  }) as const satisfies SandboxInstruction;

export const CANVAS_3DS_STEP = {
  name: 'canvas_3ds_form.show',
  callback: 'callback.child_widget.status',
  payload: z.strictObject({}),
  outcomes: () => ['declined', 'error', 'in_review'],
} as const satisfies SandboxInstruction;

export const FRAUD_SERVICE_STEP = {
  name: 'fraud_service.show',
  callback: 'callback.fraud_service.status',
  payload: z.strictObject({ gateway_id: text.min(1) }),
  outcomes: () => ['error'],
} as const satisfies SandboxInstruction;

const eventPayload = z.strictObject({ status: z.enum(['success', 'failure', 'expired']) });
const notice = { callback: null, outcomes: noOutcomes } as const;

export const MESSAGE_NOTICE = {
  ...notice,
  name: 'generic.show_message',
  payload: z.strictObject({
    type: z.enum(['success', 'error']),
    title: text.min(1),
    message: z.string().max(1000),
  }),
} as const satisfies SandboxInstruction;

export const DISABLE_METHODS_NOTICE = {
  ...notice,
  name: 'disable_payment_method_event.emit',
  payload: eventPayload,
} as const satisfies SandboxInstruction;

export const MERCHANT_EVENT_NOTICE = {
  ...notice,
  name: 'merchant_event.emit',
  payload: eventPayload,
} as const satisfies SandboxInstruction;
