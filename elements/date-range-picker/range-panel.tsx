import { useLayoutEffect, useRef, useState } from 'react';
import { DATE_CAROUSEL_SHIFT_PX } from '#rules/limits.ts';
import { type Month, type MonthRange, monthOf, yearOf } from '#rules/month-range.ts';
import { renderSoon } from '#runtime/react/render-queue.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import DATE_RANGE_TEXTS from '#texts/elements/date-range-picker';
import { MonthGrid } from './month-grid.tsx';
import type { MonthLabels } from './month-labels.ts';

interface YearCarouselProps {
  firstYear: number;
  lastYear: number;
  year: number;
  onYear: (year: number) => void;
}

/** The years in a row that moves 220 px per year; one year is visible (W2.54, W2.55). */
function YearCarousel({ firstYear, lastYear, year, onYear }: YearCarouselProps) {
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

export interface RangePanelProps {
  range: MonthRange;
  firstYear: number;
  lastYear: number;
  labels: MonthLabels;
  /** The range as text, announced when it changes. */
  text: string;
  disabled: boolean;
  onPick: (month: Month) => void;
  onClear: () => void;
  /** With it, the panel has a button that closes it. */
  onDone?: () => void;
}

/** Years, months, and the current range. */
export function RangePanel(props: RangePanelProps) {
  const t = useTexts(DATE_RANGE_TEXTS);
  const { range, firstYear, lastYear, labels, text, disabled, onPick, onClear, onDone } = props;
  const latest = range.end ?? range.start;
  const within = (year: number) => Math.max(firstYear, Math.min(lastYear, year));
  const [at, setAt] = useState<Month>(() => {
    const today = new Date();
    const start = latest ?? monthOf(today.getFullYear(), today.getMonth());
    return monthOf(within(yearOf(start)), start % 12);
  });
  const year = within(yearOf(at));
  const place = monthOf(year, at % 12);
  return (
    <>
      <YearCarousel
        firstYear={firstYear}
        lastYear={lastYear}
        year={year}
        onYear={(to) => setAt(monthOf(to, place % 12))}
      />
      <MonthGrid
        year={year}
        at={place}
        range={range}
        labels={labels}
        disabled={disabled}
        onPick={(month) => {
          renderSoon(() => setAt(month));
          onPick(month);
        }}
        onMove={(month) => {
          const offered = within(yearOf(month)) === yearOf(month);
          if (offered) setAt(month);
          return offered;
        }}
      />
      <p className="haven-range__text" role="status">
        <bdi>
          {text}
          {range.start !== undefined && range.end === undefined && t('chooseLast')}
        </bdi>
      </p>
      <div className="haven-range__actions">
        <button
          className="haven-button haven-button--quiet"
          type="button"
          disabled={disabled}
          aria-disabled={latest === undefined}
          onClick={() => latest !== undefined && onClear()}
        >
          {t('clear')}
        </button>
        {onDone && (
          <button className="haven-button haven-button--secondary" type="button" onClick={onDone}>
            {t('done')}
          </button>
        )}
      </div>
    </>
  );
}
