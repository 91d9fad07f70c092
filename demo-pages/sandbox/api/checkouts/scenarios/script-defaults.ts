import {
  type InstructionName,
  instructionNamed,
  isForm,
  METHOD_FORMS,
  type PaymentMethod,
} from '../instruction-lookup.ts';
import type { GivenStep, ShowStep, Step } from './scenario.ts';

const CHOOSER = 'payment_methods.show';
type GivenShow = Extract<GivenStep, { instruction: string }>;

const isShow = (step: GivenStep | undefined): step is GivenShow => step !== undefined && 'instruction' in step;
const isChooser = (step: GivenStep | undefined) => isShow(step) && step.instruction === CHOOSER;

const allowed = ({ payload }: GivenShow) => payload['allowed_payment_method_types'] as PaymentMethod[];

/** A form that no step of the script shows, for a method that its chooser offers. */
function impliedForm(method: PaymentMethod, chooser: string, after: string): ShowStep {
  const on = { success: after, in_review: after, return: chooser, declined: 'retry', error: 'retry' };
  const rest = { payload: {}, charge: true, three_ds: 'auto', review: false, cvv: false } as const;
  return { id: `form:${method}`, instruction: METHOD_FORMS[method], retryTo: chooser, on, ...rest };
}

/**
 * Writes out what a script leaves unsaid: names of steps, where each outcome leads, and the forms of the methods that a
 * chooser offers. A step goes to the next one, a chosen method to its form, a failure back to the chooser.
 */
export function completeSteps(given: readonly GivenStep[]): Step[] {
  const idOf = (index: number) => (index < given.length ? (given[index]?.id ?? `step:${index + 1}`) : 'end');
  const implied = new Map<string, ShowStep>();

  const chooserOf = (index: number): string | undefined => {
    for (let at = index; at >= 0; at -= 1) if (isChooser(given[at])) return idOf(at);
    const first = given.findIndex(isChooser);
    return first < 0 ? undefined : idOf(first);
  };

  const formOf = (method: PaymentMethod, index: number): string => {
    const isIts = (step: GivenStep) => isShow(step) && step.instruction === METHOD_FORMS[method];
    const later = given.findIndex((step, at) => at > index && isIts(step));
    const found = later < 0 ? given.findIndex(isIts) : later;
    if (found >= 0) return idOf(found);
    if (!implied.has(method)) implied.set(method, impliedForm(method, idOf(index), idOf(index + 1)));
    return `form:${method}`;
  };

  const defaults = (step: GivenShow, index: number, after: string): Record<string, string> => {
    const name: InstructionName = step.instruction;
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
