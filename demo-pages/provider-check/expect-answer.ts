import type * as z from 'zod';
import { type ErrorCode, errorEntry } from '../sandbox/core/http/error-codes.ts';
import { errorShape } from './answer-shapes.ts';
import { BrokenAnswer, NotSpoken } from './check-finding.ts';
import type { Answer } from './provider-calls.ts';

const MISSING = [404, 405, 501];

/** The answer's data in a shape. @throws BrokenAnswer naming the field that is wrong. */
export function readData<T extends z.ZodType>(shape: T, answer: Answer): z.output<T> {
  return readField(shape, answer, answer.data, 'resource.data');
}

function readField<T extends z.ZodType>(shape: T, answer: Answer, value: unknown, name: string): z.output<T> {
  const result = shape.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = [name, ...(issue?.path ?? [])].join('.');
  throw new BrokenAnswer(`${path} of the answer is wrong or missing.`, `${path} ${issue?.message}.`, answer.exchange);
}

/** Throws unless the call was carried out. */
export function expectDone(answer: Answer, what: string): Answer {
  if (answer.status >= 200 && answer.status < 300) return answer;
  const { message } = (answer.error ?? {}) as { message?: unknown };
  const words = typeof message === 'string' ? `: ${message}` : '';
  throw new BrokenAnswer(`${what} was refused with ${answer.status}${words}.`, 'Answer 200 or 201.', answer.exchange);
}

/** The same for a call that a provider may not have: it is then reported as not spoken. */
export function expectSpoken(answer: Answer, what: string): Answer {
  if (MISSING.includes(answer.status)) throw new NotSpoken(answer.exchange);
  return expectDone(answer, what);
}

/** Throws unless the call was refused with this code of the protocol's table. `what` begins a sentence. */
export function expectRefused(answer: Answer, what: string, code: ErrorCode): void {
  const { status, means } = errorEntry(code);
  const mend = `Answer ${status} with the code ${code}: ${means}`;
  if (answer.status < 400) throw new BrokenAnswer(`${what} was accepted.`, mend, answer.exchange);
  const error = readField(errorShape, answer, answer.error, 'error');
  if (error.code !== code)
    throw new BrokenAnswer(`${what} was refused with the code ${error.code}.`, mend, answer.exchange);
  if (answer.status !== status)
    throw new BrokenAnswer(`${what} was refused with ${answer.status}.`, mend, answer.exchange);
}

/** Throws unless a value of the answer is the right one. */
export function expectValue(answer: Answer, name: string, value: unknown, right: unknown): void {
  if (value === right) return;
  const shown = JSON.stringify(value) ?? 'missing';
  throw new BrokenAnswer(`${name} is ${shown}.`, `${name} must be ${JSON.stringify(right)}.`, answer.exchange);
}
