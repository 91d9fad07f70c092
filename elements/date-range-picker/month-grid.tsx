import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { type Month, type MonthRange, monthOf, orderMonths } from '#rules/month-range.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import DATE_RANGE_TEXTS from '#texts/elements/date-range-picker';
import type { MonthLabels } from './month-labels.ts';

export interface MonthGridProps {
  year: number;
  /** The month with the keyboard focus. */
  at: Month;
  range: MonthRange;
  labels: MonthLabels;
  disabled: boolean;
  onPick: (month: Month) => void;
  /** A key moves to a month, possibly of another year; false when it is not available. */
  onMove: (month: Month) => boolean;
}

const COLUMNS = 3;

/** The distance of a key in months; Home and End go to the first and last month of the year. */
function distance(key: string, at: Month, rtl: boolean): number | undefined {
  const forward = rtl ? -1 : 1;
  const index = at % 12;
  const distances: Record<string, number> = {
    ArrowLeft: -forward,
    ArrowRight: forward,
    ArrowUp: -COLUMNS,
    ArrowDown: COLUMNS,
    Home: -index,
    End: 11 - index,
    PageUp: -12,
    PageDown: 12,
  };
  return distances[key];
}

/** The 12 months of a year as buttons; arrow keys move between them and on to the next year. */
export function MonthGrid({ year, at, range, labels, disabled, onPick, onMove }: MonthGridProps) {
  const t = useTexts(DATE_RANGE_TEXTS);
  const box = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const { min, max } = orderMonths(range);
  const [from, to] = [min ?? max, max ?? min];

  useLayoutEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    box.current?.querySelector<HTMLElement>(`[data-month="${at}"]`)?.focus();
  });

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const months = distance(event.key, at, event.currentTarget.matches(':dir(rtl)'));
    if (months === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    moved.current = onMove(at + months);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce the buttons as fields.
    <div
      className="haven-range__months"
      role="group"
      aria-label={t('monthsOf', { year })}
      ref={box}
      onKeyDown={handleKey}
    >
      {Array.from({ length: 12 }, (_, index) => {
        const month = monthOf(year, index);
        const inside = from !== undefined && to !== undefined && month >= from && month <= to;
        const edge = month === from || month === to ? ' haven-range__month--edge' : '';
        return (
          <button
            className={`haven-range__month${edge}`}
            key={month}
            type="button"
            data-month={month}
            aria-pressed={inside}
            tabIndex={month === at ? 0 : -1}
            disabled={disabled}
            onClick={() => onPick(month)}
          >
            {labels.month(month)}
            <span className="haven-visually-hidden"> {year}</span>
          </button>
        );
      })}
    </div>
  );
}
