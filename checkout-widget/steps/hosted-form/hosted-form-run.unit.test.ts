import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BANK_EVENT, bankCreated, bankFailed } from '#checkout/steps/bank-account/bank-outcome.ts';
import { CARD_EVENT, cardCreated, cardFailed } from '#checkout/steps/card-form/card-outcome.ts';
import { testingEmitter, testingStep } from '#checkout/steps/testing/step-emitter.ts';
import { inEnglish } from '#testing/in-english.ts';
import { type FormRunState, HostedFormRun } from './hosted-form-run.ts';

// Written down, so that a change of the product fails.
const LOAD_LIMIT = 20_000;
const SUBMIT_DELAY = 500;
const SUBMIT_LIMIT = 40_000;

const BROWSER = {} as never;
const CARD = {
  event: CARD_EVENT,
  created: (token: string, meta?: { card_scheme?: string }) => cardCreated(token, BROWSER, meta?.card_scheme),
  failed: cardFailed,
} as const;
const BANK = { event: BANK_EVENT, created: bankCreated, failed: bankFailed } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const turn = () => vi.advanceTimersByTimeAsync(0);

function form(kind: typeof CARD | typeof BANK = CARD) {
  const { on, say } = testingEmitter();
  const asked: string[] = [];
  const facts = { isValid: true };
  const states: FormRunState[] = [];
  const step = testingStep();
  const widget = {
    on,
    load: () => void asked.push('load'),
    reload: () => void asked.push('reload'),
    trigger: (name: string) => void asked.push(name),
    isValidForm: () => facts.isValid,
    destroy: () => void asked.push('destroy'),
  };
  const run = new HostedFormRun(widget, kind as never, step as never, {
    show: (state) => states.push(state),
    showProblem: (text) => text && step.log.push(inEnglish(text)),
  });
  let loads = 0;
  run.start(() => loads++);
  const ready = async () => {
    say('afterLoad');
    await vi.advanceTimersByTimeAsync(SUBMIT_DELAY);
    step.log.length = 0;
  };
  return { run, say, asked, facts, states, step, ready, loads: () => loads, state: () => states.at(-1) ?? 'loading' };
}

describe.each([
  ['card', CARD, '[C2.30, C4.27, C9.13]'],
  ['bank', BANK, '[C2.45, C9.13]'],
])('the %s form', (_, kind, rows) => {
  it(`is uncovered and gets its Submit 500 ms after it has loaded, not at 499 ${rows}`, async () => {
    const { say, step, state, asked, loads } = form(kind);
    expect(asked).toEqual(['load']);
    await vi.advanceTimersByTimeAsync(3000);
    say('afterLoad');
    await vi.advanceTimersByTimeAsync(499);
    expect([state(), step.log, loads()]).toEqual(['settling', [], 1]);
    await vi.advanceTimersByTimeAsync(1);
    expect([state(), step.log]).toEqual(['ready', ['no overlay']]);
  });
});

