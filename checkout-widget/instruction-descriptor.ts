import type { Shown } from '#locales/message.ts';

/** Describes an instruction; a step's folder defines it in `…-instruction.ts`, and `instruction-list.ts` lists it. */
export interface WidgetInstruction {
  readonly name: string;
  /** A second name that some servers use. */
  readonly alias?: string;
  /** Reads the payload; never fails. */
  readonly payload: { parse(value: unknown): object };
}

/** An instruction that replaces the step on screen (C2.04), with the data needed before the step's module is loaded. */
export interface StepDescriptor extends WidgetInstruction {
  /** The module's path in `steps/`, without its extension. */
  readonly file: `${string}/${string}-step`;
  /** The accessible name of the step's region, announced when the step appears. */
  readonly title: Shown;
  /** C2.07: nine steps have the button 'Go back to payment methods'. */
  readonly hasGoBack: boolean;
  /** Milliseconds from the step's mounting until the spinner is hidden; with `step` the view hides it. */
  readonly overlay: number | 'step';
  /** The payment method that usually leads to this step, which is then preloaded while the shopper chooses. */
  readonly method?: string;
}
