import type { SessionState } from '#checkout/session/session-state.ts';
import type { Session } from '#checkout/session.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import { STAGE_TEXTS } from './stage.texts.ts';

/** The message for the shopper above the step: why the checkout is waiting, or its outcome. */
export function Notice({ state, session }: { readonly state: SessionState; readonly session: Session }) {
  const t = useTexts(STAGE_TEXTS);
  const { problem, outcome, isExpired, step } = state;
  if (outcome) {
    const isTold = step?.instruction.name === 'generic.show_message' && outcome !== 'expired';
    return isTold ? null : (
      <p className={`pay-notice pay-notice--${outcome}`} role="status">
        {t(outcome)}
      </p>
    );
  }
  if (problem) {
    return (
      <div className="pay-notice pay-notice--failure" role="alert">
        <p>{t(problem)}</p>
        {problem !== 'refused' && (
          <button type="button" className="pay-button" onClick={() => session.retry()}>
            {t('retry')}
          </button>
        )}
      </div>
    );
  }
  return isExpired ? (
    <p className="pay-notice pay-notice--expired" role="status">
      {t('expired')}
    </p>
  ) : null;
}
