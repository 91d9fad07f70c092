import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { respondWithError } from '../../core/http/respond.ts';
import type { SandboxError } from '../../core/http/sandbox-error.ts';
import { SANDBOX, SITE } from '../../testing/open-sandbox.ts';
import { intentCredential } from './intent-credential.ts';
import { mintInstructionToken, mintIntentToken } from './mint-instruction-token.ts';
import { openStoredCheckouts } from './testing/open-stored-checkouts.ts';

const checkouts = openStoredCheckouts();

/** A call whose answer tells what the credential gave to the route. */
async function call(headers: Record<string, string>) {
  const { db, clock } = checkouts.sandbox;
  const app = new Hono()
    .onError((error, c) => respondWithError(c, error as SandboxError))
    .get('/', intentCredential(db, clock), (c) =>
      c.json({ intent: c.var.intent.id, seq: c.var.seq, caller: c.get('caller') }),
    );
  const response = await app.request(SANDBOX, { headers });
  const readers = response.headers.get('access-control-allow-origin');
  return { status: response.status, readers, body: (await response.json()) as Record<string, unknown> };
}

describe('a checkout’s token', () => {
  it('names the checkout and the instruction, and its merchant as the caller', async () => {
    const { intent, row } = await checkouts.shown();
    const { db } = checkouts.sandbox;
    const caller = { merchantId: intent.merchantId, credential: 'checkout token' };
    for (const [seq, token] of [
      [0, await mintIntentToken(db, intent)],
      [1, await mintInstructionToken(db, intent, row)],
    ] as const) {
      const answer = await call({ 'x-access-token': token, origin: SITE });
      expect(answer).toEqual({ status: 200, readers: SITE, body: { intent: intent.id, seq, caller } });
    }
  });

  it('is for the pages of its merchant', async () => {
    const token = await mintIntentToken(checkouts.sandbox.db, await checkouts.begun());
    expect(await call({ 'x-access-token': token, origin: 'https://evil.test' })).toMatchObject({
      status: 403,
      readers: null,
      body: { error: { code: 'access_forbidden' } },
    });
  });
});

describe('a call without such a token', () => {
  it.each([
    ['a known page may read', { origin: SITE }, SITE],
    ['no other page may read', { origin: 'https://evil.test' }, null],
    ['no page may read when none asked', {}, null],
    ['a known page may read, also with another text', { origin: SITE, 'x-access-token': 'abc' }, SITE],
  ])('is refused with a reason that %s', async (_, headers, readers) => {
    const message = 'Access forbidden: this checkout is unknown or has expired';
    expect(await call(headers)).toMatchObject({
      status: 403,
      readers,
      body: { status: 403, error: { code: 'token_required', message }, resource: { data: null } },
    });
  });
});
