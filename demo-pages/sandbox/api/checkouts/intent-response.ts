import { z } from 'zod';
import { currencySchema, decimalSchema, recordSchema, timeSchema } from '../../core/index.ts';
import { INTENT_STATUSES } from './checkout-intents-schema.ts';

/** A hosted checkout. */
export const intentResponse = z
  .object({
    _id: z.string(),
    intent_id: z.string(),
    amount: decimalSchema,
    currency: currencySchema,
    reference: z.string(),
    status: z.enum(INTENT_STATUSES),
    charge_id: z.string().nullable(),
    scenario: z.string(),
    expires_at: timeSchema,
    created_at: timeSchema,
  })
  .meta({ id: 'HostedCheckout' });
export type IntentResponse = z.output<typeof intentResponse>;

/** The same with the token for its page. */
export const newIntentResponse = intentResponse.extend({ token: z.string() }).meta({ id: 'HostedCheckoutWithToken' });

/** What the page of a hosted checkout shows next. */
export const instructionResponse = z
  .object({
    name: z.string(),
    instruction_token: z.string(),
    next_instruction: z.boolean(),
    payload: recordSchema,
    customisation: z.object({ base: recordSchema }).optional(),
    expires_in: z.number().optional(),
  })
  .meta({ id: 'Instruction' });
export type InstructionResponse = z.output<typeof instructionResponse>;

/** Nothing new: the page asks again. */
export const noInstructionResponse = z.object({});

export const REPORT_STATUSES = ['accepted', 'repeated', 'superseded', 'finished', 'expired'] as const;
export const reportResponse = z.object({ status: z.enum(REPORT_STATUSES) });
