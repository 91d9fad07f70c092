import { z } from 'zod';
import { ERROR_CODES, type ErrorCode } from './error-codes.ts';

/** A time of an answer, in UTC. */
export const timeSchema = z.iso.datetime().meta({ id: 'Time' });
/** A decimal amount of an answer, such as "50.00". */
export const decimalSchema = z
  .string()
  .regex(/^\d{1,10}\.\d{2}$/)
  .meta({ examples: ['50.00'] });
export const currencySchema = z.string().meta({ enum: ['AUD', 'NZD'] });
export const modeSchema = z.enum(['test', 'live']);
/** Where a result leads: only what was asked for. */
export const returnsSchema = z.object({ success_url: z.string().optional(), error_url: z.string().optional() });
/** Facts whose names the caller or a wallet chose. */
export const recordSchema = z.record(z.string(), z.unknown());
/** Why money did not move. */
export const failureSchema = z.object({ code: z.string(), message: z.string().nullable() });

/** A page of a list. */
export const listSchema = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next_cursor: z.string().nullable() });

const CODES = Object.keys(ERROR_CODES) as [ErrorCode, ...ErrorCode[]];

/** The error that `answerError` puts into the envelope, for one status of the table. */
export const errorSchema = (status: number) =>
  z.object({
    message: z.string(),
    code: z.enum(CODES.filter((code) => ERROR_CODES[code].status === status) as [ErrorCode, ...ErrorCode[]]),
    details: z.object({ path: z.string(), messages: z.array(z.string()), decline_code: z.string().optional() }),
    advice: z.string(),
  });

/** Every status that an error has. */
export const ERROR_STATUSES = [...new Set(CODES.map((code) => ERROR_CODES[code].status))].sort((a, b) => a - b);
