import { z } from 'zod';
import { containsCardNumber } from '#payment-rules/card/card-number.ts';
import {
  instructionNamed,
  isForm,
  METHOD_FORMS,
  payloadProblem,
  SANDBOX_INSTRUCTION_NAMES,
  type SandboxChooserMethod,
  type SandboxInstructionName,
} from '../instruction-lookup.ts';

/** How the simulated issuer authenticates the shopper: as the card asks (`auto`), never (`off`), or in this way. */
export const THREE_DS = ['auto', 'off', 'html', 'url', 'challenge', 'frictionless', 'refused', 'decoupled'] as const;

const LONGEST_WAIT = 30_000;
const id = z
  .string()
  .regex(/^[a-z][a-z0-9_-]{0,39}$/, 'must be lower-case letters, digits, - and _')
  .refine((name) => !RESERVED.includes(name), { error: ({ input }) => `"${String(input)}" is a word of the script` });
const RESERVED = ['start', 'finish', 'end', 'retry', 'again'];
const target = z.string().min(1).max(60);
const styles = z.record(z.string().max(40), z.union([z.string().max(200), z.number()]));
export const customisationField = z.strictObject({ base: styles });

const showStep = z.strictObject({
  id: id.optional(),
  instruction: z.enum(SANDBOX_INSTRUCTION_NAMES, {
    error: () => `must be one of ${SANDBOX_INSTRUCTION_NAMES.join(', ')}`,
  }),
  payload: z.record(z.string(), z.unknown()).default({}),
  customisation: customisationField.optional(),
  next_instruction: z.boolean().optional(),
  /** False keeps what the shopper gave for a later step. */
  charge: z.boolean().default(true),
  three_ds: z.enum(THREE_DS).default('auto'),
  /** Holds the payment for a review before anything is charged. */
  review: z.boolean().default(false),
  /** Asks for the security code of a saved card before it is charged. */
  cvv: z.boolean().default(false),
  on: z.record(z.string().max(40), target).default({}),
});
const waitStep = z.strictObject({ id: id.optional(), wait: z.number().int().min(0).max(LONGEST_WAIT) });

// A union would only say that none of its members fits; this way the error says what is wrong with the step.
const stepField = z.record(z.string(), z.unknown()).transform((given, context): ScenarioStep => {
  const result = ('wait' in given ? waitStep : showStep).safeParse(given);
  if (result.success) return result.data;
  for (const { path, message } of result.error.issues) context.addIssue({ code: 'custom', path, message });
  return z.NEVER;
});

export type ShowStep = Omit<z.output<typeof showStep>, 'id'> & { id: string; retryTo: string };
export type WaitStep = { id: string; wait: number; on: Record<string, string> };
export type Step = ShowStep | WaitStep;
export type Script = {
  name: string;
  steps: Step[];
  review: 'approve' | 'decline';
  expiresIn: number;
  customisation?: z.output<typeof customisationField> | undefined;
};
export type ScenarioStep = z.output<typeof showStep> | z.output<typeof waitStep>;
/** A scenario as it is written down, and as it may be typed in. */
export type ScenarioInput = Omit<z.input<typeof scenarioField>, 'steps'> & {
  steps: (z.input<typeof showStep> | z.input<typeof waitStep>)[];
};

/** A scenario as people write it: a name, steps, and what a step's outcome leads to where it is not the next one. */
export const scenarioField = z
  .strictObject({
    name: z.string().trim().min(1).max(80).default('Typed in'),
    about: z.string().max(400).optional(),
    expires_in: z.number().int().min(5).max(3600).default(1800),
    review: z.enum(['approve', 'decline']).default('approve'),
    customisation: customisationField.optional(),
    steps: z.array(stepField).min(1, 'needs at least one step').max(40),
  })
  .superRefine((scenario, context) => {
    // The description alone may name test cards: it goes nowhere.
    if (containsCardNumber(JSON.stringify({ ...scenario, about: '' }))) {
      context.addIssue({ code: 'custom', path: ['steps'], message: 'must not hold a card number' });
    }
    const complain = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path: ['steps', ...path], message });
    const ids = new Set<string>();
    for (const [index, step] of scenario.steps.entries()) {
      if (step.id !== undefined && ids.has(step.id)) complain([index, 'id'], `"${step.id}" stands twice`);
      if (step.id !== undefined) ids.add(step.id);
    }
    for (const [index, step] of scenario.steps.entries()) {
      if (!('instruction' in step)) continue;
      const problem = payloadProblem(step.instruction, step.payload);
      if (problem) complain([index, 'payload', ...problem.path], problem.message);
      else checkTargets(step, ids, (key, message) => complain([index, 'on', key], message));
    }
  })
  .transform(({ expires_in: expiresIn, steps, name, review, customisation }): Script => {
    return { name, review, expiresIn, customisation, steps: completeSteps(steps) };
  });

