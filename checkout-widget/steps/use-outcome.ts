import { useEffect, useRef, useState } from 'react';
import { CHILD_EVENT, type ChildOutcome } from './child-outcome.ts';
import type { StepProps } from './step.ts';

/** Reports the step's first outcome to the server; if it cannot be sent, `resend` sends it again. */
export function useOutcome({ report, isOver }: Pick<StepProps, 'report' | 'isOver'>) {
  const [unsent, setUnsent] = useState<ChildOutcome>();
  const settled = useRef<ChildOutcome>(undefined);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const send = async (outcome: ChildOutcome): Promise<void> => {
    // Only the first outcome counts; later events are ignored.
    settled.current ??= outcome;
    if (settled.current !== outcome) return;
    setUnsent(undefined);
    const isSent = await report(CHILD_EVENT, outcome, { showsProblem: true });
    if (!isSent && !isGone.current) setUnsent(outcome);
  };
  return {
    send,
    /** True once there is an outcome, after which no new attempt may start. */
    hasOutcome: () => settled.current !== undefined,
    resend: unsent && !isOver ? () => send(unsent) : undefined,
  };
}