describe('submitting a hosted form', () => {
  it('covers a valid form and asks it once, however often it is clicked [C4.28, C1.06]', async () => {
    const { run, asked, step, ready, say } = form();
    run.submit();
    await turn();
    expect(asked).toEqual(['load']);
    await ready();
    run.submit();
    run.submit();
    await turn();
    run.submit();
    await turn();
    expect(asked).toEqual(['load', 'submit_form']);
    expect(step.log).toEqual(['overlay']);
    say('metaChange', { card_scheme: 'visa' });
    say('finish', { payment_source: 'o1' });
    say('finish', { payment_source: 'o1' });
    await turn();
    expect(step.reports[0]).toEqual({ event: CARD_EVENT, stay: false, payload: cardCreated('o1', BROWSER, 'visa') });
    expect(step.isActing()).toBe(false);
  });

  it('does not cover a form that is not valid until the form goes to work [C4.28]', async () => {
    const { run, asked, facts, step, ready, say } = form();
    await ready();
    facts.isValid = false;
    run.submit();
    await turn();
    expect([asked.at(-1), step.log]).toEqual(['submit_form', []]);
    say('submit');
    expect(step.log).toEqual(['overlay']);
  });

  it('also happens by Enter inside the form', async () => {
    const { asked, ready, say } = form();
    say('submit');
    await turn();
    expect(asked).toEqual(['load']);
    await ready();
    say('submit');
    await turn();
    say('submit');
    await turn();
    expect(asked).toEqual(['load', 'submit_form']);
  });

  it('reports errors with the text of the event, and the shopper stays and may try again', async () => {
    const { run, step, ready, say, asked } = form();
    await ready();
    for (const [event, data, message] of [
      ['validationError', { message: 'X' }, 'X'],
      ['systemError', { message: 'Y' }, 'Y'],
      ['validationError', {}, 'Validation error during form submission process'],
      ['finish', {}, 'Validation error during form submission process'],
    ] as const) {
      run.submit();
      await turn();
      say(event, data);
      await turn();
      const rows = 'message' in data ? '[C5.12] [C5.14]' : '[C5.14] [C8.08]';
      const payload = { status: 'error', message };
      const isOutdated = event === 'systemError' ? { isOutdated: true } : {};
      expect(step.reports.pop(), `${rows} [C7.11] ${event}`).toEqual({
        event: CARD_EVENT,
        stay: true,
        payload,
        ...isOutdated,
      });
      expect(step.log.at(-1)).toBe('no overlay');
      expect(step.isActing()).toBe(false);
    }
    expect(asked.filter((name) => name === 'submit_form')).toHaveLength(4);
  });

  it('reports one fixed text for every error of a bank form [C5.13, C5.14, C7.13]', async () => {
    const { step, ready, say } = form(BANK);
    await ready();
    say('validationError', { message: 'X' });
    await turn();
    const payload = { message: 'Validation error during form submission process' };
    expect(step.reports).toEqual([{ event: BANK_EVENT, stay: true, payload }]);
    say('finish', { payment_source: 'o2' });
    await turn();
    expect(step.reports[1]).toEqual({ event: BANK_EVENT, stay: false, payload: { ott_token: 'o2' } });
  });

  it('leaves the shopper able to try again when the callback fails', async () => {
    const { run, step, ready, say, asked } = form();
    await ready();
    step.answers.isDelivered = false;
    run.submit();
    await turn();
    say('finish', { payment_source: 'o1' });
    await turn();
    expect(inEnglish(step.log.slice(-2))).toEqual([
      'no overlay',
      'Your details could not be sent. Please submit the form again.',
    ]);
    run.submit();
    await turn();
    expect(asked.filter((name) => name === 'submit_form')).toHaveLength(2);
  });

  it('gives up on a form that does not answer, at its limit and not before', async () => {
    const { run, step, ready, asked } = form();
    await ready();
    run.submit();
    await turn();
    await vi.advanceTimersByTimeAsync(SUBMIT_LIMIT - 1);
    expect(step.isActing()).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(inEnglish([step.isActing(), step.log.at(-1)])).toEqual([
      false,
      'The form did not respond. Please submit it again.',
    ]);
    run.submit();
    await turn();
    expect(asked.filter((name) => name === 'submit_form')).toHaveLength(2);
  });
});

describe('a hosted form that cannot be had', () => {
  it('is reported once, to the merchant too, and can be loaded again [C8.30]', async () => {
    const { run, say, step, state, asked } = form();
    run.retry();
    say('error', { message: 'gone' });
    say('error', { message: 'gone' });
    expect([state(), step.log, step.merchant]).toEqual(['failed', ['no overlay'], [['error', { message: 'gone' }]]]);
    run.retry();
    expect([state(), asked.at(-1), step.log.at(-1)]).toEqual(['loading', 'reload', 'overlay']);
    say('afterLoad');
    await vi.advanceTimersByTimeAsync(SUBMIT_DELAY);
    expect(state()).toBe('ready');
  });

  it('has failed when its frame sends nothing for so long, not before', async () => {
    const { state, step } = form();
    await vi.advanceTimersByTimeAsync(LOAD_LIMIT - 1);
    expect(state()).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect([state(), step.merchant.map(([name]) => name)]).toEqual(['failed', ['error']]);
    expect(step.reports).toEqual([]);
  });

  it('shows the words of a frame that could not make its form, and reports no outcome', async () => {
    const { say, step, state } = form();
    say('systemError', { message: 'no configuration' });
    await vi.advanceTimersByTimeAsync(LOAD_LIMIT);
    expect([state(), step.log, step.reports]).toEqual(['loading', ['no overlay'], []]);
    say('afterLoad');
    await vi.advanceTimersByTimeAsync(SUBMIT_DELAY);
    expect(state()).toBe('ready');
  });

  it('does nothing more once the step is over [C4.26]', async () => {
    const { run, say, step, asked, ready } = form();
    await ready();
    run.submit();
    await turn();
    run.stop();
    await turn();
    expect(step.isActing()).toBe(false);
    for (const event of ['finish', 'validationError', 'systemError', 'submit', 'error', 'afterLoad']) {
      say(event, { payment_source: 'o1', message: 'X' });
    }
    run.submit();
    run.retry();
    await vi.advanceTimersByTimeAsync(SUBMIT_LIMIT);
    expect([step.reports, asked]).toEqual([[], ['load', 'submit_form']]);
    run.destroy();
    expect(asked.at(-1)).toBe('destroy');
  });
});
