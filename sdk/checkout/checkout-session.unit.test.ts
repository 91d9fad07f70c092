import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SdkError } from '../client/sdk-error.ts';
import { answer, jwt } from '../client/testing/client-fakes.ts';
import { CheckoutSession, HELD, LISTEN_PAUSE, POLL_TIMEOUT } from './checkout-session.ts';
import type { Instruction } from './instruction.ts';

const TOKEN = jwt({ environment: 'sandbox' });
const NEXT = jwt({ environment: 'sandbox', n: 2 });
const START = Date.UTC(2026, 10, 21);
const ok = (data: unknown) => answer(200, { resource: { data } });
const show = (more: object = {}) => ok({ name: 'card_form.show', ...more });

interface Sent {
  readonly address: string;
  readonly init: RequestInit | undefined;
  readonly at: number;
}
let sent: Sent[];
let reply: (count: number) => Response | Promise<Response>;
let session: CheckoutSession;

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  sent = [];
  reply = () => new Promise(() => {});
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    sent.push({ address, init, at: Date.now() - START });
    const stopped = new Promise<Response>((_, reject) => init?.signal?.addEventListener('abort', reject));
    return Promise.race([reply(sent.length), stopped]);
  });
  session = new CheckoutSession(TOKEN);
});
afterEach(async () => {
  session.destroy();
  await passed();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const passed = (time = 0) => vi.advanceTimersByTimeAsync(time);
const headers = (index: number) => new Headers(sent[index]?.init?.headers);

describe('the instruction poll', () => {
  it('is a GET with the time, again after each answer [S7.17]', async () => {
    const given: Instruction[] = [];
    reply = (count) => (count < 3 ? show({ payload: { count } }) : new Promise(() => {}));
    session.listen((instruction) => void given.push(instruction));
    await passed(2 * LISTEN_PAUSE);
    expect(sent.map(({ address }) => address)).toEqual(
      [0, 1, 2].map(
        (turn) => `https://api-sandbox.paydock.com/v1/checkouts/instruction?time=${START + turn * LISTEN_PAUSE}`,
      ),
    );
    expect(sent[0]?.init?.method).toBe('GET');
    expect(headers(0).get('x-access-token')).toBe(TOKEN);
    expect(given.map(({ payload }) => payload)).toEqual([{ count: 1 }, { count: 2 }]);
  });

  it('waits for the handler before it asks for the next', async () => {
    let done = () => {};
    reply = () => show();
    session.listen(() => new Promise<void>((resolve) => (done = resolve)));
    await passed(60_000);
    expect(sent).toHaveLength(1);
    done();
    await passed();
    expect(sent).toHaveLength(2);
  });

  it('goes on with each instruction’s own token', async () => {
    reply = (count) => (count === 1 ? show({ instruction_token: NEXT }) : new Promise(() => {}));
    session.listen(() => {});
    await passed(LISTEN_PAUSE);
    expect([headers(0).get('x-access-token'), headers(1).get('x-access-token'), session.token]).toEqual([
      TOKEN,
      NEXT,
      NEXT,
    ]);
  });

  it('stops at an instruction whose token cannot be read, and the handler never sees it [S5.45]', async () => {
    const handler = vi.fn();
    const errors: SdkError[] = [];
    for (const instruction_token of ['abc', '', 5]) {
      reply = () => show({ instruction_token });
      session.listen(handler, (error) => void errors.push(error));
      await passed(LISTEN_PAUSE);
    }
    await passed(600_000);
    expect(sent).toHaveLength(3);
    expect(handler).not.toHaveBeenCalled();
    expect(errors.map(({ message }) => message)).toEqual(Array(3).fill('Invalid instruction token.'));
    expect(session.token).toBe(TOKEN);
  });

  it('follows 500, 401 and a network failure with another request, but not 403 [S7.18]', async () => {
    const errors: SdkError[] = [];
    const answers = [
      () => answer(500, {}),
      () => answer(401, {}),
      () => Promise.reject(new TypeError('offline')),
      () => answer(403, { error: { message: 'Session expired' } }),
    ];
    reply = (count) => answers[count - 1]?.() ?? show();
    session.listen(
      () => {},
      (error) => void errors.push(error),
    );
    await passed(600_000);
    expect(sent.map(({ at }) => at)).toEqual([0, 1000, 3000, 7000]);
    expect(errors.map(({ status, message }) => [status, message])).toEqual([[403, 'Session expired']]);
  });

  it('waits no longer once the server answers again: the next failure begins anew', async () => {
    reply = (count) => (count % 3 === 0 ? show() : answer(503, {}));
    session.listen(() => {});
    await passed(6500);
    expect(sent.map(({ at }) => at)).toEqual([0, 1000, 3000, 3000, 4000, 6000, 6000]);
  });

  it('of a server that holds nothing back comes at most every 250 ms', async () => {
    reply = () => show();
    session.listen(() => {});
    await passed(LISTEN_PAUSE - 1);
    expect(sent).toHaveLength(1);
    await passed(1);
    expect(sent).toHaveLength(2);
    expect(LISTEN_PAUSE).toBe(250);
  });

  it.each([
    ['500', () => answer(500, {})],
    ['no network', () => Promise.reject(new TypeError('offline'))],
    ['no JSON', () => answer(200, '<html>')],
    ['nothing, at once', () => ok(null)],
  ])('costs at most 40 requests in ten minutes of %s, whatever the jitter', async (_, fault) => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(Math, 'random').mockReturnValue(0.999999);
    reply = fault;
    session.listen(() => {});
    await passed(600_000);
    expect(sent.length).toBeLessThanOrEqual(40);
    expect(sent.length).toBeGreaterThan(20);
    const before = sent.length;
    // It reconnects within 30 s once the server responds.
    reply = () => show();
    const next = session.nextInstruction();
    await passed(30_000);
    expect((await next).name).toBe('card_form.show');
    expect(sent.length).toBeGreaterThan(before);
    session.destroy();
  });

  it('asks at once when it is hurried, and reports why the last question failed', async () => {
    reply = (count) => (count < 3 ? answer(503, {}) : show());
    const asked = session.nextInstruction();
    await passed();
    expect([sent.length, session.fault?.cause]).toEqual([1, 'service_unreachable']);
    session.hurry();
    await passed();
    expect(sent.map(({ at }) => at)).toEqual([0, 0]);
    session.hurry();
    await passed();
    expect([(await asked).name, session.fault]).toEqual(['card_form.show', undefined]);
  });

  it('respects Retry-After where that is longer', async () => {
    const limited = (after: string) => new Response('{}', { status: 429, headers: { 'retry-after': after } });
    reply = (count) => (count === 1 ? limited('45') : count === 2 ? limited('1') : new Promise(() => {}));
    session.listen(() => {});
    await passed(44_999);
    expect(sent).toHaveLength(1);
    await passed(1);
    expect(sent).toHaveLength(2);
    await passed(1999);
    expect(sent).toHaveLength(2);
    await passed(1);
    expect(sent).toHaveLength(3);
  });

  it('asks again at once after an empty answer that the server held, and rests after a quick one', async () => {
    const empty = (time: number) => new Promise<Response>((resolve) => setTimeout(() => resolve(ok({})), time));
    reply = (count) => (count === 1 ? empty(HELD) : count === 2 ? empty(HELD - 1) : new Promise(() => {}));
    session.listen(() => {});
    await passed(HELD);
    await passed();
    expect(sent).toHaveLength(2);
    await passed(HELD - 1 + 999);
    expect(sent).toHaveLength(2);
    await passed(1);
    expect(sent).toHaveLength(3);
  });

  it('gives up a request that is held too long, and sends it again at once', async () => {
    session.listen(() => {});
    await passed(POLL_TIMEOUT - 1);
    expect(sent).toHaveLength(1);
    await passed(1);
    await passed();
    expect(sent).toHaveLength(2);
  });

  it.each([
    ['by 504', () => answer(504, {})],
    ['without a response', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('asks again at once after a poll that a proxy cut %s, time after time [S7.17]', async (_, cut) => {
    reply = () => new Promise((resolve) => setTimeout(() => resolve(cut()), 6000));
    session.listen(() => {});
    await passed(6000 * 5 + 10);
    expect(sent.map(({ at }) => at)).toEqual([0, 6000, 12_000, 18_000, 24_000, 30_000]);
    session.destroy();
    await passed(6000);
  });

  it.each([
    ['a quick 504', 504, 4999],
    ['an overloaded server', 503, 6000],
  ])('waits longer and longer after %s [S7.17]', async (_, status, time) => {
    reply = () => new Promise((resolve) => setTimeout(() => resolve(answer(status, {})), time));
    session.listen(() => {});
    await passed(3 * time + 3000);
    expect(sent.map(({ at }) => at)).toEqual([0, time + 1000, 2 * time + 3000]);
    session.destroy();
    await passed(time);
  });

  it('is one for all who ask, and listens once', async () => {
    session.listen(() => {});
    session.listen(() => {});
    expect(session.nextInstruction()).toBe(session.nextInstruction());
    await passed();
    expect(sent).toHaveLength(1);
    session.nextInstruction().catch(() => {});
  });

  it.each(['while it asks', 'while it rests'])('ends with destroy() %s, without an error [S7.18]', async (when) => {
    const reported = vi.fn();
    if (when === 'while it rests') reply = () => answer(500, {});
    session.listen(reported, reported);
    await passed(500);
    session.destroy();
    expect(sent[0]?.init?.signal?.aborted).toBe(when === 'while it asks');
    await passed(600_000);
    expect([sent.length, reported.mock.calls.length]).toEqual([1, 0]);
    await expect(session.nextInstruction()).rejects.toMatchObject({ cause: 'aborted' });
  });
});

describe('the callback', () => {
  it('posts event and payload once, with the current token [S7.19] [S7.20]', async () => {
    reply = () => ok({ done: true });
    const payload = { status: 'success', ott_token: 'o1' };
    expect(await session.report('callback.card_form.ott_created', payload)).toEqual({ done: true });
    expect(sent).toHaveLength(1);
    expect([sent[0]?.address, sent[0]?.init?.method]).toEqual([
      'https://api-sandbox.paydock.com/v1/checkouts/callback',
      'POST',
    ]);
    expect(JSON.parse(String(sent[0]?.init?.body))).toEqual({ event: 'callback.card_form.ott_created', payload });
    expect(headers(0).get('x-access-token')).toBe(TOKEN);
  });

  it('is not repeated when its answer is lost', async () => {
    reply = () => Promise.reject(new TypeError('reset'));
    await expect(session.report('e', {})).rejects.toMatchObject({ cause: 'service_unreachable' });
    await passed(600_000);
    expect(sent).toHaveLength(1);
  });
});

it('the details of a checkout are asked for by its id [S7.21]', async () => {
  const details = { checkout_email: 'a@b.c', checkout_holder: 'Ann', gateway_type: 'PaypalClassic' };
  reply = () => ok(details);
  expect(await session.details('ch_1')).toEqual(details);
  await session.details('a/b');
  expect(sent.map(({ address, init }) => `${init?.method} ${address}`)).toEqual([
    'GET https://api-sandbox.paydock.com/v1/checkouts/ch_1',
    'GET https://api-sandbox.paydock.com/v1/checkouts/a%2Fb',
  ]);
});

it('a session needs a token that can be read [S5.45]', () => {
  expect(() => new CheckoutSession('abc')).toThrow(/^Invalid instruction token\.$/);
  expect(() => new CheckoutSession(NEXT)).not.toThrow();
});
