import { Problem } from './problem.tsx';

interface UnsentOutcomeProps {
  readonly isBusy: boolean;
  readonly onResend: () => void;
}

/** The step has an outcome that could not be sent to the server. */
export function UnsentOutcome({ isBusy, onResend }: UnsentOutcomeProps) {
  return (
    <Problem action="Send again" isDisabled={isBusy} onRetry={onResend}>
      The result could not be sent. Nothing is lost: please send it again.
    </Problem>
  );
}
