import { inRegion, type SiteCountryCode } from '#rules/country.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import PETITION_TEXTS from '#texts/elements/petition-form';

export interface PetitionCounterProps {
  count: number;
  goal: number | undefined;
  /** What is counted. */
  title: string;
  siteCountryCode: SiteCountryCode;
}

/** The number of signatures, and the progress towards the goal. */
export function PetitionCounter({ count, goal, title, siteCountryCode }: PetitionCounterProps) {
  const t = useTexts(PETITION_TEXTS);
  const number = (value: number) => value.toLocaleString([inRegion(t.language, siteCountryCode), 'en-AU']);
  return (
    <div className="haven-petition__counter">
      <p className="haven-petition__count">
        <strong className="haven-petition__number">{number(count)}</strong> {title || t('signatures')}
      </p>
      {goal !== undefined && (
        <>
          <progress className="haven-petition__bar" value={Math.min(count, goal)} max={goal} aria-hidden="true" />
          <p className="haven-field__hint">
            {count < goal ? t('goal', { number: number(goal) }) : t('goalReached', { number: number(goal) })}
          </p>
        </>
      )}
    </div>
  );
}
