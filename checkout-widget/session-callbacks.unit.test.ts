import { describe, expect, it, vi } from 'vitest';
import { STEP_NAMES } from './instruction-names.ts';
import { STEP_TABLE } from './steps/step-table.ts';
import { deferred } from './testing-session.ts';
import { quietSession, started } from './testing-started.ts';

const CHOSEN = 'callback.payment_methods.chosen';
const STATUS = 'callback.child_widget.status';
const spies = quietSession();

describe('callbacks', () => {
  it('only logs a callback that fails, and lets the shopper try again [C8.16] [C8.18] [C8.19] [C4.03]', async () => {
    for (const name of ['payment_methods.show', 'card_form.show']) {
      spies.error.mockClear();
      const test = await started(name);
      const sent = test.turn().report(CHOSEN, {});
      expect(test.state()).toMatchObject({ isOverlayVisible: true, isBusy: true });
      await test.decline();
      expect(await sent).toBe(false);
      expect(spies.error).toHaveBeenCalledTimes(1);
      expect(test.state()).toMatchObject({ isOverlayVisible: false, isBusy: false, problem: undefined });
      expect([test.told, test.counts.asked]).toEqual([[], 1]);
      void test.turn().report(CHOSEN, {});
      await test.accept();
      expect(test.counts).toEqual({ asked: 2, reported: 2 });
    }
  });

  it('stays on the form after a validation error: nothing is asked for [C4.03]', async () => {
    const test = await started('card_form.show');
    const sent = test.turn().report(STATUS, { status: 'error' }, { stay: true });
    await test.accept();
    expect(await sent).toBe(true);
    expect(test.counts.asked).toBe(1);
    expect(test.state()).toMatchObject({ isOverlayVisible: false, isBusy: false });
    void test.turn().report(STATUS, { status: 'success' });
    expect(test.counts.reported).toBe(2);
  });

  it('shows the spinner from the call until the next step has taken over [C2.09]', async () => {
    const test = await started('saved_card_form.show');
    expect(test.state().isOverlayVisible).toBe(false);
    void test.turn().report(STATUS, {});
    expect(test.state().isOverlayVisible).toBe(true);
    await test.accept();
    expect(test.state().isOverlayVisible).toBe(true);
    await test.instruct('zip_checkout_form.show');
    expect(test.state().isOverlayVisible).toBe(true);
    test.turn().shown();
    expect(test.state().isOverlayVisible).toBe(false);
  });

  it('counts the chooser’s 500 ms from its first showing, which is told once [C2.26] [C9.13]', async () => {
    const test = await started('payment_methods.show');
    const turn = test.turn();
    await vi.advanceTimersByTimeAsync(300);
    expect(turn.shown()).toBe(false);
    await vi.advanceTimersByTimeAsync(199);
    expect(test.state().isOverlayVisible).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(test.state().isOverlayVisible).toBe(false);
  });

  it('goes back with platform and version from nine steps and no other [C2.07] [C2.08] [C7.05] [C7.06] [C9.20]', async () => {
    const from: string[] = [];
    for (const name of STEP_NAMES) {
      const test = await started(name);
      void test.turn().goBack();
      await test.settle();
      if (test.counts.reported === 0) continue;
      from.push(name);
      expect(test.reported[0]).toMatchObject({
        event: 'callback.payment_methods.return',
        payload: { platform: 'web', sdk_version: 'v1.131.0' },
      });
      expect(Object.keys(test.reported[0]?.payload ?? {})).toHaveLength(2);
      expect(test.counts.asked).toBe(1);
      await test.accept();
      expect(test.counts.asked).toBe(2);
    }
    expect(from).toEqual(STEP_NAMES.filter((name) => STEP_TABLE[name].hasGoBack));
    expect(from).toHaveLength(9);
    expect(from).not.toContain('canvas_3ds_form.show');
  });

  it('hides the spinner when going back fails [C8.18]', async () => {
    const test = await started('card_form.show');
    void test.turn().goBack();
    await test.decline();
    expect(test.state()).toMatchObject({ isOverlayVisible: false, isBusy: false });
  });
});

describe('button actions', () => {
  it('disables all buttons while one runs, and starts no second [C4.34] [C4.35]', async () => {
    for (const end of ['resolve', 'reject'] as const) {
      const test = await started('zip_checkout_form.show');
      const action = deferred();
      let runs = 0;
      const run = () => {
        runs += 1;
        return action.promise;
      };
      test.turn().act(run);
      test.turn().act(run);
      await test.settle();
      expect([runs, test.state().isBusy]).toEqual([1, true]);
      expect(await test.turn().goBack()).toBe(false);
      action[end]();
      await test.settle();
      expect(test.state().isBusy).toBe(false);
    }
  });

  it('leaves options disabled that a disable event switched off meanwhile [C4.36]', async () => {
    const test = await started('payment_methods.show', {}, { next_instruction: true });
    const action = deferred();
    test.turn().act(() => action.promise);
    await test.instruct('disable_payment_method_event.emit', { status: 'success' });
    action.resolve();
    await test.settle();
    expect(test.state()).toMatchObject({ isBusy: false, areOptionsDisabled: true });
  });
});
