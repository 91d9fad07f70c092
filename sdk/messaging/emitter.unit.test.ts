import { afterEach, describe, expect, it, vi } from 'vitest';
import { Emitter } from './emitter.ts';

interface Events {
  finish: string;
  error: number;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('handlers', () => {
  it('of an event that there is not are warned about, where the names are known', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    new Emitter<Events>().on('finished' as 'finish', () => {});
    const emitter = new Emitter<Events>(['finish', 'error']);
    emitter.on('finish', () => {});
    expect(warn).not.toHaveBeenCalled();
    emitter.on('finished' as 'finish', () => {});
    void emitter.next('' as 'finish');
    expect(warn.mock.calls[0]).toEqual([
      'There is no event finished: its handler never runs. Events are finish, error.',
    ]);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('run at every occurrence of their own event, in order, and report whether anybody listens', () => {
    const emitter = new Emitter<Events>();
    const log: unknown[] = [];
    expect(emitter.emit('finish', 'early')).toBe(false);
    emitter.on('finish', (data) => log.push(['first', data]));
    emitter.on('finish', (data) => log.push(['second', data]));
    emitter.on('error', (data) => log.push(data));
    expect(emitter.emit('finish', 'a')).toBe(true);
    expect(emitter.emit('finish', 'b')).toBe(true);
    expect(log).toEqual([
      ['first', 'a'],
      ['second', 'a'],
      ['first', 'b'],
      ['second', 'b'],
    ]);
  });

  it('stop when they unsubscribe, or all at once', () => {
    const emitter = new Emitter<Events>();
    const [stays, goes] = [vi.fn(), vi.fn()];
    emitter.on('finish', stays);
    const stop = emitter.on('finish', goes);
    expect(stop()).toBeUndefined();
    emitter.emit('finish', 'a');
    expect(goes).not.toHaveBeenCalled();
    expect(stays).toHaveBeenCalledTimes(1);
    emitter.clear();
    expect(emitter.emit('finish', 'b')).toBe(false);
    expect(stays).toHaveBeenCalledTimes(1);
  });

  it('that subscribe during an event wait for the next one', () => {
    const emitter = new Emitter<Events>();
    const late = vi.fn();
    emitter.on('finish', () => emitter.on('finish', late));
    emitter.emit('finish', 'a');
    expect(late).not.toHaveBeenCalled();
  });

  it('that throw are reported and stop no other', () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const emitter = new Emitter<Events>();
    const [fault, other] = [new Error('mine'), vi.fn()];
    emitter.on('finish', () => {
      throw fault;
    });
    emitter.on('finish', other);
    expect(emitter.emit('finish', 'a')).toBe(true);
    expect(report.mock.calls).toEqual([[fault]]);
    expect(other).toHaveBeenCalledExactlyOnceWith('a');
  });

  it('that throw are logged where nothing reports', () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    vi.stubGlobal('reportError', undefined);
    const emitter = new Emitter<Events>();
    emitter.on('error', () => {
      throw 'text';
    });
    emitter.emit('error', 1);
    expect(log.mock.calls).toEqual([['text']]);
  });
});

describe('the next occurrence', () => {
  it('resolves once and leaves no handler', async () => {
    const emitter = new Emitter<Events>();
    const next = emitter.next('finish');
    expect(emitter.emit('error', 1)).toBe(false);
    expect(emitter.emit('finish', 'a')).toBe(true);
    expect(emitter.emit('finish', 'b')).toBe(false);
    expect(await next).toBe('a');
  });
});
