import { z } from 'zod';
import { currencyAnswer, decimalAnswer, freeAnswer, timeAnswer } from '../../core/index.ts';
import { INTENT_STATUSES } from './checkout-intents-schema.ts';

/** A hosted checkout. */
export const intentAnswer = z
  .object({
    _id: z.string(),
    intent_id: z.string(),
    amount: decimalAnswer,
    currency: currencyAnswer,
    reference: z.string(),
    status: z.enum(INTENT_STATUSES),
    charge_id: z.string().nullable(),
    scenario: z.string(),
    expires_at: timeAnswer,
    created_at: timeAnswer,
  })
  .meta({ id: 'HostedCheckout' });
export type IntentAnswer = z.output<typeof intentAnswer>;

/** The same with the token for its page. */
export const newIntentAnswer = intentAnswer.extend({ token: z.string() }).meta({ id: 'HostedCheckoutWithToken' });

/** What the page of a hosted checkout shows next. */
export const instructionAnswer = z
  .object({
    name: z.string(),
    instruction_token: z.string(),
    next_instruction: z.boolean(),
    payload: freeAnswer,
    customisation: z.object({ base: freeAnswer }).optional(),
    expires_in: z.number().optional(),
  })
  .meta({ id: 'Instruction' });
export type InstructionAnswer = z.output<typeof instructionAnswer>;

/** Nothing new: the page asks again. */
export const noInstructionAnswer = z.object({});

export const REPORT_STATUSES = ['accepted', 'repeated', 'superseded', 'finished', 'expired'] as const;
export const reportAnswer = z.object({ status: z.enum(REPORT_STATUSES) });
