/** An instruction's facts, which its room's `…-instruction.ts` states and `instruction-list.ts` lists. */
export interface InstructionDescriptor {
  readonly name: string;
  /** A second name, under which some servers send it. */
  readonly alias?: string;
  /** Reads the payload; never fails. */
  readonly payload: { parse(value: unknown): object };
}

/** An instruction that draws a step in place of the one before (C2.04), and what is known before the step's module is loaded. */
export interface StepDescriptor extends InstructionDescriptor {
  /** The module, below `steps/`. */
  readonly file: `${string}/${string}-step`;
  /** The name of the step's region, announced when it appears. */
  readonly title: string;
  /** C2.07: nine steps carry 'Go back to payment methods'. */
  readonly hasGoBack: boolean;
  /** Milliseconds from the step's mounting until the spinner hides; `step` leaves it to the view. */
  readonly overlay: number | 'step';
  /** The payment method that most likely leads to it: the step is loaded ahead while the shopper chooses. */
  readonly method?: string;
}
