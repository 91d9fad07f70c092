import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLoadLimit, type LoadLimit, type LoopState } from './load-limit.ts';

let loop: LoopState;
let loadLimit: LoadLimit;
let begun: string[];
let ends: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  loop = 'behind';
  begun = [];
  ends = [];
  const limits = { running: 2, runningMs: 250, waitingOfNetwork: 6, waiting: 8, refusalMs: 1_000 };
  loadLimit = createLoadLimit({ limits, clock: Date.now, loop: () => loop });
});
afterEach(() => {
  vi.useRealTimers();
});

interface Asked {
  status?: number;
  retryAfter?: string | null;
  isGone: boolean;
}

/** A request that is processed until the test ends it. */
function ask(network: string, { name = network, weight = 1 } = {}): Asked {
  const asked: Asked = { isGone: false };
  const work = () => {
    begun.push(name);
    return new Promise<Response>((resolve) => ends.push(() => resolve(new Response(name))));
  };
  const reply = loadLimit.run(work, () => ({ network, weight, isGone: () => asked.isGone }));
  void Promise.resolve(reply).then((response) => {
    asked.status = response.status;
    asked.retryAfter = response.headers.get('retry-after');
  });
  return asked;
}

const rounds = () => vi.advanceTimersByTimeAsync(1);
/** Ends what runs, again and again, until nothing waits. */
async function answerAll() {
  await rounds();
  while (ends.length > 0) {
    ends.shift()!();
    await rounds();
  }
}

describe('a flood from one network', () => {
  it('does not delay the request of another: it begins next', async () => {
    for (let n = 0; n < 5; n += 1) ask('script');
    await rounds();
    ask('visitor');
    await answerAll();
    expect(begun).toEqual(['script', 'script', 'visitor', 'script', 'script', 'script']);
  });

  it('is refused with Retry-After when too many wait, the newest, and the visitor who came later is served', async () => {
    const flood = Array.from({ length: 9 }, () => ask('script'));
    const visitor = ask('visitor');
    await vi.advanceTimersByTimeAsync(999);
    expect(
      flood.slice(6).map(({ status }) => status),
      'a script that is refused at once sends the next at once',
    ).toEqual([undefined, undefined, undefined]);
    await vi.advanceTimersByTimeAsync(1);
    // Two run, or would: six wait at most.
    expect(flood.map(({ status }) => status)).toEqual([...Array(6).fill(undefined), 429, 429, 429]);
    expect(flood.at(-1)?.retryAfter).toBe('2');
    await answerAll();
    expect([visitor.status, flood[5]?.status]).toEqual([200, 200]);
  });

  it('is told from one network each: then the newest of all is refused, as the server has no room', async () => {
    const many = Array.from({ length: 9 }, (_, n) => ask(`visitor ${n}`));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(many.map(({ status }) => status)).toEqual([...Array(8).fill(undefined), 503]);
    await answerAll();
  });

  it('of requests with large bodies comes after as many bytes of small ones', async () => {
    ask('large', { weight: 16 });
    ask('small');
    await answerAll();
    begun.length = 0;
    for (let n = 0; n < 2; n += 1) ask('large', { weight: 16 });
    for (let n = 0; n < 3; n += 1) ask('small');
    await answerAll();
    expect(begun).toEqual(['small', 'small', 'small', 'large', 'large']);
  });

  it('or from a crowd of new networks with large bodies, comes after the next page of a visitor', async () => {
    for (let n = 0; n < 3; n += 1) ask('visitor');
    await answerAll();
    begun.length = 0;
    for (let n = 0; n < 4; n += 1) ask(`crowd ${n}`, { weight: 9 });
    ask('visitor');
    await answerAll();
    expect(begun).toEqual(['visitor', 'crowd 0', 'crowd 1', 'crowd 2', 'crowd 3']);
  });
});

describe('an office where many ask from one address', () => {
  it('takes turns with the scripts of others, however much it asked', async () => {
    for (let n = 0; n < 200; n += 1) {
      ask('office');
      if (n % 2) ask('script');
      await answerAll();
    }
    begun.length = 0;
    for (const network of ['script', 'script', 'script', 'office', 'office', 'office']) ask(network);
    await answerAll();
    expect(begun.filter((_, index) => index % 2)).toHaveLength(3);
    for (const at of [0, 2, 4]) expect(new Set(begun.slice(at, at + 2))).toEqual(new Set(['office', 'script']));
  });
});

describe('what a network has sent', () => {
  it.each([
    [9, ['other', 'office']],
    [11, ['office', 'other']],
  ])('counts by half after ten seconds of a flood: after %d the order is %j', async (seconds, order) => {
    ask('office', { weight: 40 });
    for (let quarter = 0; quarter < 4 * seconds; quarter += 1) {
      for (let n = 0; n < 3; n += 1) ask('flood');
      await vi.advanceTimersByTimeAsync(250);
    }
    ask('other', { weight: 30 });
    await vi.advanceTimersByTimeAsync(250);
    begun.length = 0;
    ask('other');
    ask('office');
    await answerAll();
    expect(begun.filter((name) => name !== 'flood')).toEqual(order);
  });
});

describe('a request that waits for something else', () => {
  it('no longer counts after a quarter of a second: slow bodies do not take every turn', async () => {
    ask('slow', { name: 'first' });
    ask('slow', { name: 'second' });
    await rounds();
    ask('visitor');
    await vi.advanceTimersByTimeAsync(200);
    expect(begun).toEqual(['first', 'second']);
    await vi.advanceTimersByTimeAsync(100);
    expect(begun).toEqual(['first', 'second', 'visitor']);
  });

  it('lets others begin at once while the processor is idle', async () => {
    ask('slow', { name: 'first' });
    ask('slow', { name: 'second' });
    await rounds();
    ask('visitor');
    loop = 'idle';
    await vi.advanceTimersByTimeAsync(20);
    expect(begun).toEqual(['first', 'second', 'visitor']);
  });

  it('is forgotten when its sender disconnects meanwhile', async () => {
    ask('script');
    ask('script');
    await rounds();
    const gone = ask('gone');
    gone.isGone = true;
    await answerAll();
    expect([begun, gone.status]).toEqual([['script', 'script'], 429]);
  });
});

describe('a server that is not behind', () => {
  it('begins each request at once, and asks nobody’s network', () => {
    loop = 'idle';
    const sender = vi.fn();
    expect(loadLimit.run(() => new Response('now'), sender)).toBeInstanceOf(Response);
    expect(sender).not.toHaveBeenCalled();
  });
});

describe('a server that is behind', () => {
  it('takes the connections that wait before it begins a request, for 5 ms: else nobody could be let ahead', async () => {
    ask('script');
    for (const connection of ['second', 'third']) {
      loadLimit.accepted();
      await vi.advanceTimersToNextTimerAsync();
      expect(begun, 'another connection may wait').toEqual([]);
      ask(connection);
    }
    loadLimit.accepted();
    vi.setSystemTime(Date.now() + 6);
    await vi.advanceTimersToNextTimerAsync();
    expect(begun).toEqual(['script']);
    await answerAll();
  });
});
