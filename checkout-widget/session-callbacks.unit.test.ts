import { describe, expect, it, vi } from 'vitest';
import { SdkError } from '#sdk';
import { STEP_NAMES } from './instructions.ts';
import { STEP_TABLE } from './steps/step-table.ts';
import { deferred } from './testing/session-fakes.ts';
import { quietSession, started } from './testing/started-session.ts';

const CHOSEN = 'callback.payment_methods.chosen';
const STATUS = 'callback.child_widget.status';
const spies = quietSession();

describe('callbacks', () => {
  it('notifies the shopper and the page of a callback that fails, and sends it again', async () => {
    for (const name of ['payment_methods.show', 'card_form.show']) {
      spies.error.mockClear();
      const test = await started(name);
      const sent = test.turn().report(CHOSEN, {});
      expect(test.state()).toMatchObject({ isOverlayVisible: true, isBusy: true });
      await test.decline();
      expect(await sent).toBe(false);
      expect(spies.error, '[C8.16] logged once').toHaveBeenCalledTimes(1);
      const row = name === 'payment_methods.show' ? '[C8.18]' : '[C8.19]';
      expect(test.state(), `${row} uncovered and enabled`).toMatchObject({ isOverlayVisible: false, isBusy: false });
      expect(test.state().step?.instruction.name, '[C8.16] no message card').toBe(name);
      expect(test.state().problem, 'a notice with a button').toBe('stalled');
      expect(test.emitted, '[C8.16] no outcome').toMatchObject([{ name: 'error', detail: expect.any(Error) }]);
      expect(test.counts.asked, '[C4.03] nothing is asked for').toBe(1);
      test.session.retry();
      expect(test.state()).toMatchObject({ problem: undefined, isOverlayVisible: true });
      expect(test.reported.map(({ event }) => event)).toEqual([CHOSEN]);
      await test.accept();
      expect(test.counts).toEqual({ asked: 2, reported: 2 });
    }
  });

  it('leaves the words to a step that shows its own about a report that is not sent', async () => {
    const test = await started('card_form.show');
    void test.turn().report(STATUS, { status: 'success' }, { showsProblem: true });
    await test.decline();
    expect(test.state()).toMatchObject({ isOverlayVisible: false, isBusy: false, problem: undefined });
    expect(test.events()).toEqual([{ name: 'error', detail: expect.any(Error) }]);
  });

  it.each([401, 409])('asks what happened in another tab when a report is refused by %s [C4.22]', async (status) => {
    const test = await started('card_form.show');
    void test.turn().report(STATUS, { status: 'success' });
    await test.decline(new SdkError('The instruction is over.', 'unauthorized', { status }));
    expect(test.counts.asked).toBe(2);
    await test.instruct('merchant_event.emit', { status: 'success', charge_id: 'c1' });
    expect(test.events()).toEqual([{ name: 'paymentSuccessful', detail: { charge_id: 'c1' } }]);
    expect(test.state()).toMatchObject({ isFinalised: true, outcome: 'success' });
  });

  it('asks what happened in another tab when the provider refuses the form, and stays where nothing did', async () => {
    const test = await started('card_form.show');
    const { id } = test.state().step ?? {};
    void test.turn().report(STATUS, { status: 'error' }, { stay: true, isOutdated: true });
    await test.accept();
    expect(test.counts.asked).toBe(2);
    expect(test.state()).toMatchObject({ isOverlayVisible: false, isBusy: false, problem: undefined });
    await test.instruct('card_form.show');
    expect(test.state().step?.id, 'the same form').toBe(id);
    void test.turn().report(STATUS, { status: 'error' }, { stay: true, isOutdated: true });
    await test.decline();
    expect(test.counts.asked, 'also where the report is lost').toBe(3);
    await test.instruct('merchant_event.emit', { status: 'success', charge_id: 'c1' });
    expect(test.events(), '[C4.22]').toEqual([
      { name: 'error', detail: expect.any(Error) },
      { name: 'paymentSuccessful', detail: { charge_id: 'c1' } },
    ]);
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
    test.turn().markShown();
    expect(test.state().isOverlayVisible).toBe(false);
  });

  it('counts the chooser’s 500 ms from its first showing, which is reported once [C2.26] [C9.13]', async () => {
    const test = await started('payment_methods.show');
    const turn = test.turn();
    await vi.advanceTimersByTimeAsync(300);
    expect(turn.markShown()).toBe(false);
    await vi.advanceTimersByTimeAsync(199);
    expect(test.state().isOverlayVisible).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(test.state().isOverlayVisible).toBe(false);
  });

  it('goes back with platform and version from nine steps and no other', async () => {
    const from: string[] = [];
    for (const name of STEP_NAMES) {
      const test = await started(name);
      void test.turn().goBack();
      await test.settle();
      if (test.counts.reported === 0) continue;
      from.push(name);
      const { event, payload } = test.reported[0] as (typeof test.reported)[0];
      expect(event, '[C2.08] the way back').toBe('callback.payment_methods.return');
      expect(payload, '[C7.05] [C7.06] [C9.20] platform and version').toEqual({
        platform: 'web',
        sdk_version: 'v1.131.0',
      });
      expect(test.counts, '[C2.08] one callback first').toEqual({ asked: 1, reported: 1 });
      await test.accept();
      expect(test.counts, '[C2.08] then one question').toEqual({ asked: 2, reported: 1 });
    }
    expect(from, '[C2.07] the steps that show the way back').toEqual(
      STEP_NAMES.filter((name) => STEP_TABLE[name].hasGoBack),
    );
    const without = STEP_NAMES.filter((name) => !from.includes(name));
    expect(without.toSorted(), '[C2.07] all but these three').toEqual([
      'canvas_3ds_form.show',
      'generic.show_message',
      'payment_methods.show',
    ]);
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
