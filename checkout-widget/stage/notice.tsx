import type { SessionState } from '#checkout/session/session-state.ts';
import type { Session } from '#checkout/session.ts';

const PROBLEMS = {
  stalled: 'The checkout could not go on.',
  failed: 'This step could not be shown. Please check your connection.',
  refused: 'This payment session has ended. Please reload the page to start again.',
} as const;

const OUTCOMES = {
  success: 'The payment is complete.',
  failure: 'The payment was not made.',
  expired: 'The time to pay has run out.',
} as const;

/** The message for the shopper above the step: why the checkout is waiting, or its outcome. */
export function Notice({ state, session }: { readonly state: SessionState; readonly session: Session }) {
  const { problem, outcome, isExpired, step } = state;
  if (outcome) {
    const isTold = step?.instruction.name === 'generic.show_message' && outcome !== 'expired';
    return isTold ? null : (
      <p className={`pay-notice pay-notice--${outcome}`} role="status">
        {OUTCOMES[outcome]}
      </p>
    );
  }
  if (problem) {
    return (
      <div className="pay-notice pay-notice--failure" role="alert">
        <p>{PROBLEMS[problem]}</p>
        {problem !== 'refused' && (
          <button type="button" className="pay-button" onClick={() => session.retry()}>
            Try again
          </button>
        )}
      </div>
    );
  }
  return isExpired ? (
    <p className="pay-notice pay-notice--expired" role="status">
      {OUTCOMES.expired}
    </p>
  ) : null;
}
