import { useRef, useState } from 'react';
import { datesOf, type Month, type MonthRange, pickMonth } from '#rules/month-range.ts';
import { useField } from '#runtime/field/use-field.ts';
import { useFieldEvents } from '#runtime/field-events.ts';
import { useHost } from '#runtime/host.ts';
import { drawSoon } from '#runtime/react/render-queue.ts';
import type { DateRangePickerEvents } from './date-range-picker.definition.ts';
import { rangeOfText, textOfRange } from './range-value.ts';

interface MonthRangeInput {
  value: string;
  disabled: boolean;
  /** The author's text for the range, used until the next pick. */
  rangeText: string;
  /** The range in words. */
  words: (range: MonthRange) => string;
}

/** The state of a picker: the picked range, which is the element's `value`, and the events. */
export function useMonthRange({ value, disabled, rangeText, words }: MonthRangeInput) {
  const host = useHost<DateRangePickerEvents>();
  const isIncomplete = useRef(false);
  /** The range as it was picked: the first pick stays the start, also where it is the later month. */
  const picked = useRef<MonthRange>({});
  const [knownText, setKnownText] = useState(rangeText);
  const [overruled, setOverruled] = useState(false);
  if (knownText !== rangeText) {
    setKnownText(rangeText);
    setOverruled(false);
  }
  const tell = useFieldEvents();
  const { element, off, isInvalid } = useField<string>(disabled, () => {
    isIncomplete.current = false;
    setOverruled(false);
  });
  const seen = (text: string): MonthRange =>
    textOfRange(picked.current) === text ? picked.current : rangeOfText(text);
  const now = () => seen(element.value);

  const report = (range: MonthRange, complete: boolean) => {
    isIncomplete.current = !complete;
    picked.current = range;
    drawSoon(() => setOverruled(true));
    element.value = textOfRange(range);
    host.emit('range-change', { ...datesOf(range), text: words(range), complete });
    // As in a text field: each pick is an input, and a finished range is a change.
    if (complete) tell('input', 'change');
    else tell('input');
  };

  return {
    range: seen(value),
    text: (!overruled && rangeText) || words(seen(value)),
    off,
    isInvalid,
    pick(month: Month) {
      const range = pickMonth(now(), month);
      report(range, range.end !== undefined);
    },
    clear: () => report({}, true),
    /** Called when the focus leaves the picker: a first month without a second becomes a range without an end. */
    leave() {
      if (isIncomplete.current) report(now(), true);
    },
  };
}
