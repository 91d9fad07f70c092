import { afterEach, describe, expect, it, vi } from 'vitest';
import { SdkError } from '#sdk';
import { silenceOf } from './session.ts';
import { testingInstruction, testingSession } from './testing/session-fakes.ts';
import { quietSession, started } from './testing/started-session.ts';

const spies = quietSession();
afterEach(() => vi.unstubAllGlobals());

describe('a silent provider', () => {
  it('is reported once, to the page and to the shopper, after 10 s and not before [P8.02]', async () => {
    const test = await started();
    await vi.advanceTimersByTimeAsync(9_999);
    expect([test.emitted.length, test.state().isOverlayVisible]).toEqual([0, true]);
    await vi.advanceTimersByTimeAsync(1);
    expect(test.emitted.length, 'after 10 s').toBe(1);
    await vi.advanceTimersByTimeAsync(100_000);
    expect(test.events()).toEqual([{ name: 'error', detail: expect.objectContaining({ code: 'no_answer' }) }]);
    expect(spies.error).toHaveBeenCalledTimes(1);
    expect(test.state()).toMatchObject({ problem: 'stalled', isOverlayVisible: false });
  });

  const failed = (code: string) => new SdkError(code, 'service_unreachable', { code });
  it.each([
    ['policy_blocked', { fault: failed('policy_blocked') }, true],
    ['origin_refused', { fault: failed('origin_refused') }, true],
    ['offline', { fault: failed('offline') }, false],
    ['environment_not_set', { isNamed: false }, true],
    ['no_answer', {}, true],
  ])('is one error and another try for the cause %s [P8.02]', async (code, place, onLine) => {
    vi.stubGlobal('navigator', { onLine });
    const test = testingSession({ apiOrigin: 'https://api.test', ...place });
    test.session.start();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(test.events()).toEqual([{ name: 'error', detail: expect.objectContaining({ code }) }]);
    expect(test.state().problem, 'the shopper is offered another try').toBe('stalled');
    test.session.destroy();
  });

  it('may be asked again, and an answer that comes late counts', async () => {
    const test = await started();
    await vi.advanceTimersByTimeAsync(10_000);
    test.session.retry();
    expect(test.state()).toMatchObject({ problem: undefined, isOverlayVisible: true });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(test.emitted).toHaveLength(2);
    test.asked.shift()?.resolve(testingInstruction('card_form.show'));
    await test.settle();
    expect(test.state()).toMatchObject({ problem: undefined });
    expect(test.state().step?.instruction.name).toBe('card_form.show');
  });

  it('may take its time once a step was shown, because it holds a request until there is news', async () => {
    const test = await started('card_form.show');
    void test.turn().report('callback.child_widget.status', {});
    await test.accept();
    await test.instruct('unknown.show');
    expect(test.state().problem).toBe('stalled');
    test.session.retry();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([test.emitted, test.state().problem]).toEqual([[], undefined]);
  });

  it('is not reported once it answered, refused or was left', async () => {
    const answered = await started('card_form.show');
    const refused = await started();
    refused.asked.shift()?.reject(new SdkError('gone', 'access_forbidden'));
    await refused.settle();
    const left = await started();
    left.session.destroy();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([answered.emitted.length, refused.emitted.length, left.emitted.length]).toEqual([0, 1, 0]);
  });

  it('is named by its likely cause [P8.02]', () => {
    const api = 'https://api.test';
    const place = {
      token: '',
      env: { choice: 'sandbox' as const, alias: undefined },
      widgetOrigin: '',
      apiOrigin: api,
    };
    const source = { ...place, nextInstruction: vi.fn(), report: vi.fn(), destroy: vi.fn() };
    const refused = new SdkError('list the origin https://shop.test', 'service_unreachable', {
      code: 'origin_refused',
    });
    const blocked = new SdkError('Allow https://api.test in connect-src.', 'service_unreachable', {
      code: 'policy_blocked',
    });
    const cases = [
      [{ ...source, fault: blocked }, 'policy_blocked', 'in connect-src'],
      [{ ...source, fault: refused }, 'origin_refused', 'https://shop.test'],
      [{ ...source, isNamed: false }, 'environment_not_set', api],
      [{ ...source, fault: new SdkError('No way.', 'service_unreachable') }, 'no_answer', 'No way.'],
      [source, 'no_answer', api],
    ] as const;
    for (const [from, code, words] of cases) {
      const { message, code: reported } = silenceOf(from);
      expect([reported, message.includes(words)], message).toEqual([code, true]);
    }
    vi.stubGlobal('navigator', { onLine: false });
    expect(silenceOf(source).code).toBe('offline');
  });
});
