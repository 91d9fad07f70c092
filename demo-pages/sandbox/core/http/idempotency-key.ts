import { z } from 'zod';
import { SandboxError } from './sandbox-error.ts';

/** 1 to 255 visible ASCII characters. */
export const idempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,255}$/)
  .meta({ examples: ['order-1'] });

/** An idempotency key, or undefined when there is none. Throws a 400 for an invalid one. */
export function optionalIdempotencyKey(key: string | undefined): string | undefined {
  return key === undefined ? undefined : requiredIdempotencyKey(key);
}

/** An idempotency key. Throws a 400 without one. */
export function requiredIdempotencyKey(key: string | undefined): string {
  const read = idempotencyKey.safeParse(key);
  if (read.success) return read.data;
  const message = 'Send an idempotency key of 1 to 255 visible ASCII characters';
  throw new SandboxError(400, 'idempotency_key_required', message);
}
