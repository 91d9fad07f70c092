import { describe, expect, it, vi } from 'vitest';
import { SdkError } from '#sdk';
import { quietSession, started } from './testing/started-session.ts';

const CHOSEN = 'callback.payment_methods.chosen';
const STATUS = 'callback.child_widget.status';
quietSession();

describe('the disable event', () => {
  const chosen = async (payload: Record<string, unknown>, rest?: object) => {
    const test = await started('payment_methods.show');
    void test.turn().report(CHOSEN, {});
    await test.accept();
    await test.instruct('disable_payment_method_event.emit', payload, rest);
    return test;
  };

  it('disables the options, renders no step, and asks on only with the flag', async () => {
    for (const status of ['success', 'failure', 'expired']) {
      const without = await chosen({ status });
      expect(without.state().areOptionsDisabled, `[C4.16] [C3.24] ${status}`).toBe(true);
      expect(without.state().isExpired, `[C3.24] ${status}`).toBe(status === 'expired');
      expect(without.state().step?.instruction.name, '[C2.86] the chooser stays').toBe('payment_methods.show');
      await vi.advanceTimersByTimeAsync(60_000);
      expect(without.counts.asked, '[C4.18] without the flag').toBe(2);
      const withFlag = await chosen({ status }, { next_instruction: true });
      expect(withFlag.counts.asked, '[C4.18] with the flag').toBe(3);
    }
  });

  it('hides the spinner at once when expired, else leaves it [C4.19] [C4.20]', async () => {
    expect((await chosen({ status: 'expired' })).state()).toMatchObject({ isExpired: true, isOverlayVisible: false });
    const test = await chosen({ status: 'success' });
    expect(test.state()).toMatchObject({ isExpired: false, isOverlayVisible: true });
    // No instruction follows, so the spinner must be hidden.
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

  it('counts a 403 as the expired signal, once, and notifies the page [C4.33] [C7.22]', async () => {
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
  it('notify the page once, with the payload, and finalise the checkout afterwards', async () => {
    for (const [status, name, row] of [
      ['success', 'paymentSuccessful', 'C4.22'],
      ['failure', 'paymentFailure', 'C4.23'],
      ['expired', 'paymentExpired', 'C4.24'],
    ] as const) {
      const test = await started('card_form.show', {}, { next_instruction: true });
      await test.instruct('merchant_event.emit', { status, charge_id: 'c1' });
      expect(test.events(), `[${row}] [C1.17] emitted once, and nothing else`).toEqual([
        { name, detail: { charge_id: 'c1' } },
      ]);
      expect(test.emitted[0]?.wasFinalised, '[C4.25] not before it is emitted').toBe(false);
      expect(test.state(), '[C4.25] afterwards').toMatchObject({ isFinalised: true, outcome: status });
      expect(test.state().step?.instruction.name, '[C2.87] the step stays').toBe('card_form.show');
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
    expect(test.emitted).toHaveLength(1);
    expect(test.state().isOverlayVisible).toBe(false);
  });

  it('are not sent for a status outside the three [C3.23]', async () => {
    const test = await started('merchant_event.emit', { status: 'foo' });
    expect([test.emitted, test.state().isFinalised]).toEqual([[], false]);
    expect(test.state().problem).toBe('stalled');
  });
});
