import { useEffect, useRef, useState } from 'react';
import { CHILD_EVENT, type ChildOutcome } from './child-outcome.ts';
import type { StepProps } from './step.ts';

/** An outcome that happened once and must reach the server: what could not be sent is kept, to be sent again. */
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
    // The first outcome counts, whatever a late event says.
    settled.current ??= outcome;
    if (settled.current !== outcome) return;
    setUnsent(undefined);
    const isSent = await report(CHILD_EVENT, outcome);
    if (!isSent && !isGone.current) setUnsent(outcome);
  };
  return {
    send,
    /** True once there is an outcome: nothing else may start. */
    hasOutcome: () => settled.current !== undefined,
    resend: unsent && !isOver ? () => send(unsent) : undefined,
  };
}
