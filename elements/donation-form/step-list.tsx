import { useTexts } from '#runtime/texts/use-texts.ts';
import DONATION_TEXTS from '#texts/elements/donation-form';
import { DONATION_STEPS, type FormStep } from './donation-step.ts';

export interface StepListProps {
  readonly step: FormStep;
  /** A payment is pending, so no other part can be opened. */
  readonly isFixed: boolean;
  readonly onOpen: (step: FormStep) => void;
}

/** The parts of the form: those before the current one are buttons that lead back. */
export function StepList({ step, isFixed, onOpen }: StepListProps) {
  const t = useTexts(DONATION_TEXTS);
  const current = DONATION_STEPS.indexOf(step);
  return (
    <nav className="haven-steps" aria-label={t('steps')}>
      <p className="donation-form__step-of" aria-hidden="true">
        {t('stepOf', { step: current + 1, count: DONATION_STEPS.length })}
      </p>
      <ol className="haven-steps__list">
        {DONATION_STEPS.map((each, index) => {
          if (index < current) {
            return (
              <li className="haven-steps__step haven-steps__step--done" key={each}>
                <button
                  className="donation-form__step"
                  type="button"
                  aria-disabled={isFixed || undefined}
                  onClick={() => {
                    if (!isFixed) onOpen(each);
                  }}
                >
                  {t(each)}
                  <span className="haven-visually-hidden">{t('doneChange')}</span>
                </button>
              </li>
            );
          }
          const isCurrent = index === current;
          return (
            <li className={`haven-steps__step${isCurrent ? ' haven-steps__step--current' : ''}`} key={each}>
              <span aria-current={isCurrent ? 'step' : undefined}>{t(each)}</span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
