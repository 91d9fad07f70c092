import { describe, expect, it, vi } from 'vitest';
import { SdkError } from '#sdk';
import { testingToken } from './testing/session-fakes.ts';
import { quietSession, started } from './testing/started-session.ts';

const STATUS = 'callback.child_widget.status';
const NEXT = { next_instruction: true };
const spies = quietSession();

describe('a session', () => {
  it('begins with nothing but its spinner, and gives each step what its token stands for', async () => {
    const test = await started();
    expect(test.state()).toEqual({
      step: undefined,
      isOverlayVisible: true,
      isStaying: false,
      isBusy: false,
      areOptionsDisabled: false,
      isExpired: false,
      isFinalised: false,
      outcome: undefined,
      problem: undefined,
      refusal: undefined,
      isEnding: false,
    });
    expect(test.session.token).toBe(testingToken());
    await test.instruct('card_form.show');
    expect(test.state().step?.credentials).toEqual({
      token: testingToken(),
      env: { choice: 'sandbox', alias: undefined },
      widgetOrigin: 'https://widget-sandbox.paydock.com',
    });
  });

  it('that was destroyed is at rest and notifies nobody', async () => {
    const test = await started('card_form.show');
    test.session.emit('onClick', 1);
    test.session.destroy();
    test.session.emit('onClick', 2);
    expect(test.events()).toEqual([{ name: 'onClick', detail: 1 }]);
    expect(test.state()).toMatchObject({ isFinalised: true, isOverlayVisible: false });
    expect([test.isDestroyed(), vi.getTimerCount()]).toEqual([true, 0]);
  });

  it('that received its ending has no buttons to wait for and no problem', async () => {
    const test = await started('card_form.show', {}, NEXT);
    test.turn().failed(new Error('chunk'));
    test.turn().act(() => new Promise(() => {}));
    await test.instruct('merchant_event.emit', { status: 'success' });
    expect(test.state()).toMatchObject({ isBusy: false, isOverlayVisible: false, problem: undefined });
  });

  it('that is refused disables the options', async () => {
    const test = await started('payment_methods.show', {}, NEXT);
    test.asked.shift()?.reject(new SdkError('no', 'access_forbidden'));
    await test.settle();
    expect(test.state().areOptionsDisabled).toBe(true);
  });

  it('warns of a merchant event without a known status, in these words [C3.23]', async () => {
    await started('merchant_event.emit', { status: 'foo' });
    expect(spies.warn.mock.calls).toEqual([
      ['<pay-widget> received a merchant event without a known status: no event is emitted.'],
    ]);
  });
});

describe('a callback that fails', () => {
  it.each([
    ['for a fault of the server', new SdkError('500', 'server_busy'), 1],
    ['for a fault that only looks like an end', Object.assign(new Error('x'), { cause: 'aborted' }), 1],
    ['because the checkout ended', new SdkError('stopped', 'aborted'), 0],
  ])('%s is logged, or not', async (_why, error, logged) => {
    const test = await started('card_form.show');
    void test.turn().report(STATUS, {});
    await test.decline(error);
    expect(spies.error.mock.calls).toEqual(logged ? [[error]] : []);
  });
});

describe('an instruction of no known name', () => {
  it('hides the spinner of a step that is not finished', async () => {
    const test = await started('card_form.show', {}, NEXT);
    expect(test.state().isOverlayVisible).toBe(true);
    await test.instruct('foo.show');
    expect(test.state()).toMatchObject({ isOverlayVisible: false, problem: undefined });
  });

  it('leaves the spinner to a callback under way', async () => {
    const test = await started('zip_checkout_form.show', {}, NEXT);
    void test.turn().report(STATUS, {});
    await test.instruct('foo.show');
    expect(test.state().isOverlayVisible).toBe(true);
  });
});

describe('the disable event', () => {
  it('leaves the spinner on while more is asked for [C4.20]', async () => {
    const test = await started('card_form.show', {}, NEXT);
    await test.instruct('disable_payment_method_event.emit', { status: 'success' }, NEXT);
    await vi.advanceTimersByTimeAsync(500);
    expect(test.state().isOverlayVisible).toBe(true);
    const early = await started('disable_payment_method_event.emit', { status: 'success' }, NEXT);
    expect(early.state().isOverlayVisible).toBe(true);
  });

  it('before any step hides the spinner where nothing follows', async () => {
    const test = await started('disable_payment_method_event.emit', { status: 'success' });
    expect(test.state()).toMatchObject({ isOverlayVisible: false, areOptionsDisabled: true, problem: undefined });
  });
});

describe('the fingerprint', () => {
  it('is taken for a gateway without a name too', async () => {
    const test = await started('fraud_service.show', {});
    expect(test.fingerprints.map(({ gatewayId }) => gatewayId)).toEqual(['']);
  });

  it('is neither taken nor reported once the session has expired', async () => {
    const test = await started('fraud_service.show', { gateway_id: 'g1' }, NEXT);
    await test.instruct('disable_payment_method_event.emit', { status: 'expired' }, NEXT);
    test.fingerprints[0]?.report({ status: 'success' });
    await test.settle();
    await test.instruct('fraud_service.show', { gateway_id: 'g2' });
    expect([test.fingerprints.length, test.counts.reported]).toEqual([1, 0]);
  });
});
