import { useEffect } from 'react';
import type { SessionState } from '#checkout/session/session-state.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import STAGE_TEXTS from '#texts/checkout/pay-widget-stage';
import type { StageHost } from './stage-host.ts';

/** The checkout's end, which the last message card may have told already. */
function endOf({ outcome, problem, isExpired, step }: SessionState) {
  const isTold = step?.instruction.name === 'generic.show_message' && outcome !== 'expired';
  if (outcome) return isTold ? undefined : outcome;
  return isExpired && !problem ? 'expired' : undefined;
}

/** The messages for the shopper above the step: why the checkout is waiting, what was refused, or its outcome. */
export function Notice({ state, host }: { readonly state: SessionState; readonly host: StageHost }) {
  const t = useTexts(STAGE_TEXTS);
  const { problem, outcome, isEnding, refusal } = state;
  const end = endOf(state);
  const text = end && t(end);
  // The widget's live region, because screen readers may ignore one that appears together with its text.
  useEffect(() => {
    if (text) host.announce(text);
  }, [text, host]);
  if (text) return <p className={`pay-notice pay-notice--${end}`}>{text}</p>;
  if (outcome) return null;
  if (problem) {
    return (
      <div className="pay-notice pay-notice--failure" role="alert">
        <p>{t(problem)}</p>
        {problem !== 'refused' && (
          <button type="button" className="pay-button" onClick={() => host.session.retry()}>
            {t('retry')}
          </button>
        )}
      </div>
    );
  }
  return (
    <>
      {isEnding && (
        <p className="pay-notice pay-notice--expired" role="alert">
          {t('ending')}
        </p>
      )}
      {refusal && (
        <p className="pay-notice pay-notice--failure" dir="auto">
          {refusal}
        </p>
      )}
    </>
  );
}
