import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SdkError } from '#sdk';
import { REPEAT_PAUSE_MS } from './instruction-feed.ts';
import { SCREENLESS_NAMES, STEP_NAMES } from './instruction-names.ts';
import { OVERLAY_LIMIT_MS } from './step-turn.ts';
import { STEP_TABLE } from './steps/step-table.ts';
import { deferred, testingSession } from './testing-session.ts';

const CHOSEN = 'callback.payment_methods.chosen';
const STATUS = 'callback.child_widget.status';

let error: ReturnType<typeof vi.spyOn>;
let warn: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  vi.useFakeTimers();
  error = vi.spyOn(console, 'error').mockImplementation(() => {});
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const started = async (name?: string, payload?: Record<string, unknown>, rest?: object) => {
  const test = testingSession();
  test.session.start();
  if (name) {
    await test.instruct(name, payload, rest);
    if (test.state().step) test.turn().shown();
  }
  return test;
};

describe('instructions drive the session', () => {
  it('asks once and draws nothing before the answer [C1.04] [C6.02]', async () => {
    const { state, counts } = await started();
    expect(counts).toEqual({ asked: 1, reported: 0 });
    expect(state()).toMatchObject({ step: undefined, isOverlayVisible: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(counts).toEqual({ asked: 1, reported: 0 });
  });

  it('shows each step for its instruction, in the server’s order [C1.02] [C1.05] [C4.01]', async () => {
    const test = await started();
    const shown: string[] = [];
    test.session.store.subscribe(({ step }, before) => {
      if (step && step !== before.step) shown.push(step.instruction.name);
    });
    await test.instruct('payment_methods.show', { allowed_payment_method_types: ['card'] });
    void test.turn().report(CHOSEN, { payment_method_type: 'card' });
    await test.accept();
    await test.instruct('card_form.show');
    void test.turn().report('callback.card_form.ott_created', { status: 'success', ott_token: 'o1' });
    await test.accept();
    await test.instruct('generic.show_message', { type: 'success' });
    expect(shown).toEqual(['payment_methods.show', 'card_form.show', 'generic.show_message']);
  });

  it('asks for the next instruction after the callback’s answer, never before [C1.07] [C4.02]', async () => {
    const test = await started('saved_card_form.show');
    void test.turn().report('callback.saved_card_form.selected', { card_id: 'c1' });
    await test.settle();
    expect(test.counts).toEqual({ asked: 1, reported: 1 });
    await test.accept();
    expect(test.counts).toEqual({ asked: 2, reported: 1 });
  });

  it('reports an outcome once, however often it is submitted [C1.06]', async () => {
    const test = await started('card_form.show');
    const first = test.turn().report(STATUS, { status: 'success' });
    expect(await test.turn().report(STATUS, { status: 'success' })).toBe(false);
    await test.accept();
    expect(await first).toBe(true);
    expect(await test.turn().report(STATUS, { status: 'success' })).toBe(false);
    expect(test.counts.reported).toBe(1);
  });

  it('keeps the step and warns once for an unknown name [C2.05] [C3.01]', async () => {
    const test = await started('card_form.show');
    const { step } = test.state();
    void test.turn().report(STATUS, {});
    await test.accept();
    await test.instruct('Card_Form.show');
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toContain('Card_Form.show');
    expect(test.state()).toMatchObject({ step, isOverlayVisible: false, problem: 'stalled' });
    expect(test.counts.reported).toBe(1);
    test.session.retry();
    expect(test.counts.asked).toBe(3);
    expect(test.state()).toMatchObject({ problem: undefined, isOverlayVisible: true });
  });

  it('keeps an unfinished step that the server names again, and draws a finished one anew', async () => {
    const test = await started('card_form.show', {}, { next_instruction: true });
    const { step } = test.state();
    await test.instruct('card_form.show', {}, { next_instruction: true });
    expect(test.state().step).toBe(step);
    await vi.advanceTimersByTimeAsync(REPEAT_PAUSE_MS - 1);
    expect(test.counts.asked).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(test.counts.asked).toBe(3);
    void test.turn().report(STATUS, { status: 'error' });
    await test.accept();
    // This answer was asked for before the outcome: it is out of date.
    await test.instruct('card_form.show', {}, { next_instruction: true });
    expect(test.state().step).toBe(step);
    await vi.advanceTimersByTimeAsync(REPEAT_PAUSE_MS);
    await test.instruct('card_form.show', {}, { next_instruction: true });
    expect(test.state().step).not.toBe(step);
    expect(test.state().step?.instruction.name).toBe('card_form.show');
  });

  it('asks beside the step on screen when the instruction says so [C3.06]', async () => {
    expect((await started('card_form.show', {}, { next_instruction: true })).counts.asked).toBe(2);
    expect((await started('card_form.show')).counts.asked).toBe(1);
  });

  it('drops what belongs to a step that is over', async () => {
    const test = await started('card_form.show', {}, { next_instruction: true });
    const old = test.turn();
    await test.instruct('payment_methods.show');
    expect(await old.report(STATUS, {})).toBe(false);
    expect(await old.goBack()).toBe(false);
    old.merchantEvent('onClick', 1);
    old.overlay(false);
    old.failed(new Error());
    old.act(() => Promise.resolve());
    expect(test.state()).toMatchObject({ isOverlayVisible: true, isBusy: false, problem: undefined });
    expect([test.counts.reported, test.told]).toEqual([0, []]);
  });
});

describe('callbacks', () => {
  it('only logs a callback that fails, and lets the shopper try again [C8.16] [C8.18] [C8.19] [C4.03]', async () => {
    for (const name of ['payment_methods.show', 'card_form.show']) {
      error.mockClear();
      const test = await started(name);
      const sent = test.turn().report(CHOSEN, {});
      expect(test.state()).toMatchObject({ isOverlayVisible: true, isBusy: true });
      await test.decline();
      expect(await sent).toBe(false);
      expect(error).toHaveBeenCalledTimes(1);
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

describe('the disable event', () => {
  const chosen = async (payload: Record<string, unknown>, rest?: object) => {
    const test = await started('payment_methods.show');
    void test.turn().report(CHOSEN, {});
    await test.accept();
    await test.instruct('disable_payment_method_event.emit', payload, rest);
    return test;
  };

  it('disables the options, draws no step, and asks on only with the flag [C2.86] [C4.16] [C4.18] [C3.24]', async () => {
    for (const status of ['success', 'failure', 'expired']) {
      const without = await chosen({ status });
      expect(without.state()).toMatchObject({ areOptionsDisabled: true, isExpired: status === 'expired' });
      expect(without.state().step?.instruction.name).toBe('payment_methods.show');
      await vi.advanceTimersByTimeAsync(60_000);
      expect(without.counts.asked).toBe(2);
      expect((await chosen({ status }, { next_instruction: true })).counts.asked).toBe(3);
    }
  });

  it('hides the spinner at once when expired, else leaves it [C4.19] [C4.20]', async () => {
    expect((await chosen({ status: 'expired' })).state()).toMatchObject({ isExpired: true, isOverlayVisible: false });
    const test = await chosen({ status: 'success' });
    expect(test.state()).toMatchObject({ isExpired: false, isOverlayVisible: true });
    // Nothing follows, so it does not turn for ever.
    await vi.advanceTimersByTimeAsync(500);
    expect(test.state().isOverlayVisible).toBe(false);
  });

  it('lets only the ending through once expired [C4.21] [C4.32] [C4.33]', async () => {
    const test = await chosen({ status: 'expired' }, { next_instruction: true });
    expect(await test.turn().report(CHOSEN, {})).toBe(false);
    test.turn().act(() => Promise.reject());
    expect(test.state().isBusy).toBe(false);
    expect(test.counts).toEqual({ asked: 3, reported: 1 });
    await test.instruct('merchant_event.emit', { status: 'expired' });
    expect(test.events()).toEqual([{ name: 'paymentExpired', detail: {} }]);
  });

  it('counts a 403 as the expired signal, once, and tells the page [C4.33] [C7.22]', async () => {
    const test = await started('card_form.show', {}, { next_instruction: true });
    const forbidden = new SdkError('no', 'access_forbidden');
    test.asked.shift()?.reject(forbidden);
    await test.settle();
    expect(test.state()).toMatchObject({ isExpired: true, isOverlayVisible: false, problem: 'refused' });
    expect(test.events()).toEqual([{ name: 'error', detail: forbidden }]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(test.counts.asked).toBe(2);
  });
});

describe('merchant events', () => {
  it('tell the page once, with the payload, and finalise the checkout afterwards [C4.22] [C4.23] [C4.24] [C4.25] [C1.17] [C2.87]', async () => {
    const names = { success: 'paymentSuccessful', failure: 'paymentFailure', expired: 'paymentExpired' };
    for (const [status, name] of Object.entries(names)) {
      const test = await started('card_form.show', {}, { next_instruction: true });
      await test.instruct('merchant_event.emit', { status, charge_id: 'c1' });
      expect(test.told).toEqual([{ name, detail: { charge_id: 'c1' }, wasFinalised: false }]);
      expect(test.state()).toMatchObject({ isFinalised: true, outcome: status });
      expect(test.state().step?.instruction.name).toBe('card_form.show');
    }
  });

  it('send nothing further once finalised [C4.26]', async () => {
    const test = await started('generic.show_message', {}, { next_instruction: true });
    await test.instruct('merchant_event.emit', { status: 'success' }, { next_instruction: true });
    expect(test.isDestroyed()).toBe(true);
    const sent = { ...test.counts };
    test.turn().act(() => test.turn().report(STATUS, {}));
    expect(await test.turn().report(STATUS, {})).toBe(false);
    test.turn().merchantEvent('onClick', undefined);
    test.turn().overlay(true);
    test.session.retry();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(test.counts).toEqual(sent);
    expect(test.told).toHaveLength(1);
    expect(test.state().isOverlayVisible).toBe(false);
  });

  it('are not sent for a status outside the three [C3.23]', async () => {
    const test = await started('merchant_event.emit', { status: 'foo' });
    expect([test.told, test.state().isFinalised]).toEqual([[], false]);
    expect(test.state().problem).toBe('stalled');
  });
});

describe('timers, on both sides [C9.13]', () => {
  it('hides the chooser’s spinner after 500 ms [C2.26]', async () => {
    const test = await started('payment_methods.show');
    await vi.advanceTimersByTimeAsync(499);
    expect(test.state().isOverlayVisible).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(test.state().isOverlayVisible).toBe(false);
  });

  it('follows a message card after 1500 ms, its spinner hidden at once [C4.29] [C4.30]', async () => {
    const test = await started('generic.show_message');
    expect(test.state().isOverlayVisible).toBe(false);
    await vi.advanceTimersByTimeAsync(1499);
    expect(test.counts.asked).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(test.counts.asked).toBe(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(test.counts.asked).toBe(2);
  });

  it('shows the same message again, because the first was read', async () => {
    const test = await started('generic.show_message', { message: 'No' });
    const { step } = test.state();
    await vi.advanceTimersByTimeAsync(1500);
    await test.instruct('generic.show_message', { message: 'No' });
    expect(test.state().step).not.toBe(step);
  });

  it('hides the spinner of wallets at once, and leaves that of the card form to the form [C2.77]', async () => {
    for (const name of ['applepay_wallet_form.show', 'googlepay_wallet_form.show', 'paypal_wallet_form.show']) {
      expect((await started(name)).state().isOverlayVisible).toBe(false);
    }
    const test = await started('card_form.show');
    await vi.advanceTimersByTimeAsync(OVERLAY_LIMIT_MS - 1);
    expect(test.state().isOverlayVisible).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(test.state().isOverlayVisible).toBe(false);
  });
});

describe('the fingerprint', () => {
  it('leaves the step alone, reports once and asks on [C2.78] [C2.79] [C3.25] [C2.03]', async () => {
    const test = await started('card_form.show', {}, { next_instruction: true });
    test.turn().overlay(false);
    const { step } = test.state();
    await test.instruct('fraud_service.show', { gateway_id: 'g1' });
    expect(test.fingerprints.map(({ gatewayId }) => gatewayId)).toEqual(['g1']);
    expect(test.state()).toMatchObject({ step, isOverlayVisible: false });
    const payload = { status: 'success', fraud_service_token: 'f1' };
    test.fingerprints[0]?.report(payload);
    test.fingerprints[0]?.report(payload);
    expect(test.reported).toMatchObject([{ event: 'callback.fraud_service.status', payload }]);
    expect(test.counts.asked).toBe(2);
    await test.accept();
    expect(test.counts.asked).toBe(3);
  });

  it('hides the spinner when its callback fails [C8.17]', async () => {
    const test = await started('fraud_service.show', { gateway_id: 'g1' });
    expect(test.state().isOverlayVisible).toBe(true);
    test.fingerprints[0]?.report({ status: 'error', message: 'X' });
    await test.decline();
    expect(test.state()).toMatchObject({ isOverlayVisible: false, problem: 'stalled' });
    expect(error).toHaveBeenCalledTimes(1);
  });

  it('stops with the session', async () => {
    const test = await started('fraud_service.show', { gateway_id: 'g1' });
    test.session.destroy();
    expect(test.fingerprints[0]?.isStopped).toBe(true);
    test.fingerprints[0]?.report({ status: 'success' });
    expect(test.counts.reported).toBe(0);
  });
});

describe('a step that cannot be drawn', () => {
  it('tells the page, hides the spinner, and is drawn anew on request [C8.30]', async () => {
    const test = await started('card_form.show');
    const { step } = test.state();
    const fault = new Error('chunk');
    test.turn().failed(fault);
    expect(test.state()).toMatchObject({ problem: 'failed', isOverlayVisible: false });
    expect(test.events()).toEqual([{ name: 'error', detail: fault }]);
    test.session.retry();
    expect(test.state().step).toMatchObject({ instruction: step?.instruction });
    expect(test.state().step?.id).not.toBe(step?.id);
    expect(test.state().problem).toBe(undefined);
  });
});

it('knows fifteen instructions [C2.04]', () => {
  expect([...STEP_NAMES, ...SCREENLESS_NAMES]).toHaveLength(15);
});