function checkTargets(
  { instruction, payload, on }: z.output<typeof showStep>,
  ids: ReadonlySet<string>,
  complain: (key: string, message: string) => void,
): void {
  const known = ['success', ...instructionNamed(instruction).outcomes(payload)];
  for (const [outcome, to] of Object.entries(on)) {
    if (!known.includes(outcome)) complain(outcome, `is no outcome of ${instruction}; it has ${known.join(', ')}`);
    else if (!ids.has(to) && !RESERVED.includes(to)) complain(outcome, `leads to "${to}", which is no step's id`);
  }
}

const CHOOSER = 'payment_methods.show';
type ScenarioShow = Extract<ScenarioStep, { instruction: string }>;

const isShow = (step: ScenarioStep | undefined): step is ScenarioShow => step !== undefined && 'instruction' in step;
const isChooser = (step: ScenarioStep | undefined) => isShow(step) && step.instruction === CHOOSER;

const allowed = ({ payload }: ScenarioShow) => payload['allowed_payment_method_types'] as SandboxChooserMethod[];

/** A form that no step of the script shows, for a method that its chooser offers. */
function impliedForm(method: SandboxChooserMethod, chooser: string, after: string): ShowStep {
  const on = { success: after, in_review: after, return: chooser, declined: 'retry', error: 'retry' };
  const rest = { payload: {}, charge: true, three_ds: 'auto', review: false, cvv: false } as const;
  return { id: `form:${method}`, instruction: METHOD_FORMS[method], retryTo: chooser, on, ...rest };
}

/**
 * Completes a script: names of steps, where each outcome leads, and the forms of the methods that a
 * chooser offers. A step goes to the next one, a chosen method to its form, a failure back to the chooser.
 */
function completeSteps(given: readonly ScenarioStep[]): Step[] {
  const idOf = (index: number) => (index < given.length ? (given[index]?.id ?? `step:${index + 1}`) : 'end');
  const implied = new Map<string, ShowStep>();

  const chooserOf = (index: number): string | undefined => {
    for (let at = index; at >= 0; at -= 1) if (isChooser(given[at])) return idOf(at);
    const first = given.findIndex(isChooser);
    return first < 0 ? undefined : idOf(first);
  };

  const formOf = (method: SandboxChooserMethod, index: number): string => {
    const isIts = (step: ScenarioStep) => isShow(step) && step.instruction === METHOD_FORMS[method];
    const later = given.findIndex((step, at) => at > index && isIts(step));
    const found = later < 0 ? given.findIndex(isIts) : later;
    if (found >= 0) return idOf(found);
    if (!implied.has(method)) implied.set(method, impliedForm(method, idOf(index), idOf(index + 1)));
    return `form:${method}`;
  };

  const defaults = (step: ScenarioShow, index: number, after: string): Record<string, string> => {
    const name: SandboxInstructionName = step.instruction;
    if (name === CHOOSER) return Object.fromEntries(allowed(step).map((method) => [method, formOf(method, index)]));
    const failures = { success: after, in_review: after, declined: 'retry', error: 'retry' };
    if (isForm(name)) return { ...failures, return: chooserOf(index) ?? 'again' };
    if (name === 'canvas_3ds_form.show') return failures;
    return instructionNamed(name).outcomes({}).includes('error')
      ? { success: after, error: after }
      : { success: after };
  };

  const steps = given.map((step, index): Step => {
    const id = idOf(index);
    const after = idOf(index + 1);
    if (!isShow(step)) return { id, wait: step.wait, on: { success: after } };
    return { ...step, id, retryTo: chooserOf(index) ?? id, on: { ...defaults(step, index, after), ...step.on } };
  });
  return [...steps, ...implied.values()];
}
