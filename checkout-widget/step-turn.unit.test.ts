import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { INITIAL_STATE, type SessionState } from './session/session-state.ts';
import { OVERLAY_LIMIT_MS, StepTurn } from './step-turn.ts';
import { Store } from './store.ts';
import { deferred } from './testing/session-fakes.ts';

const STATUS = 'callback.child_widget.status';
let errors: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  vi.useFakeTimers();
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const settled = () => vi.advanceTimersByTimeAsync(0);

/** A turn whose session answers each callback with `isDelivered`, and requests an instruction after an outcome. */
function turning(name: ConstructorParameters<typeof StepTurn>[0], isDelivered = true) {
  const store = new Store<SessionState>(INITIAL_STATE);
  const session = {
    store,
    send: vi.fn(async () => isDelivered),
    emit: vi.fn(),
    isAsking: vi.fn(() => true),
    proceed: vi.fn(),
    settle: vi.fn(),
  };
  const turn = new StepTurn(name, session, (event) => (event === 'done' ? session.proceed() : session.settle()));
  return { turn, session, store, state: () => store.get() };
}

describe('the spinner', () => {
  it('of a step that leaves it on goes after 30 s, counted anew each time the step shows it', async () => {
    const { turn, state, store } = turning('card_form.show');
    expect(turn.markShown()).toBe(true);
    expect(turn.markShown()).toBe(false);
    await vi.advanceTimersByTimeAsync(OVERLAY_LIMIT_MS - 1);
    turn.overlay(true);
    await vi.advanceTimersByTimeAsync(OVERLAY_LIMIT_MS - 1);
    expect([state().isOverlayVisible, OVERLAY_LIMIT_MS]).toEqual([true, 30_000]);
    await vi.advanceTimersByTimeAsync(1);
    expect(state().isOverlayVisible).toBe(false);
    turn.overlay(true);
    turn.overlay(false);
    expect([state().isOverlayVisible, vi.getTimerCount()]).toEqual([false, 0]);
    store.set({ isOverlayVisible: true });
    await vi.advanceTimersByTimeAsync(OVERLAY_LIMIT_MS);
    expect(state().isOverlayVisible).toBe(true);
  });

  it('stays while a callback is under way, and while the next instruction is asked for', async () => {
    const { turn, session, state } = turning('card_form.show');
    const answer = deferred();
    session.send.mockImplementation(async () => {
      await answer.promise;
      return true;
    });
    turn.hideAfter(10);
    void turn.report(STATUS, {});
    expect([vi.getTimerCount(), turn.isReporting]).toEqual([0, true]);
    turn.overlay(false);
    turn.hideAfter(10);
    await vi.advanceTimersByTimeAsync(10);
    expect(state().isOverlayVisible).toBe(true);
    answer.resolve();
    await settled();
    turn.overlay(false);
    expect([state().isOverlayVisible, turn.isDone, turn.isReporting]).toEqual([true, true, false]);
    session.isAsking.mockReturnValue(false);
    turn.overlay(false);
    expect(state().isOverlayVisible).toBe(false);
  });

  it('goes after an outcome when nothing is asked for, or the session has expired', async () => {
    const idle = turning('card_form.show');
    idle.session.isAsking.mockReturnValue(false);
    await idle.turn.report(STATUS, {});
    expect(idle.state().isOverlayVisible).toBe(false);
    const expired = turning('card_form.show');
    expired.session.proceed.mockImplementation(() => expired.store.set({ isExpired: true }));
    await expired.turn.report(STATUS, {});
    expect(expired.state().isOverlayVisible).toBe(false);
  });
});

describe('an outcome', () => {
  it('takes the problem away, and proceeds and settles once it is delivered', async () => {
    const { turn, session, state, store } = turning('card_form.show');
    store.set({ problem: 'failed', isOverlayVisible: false });
    const sent = turn.report(STATUS, { a: 1 });
    expect(state()).toMatchObject({ isBusy: true, isOverlayVisible: true, problem: undefined });
    expect([session.proceed.mock.calls.length, session.settle.mock.calls.length]).toEqual([0, 0]);
    expect(await sent).toBe(true);
    expect(session.send.mock.calls).toEqual([[STATUS, { a: 1 }]]);
    expect([session.proceed.mock.calls.length, session.settle.mock.calls.length]).toEqual([1, 1]);
    expect(state()).toMatchObject({ isBusy: false, isOverlayVisible: true });
    expect(await turn.report(STATUS, {})).toBe(false);
  });

  it('that stays is nothing to wait for: only what is sent on its way is announced', async () => {
    for (const stay of [true, false]) {
      const { turn, state } = turning('card_form.show');
      const sent = turn.report(STATUS, {}, { stay });
      expect(state()).toMatchObject({ isBusy: true, isStaying: stay });
      await sent;
      expect(state().isStaying).toBe(false);
    }
  });

  it('that was not delivered, or that stays, proceeds nowhere', async () => {
    const failed = turning('card_form.show', false);
    expect(await failed.turn.report(STATUS, {})).toBe(false);
    const staying = turning('card_form.show');
    expect(await staying.turn.report(STATUS, {}, { stay: true })).toBe(true);
    for (const { turn, session, state } of [failed, staying]) {
      expect([turn.isDone, session.proceed.mock.calls.length, session.settle.mock.calls.length]).toEqual([false, 0, 1]);
      expect(state()).toMatchObject({ isBusy: false, isOverlayVisible: false });
    }
  });

  it('of a step that is over by the time it is delivered changes nothing', async () => {
    for (const isDelivered of [true, false]) {
      const { turn, session, state } = turning('card_form.show', isDelivered);
      const sent = turn.report(STATUS, {});
      turn.end();
      const before = state();
      expect(await sent).toBe(isDelivered);
      expect(state()).toBe(before);
      expect([session.proceed.mock.calls.length, session.settle.mock.calls.length]).toEqual([0, 0]);
    }
  });

  it('is not taken from an expired session', async () => {
    const { turn, session, store } = turning('card_form.show');
    store.set({ isExpired: true });
    expect([await turn.report(STATUS, {}), await turn.goBack()]).toEqual([false, false]);
    turn.act(() => Promise.resolve());
    expect([session.send.mock.calls.length, store.get().isBusy]).toEqual([0, false]);
  });
});

