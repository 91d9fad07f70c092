import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { supervise } from './supervise.ts';

/** A process that ends on request, and notes its signals. */
class FakeChild extends EventEmitter {
  exitCode: number | null = null;
  signalCode = null;
  signals: string[] = [];
  ignoresSignals = false;
  kill(signal: string) {
    this.signals.push(signal);
    if (!this.ignoresSignals || signal === 'SIGKILL') this.end(0);
    return true;
  }
  end(code: number) {
    this.exitCode = code;
    this.emit('exit', code);
  }
}

let children: FakeChild[];
let logged: Record<string, unknown>[];
const start = () => {
  const child = new FakeChild();
  children.push(child);
  return child as unknown as ChildProcess;
};
const open = () => supervise('sandbox', start, (entry) => logged.push(entry));
const last = () => children[children.length - 1]!;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  children = [];
  logged = [];
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a supervised program', () => {
  it('fails the start when it ends before it was ready', async () => {
    const { listening, ready } = open();
    last().end(1);
    await expect(ready).rejects.toThrow('The sandbox ended before it was ready');
    await expect(listening).rejects.toThrow('The sandbox ended before it was ready');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(children).toHaveLength(1);
  });

  it('says that it listens before it is ready, and still fails the start when it ends between', async () => {
    const { listening, ready } = open();
    const failure = expect(ready).rejects.toThrow('The sandbox ended before it was ready');
    last().emit('message', 'listening');
    await listening;
    last().end(1);
    await failure;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(children).toHaveLength(1);
  });

  it('is started again after a wait that doubles up to 30 s [P1.01]', async () => {
    const { ready } = open();
    last().emit('message', 'ready');
    await ready;
    for (const wait of [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      const before = children.length;
      last().end(1);
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(children).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(children).toHaveLength(before + 1);
    }
    expect(logged[0]).toEqual({ event: 'sandbox', message: 'ended', code: 1, againInMs: 500 });
    // One minute without a fault, and the wait is short again.
    await vi.advanceTimersByTimeAsync(60_000);
    last().end(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(logged.at(-1)).toMatchObject({ againInMs: 500 });
  });

  it('stops with its parent, also while it waits to be started again', async () => {
    const { ready, stop } = open();
    last().emit('message', 'ready');
    await ready;
    last().end(1);
    await vi.advanceTimersByTimeAsync(0);
    await stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(children).toHaveLength(1);
  });

  it('is killed when it does not stop within 15 s', async () => {
    const { ready, stop } = open();
    last().emit('message', 'ready');
    await ready;
    last().ignoresSignals = true;
    const stopped = stop();
    await vi.advanceTimersByTimeAsync(14_999);
    expect(last().signals).toEqual(['SIGTERM']);
    await vi.advanceTimersByTimeAsync(1);
    await stopped;
    expect(last().signals).toEqual(['SIGTERM', 'SIGKILL']);
  });
});
