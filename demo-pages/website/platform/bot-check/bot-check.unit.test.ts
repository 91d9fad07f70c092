import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../server/database/open-database.ts';
import { openTestDatabase } from '../../../server/database/testing/open-test-database.ts';
import { createFormTickets, TICKET_LIFE_MS, TICKET_MIN_AGE_MS } from './form-ticket.ts';
import { createGoogleBotCheck } from './google-bot-check.ts';
import { CHALLENGE_LIFE_MS, createOwnBotCheck, zeroBits } from './own-bot-check.ts';
import { createSigner } from './signing-key.ts';
import { forgetExpiredUses, takeUse } from './verdict.ts';

let database: OpenDatabase;
let now = 0;
const clock = () => now;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => {
  now = Date.parse('2026-11-21T00:00:00Z');
});
afterAll(() => database.close());

const solve = (challenge: string, wanted: (bits: number) => boolean) => {
  for (let nonce = 0; ; nonce += 1) {
    const token = `${challenge}.${nonce}`;
    if (wanted(zeroBits(createHash('sha256').update(token).digest()))) return token;
  }
};
const make = (difficulty = 6) => createOwnBotCheck({ signer: createSigner(database.db, 'test'), clock, difficulty });

describe('zero bits', () => {
  it.each([
    [[0x80], 0],
    [[0x7f], 1],
    [[0x01], 7],
    [[0, 0x80], 8],
    [[0, 0, 0x1f], 19],
    [[0, 0], 16],
  ])('of %j are %i', (bytes, expected) => expect(zeroBits(Uint8Array.from(bytes))).toBe(expected));
});

describe('the site’s own bot check', () => {
  it('takes a token that has enough zero bits, and none that has one too few', async () => {
    const check = make();
    const { challenge, difficulty, expires } = await check.issue('petition');
    expect([difficulty, expires]).toEqual([6, now + CHALLENGE_LIFE_MS]);
    const good = await check.verify(
      solve(challenge, (bits) => bits === 6),
      'petition',
      '',
    );
    expect(good).toEqual({ isPerson: true, use: { challenge: expect.any(String), expiresAt: new Date(expires) } });
    const bad = await check.verify(
      solve(challenge, (bits) => bits === 5),
      'petition',
      '',
    );
    expect(bad).toEqual({ isPerson: false, message: expect.stringContaining('send it again') });
  });

  it('takes a token until it expires, for the form it was made for', async () => {
    const check = make();
    const token = solve((await check.issue('subscribe')).challenge, (bits) => bits >= 6);
    expect((await check.verify(token, 'petition', '')).isPerson).toBe(false);
    now += CHALLENGE_LIFE_MS - 1;
    expect((await check.verify(token, 'subscribe', '')).isPerson).toBe(true);
    now += 1;
    expect((await check.verify(token, 'subscribe', '')).isPerson).toBe(false);
  });

  it('names one use for a challenge, however many nonces solve it', async () => {
    const check = make(2);
    const { challenge } = await check.issue('subscribe');
    const first = await check.verify(
      solve(challenge, (bits) => bits === 2),
      'subscribe',
      '',
    );
    const other = await check.verify(
      solve(challenge, (bits) => bits === 3),
      'subscribe',
      '',
    );
    expect(first).toEqual(other);
    if (!first.isPerson || !first.use) throw new Error('not verified');
    expect([await takeUse(database.db, first.use), await takeUse(database.db, first.use)]).toEqual([true, false]);
    // A use is stored as long as its token is valid, and no longer.
    now += CHALLENGE_LIFE_MS;
    await forgetExpiredUses(database.db, now);
    expect(await takeUse(database.db, first.use)).toBe(false);
    await forgetExpiredUses(database.db, now + 1);
    expect(await takeUse(database.db, first.use)).toBe(true);
  });

  it.each([
    '',
    '.',
    'subscribe.0.9999999999999.x.y.0',
    'a'.repeat(100_000),
    '......',
    'subscribe.2.\u0000.x.y.1',
    'ｓｕｂｓｃｒｉｂｅ.0.9e99.x..0',
  ])('refuses %j', async (token) => {
    expect((await make().verify(token.slice(0, 400), 'subscribe', '')).isPerson).toBe(false);
    expect((await make().verify(token, 'subscribe', '')).isPerson).toBe(false);
  });

  it('refuses a challenge that was made easier, longer or for another form', async () => {
    const check = make(6);
    const { challenge, expires } = await check.issue('petition');
    const forged = [
      challenge.replace('petition.6.', 'petition.0.'),
      challenge.replace(String(expires), String(expires + 1)),
      challenge.replace('petition', 'subscribe'),
      challenge.slice(0, -1),
    ];
    for (const text of forged) {
      const token = solve(text, (bits) => bits >= 6);
      expect((await check.verify(token, token.startsWith('sub') ? 'subscribe' : 'petition', '')).isPerson).toBe(false);
    }
  });

  it('is one check in all processes, with a key for each purpose', async () => {
    const token = solve((await make().issue('petition')).challenge, (bits) => bits >= 6);
    expect((await make().verify(token, 'petition', '')).isPerson).toBe(true);
    const stranger = createOwnBotCheck({ signer: createSigner(database.db, 'other'), clock, difficulty: 6 });
    expect((await stranger.verify(token, 'petition', '')).isPerson).toBe(false);
  });
});