describe('going back', () => {
  it('waits for a button’s action and for the next instruction', async () => {
    const { turn, session, store } = turning('zip_checkout_form.show');
    store.set({ isBusy: true });
    expect(await turn.goBack()).toBe(false);
    store.set({ isBusy: false });
    await turn.report(STATUS, {});
    expect(await turn.goBack()).toBe(false);
    session.isAsking.mockReturnValue(false);
    expect(await turn.goBack()).toBe(true);
    expect(session.send).toHaveBeenCalledTimes(2);
  });
});

describe('an action', () => {
  it('starts at once and is busy until it ends; a fault is logged', async () => {
    const { turn, state } = turning('zip_checkout_form.show');
    const [action, fault] = [deferred(), new Error('mine')];
    const run = vi.fn(() => action.promise);
    turn.act(run);
    expect([run.mock.calls.length, state().isBusy]).toEqual([1, true]);
    action.reject(fault);
    await settled();
    expect([errors.mock.calls, state().isBusy]).toEqual([[[fault]], false]);
    turn.act(() => {
      throw fault;
    });
    await settled();
    expect([errors.mock.calls.length, state().isBusy]).toEqual([2, false]);
    turn.act(() => undefined);
    await settled();
    expect([errors.mock.calls.length, state().isBusy]).toEqual([2, false]);
  });

  it('keeps the buttons busy for a callback that goes on, and the other way round', async () => {
    const { turn, session, state } = turning('zip_checkout_form.show');
    const [action, answer] = [deferred(), deferred()];
    session.send.mockImplementation(async () => {
      await answer.promise;
      return false;
    });
    turn.act(() => action.promise);
    void turn.report(STATUS, {});
    action.resolve();
    await settled();
    expect(state().isBusy).toBe(true);
    answer.resolve();
    await settled();
    expect(state().isBusy).toBe(false);
    const later = deferred();
    turn.act(() => later.promise);
    void turn.report(STATUS, {});
    await settled();
    expect(state().isBusy).toBe(true);
    later.resolve();
    await settled();
    expect(state().isBusy).toBe(false);
  });

  it('does not start after an outcome, and ends without a trace in a step that is over', async () => {
    const done = turning('zip_checkout_form.show');
    await done.turn.report(STATUS, {});
    const run = vi.fn(() => Promise.resolve());
    done.turn.act(run);
    expect(run).not.toHaveBeenCalled();
    const over = turning('zip_checkout_form.show');
    const action = deferred();
    over.turn.act(() => action.promise);
    over.turn.end();
    action.resolve();
    await settled();
    expect(over.state().isBusy).toBe(true);
  });
});

describe('a step that is over', () => {
  it('is not shown, notifies nobody and holds no timer', async () => {
    const { turn, session, state } = turning('generic.show_message');
    turn.markShown();
    expect(vi.getTimerCount()).toBe(1);
    turn.end();
    const before = state();
    expect([vi.getTimerCount(), turn.markShown()]).toEqual([0, false]);
    turn.failed(new Error('late'));
    turn.merchantEvent('onClick', 1);
    turn.overlay(true);
    expect([state(), session.emit.mock.calls, errors.mock.calls]).toEqual([before, [], []]);
  });
});

it('events and faults of a step reach the merchant', () => {
  const { turn, session, state } = turning('zip_checkout_form.show');
  const fault = new Error('chunk');
  turn.merchantEvent('onClick', 1);
  turn.failed(fault);
  expect(session.emit.mock.calls).toEqual([
    ['onClick', 1],
    ['error', fault],
  ]);
  expect(errors.mock.calls).toEqual([[fault]]);
  expect(state()).toMatchObject({ problem: 'failed', isOverlayVisible: false });
});
