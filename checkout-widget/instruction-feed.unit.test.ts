import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Instruction } from '#sdk';
import { InstructionFeed, REPEAT_PAUSE_MS } from './instruction-feed.ts';
import type { InstructionSource } from './session/session-state.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A feed whose answers the test gives; `stepOf` is the state of the step on screen. */
function feeding(stepOf: 'unfinished' | 'finished' | undefined = undefined) {
  const asked: { resolve(value: Instruction): void; reject(error: unknown): void }[] = [];
  const listener = {
    stepOf: vi.fn((_name: string) => stepOf),
    follow: vi.fn(),
    rest: vi.fn(),
    refuse: vi.fn(),
    setEnding: vi.fn(),
  };
  const source = {
    nextInstruction: () => new Promise<Instruction>((resolve, reject) => void asked.push({ resolve, reject })),
  };
  const feed = new InstructionFeed(source as InstructionSource, listener);
  const answer = async (name: string, more: object = {}) => {
    asked.at(-1)?.resolve({ name, payload: {}, next_instruction: false, ...more } as Instruction);
    await vi.advanceTimersByTimeAsync(0);
  };
  const ask = async (name: string, more?: object) => {
    feed.ask();
    await answer(name, more);
  };
  return { feed, asked, listener, answer, ask };
}

describe('asking', () => {
  it('is done once, however often it is asked for while an answer is awaited', async () => {
    const { feed, asked, answer } = feeding();
    expect(feed.isUnderWay).toBe(false);
    feed.ask();
    feed.ask();
    expect([asked.length, feed.isUnderWay]).toEqual([1, true]);
    await answer('card_form.show');
    expect(feed.isUnderWay).toBe(false);
    feed.ask();
    expect(asked).toHaveLength(2);
  });

  it('later takes a pause of one second, and one at a time', async () => {
    const { feed, asked } = feeding();
    feed.askLater();
    await vi.advanceTimersByTimeAsync(500);
    feed.askLater();
    expect([feed.isUnderWay, vi.getTimerCount()]).toEqual([true, 1]);
    await vi.advanceTimersByTimeAsync(REPEAT_PAUSE_MS - 1);
    expect(asked).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect([asked.length, REPEAT_PAUSE_MS]).toEqual([1, 1000]);
  });

  it('at once ends the pause', async () => {
    const { feed, asked } = feeding();
    feed.askLater();
    feed.ask();
    expect([asked.length, vi.getTimerCount()]).toEqual([1, 0]);
  });

  it('ends with the feed: nothing is asked, and an answer under way counts for nothing', async () => {
    const { feed, asked, listener, answer } = feeding();
    feed.ask();
    feed.askLater();
    feed.stop();
    expect(vi.getTimerCount()).toBe(0);
    await answer('card_form.show');
    feed.ask();
    feed.askLater();
    expect(vi.getTimerCount()).toBe(0);
    expect([asked.length, feed.isUnderWay]).toEqual([1, false]);
    for (const callback of [listener.follow, listener.rest, listener.refuse]) expect(callback).not.toHaveBeenCalled();
  });

  it('that is refused is passed on, and can be done again', async () => {
    const { feed, asked, listener } = feeding();
    feed.ask();
    const fault = new Error('403');
    asked[0]?.reject(fault);
    await vi.advanceTimersByTimeAsync(0);
    expect(listener.refuse.mock.calls).toEqual([[fault]]);
    expect(feed.isUnderWay).toBe(false);
    feed.ask();
    expect(asked).toHaveLength(2);
  });
});

describe('an instruction', () => {
  const follows = (listener: ReturnType<typeof feeding>['listener']) =>
    listener.follow.mock.calls.map(([instruction, isRepeated]) => [instruction.name, isRepeated]);

  it('is followed, and reported when it came before; its token does not make it new', async () => {
    const { ask, listener } = feeding();
    await ask('merchant_event.emit', { instruction_token: 't1' });
    await ask('merchant_event.emit', { instruction_token: 't2' });
    await ask('merchant_event.emit', { payload: { a: 1 } });
    expect(follows(listener)).toEqual([
      ['merchant_event.emit', false],
      ['merchant_event.emit', true],
      ['merchant_event.emit', false],
    ]);
    expect(listener.stepOf.mock.calls[0]).toEqual(['merchant_event.emit']);
  });

  it('that names the unfinished step on screen again rests, or is asked for later when more is to come', async () => {
    const { ask, listener, feed } = feeding('unfinished');
    await ask('card_form.show');
    await ask('card_form.show');
    expect([follows(listener).length, listener.rest.mock.calls.length, feed.isUnderWay]).toEqual([1, 1, false]);
    await ask('card_form.show', { next_instruction: true });
    await ask('card_form.show', { next_instruction: true });
    expect([follows(listener).length, listener.rest.mock.calls.length, feed.isUnderWay]).toEqual([2, 1, true]);
  });

  it('that names a finished step again is followed, unless it was asked for before the outcome', async () => {
    const { ask, answer, listener, feed } = feeding('finished');
    await ask('card_form.show');
    feed.ask();
    feed.noteOutcome();
    await answer('card_form.show');
    expect([follows(listener).length, listener.rest.mock.calls.length, feed.isUnderWay]).toEqual([1, 0, true]);
    await ask('card_form.show');
    expect(follows(listener)).toEqual([
      ['card_form.show', false],
      ['card_form.show', true],
    ]);
  });
});
