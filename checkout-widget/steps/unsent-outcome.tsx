import { Problem } from './problem.tsx';

interface UnsentOutcomeProps {
  readonly isBusy: boolean;
  readonly onResend: () => void;
}

/** What the shopper did is done, but nobody heard of it yet. */
export function UnsentOutcome({ isBusy, onResend }: UnsentOutcomeProps) {
  return (
    <Problem action="Send again" isDisabled={isBusy} onRetry={onResend}>
      The result could not be sent. Nothing is lost: please send it again.
    </Problem>
  );
}
