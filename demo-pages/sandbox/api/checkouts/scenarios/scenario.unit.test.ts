import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHOOSER_METHODS, instructionNamed, METHOD_FORMS, SANDBOX_INSTRUCTION_NAMES } from '../instruction-lookup.ts';
import { nextMove, type PendingStep, type Progress, START, stepOf, stepsAfter } from '../position.ts';
import { type Script, scenarioField } from './scenario.ts';
import { SCENARIOS } from './scenario-catalogue.ts';

const chooser = { instruction: 'payment_methods.show', payload: { allowed_payment_method_types: ['card'] } };
const read = (steps: unknown, more: object = {}) => scenarioField.safeParse({ steps, ...more });
const problem = (steps: unknown, more: object = {}) => {
  const issue = read(steps, more).error?.issues[0];
  return `${issue?.path.join('.')}: ${issue?.message}`;
};
const stepsOf = (steps: unknown) => read(steps).data?.steps ?? [];

describe('a scenario that is typed in', () => {
  it('is understood as the shortest thing that makes sense', () => {
    const [show, form] = stepsOf([chooser]);
    expect(show).toMatchObject({ id: 'step:1', on: { card: 'form:card' } });
    expect(form).toMatchObject({ instruction: 'card_form.show', on: { success: 'end', return: 'step:1' } });
  });

  it('leads each method to its form, the later one first, and a failure back to the chooser', () => {
    const card = { instruction: 'card_form.show' };
    const [, first, , second] = stepsOf([chooser, card, { ...chooser, id: 'again-please' }, card]);
    expect(stepsOf([chooser, card, { ...chooser, id: 'c' }, card])[2]).toMatchObject({ on: { card: 'step:4' } });
    expect([first, second].map((step) => step && 'retryTo' in step && step.retryTo)).toEqual([
      'step:1',
      'again-please',
    ]);
  });

  it.each(Object.entries(SCENARIOS))('may be the catalogue’s own %s', (_, scenario) => {
    expect(scenarioField.safeParse(scenario).error?.issues ?? []).toEqual([]);
  });

  it.each([
    ['nothing', {}, 'steps: Invalid input'],
    ['no steps', [], 'steps: needs at least one step'],
    ['41 steps', Array(41).fill(chooser), 'steps: Too big'],
    ['an unknown instruction', [{ instruction: 'foo.show' }], 'must be one of payment_methods.show'],
    ['an unknown key', [{ ...chooser, colour: 'red' }], 'Unrecognized key'],
    [
      'one id twice',
      [
        { ...chooser, id: 'a' },
        { ...chooser, id: 'a' },
      ],
      '"a" stands twice',
    ],
    ['a reserved id', [{ ...chooser, id: 'end' }], 'is a word of the script'],
    ['a way to nowhere', [{ ...chooser, on: { card: 'nowhere' } }], 'leads to "nowhere", which is no step'],
    ['an outcome that is none', [{ ...chooser, on: { zip_checkout: 'end' } }], 'is no outcome of payment_methods.show'],
    ['no method', [{ ...chooser, payload: { allowed_payment_method_types: [] } }], 'needs at least one'],
    ['an unknown method', [{ ...chooser, payload: { allowed_payment_method_types: ['cash'] } }], 'Invalid option'],
    ['a token of its own', [{ instruction: 'canvas_3ds_form.show', payload: { _3ds_token: 'x' } }], 'Unrecognized key'],
    ['a wait of 30001 ms', [{ wait: 30_001 }], 'Too big'],
    [
      'a card number',
      [{ instruction: 'generic.show_message', payload: { type: 'error', title: 'x', message: '4242424242424242' } }],
      'must not hold a card number',
    ],
  ])('is refused with %s', (_, steps, text) => {
    expect(problem(steps)).toContain(text);
  });

  it('has time limits from 5 to 3600 seconds, waits up to 30 s and 40 steps', () => {
    for (const expires_in of [5, 3600]) expect(read([chooser], { expires_in }).success).toBe(true);
    for (const expires_in of [4, 3601, 5.5]) expect(read([chooser], { expires_in }).success).toBe(false);
    expect(read([{ wait: 30_000 }]).success).toBe(true);
    expect(read(Array(40).fill(chooser)).success).toBe(true);
  });
});

