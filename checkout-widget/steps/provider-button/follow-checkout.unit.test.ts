import { describe, expect, it } from 'vitest';
import { testingEmitter, testingStep } from '#checkout/steps/testing/step-emitter.ts';
import { inEnglish } from '#testing/in-english.ts';
import { followCheckout } from './follow-checkout.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

function follow() {
  const { on, say } = testingEmitter();
  const step = testingStep();
  const outcomes: unknown[] = [];
  let destroyed = 0;
  const run = followCheckout({ on, destroy: () => void destroyed++ }, {
    provider: 'Zip',
    error: 'error in zip checkout widget',
    act: step.act,
    announce: step.announce,
    merchantEvent: step.merchantEvent,
    done: async (outcome: unknown) => void outcomes.push(outcome),
  } as never);
  return { run, say, step, outcomes, destroyed: () => destroyed, merchant: () => step.merchant.map(([name]) => name) };
}

describe('a provider’s checkout', () => {
  it('keeps other buttons waiting until its window is closed, and reports its token once', async () => {
    const { run, say, step, outcomes } = follow();
    say('click');
    await turn();
    expect([run.isOpen(), step.isActing()], '[C4.34] others wait').toEqual([true, true]);
    say('popupRedirect');
    say('accepted');
    say('finish', { payment_source_token: 'o1' });
    say('finish', { payment_source_token: 'o2' });
    say('error', { error: 'late' });
    say('close');
    await turn();
    // Afterpay and Zip run the same checkout.
    expect(outcomes, '[C1.11] [C1.12] the token, once').toEqual([{ status: 'success', ott_token: 'o1' }]);
    expect([run.isOpen(), step.isActing(), step.log], '[C4.35] others are free').toEqual([false, false, []]);
  });

  it('that is closed reports nothing, notifies the merchant and may be opened again [C8.33, C8.34]', async () => {
    const { say, step, outcomes, merchant } = follow();
    for (const round of [1, 2]) {
      say('click');
      await turn();
      say('close');
      await turn();
      expect(merchant()).toHaveLength(2 * round);
    }
    expect(merchant()).toEqual(['onClick', 'onCheckoutClose', 'onClick', 'onCheckoutClose']);
    expect([outcomes, step.isActing()]).toEqual([[], false]);
    expect(inEnglish(step.log[0])).toBe('Zip was closed. Nothing was paid.');
  });

  it.each(['declined', 'referred'])('that is %s after it closed is an error and no closing [C8.02]', async (event) => {
    const { say, outcomes, merchant } = follow();
    say('click');
    await turn();
    say('close');
    say(event);
    await turn();
    expect(outcomes).toEqual([{ status: 'error', message: 'error in zip checkout widget' }]);
    expect(merchant()).toEqual(['onClick']);
  });

  it('ends with its step [C4.31]', async () => {
    const { run, say, step, destroyed } = follow();
    run.destroy();
    expect([destroyed(), step.isActing()]).toEqual([1, false]);
    say('click');
    await turn();
    run.destroy();
    await turn();
    expect([run.isOpen(), step.isActing(), destroyed()]).toEqual([false, false, 2]);
  });
});
