import { z } from 'zod';
import { customisation, type InstructionDescriptor } from '../sandbox-instruction.ts';

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