describe('a form’s ticket', () => {
  const tickets = () => createFormTickets(createSigner(database.db, 'test'), clock);

  it('is good from the moment a person could have read the form until hours later, for its form alone', async () => {
    const ticket = await tickets().issue('petition');
    const isGood = async (action: 'petition' | 'subscribe' = 'petition') =>
      (await tickets().verify(ticket, action)).isPerson;
    now += TICKET_MIN_AGE_MS - 1;
    expect(await isGood()).toBe(false);
    now += 1;
    expect([await isGood(), await isGood('subscribe')]).toEqual([true, false]);
    now += TICKET_LIFE_MS - TICKET_MIN_AGE_MS - 1;
    expect(await isGood()).toBe(true);
    now += 1;
    expect(await isGood()).toBe(false);
  });

  it('cannot be made by others, nor from a challenge', async () => {
    const ticket = await tickets().issue('petition');
    now += TICKET_MIN_AGE_MS;
    const challenge = (await make().issue('petition')).challenge;
    const [action, issued, salt, signature] = ticket.split('.');
    const forged = [
      `${action}.${Number(issued) - 5}.${salt}.${signature}`,
      `${action}.${issued}.${salt}.`,
      `${action}.${issued}.${salt}`,
      challenge,
      'x'.repeat(1000),
    ];
    for (const text of forged) expect((await tickets().verify(text, 'petition')).isPerson).toBe(false);
  });
});

describe('Google’s bot check', () => {
  const asked: { url: string; body: URLSearchParams }[] = [];
  const entries: Record<string, unknown>[] = [];
  const check = (answer: unknown) =>
    createGoogleBotCheck({
      secret: 's3cret',
      siteKey: 'k',
      host: 'haven.example',
      log: (entry) => entries.push(entry),
      fetch: async (url, init) => {
        asked.push({ url: String(url), body: new URLSearchParams(String(init?.body)) });
        if (answer instanceof Error) throw answer;
        return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer));
      },
    });
  const good = { success: true, hostname: 'haven.example' };

  it('asks with the secret, the token and the address', async () => {
    expect(await check(good).verify('t0ken', 'petition', '203.0.113.7')).toEqual({ isPerson: true });
    expect(asked.at(-1)?.url).toBe('https://www.google.com/recaptcha/api/siteverify');
    expect(Object.fromEntries(asked.at(-1)?.body ?? [])).toEqual({
      secret: 's3cret',
      response: 't0ken',
      remoteip: '203.0.113.7',
    });
  });

  it.each([
    [good, true],
    [{ ...good, action: 'petition', score: 0.5 }, true],
    [{ ...good, action: 'petition', score: 0.4 }, false],
    [{ ...good, action: 'subscribe' }, false],
    [{ ...good, hostname: 'evil.example' }, false],
    [{ ...good, success: 'true' }, false],
    [{ success: false, 'error-codes': ['timeout-or-duplicate'] }, false],
    ['<html>', false],
    ['null', false],
    [new Error('offline'), false],
  ])('judges %j as %j, and says nothing of the token in the log', async (answer, isPerson) => {
    expect((await check(answer).verify('t0ken', 'petition', '203.0.113.7')).isPerson).toBe(isPerson);
    expect(JSON.stringify(entries)).not.toMatch(/t0ken|s3cret|203\.0/);
  });
});
