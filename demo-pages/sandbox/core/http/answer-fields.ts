import { z } from 'zod';
import { ERROR_CODES, type ErrorCode } from './error-codes.ts';

/** A time of an answer, in UTC. */
export const timeAnswer = z.iso.datetime().meta({ id: 'Time' });
/** A decimal amount of an answer, such as "50.00". */
export const decimalAnswer = z
  .string()
  .regex(/^\d{1,10}\.\d{2}$/)
  .meta({ examples: ['50.00'] });
export const currencyAnswer = z.string().meta({ enum: ['AUD', 'NZD'] });
export const modeAnswer = z.enum(['test', 'live']);
/** Where a result leads: only what was asked for. */
export const returnsAnswer = z.object({ success_url: z.string().optional(), error_url: z.string().optional() });
/** Facts whose names the caller or a wallet chose. */
export const freeAnswer = z.record(z.string(), z.unknown());
/** Why money did not move. */
export const failureAnswer = z.object({ code: z.string(), message: z.string().nullable() });

/** A page of a list. */
export const listAnswer = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next_cursor: z.string().nullable() });

const CODES = Object.keys(ERROR_CODES) as [ErrorCode, ...ErrorCode[]];

/** The error that `answerError` puts into the envelope, for one status of the table. */
export const errorAnswer = (status: number) =>
  z.object({
    message: z.string(),
    code: z.enum(CODES.filter((code) => ERROR_CODES[code].status === status) as [ErrorCode, ...ErrorCode[]]),
    details: z.object({ path: z.string(), messages: z.array(z.string()), decline_code: z.string().optional() }),
    advice: z.string(),
  });

/** Every status that an error has. */
export const ERROR_STATUSES = [...new Set(CODES.map((code) => ERROR_CODES[code].status))].sort((a, b) => a - b);
