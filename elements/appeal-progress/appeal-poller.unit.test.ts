import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppealFigures } from '#rules/api/appeal-schemas.ts';
import { AppealPoller } from './appeal-poller.ts';

const figures = (code: string, raised = 1): AppealFigures => ({
  code,
  name: code,
  currency: 'AUD',
  raised,
  matched: 0,
  goal: 100,
  gifts: 1,
  until: null,
});
let calls: (readonly string[])[];
let response: (codes: readonly string[]) => Promise<readonly AppealFigures[]>;
let poller: AppealPoller;
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  response = async (codes) => codes.map((code) => figures(code));
  poller = new AppealPoller((codes) => {
    calls.push(codes);
    return response(codes);
  });
});
afterEach(() => vi.useRealTimers());

describe('the figures of appeals', () => {
  it('come in one call for 100 elements of two appeals', async () => {
    const shown: (AppealFigures | undefined)[] = [];
    for (let each = 0; each < 100; each += 1) poller.watch(each % 2 ? 'a' : 'b', (found) => shown.push(found));
    await pass(0);
    expect(calls, '[D7.01] one call').toEqual([['b', 'a']]);
    expect(shown).toHaveLength(100);
  });

  it('are refreshed every 15 s while they are seen, and not before', async () => {
    const { see, stop } = poller.watch('a', () => {});
    await pass(0);
    await pass(60_000);
    expect(calls, '[D7.01] never out of view').toHaveLength(1);
    see(true);
    await pass(0);
    expect(calls, '[D7.01] old figures at once').toHaveLength(2);
    await pass(14_999);
    expect(calls, '[D7.01] at most each 15 s').toHaveLength(2);
    await pass(1);
    expect(calls, '[D7.01] each 15 s').toHaveLength(3);
    see(false);
    await pass(30_000);
    see(true);
    stop();
    await pass(30_000);
    expect(calls).toHaveLength(3);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('are known to an element that comes later', async () => {
    poller.watch('a', () => {});
    await pass(0);
    const shown: unknown[] = [];
    poller.watch('a', (found) => shown.push(found?.code));
    await pass(0);
    expect([shown, calls.length]).toEqual([['a'], 1]);
    poller.watch('b', () => {});
    await pass(0);
    expect(calls.at(-1)).toEqual(['b']);
  });

  it('stay as they were when a call fails, and are asked for again after 15 s', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const shown: unknown[] = [];
    poller.watch('a', (found) => shown.push(found?.raised)).see(true);
    await pass(0);
    response = () => Promise.reject(new Error('offline'));
    await pass(15_000);
    response = async () => [figures('a', 2)];
    await pass(15_000);
    expect([shown, calls.length]).toEqual([[1, 2], 3]);
  });

  it('are nothing for an unknown appeal', async () => {
    response = async () => [];
    const shown: unknown[] = [];
    poller.watch('x', (found) => shown.push(found));
    await pass(0);
    expect(shown).toEqual([undefined]);
  });

  it('never run two calls at once', async () => {
    let settle = (_: readonly AppealFigures[]) => {};
    response = () => new Promise((resolve) => (settle = resolve));
    poller.watch('a', () => {}).see(true);
    await pass(0);
    poller.watch('b', () => {});
    await pass(45_000);
    expect(calls).toHaveLength(1);
    settle([figures('a')]);
    await pass(0);
    expect(calls[1]).toEqual(['a', 'b']);
  });
});
