import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTurns, type Turns } from './turns.ts';

const BUSY = { utilization: 1, roundMs: 50 };
const RESTING = { utilization: 0.1, roundMs: 0.1 };
let loop = BUSY;
let turns: Turns;
let begun: string[];
let ends: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  // A server that is behind: the first measure is at the first request.
  vi.setSystemTime(1_000);
  loop = BUSY;
  begun = [];
  ends = [];
  const limits = { running: 2, turnMs: 250, waiting: 6 };
  turns = createTurns({ limits, clock: Date.now, measureLoop: () => () => loop });
});
afterEach(() => {
  vi.useRealTimers();
});

interface Asked {
  status?: number;
  retryAfter?: string | null;
  hangUp(): void;
}

/** A request that is worked on until the test ends it. */
function ask(network: string, { name = network, weight = 1 } = {}): Asked {
  const asked: Asked = { hangUp: () => {} };
  const answer = turns.run({
    work: () => {
      begun.push(name);
      return new Promise((resolve) => ends.push(() => resolve(new Response(name))));
    },
    sender: () => ({ network, weight, onGone: (forget) => Object.assign(asked, { hangUp: forget }) }),
    observe: (response) => {
      asked.status = response.status;
      asked.retryAfter = response.headers.get('retry-after');
      return response;
    },
  });
  void answer;
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

  it('is refused with Retry-After when too many wait, the newest first, and the visitor who came later is served', async () => {
    const flood = Array.from({ length: 9 }, () => ask('script'));
    // Two run, or would: six wait at most.
    expect(flood.map(({ status }) => status)).toEqual([...Array(6).fill(undefined), 429, 429, 429]);
    expect(flood.at(-1)?.retryAfter).toBe('2');
    const visitor = ask('visitor');
    await answerAll();
    expect([visitor.status, flood[5]?.status, flood[4]?.status]).toEqual([200, 429, 200]);
  });

  it('is told from one network each: then the newest of all is refused, as the server has no room', async () => {
    const many = Array.from({ length: 7 }, (_, n) => ask(`visitor ${n}`));
    expect(many.map(({ status }) => status)).toEqual([...Array(6).fill(undefined), 503]);
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

  it('lets others begin at once while the processor rests', async () => {
    ask('slow', { name: 'first' });
    ask('slow', { name: 'second' });
    await rounds();
    ask('visitor');
    loop = RESTING;
    await vi.advanceTimersByTimeAsync(20);
    expect(begun).toEqual(['first', 'second', 'visitor']);
  });

  it('is forgotten when its sender hangs up before its turn', async () => {
    ask('script');
    ask('script');
    await rounds();
    const gone = ask('gone');
    gone.hangUp();
    await answerAll();
    expect([begun, gone.status]).toEqual([['script', 'script'], 429]);
  });
});

describe('a server that is not behind', () => {
  it('begins each request at once, and asks nobody’s network', () => {
    loop = RESTING;
    const sender = vi.fn();
    const answer = turns.run({ work: () => new Response('now'), sender, observe: (response) => response });
    expect(answer).toBeInstanceOf(Response);
    expect(sender).not.toHaveBeenCalled();
  });
});

describe('a server that is behind', () => {
  it('takes the connections that wait before it begins a request, for 5 ms: else nobody could be let ahead', async () => {
    ask('script');
    for (const connection of ['second', 'third']) {
      turns.accepted();
      vi.advanceTimersToNextTimer();
      expect(begun, 'another connection may wait').toEqual([]);
      ask(connection);
    }
    turns.accepted();
    vi.setSystemTime(Date.now() + 6);
    vi.advanceTimersToNextTimer();
    expect(begun).toEqual(['script']);
    await answerAll();
  });
});
