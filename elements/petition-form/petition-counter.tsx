import type { SiteCountryCode } from '#website/country.ts';

export interface PetitionCounterProps {
  count: number;
  goal: number | undefined;
  /** What is counted. */
  title: string;
  siteCountryCode: SiteCountryCode;
}

/** The number of signatures, and the progress towards the goal. */
export function PetitionCounter({ count, goal, title, siteCountryCode }: PetitionCounterProps) {
  const number = (value: number) => value.toLocaleString(siteCountryCode === 'NZL' ? 'en-NZ' : 'en-AU');
  return (
    <div className="haven-petition__counter">
      <p className="haven-petition__count">
        <strong className="haven-petition__number">{number(count)}</strong> {title || 'signatures'}
      </p>
      {goal !== undefined && (
        <>
          <progress className="haven-petition__bar" value={Math.min(count, goal)} max={goal} aria-hidden="true" />
          <p className="haven-field__hint">
            {count < goal ? `Our goal is ${number(goal)}.` : `We have reached our goal of ${number(goal)}.`}
          </p>
        </>
      )}
    </div>
  );
}