describe('the way through a script', () => {
  const NOW = new Date('2026-11-21T00:00:00Z');
  const script = (steps: unknown) => read(steps).data as Script;

  it('passes by the forms that stand in the way of a checkout that is paid', () => {
    const message = { instruction: 'generic.show_message', payload: { type: 'success', title: 'T', message: '' } };
    const way = script([
      chooser,
      { instruction: 'card_form.show', id: 'card' },
      { instruction: 'zip_checkout_form.show' },
      message,
    ]);
    const after = stepsAfter(way.steps[1] as never, { name: 'success' });
    expect(nextMove(way, after, 'open', NOW)).toMatchObject({ step: { instruction: 'zip_checkout_form.show' } });
    expect(nextMove(way, after, 'paid', NOW)).toMatchObject({ step: { instruction: 'generic.show_message' } });
  });

  it('waits until the time is there, to the millisecond', () => {
    const way = script([chooser]);
    const until: PendingStep[] = [{ until: NOW.toISOString() }, { to: 'step:1' }];
    expect(nextMove(way, until, 'open', new Date(NOW.getTime() - 1)).kind).toBe('until');
    expect(nextMove(way, until, 'open', NOW).kind).toBe('show');
  });

  const step = fc.oneof(
    fc.record({ wait: fc.integer({ min: 0, max: 30_000 }) }),
    fc
      .record({
        instruction: fc.constantFrom(...SANDBOX_INSTRUCTION_NAMES),
        methods: fc.uniqueArray(fc.constantFrom(...CHOOSER_METHODS), { minLength: 1 }),
        to: fc.integer({ min: 0, max: 9 }),
      })
      .map(({ instruction, methods, to }) => ({
        instruction,
        to,
        payload: {
          ...(instruction === 'payment_methods.show' ? { allowed_payment_method_types: methods } : {}),
          ...(instruction === 'fraud_service.show' ? { gateway_id: 'g' } : {}),
          ...(instruction === 'generic.show_message' ? { type: 'error', title: 't', message: 'm' } : {}),
          ...(/emit$/.test(instruction) ? { status: 'failure' } : {}),
        },
      })),
  );
  const scripts = fc.array(step, { minLength: 1, maxLength: 10 }).map((steps) =>
    script(
      steps.map((given, index) => {
        if ('wait' in given) return { ...given, id: `s${index}` };
        const { to, ...rest } = given;
        const target = to < steps.length ? `s${to}` : ['end', 'again', 'retry'][to % 3];
        return { ...rest, id: `s${index}`, on: rest.instruction === 'merchant_event.emit' ? {} : { success: target } };
      }),
    ),
  );

  it('has no dead end: from every place, with every outcome, there is a next thing or the end (10,000 steps)', () => {
    let walked = 0;
    fc.assert(
      fc.property(scripts, fc.infiniteStream(fc.nat(1000)), (way, choices) => {
        const pick = <T>(from: readonly T[]): T => from[choices.next().value % from.length] as T;
        let todo: PendingStep[] = START.todo;
        let progress: Progress = 'open';
        for (let at = 0; at < 100; at += 1) {
          walked += 1;
          const move = nextMove(way, todo, progress, NOW);
          if (move.kind === 'finish') return;
          if (move.kind === 'show') {
            const { instruction, payload } = move.step;
            expect(stepOf(way, move.step.id)).toBe(move.step);
            // Nobody who has paid is asked to pay.
            if (progress !== 'open') expect(Object.values(METHOD_FORMS)).not.toContain(instruction);
            const name = pick(['success', 'again', ...instructionNamed(instruction).outcomes(payload)]);
            if (name === 'success' && instruction === 'card_form.show') progress = 'paid';
            todo = stepsAfter(move.step, { name });
          } else {
            todo = move.rest.filter((entry) => !('until' in entry));
          }
        }
      }),
      { numRuns: 400 },
    );
    expect(walked).toBeGreaterThan(1000);
  });
});
