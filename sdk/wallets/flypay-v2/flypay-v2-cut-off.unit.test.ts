import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ASK_EVERY, CUT_OFF_EARLY, LONGEST_ABSENCE, LONGEST_SILENCE } from './flypay-v2-run.ts';
import { FlypayV2World } from './testing/fake-popup.ts';

let hasFocus = false;
beforeEach(() => {
  vi.useFakeTimers();
  hasFocus = false;
  vi.stubGlobal('document', { hasFocus: () => hasFocus });
});
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const passed = (time = 0) => vi.advanceTimersByTimeAsync(time);
const names = ({ events }: FlypayV2World) => events.map(([name]) => name);
const questions = ({ log }: FlypayV2World) => log.filter((line) => line === 'status').length;

const SILENCE = 'no answer';

/** A popup that seems closed after `after` milliseconds, checked at once. */
async function seemsClosed(after = 0, status?: unknown) {
  const world = new FlypayV2World();
  world.run.click();
  await passed(after);
  if (status) world.chargeStatus = status === SILENCE ? undefined : status;
  world.popup.closed = true;
  await passed(300);
  return world;
}

describe('a popup that an opener policy may have cut off', () => {
  it.each(['complete', 'pending', 'inreview'])('is a success once the provider reports %s', async (status) => {
    const world = await seemsClosed();
    await passed(30_000);
    expect(names(world)).toEqual(['checkout_open']);
    world.chargeStatus = status;
    await passed(ASK_EVERY);
    expect(world.events.slice(1)).toEqual([['payment_success', { orderId: 'o1' }]]);
    expect(world.state).toBe('paid');
  });

  it('is asked about every 2.1 s, for ten minutes at most', async () => {
    const world = await seemsClosed();
    await passed(ASK_EVERY * 3);
    expect(questions(world)).toBe(4);
    await passed(LONGEST_ABSENCE - ASK_EVERY * 3 - 1);
    expect(names(world)).toEqual(['checkout_open']);
    await passed(ASK_EVERY);
    expect(names(world)).toEqual(['checkout_open', 'checkout_close']);
  });

  it('is doubted for ten seconds while nobody answers', async () => {
    const world = await seemsClosed(0, SILENCE);
    await passed(LONGEST_SILENCE - ASK_EVERY);
    expect(names(world)).toEqual(['checkout_open']);
    await passed(ASK_EVERY * 2);
    expect(names(world)).toEqual(['checkout_open', 'checkout_close']);
  });

  it('ends at once in the overlay, and is opened anew by Continue', async () => {
    const world = await seemsClosed();
    world.controls?.onContinue();
    expect(world.popups).toHaveLength(2);
    world.popup.closed = true;
    await passed(300);
    world.controls?.onClose();
    await passed(30_000);
    expect(names(world)).toEqual(['checkout_open', 'checkout_close']);
  });
});

describe('a popup that the shopper closed', () => {
  it.each([
    // The next look is after three seconds.
    ['was open for three seconds', CUT_OFF_EARLY - 300, false],
    ['is not in front: the page is looked at', 0, true],
  ])('ends after one question when it %s', async (_, after, isLookedAt) => {
    hasFocus = isLookedAt;
    const world = await seemsClosed(after);
    expect([names(world), questions(world)]).toEqual([['checkout_open', 'checkout_close'], 1]);
  });

  it('just before three seconds is still doubted', async () => {
    const world = await seemsClosed(CUT_OFF_EARLY - 600);
    expect(names(world)).toEqual(['checkout_open']);
    world.run.destroy();
  });

  it('is a success when it was paid a moment before', async () => {
    hasFocus = true;
    expect(names(await seemsClosed(0, 'complete'))).toEqual(['checkout_open', 'payment_success']);
  });

  it('reports nothing when the answer comes after the end', async () => {
    const world = await seemsClosed();
    world.chargeStatus = new Promise((resolve) => setTimeout(resolve, 5000, 'complete'));
    await passed(ASK_EVERY);
    world.run.destroy();
    await passed(5000);
    expect(names(world)).toEqual(['checkout_open']);
  });
});
