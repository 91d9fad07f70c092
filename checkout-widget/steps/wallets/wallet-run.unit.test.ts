import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testingEmitter, testingStep } from '#checkout/steps/testing/step-emitter.ts';
import { inEnglish } from '#testing/in-english.ts';
import { followWallet, type WalletStepState } from './wallet-run.ts';
import { WALLET_KINDS, type WalletStepName } from './wallet-texts.ts';

// Written down, so that a change of the product fails.
const WALLET_PATIENCE = 600_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const turn = () => vi.advanceTimersByTimeAsync(0);

function follow(name: WalletStepName = 'applepay_wallet_form.show') {
  const { on, say } = testingEmitter();
  const step = testingStep();
  const outcomes: unknown[] = [];
  const states: WalletStepState[] = [];
  const asked: unknown[] = [];
  const note = (text: string) => () => void asked.push(text);
  const buttons = {
    on,
    load: note('load'),
    destroy: note('destroy'),
    disable: note('disable'),
    enable: note('enable'),
    close: note('close'),
    update: (answer: unknown) => void asked.push(answer),
  };
  const run = followWallet(buttons as never, {
    kind: WALLET_KINDS[name],
    act: step.act,
    announce: step.announce,
    merchantEvent: step.merchantEvent as never,
    show: (state) => states.push(state),
    done: async (outcome) => void outcomes.push(outcome),
  });
  const tell = (event: string, data: unknown = {}) => say(event, { event, data });
  return { run, tell, step, outcomes, states, asked, merchant: step.merchant };
}

describe.each(Object.keys(WALLET_KINDS) as WalletStepName[])('the wallet of %s', (name) => {
  it.each([
    ['payment_success', { status: 'success', message: 'The payment was successful' }, []],
    ['payment_in_review', { status: 'in_review', message: 'The payment is on fraud review' }, ['paymentInReview']],
    ['payment_error', { status: 'error', message: 'X' }, ['paymentError']],
  ])('reports %s once and frees the other buttons', async (event, outcome, reported) => {
    const { tell, step, outcomes, merchant } = follow(name);
    tell('loaded');
    tell('button_click', { wallet: 'w' });
    await turn();
    expect(step.isActing()).toBe(true);
    tell(event, { message: 'X' });
    await turn();
    expect(outcomes, `[C4.04] ${event === 'payment_success' ? '[C1.10]' : ''} one outcome`).toEqual([outcome]);
    expect(step.isActing()).toBe(false);
    // Only the server reports a successful payment to the merchant.
    const row = { payment_error: '[C8.31]', payment_in_review: '[C8.32]' }[event] ?? '';
    expect(
      merchant.map(([event]) => event),
      `[C8.37] ${row} what the merchant hears`,
    ).toEqual(['onClick', ...reported]);
  });
});

describe('a wallet', () => {
  it('reports each event to the merchant [C8.29, C8.33, C8.34]', async () => {
    const { tell, merchant, outcomes, states, step } = follow();
    tell('button_click', { wallet: 'apple' });
    await turn();
    tell('checkout_close', { wallet: 'apple' });
    tell('unavailable', { reason: 'script_failed', message: 'm' });
    await turn();
    expect(merchant).toEqual([
      ['onClick', { wallet: 'apple' }],
      ['onCheckoutClose', { wallet: 'apple' }],
      ['unavailable', { reason: 'script_failed', message: 'm' }],
    ]);
    expect([outcomes, states.at(-1), step.isActing()]).toEqual([[], 'unavailable', false]);
    expect(inEnglish(step.log)).toEqual(['Apple Pay was closed.']);
  });

  it('passes on what the shopper changes, and takes the change [C8.35, C8.36]', () => {
    const { tell, merchant, asked } = follow();
    const address = { shipping: { address_city: 'Sydney' } };
    const option = { selected_shipping_option: { id: 'express' } };
    tell('update', address);
    tell('update', option);
    tell('update', {});
    expect(merchant).toEqual([
      ['onShippingAddressChange', address],
      ['onShippingOptionsChange', option],
    ]);
    expect(asked).toEqual([{ success: true }, { success: true }, { success: true }]);
  });

  it('whose order cannot be made may be clicked again', async () => {
    const { tell, states, step } = follow();
    tell('button_click');
    await turn();
    tell('unavailable', { type: 'create_order_id_error', code: 'c' });
    await turn();
    expect([states.at(-1), step.isActing()]).toEqual(['unstarted', false]);
  });

  it('of which nobody knows whether it paid reports nothing until somebody does', async () => {
    const { tell, states, outcomes, step } = follow();
    tell('button_click');
    await turn();
    tell('payment_error', { code: 'outcome_unknown', message: 'lost' });
    await turn();
    expect([states.at(-1), outcomes, step.isActing()]).toEqual(['unknown', [], false]);
    tell('payment_success', {});
    expect(outcomes).toHaveLength(1);
  });

  it('that sends nothing any more frees the other buttons at its limit, not before', async () => {
    const { tell, step } = follow();
    tell('button_click');
    await turn();
    await vi.advanceTimersByTimeAsync(WALLET_PATIENCE - 1);
    expect(step.isActing()).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(step.isActing()).toBe(false);
  });

  it('ends with its step', async () => {
    const { run, tell, step, asked } = follow();
    tell('button_click');
    await turn();
    run.destroy();
    await turn();
    expect([asked, step.isActing()]).toEqual([['destroy'], false]);
  });
});
