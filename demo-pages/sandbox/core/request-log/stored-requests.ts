import { and, desc, eq, gte, isNull, lt, lte, or } from 'drizzle-orm';
import type { Context, MiddlewareHandler } from 'hono';
import { collectCalls } from '../../../server/database/collect-calls.ts';
import type { Database } from '../../../server/database/open-database.ts';
import { describeError } from '../../../server/http/describe-error.ts';
import type { SandboxClock } from '../clock/sandbox-clock.ts';
import { responseText } from '../http/response-text.ts';
import { maskBody, maskPath } from './mask.ts';
import { loggedRequests } from './request-log-schema.ts';

/** How many calls are stored: the newest ones. */
export const MOST_REQUESTS = 2000;
const TIDY_EVERY = 100;
const AT_ONCE = 50;

/** Calls that come by the second and tell nothing: the time, and an instruction that did not change. */
const isIdle = (c: Context, answer: string) =>
  c.req.method === 'GET' &&
  (c.req.path === '/v1/clock' || (c.req.path === '/v1/checkouts/instruction' && /"data":\{\}/.test(answer)));

/** Stores the newest calls with their masked bodies for the sandbox's page. Headers are never stored. */
export function recordRequests(db: Database, clock: SandboxClock): MiddlewareHandler {
  const record = collectCalls<NewLoggedRequest, void>({
    async together(requests) {
      await store(db, requests);
      return requests.map(() => () => undefined);
    },
    alone: (request) => store(db, [request]),
    most: AT_ONCE,
    // Then each is stored by itself, and each call gets its own error.
    onFailure() {},
  });
  return async (c, next) => {
    const begun = performance.now();
    await next();
    const id = c.get('requestId');
    if (c.req.method === 'OPTIONS') return;
    const answer = await responseText(c);
    if (isIdle(c, answer)) return;
    const durationMs = Math.round(performance.now() - begun);
    try {
      await record(toRow(c, { id, answer, durationMs, createdAt: clock.now() }));
    } catch (error) {
      // A call that was answered stays answered; a failed one has been reported.
      if (c.res.status !== 500) console.error(`sandbox error: request log: ${describeError(error).message}`);
    }
  };
}

type NewLoggedRequest = typeof loggedRequests.$inferInsert;

function toRow(
  c: Context,
  { answer, ...facts }: { id: string; answer: string; durationMs: number; createdAt: Date },
): NewLoggedRequest {
  const caller = c.get('caller');
  return {
    ...facts,
    merchantId: caller?.merchantId ?? null,
    credential: caller?.credential ?? null,
    method: c.req.method,
    path: maskPath(c.req.url),
    status: c.res.status,
    code: c.res.status < 400 ? null : (/"code":"([\w-]{1,60})"/.exec(answer.slice(0, 4096))?.[1] ?? null),
    requestBody: maskBody(c.get('bodyText')),
    answerBody: maskBody(answer),
  };
}

async function store(db: Database, requests: readonly NewLoggedRequest[]): Promise<void> {
  const rows = await db
    .insert(loggedRequests)
    .values([...requests])
    .returning({ sequence: loggedRequests.sequence });
  const tidied = rows.find(({ sequence }) => sequence % TIDY_EVERY === 0);
  if (tidied) await db.delete(loggedRequests).where(lte(loggedRequests.sequence, tidied.sequence - MOST_REQUESTS));
}

export type LoggedRequest = typeof loggedRequests.$inferSelect;

/** Calls of a merchant, and calls whose credential belongs to nobody: a mistyped key is looked for here. */
const isShownTo = (merchantId: string) =>
  or(eq(loggedRequests.merchantId, merchantId), isNull(loggedRequests.merchantId));

/** The newest calls of a merchant before a place in the log; `onlyRefused` leaves out what went well. */
export function listRequests(
  db: Database,
  merchantId: string,
  { before, onlyRefused, limit }: { before?: number | undefined; onlyRefused: boolean; limit: number },
): Promise<LoggedRequest[]> {
  return db
    .select()
    .from(loggedRequests)
    .where(
      and(
        isShownTo(merchantId),
        before === undefined ? undefined : lt(loggedRequests.sequence, before),
        onlyRefused ? gte(loggedRequests.status, 400) : undefined,
      ),
    )
    .orderBy(desc(loggedRequests.sequence))
    .limit(limit);
}

/** A call of a merchant by its request's id; null when it is not stored. */
export async function findRequest(db: Database, merchantId: string, id: string): Promise<LoggedRequest | null> {
  const [found] = await db
    .select()
    .from(loggedRequests)
    .where(and(isShownTo(merchantId), eq(loggedRequests.id, id)));
  return found ?? null;
}
