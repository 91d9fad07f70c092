import { useCallback, useRef, useState } from 'react';

/** Where a form stands: `submitted` is a success, `failed` a failure, both after an answer. */
export type SubmissionStatus = 'idle' | 'submitting' | 'submitted' | 'failed';

export interface Submission<Input> {
  readonly status: SubmissionStatus;
  /** What `send` was rejected with, after a failure. */
  readonly error?: unknown;
  /** Sends, unless a send is under way: then nothing happens. */
  readonly submit: (input: Input) => Promise<void>;
}

/** One send at a time. `send` answers whether it was a success; a rejection is a failure that keeps its error. */
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
