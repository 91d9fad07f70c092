/** Where a form stands (W4.01). After an answer it is submitted, with success or failure. */
export type SubmissionState =
  | { readonly status: 'idle' }
  | { readonly status: 'submitting' }
  | { readonly status: 'submitted'; readonly success: boolean; readonly error?: unknown };

export interface FormSubmission<Input> {
  readonly state: SubmissionState;
  /** Sends `input` and answers with the state reached; while one is under way, joins it and sends nothing (W4.02). */
  submit(input: Input): Promise<SubmissionState>;
  /** Back to idle, for the next try; an answer still to come is dropped. */
  reset(): void;
}

/**
 * The life of one form. `send` posts the input and says whether that was a success; a rejection is a failure that
 * keeps the error. `onChange` hears of every new state.
 */
export function createFormSubmission<Input>(
  send: (input: Input) => Promise<boolean>,
  onChange?: (state: SubmissionState) => void,
): FormSubmission<Input> {
  let state: SubmissionState = { status: 'idle' };
  let running: Promise<SubmissionState> | undefined;

  const enter = (next: SubmissionState) => {
    state = next;
    onChange?.(next);
  };

  const settle = async (input: Input): Promise<SubmissionState> => {
    try {
      return { status: 'submitted', success: await send(input) };
    } catch (error) {
      return { status: 'submitted', success: false, error };
    }
  };

  return {
    get state() {
      return state;
    },
    submit(input) {
      if (running) return running;
      enter({ status: 'submitting' });
      const mine = settle(input).then((outcome) => {
        if (running !== mine) return state;
        running = undefined;
        enter(outcome);
        return outcome;
      });
      running = mine;
      return mine;
    },
    reset() {
      running = undefined;
      enter({ status: 'idle' });
    },
  };
}
