import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pushEvent, pushGaEvent, pushShopEvent } from './push-event.ts';

interface Entry {
  event?: string;
  ecommerce?: unknown;
  eventTimeout?: number;
  eventCallback?: (container?: string) => void;
}

const page = globalThis as { dataLayer?: unknown; google_tag_manager?: unknown };
let dataLayer: Entry[];

/** Whether a push has resolved. */
function watch(push: Promise<void>): { hasResolved: boolean } {
  const caller = { hasResolved: false };
  void push.then(() => {
    caller.hasResolved = true;
  });
  return caller;
}

beforeEach(() => {
  vi.useFakeTimers();
  dataLayer = [];
  page.dataLayer = dataLayer;
});

afterEach(() => {
  vi.useRealTimers();
  delete page.dataLayer;
  delete page.google_tag_manager;
});

describe.each([
  ['an ordinary event waits 2000 ms [W9.08]', 2_000, () => pushEvent({ event: 'form_submitted' })],
  ['a shop event waits 15000 ms [W9.09]', 15_000, () => pushShopEvent({ event: 'view_cart', ecommerce: {} })],
  ['a GAevent waits 10000 ms [W9.10]', 10_000, () => pushGaEvent({ category: 'shop' })],
] as const)('%s', (title, timeoutMs, push) => {
  it(`is reported to the tag manager: ${title}`, () => {
    void push();
    expect(dataLayer.at(-1)?.eventTimeout).toBe(timeoutMs);
  });

  it(`holds until then and not longer: ${title}`, async () => {
    const caller = watch(push());
    await vi.advanceTimersByTimeAsync(timeoutMs - 1);
    expect(caller.hasResolved).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(caller.hasResolved).toBe(true);
  });
});

describe('pushEvent', () => {
  it('goes on when the tag manager calls back, and leaves no timer behind [W4.37]', async () => {
    const caller = watch(pushShopEvent({ event: 'purchase_giftshop' }));
    await vi.advanceTimersByTimeAsync(299);
    expect(caller.hasResolved).toBe(false);
    setTimeout(() => dataLayer.at(-1)?.eventCallback?.('GTM-1'), 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(caller.hasResolved).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is pushed once, with its fields', () => {
    void pushEvent({ event: 'petition_sign', form: 'tents' });
    expect(dataLayer).toHaveLength(1);
    expect(dataLayer[0]).toMatchObject({ event: 'petition_sign', form: 'tents' });
  });

  it('goes on at once without a tag manager, and starts no data layer [W4.37]', async () => {
    delete page.dataLayer;
    await pushShopEvent({ event: 'purchase_giftshop' });
    expect(page.dataLayer).toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('counts a manager whose data layer is missing', () => {
    delete page.dataLayer;
    page.google_tag_manager = {};
    void pushEvent({ event: 'petition_sign' });
    expect(page.dataLayer).toMatchObject([{ event: 'petition_sign' }]);
  });

  it('goes on at once when the push throws [W4.36]', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    page.dataLayer = {
      push() {
        throw new Error('blocked');
      },
    };
    await pushShopEvent({ event: 'purchase_giftshop' });
    expect(warn.mock.calls[0]?.[0]).toContain('purchase_giftshop');
    expect(vi.getTimerCount()).toBe(0);
    warn.mockRestore();
  });

  it('goes on at once when reading the data layer throws', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    Object.defineProperty(globalThis, 'dataLayer', {
      configurable: true,
      get() {
        throw new Error('blocked');
      },
    });
    await pushEvent({ event: 'petition_sign' });
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  it('survives a second callback of a second container', async () => {
    const caller = watch(pushEvent({ event: 'petition_sign' }));
    dataLayer[0]?.eventCallback?.('GTM-1');
    dataLayer[0]?.eventCallback?.('GTM-2');
    await vi.advanceTimersByTimeAsync(0);
    expect(caller.hasResolved).toBe(true);
  });

  it('clears the ecommerce object of the event before, for shop events alone', () => {
    void pushShopEvent({ event: 'view_cart', ecommerce: { value: 1 } });
    void pushEvent({ event: 'petition_sign' });
    expect(dataLayer.map(({ event, ecommerce }) => [event, ecommerce])).toEqual([
      [undefined, null],
      ['view_cart', { value: 1 }],
      ['petition_sign', undefined],
    ]);
  });

  it('names the generic event GAevent, whatever the fields contain [W7.37]', () => {
    void pushGaEvent({ event: 'other', label: 'x' });
    expect(dataLayer).toHaveLength(1);
    expect(dataLayer).toMatchObject([{ event: 'GAevent', label: 'x' }]);
  });
});

it('a page without a tag manager goes on at once, without a warning', async () => {
  delete page.dataLayer;
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await pushEvent({ event: 'view_cart' });
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

it('a preview reports nothing to the tag manager', async () => {
  vi.stubGlobal('document', { documentElement: { hasAttribute: () => true } });
  await pushEvent({ event: 'view_cart' });
  expect(dataLayer).toEqual([]);
  vi.unstubAllGlobals();
});
