import { useCallback, useRef, useState } from 'react';

/** The state of a form: `submitted` after a success, `failed` after a failure. */
export type SubmissionStatus = 'idle' | 'submitting' | 'submitted' | 'failed';

export interface Submission<Input> {
  readonly status: SubmissionStatus;
  /** The error that `send` rejected with, after a failure. */
  readonly error?: unknown;
  /** Sends, unless a previous call is pending: then it does nothing. */
  readonly submit: (input: Input) => Promise<void>;
}

/** Sends one at a time. `send` resolves with whether it succeeded; a rejection is a failure that keeps its error. */
export function useSubmission<Input>(send: (input: Input) => Promise<boolean>): Submission<Input> {
  const [state, setState] = useState<{ status: SubmissionStatus; error?: unknown }>({ status: 'idle' });
  const running = useRef(false);
  const latest = useRef(send);
  latest.current = send;
  const submit = useCallback(async (input: Input) => {
    if (running.current) return;
    running.current = true;
    setState({ status: 'submitting' });
    try {
      const success = await latest.current(input);
      setState({ status: success ? 'submitted' : 'failed' });
    } catch (error) {
      setState({ status: 'failed', error });
    } finally {
      running.current = false;
    }
  }, []);
  return { ...state, submit };
}
