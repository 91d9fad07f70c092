import { and, eq, isNull, or } from 'drizzle-orm';
import type { Context } from 'hono';
import { z } from 'zod';
import type { Database } from '../../../server/database/open-database.ts';
import { updateRows } from '../../../server/database/store-rows.ts';
import { SandboxError } from '../http/sandbox-error.ts';
import { hashOf } from '../merchants/secrets.ts';
import { idempotentRequests } from './idempotent-requests-schema.ts';

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

/**
 * A call of a merchant's server. `body` is parsed, so that two requests with the same meaning are equal. Without a key
 * each request is another one.
 */
export interface NamedRequest {
  merchantId: string;
  key: string | undefined;
  call: string;
  body: object;
}

type Row = typeof idempotentRequests.$inferSelect;

const namedBy = (c: Context, merchantId: string, key: string | undefined, body: object): NamedRequest => {
  const verb = c.req.method === 'POST' ? '' : `${c.req.method} `;
  return { merchantId, key, call: verb + c.req.path.slice('/v1/'.length), body };
};

/** The request of a call that costs money or cannot be undone. Throws a 400 when it has no idempotency key. */
export const keyedRequest = (c: Context, merchantId: string, body: object): NamedRequest =>
  namedBy(c, merchantId, requiredIdempotencyKey(c.req.header('idempotency-key')), body);

/** The request of another call that changes something: a key is possible. */
export const namedRequest = (c: Context, merchantId: string, body: object): NamedRequest =>
  namedBy(c, merchantId, optionalIdempotencyKey(c.req.header('idempotency-key')), body);

const isOf = ({ merchantId, key = '' }: NamedRequest) =>
  and(eq(idempotentRequests.merchantId, merchantId), eq(idempotentRequests.key, key));

/**
 * Inserts the key before the work in the same transaction: of any number of equal requests in any number of processes
 * one works, the others wait for it, and a request that fails leaves the key free. Throws a 409 when the key was used
 * for another request.
 */
async function claim(
  db: Database,
  request: NamedRequest,
  now: Date,
  work: (tx: Database) => Promise<Partial<Pick<Row, 'answer' | 'refusal' | 'subject'>>>,
): Promise<Row> {
  const { merchantId, key = '', call, body } = request;
  const requestHash = hashOf(JSON.stringify([call, body]));
  return db.transaction(async (tx) => {
    const [claimed] = await tx
      .insert(idempotentRequests)
      .values({ merchantId, key, requestHash, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (claimed) {
      const result = await work(tx);
      await tx.update(idempotentRequests).set(result).where(isOf(request));
      return { ...claimed, ...result };
    }
    const [earlier] = await tx.select().from(idempotentRequests).where(isOf(request));
    if (earlier?.requestHash === requestHash) return earlier;
    throw new SandboxError(409, 'idempotency_conflict', 'This Idempotency-Key was used for another request');
  });
}

/**
 * Does the work of a request once, in one transaction, and returns its answer; a repeated request gets the stored one.
 */
export async function runOnce<Result extends object>(
  db: Database,
  request: NamedRequest,
  now: Date,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  if (request.key === undefined) return db.transaction(work);
  const { answer } = await claim(db, request, now, async (tx) => ({ answer: await work(tx) }));
  return answer as Result;
}

/** Work that was begun: what it is known by, and its answer, or a thrown refusal, if the bank gave it at once. */
export interface BegunWork<Result> {
  subject: string;
  answer?: (() => Result) | undefined;
}

/**
 * The same for work whose answer may come later, from a bank. `begin` records the work once; `finish` waits for an
 * answer that did not come at once, outside any transaction. A refusal is stored too. When the process dies between the
 * two, the next request finishes.
 */
export async function runOnceAndWait<Result extends object>(
  db: Database,
  request: NamedRequest,
  now: Date,
  { begin, finish }: { begin(tx: Database): Promise<BegunWork<Result>>; finish(subject: string): Promise<Result> },
): Promise<Result> {
  const begun = await claim(db, request, now, async (tx) => {
    const { subject, answer } = await begin(tx);
    return { subject, ...(answer && (await resultOf(async () => answer()))) };
  });
  if (begun.answer === null && begun.refusal === null) {
    const result = await resultOf(() => finish(begun.subject ?? ''));
    // The first answer counts: the state of a charge may change while equal requests are on their way.
    const isFirst = and(isOf(request), isNull(idempotentRequests.answer), isNull(idempotentRequests.refusal));
    const [first] = await db.update(idempotentRequests).set(result).where(isFirst).returning();
    const [stored = begun] = first ? [first] : await db.select().from(idempotentRequests).where(isOf(request));
    return replay<Result>(stored);
  }
  return replay<Result>(begun);
}

/**
 * Begins the work of several requests at once, in one transaction and with the same few statements for all. `begin` is
 * given those whose keys are new, and returns the work of each that had its answer at once. For each request a function
 * that returns the stored answer or throws the stored refusal; undefined for those that are to be answered alone: a
 * repeated request, and one that `begin` left out.
 */
export async function runManyOnce<Result extends object, Request extends NamedRequest & { key: string }>(
  db: Database,
  requests: readonly Request[],
  now: Date,
  begin: (tx: Database, requests: readonly Request[]) => Promise<ReadonlyMap<Request, BegunWork<Result>>>,
): Promise<((() => Result) | undefined)[]> {
  const results = await db.transaction(async (tx) => {
    const claimed = await claimAll(tx, requests, now);
    const begun = await begin(tx, claimed);
    const left = claimed.filter((request) => !begun.get(request)?.answer);
    if (left.length > 0) await tx.delete(idempotentRequests).where(or(...left.map(isOf)));
    const rows = await Promise.all(
      [...begun].map(async ([{ merchantId, key }, { subject, answer }]) => {
        const { answer: given = null, refusal = null } = await resultOf(async () => answer!());
        return { merchantId, key, subject, answer: given, refusal };
      }),
    );
    return updateRows(tx, idempotentRequests, rows, ['merchantId', 'key']);
  });
  return requests.map(({ merchantId, key }) => {
    const row = results.find((each) => each.merchantId === merchantId && each.key === key);
    return row && (() => replay<Result>(row));
  });
}

/** Inserts the keys that are new. In the order of the keys, so that two such transactions never deadlock. */
async function claimAll<Request extends NamedRequest & { key: string }>(
  tx: Database,
  requests: readonly Request[],
  now: Date,
): Promise<Request[]> {
  const nameOf = ({ key, merchantId }: Request) => `${key} ${merchantId}`;
  const inOrder = requests.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  const rows = inOrder.map(({ merchantId, key, call, body }) => ({
    merchantId,
    key,
    requestHash: hashOf(JSON.stringify([call, body])),
    createdAt: now,
  }));
  const claimed = await tx.insert(idempotentRequests).values(rows).onConflictDoNothing().returning();
  return inOrder.filter(({ merchantId, key }) =>
    claimed.some((row) => row.merchantId === merchantId && row.key === key),
  );
}

const resultOf = (work: () => Promise<object>): Promise<Partial<Pick<Row, 'answer' | 'refusal'>>> =>
  work().then(
    (answer) => ({ answer }),
    (error: unknown) => ({ refusal: refusalOf(error) }),
  );

function refusalOf(error: unknown) {
  if (!(error instanceof SandboxError)) throw error;
  const { code, message, details } = error;
  return { code, message, details };
}

function replay<Result>({ answer, refusal }: Row): Result {
  if (refusal) throw SandboxError.again(refusal);
  return answer as Result;
}
