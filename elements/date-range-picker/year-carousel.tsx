import { useLayoutEffect, useRef } from 'react';
import { DATE_CAROUSEL_SHIFT_PX } from '#rules/limits.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import DATE_RANGE_TEXTS from '#texts/elements/date-range-picker';

export interface YearCarouselProps {
  firstYear: number;
  lastYear: number;
  year: number;
  onYear: (year: number) => void;
}

/** The years in a row that moves 220 px per year; one year is visible (W2.54, W2.55). */
export function YearCarousel({ firstYear, lastYear, year, onYear }: YearCarouselProps) {
  const t = useTexts(DATE_RANGE_TEXTS);
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);
  const row = useRef<HTMLDivElement>(null);
  // Not as a `style` of the markup, which a strict policy refuses in what a server has rendered.
  useLayoutEffect(() => {
    row.current?.style.setProperty('--haven-year-width', `${DATE_CAROUSEL_SHIFT_PX}px`);
    row.current?.style.setProperty('--haven-year-index', String(year - firstYear));
  }, [year, firstYear]);
  const step = (label: string, to: number) => {
    const end = to < firstYear || to > lastYear;
    return (
      <button
        className={`haven-range__step haven-range__step--${to < year ? 'previous' : 'next'}`}
        type="button"
        aria-label={label}
        aria-disabled={end}
        onClick={() => !end && onYear(to)}
      />
    );
  };
  return (
    <div className="haven-range__years" ref={row}>
      {step(t('previousYear'), year - 1)}
      <div className="haven-range__window" aria-hidden="true">
        <div className="haven-range__strip">
          {years.map((each) => (
            <span className="haven-range__year" key={each}>
              {each}
            </span>
          ))}
        </div>
      </div>
      {step(t('nextYear'), year + 1)}
      <p className="haven-visually-hidden" role="status">
        {year}
      </p>
    </div>
  );
}
