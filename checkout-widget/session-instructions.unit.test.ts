import { describe, expect, it, vi } from 'vitest';
import { WIDGET_INSTRUCTION_NAMES } from './instructions.ts';
import { quietSession, started } from './testing/started-session.ts';

// Written down, so that a change of the product fails.
const REPEAT_PAUSE_MS = 1000;

const CHOSEN = 'callback.payment_methods.chosen';
const STATUS = 'callback.child_widget.status';
const spies = quietSession();

describe('instructions drive the session', () => {
  it('asks once and renders nothing before the answer [C1.04] [C6.02]', async () => {
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
    expect(spies.warn).toHaveBeenCalledTimes(1);
    expect(spies.warn.mock.calls[0]?.[0]).toContain('Card_Form.show');
    expect(test.state()).toMatchObject({ step, isOverlayVisible: false, problem: 'stalled' });
    expect(test.counts.reported).toBe(1);
    test.session.retry();
    expect(test.counts.asked).toBe(3);
    expect(test.state()).toMatchObject({ problem: undefined, isOverlayVisible: true });
  });

  it('keeps an unfinished step that the server names again, and renders a finished one anew', async () => {
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
    // This answer is out of date, because it was requested before the outcome.
    await test.instruct('card_form.show', {}, { next_instruction: true });
    expect(test.state().step).toBe(step);
    await vi.advanceTimersByTimeAsync(REPEAT_PAUSE_MS);
    await test.instruct('card_form.show', {}, { next_instruction: true });
    expect(test.state().step).not.toBe(step);
    expect(test.state().step?.instruction.name).toBe('card_form.show');
  });

  it('asks beside the step on screen when the instruction requires it [C3.06]', async () => {
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
    expect([test.counts.reported, test.emitted]).toEqual([0, []]);
  });
});

it('knows fifteen instructions [C2.04]', () => {
  expect(WIDGET_INSTRUCTION_NAMES).toHaveLength(15);
});
