import { useState } from 'react';
import { type Month, type MonthRange, monthOf, yearOf } from '#rules/month-range.ts';
import { drawSoon } from '#runtime/react/render-queue.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import DATE_RANGE_TEXTS from '#texts/elements/date-range-picker';
import { MonthGrid } from './month-grid.tsx';
import type { MonthLabels } from './month-labels.ts';
import { YearCarousel } from './year-carousel.tsx';

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
          drawSoon(() => setAt(month));
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
