import { describe, expect, it, vi } from 'vitest';
import { quietSession, started } from './testing/started-session.ts';

// Written down, so that a change of the product fails.
const OVERLAY_LIMIT_MS = 30_000;

const spies = quietSession();

describe('timers, on both sides', () => {
  it('hides the chooser’s spinner after 500 ms [C2.26] [C9.13]', async () => {
    const test = await started('payment_methods.show');
    await vi.advanceTimersByTimeAsync(499);
    expect(test.state().isOverlayVisible).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(test.state().isOverlayVisible).toBe(false);
  });

  it('follows a message card after 1500 ms, its spinner hidden at once [C4.29] [C4.30] [C9.13]', async () => {
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

describe('the time for paying', () => {
  it('ends an idle chooser at its time, asked for once, and notifies the page [C4.20] [C4.33]', async () => {
    const test = await started('payment_methods.show', {}, { expires_in: 10 });
    await vi.advanceTimersByTimeAsync(9999);
    expect(test.counts.asked).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(test.counts.asked).toBe(2);
    await test.instruct('disable_payment_method_event.emit', { status: 'expired' }, { next_instruction: true });
    expect(test.state()).toMatchObject({ isExpired: true, areOptionsDisabled: true, isOverlayVisible: false });
    await test.instruct('merchant_event.emit', { status: 'expired' });
    expect(test.events()).toEqual([{ name: 'paymentExpired', detail: {} }]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(test.counts.asked).toBe(3);
  });

  it('is the latest that the server named, and is over with the session', async () => {
    const test = await started('payment_methods.show', {}, { expires_in: 10 });
    await vi.advanceTimersByTimeAsync(10_000);
    // The server's clock is behind, so its answer repeats the step: the step stays, and requests stay slow.
    await test.instruct('payment_methods.show', {}, { expires_in: 0 });
    expect(test.counts.asked).toBe(2);
    await vi.advanceTimersByTimeAsync(999);
    expect(test.counts.asked).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(test.counts.asked).toBe(3);
    await test.instruct('card_form.show', {}, { expires_in: 20 });
    test.session.destroy();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(test.counts.asked).toBe(3);
  });

  it('is ignored where the server does not name it', async () => {
    const test = await started('payment_methods.show');
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(test.counts.asked).toBe(1);
  });
});

describe('the warning before the time runs out', () => {
  it('comes two minutes before, and goes when the server gives more time', async () => {
    const test = await started('payment_methods.show', {}, { expires_in: 300, next_instruction: true });
    await vi.advanceTimersByTimeAsync(179_999);
    expect(test.state().isEnding).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(test.state()).toMatchObject({ isEnding: true, isExpired: false, areOptionsDisabled: false });
    await test.instruct('card_form.show', {}, { expires_in: 600, next_instruction: true });
    expect(test.state().isEnding).toBe(false);
    await vi.advanceTimersByTimeAsync(479_999);
    expect(test.state().isEnding).toBe(false);
    test.session.destroy();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(test.state().isEnding).toBe(false);
  });

  it('comes at once where less time is left, and not at all where the server names no time', async () => {
    expect((await started('payment_methods.show', {}, { expires_in: 120 })).state().isEnding).toBe(true);
    expect((await started('payment_methods.show', {}, { expires_in: 121 })).state().isEnding).toBe(false);
    const test = await started('payment_methods.show');
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(test.state().isEnding).toBe(false);
  });
});

describe('a refusal', () => {
  const DECLINED = { type: 'error', title: 'Payment not made', message: 'Your card was declined.' };
  const shown = async (message: object) => {
    const test = await started('generic.show_message', { ...message });
    await vi.advanceTimersByTimeAsync(1500);
    return test;
  };

  it('stays with the step that follows its message, and is gone with the next one [C4.30]', async () => {
    for (const next of ['payment_methods.show', 'card_form.show']) {
      const test = await shown(DECLINED);
      expect(test.state().refusal, 'not beside its own message').toBe(undefined);
      await test.instruct(next);
      const text = 'Payment not made. Your card was declined.';
      expect(test.state().refusal, next).toBe(text);
      test.turn().failed(new Error('chunk'));
      test.session.retry();
      expect(test.state(), 'the same step again').toMatchObject({ refusal: text, problem: undefined });
      const event = 'callback.payment_methods.chosen';
      void test.turn().report(event, {});
      await test.accept();
      expect(test.state().refusal, 'until the next step is there').toBe(text);
      await test.instruct('bank_account_form.show');
      expect(test.state().refusal).toBe(undefined);
    }
  });

  it('is no good news, and shows no more than its message', async () => {
    for (const [message, refusal] of [
      [{ ...DECLINED, type: 'success' }, undefined],
      [{ type: 'error', title: 'Sorry!', message: 'No' }, 'Sorry! No'],
      [{ type: 'error', title: 'Sorry' }, 'Sorry'],
      [{ type: 'error', message: 'No' }, 'No'],
      [{ type: 'error' }, undefined],
    ] as const) {
      const test = await shown(message);
      await test.instruct('payment_methods.show');
      expect(test.state().refusal).toBe(refusal);
    }
  });
});

describe('the fingerprint', () => {
  it('leaves the step alone, reports once and asks on', async () => {
    const test = await started('card_form.show', {}, { next_instruction: true });
    test.turn().overlay(false);
    const { step } = test.state();
    expect(test.fingerprints, '[C2.79] none before').toEqual([]);
    await test.instruct('fraud_service.show', { gateway_id: 'g1' });
    expect(
      test.fingerprints.map(({ gatewayId }) => gatewayId),
      '[C2.79] [C3.25] one for this gateway',
    ).toEqual(['g1']);
    expect(test.state(), '[C2.78] [C2.03] the step stays as it was').toMatchObject({ step, isOverlayVisible: false });
    const payload = { status: 'success', fraud_service_token: 'f1' };
    test.fingerprints[0]?.report(payload);
    test.fingerprints[0]?.report(payload);
    expect(test.reported, 'reported once').toMatchObject([{ event: 'callback.fraud_service.status', payload }]);
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
    expect(spies.error).toHaveBeenCalledTimes(1);
  });

  it('stops with the session', async () => {
    const test = await started('fraud_service.show', { gateway_id: 'g1' });
    test.session.destroy();
    expect(test.fingerprints[0]?.isStopped).toBe(true);
    test.fingerprints[0]?.report({ status: 'success' });
    expect(test.counts.reported).toBe(0);
  });
});

describe('a step that cannot be rendered', () => {
  it('notifies the page, hides the spinner, and is rendered anew on request [C8.30]', async () => {
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
