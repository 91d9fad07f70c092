import { z } from 'zod';
import type { SANDBOX_CALLS } from './sandbox-calls.ts';

type CallOf<Row> = Row extends readonly [infer Method extends string, infer Path extends `/v1/${string}`, ...unknown[]]
  ? `${Method} ${Path}`
  : never;

/** A call of the table of calls, such as `POST /v1/charges`. */
export type SandboxCall = CallOf<(typeof SANDBOX_CALLS)[number]>;

/** The response of a call that succeeds. Without a type it is bare, outside the envelope. */
export interface Success {
  status: 200 | 201;
  type: string | undefined;
  data: z.ZodType;
}

/** The request and the response of a call, by the schemas that its route uses. */
export interface Operation {
  body?: z.ZodType;
  query?: z.ZodType;
  /** Whether the call takes an Idempotency-Key. */
  key?: 'required' | 'optional';
  answers: readonly Success[];
}

export const ok = (type: string, data: z.ZodType): Success => ({ status: 200, type, data });
export const created = (type: string, data: z.ZodType): Success => ({ status: 201, type, data });
export const bare = (data: z.ZodType): Success => ({ status: 200, type: undefined, data });

/** A query of texts, each of which a call needs. */
export const needs = (...names: readonly string[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.string()])));

/** A query of texts that a call may have. */
export const takes = (...names: readonly string[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.string().optional()])));
