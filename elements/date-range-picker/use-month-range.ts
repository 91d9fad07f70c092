import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useBrowserValue } from '#runtime/drawn/browser-value.ts';
import { useFieldEvents } from '#runtime/field-events.ts';
import { useHost } from '#runtime/host.ts';
import { datesOf, type Month, type MonthRange, parseMonth, pickMonth } from '#website/month-range.ts';
import type { DateRangePickerEvents } from './date-range-picker.definition.ts';

interface MonthRangeInput {
  dateMin: string;
  dateMax: string;
  minName: string;
  maxName: string;
  disabled: boolean;
  /** The author's text for the range, used until the next pick. */
  rangeText: string;
  /** The range in words. */
  words: (range: MonthRange) => string;
}

/** The state of a picker: the picked range, the form's values, and the events. */
export function useMonthRange(input: MonthRangeInput) {
  const { dateMin, dateMax, minName, maxName, disabled, rangeText, words } = input;
  const host = useHost<DateRangePickerEvents>();
  const tell = useFieldEvents();
  const { element } = host;
  const given: MonthRange = { start: parseMonth(dateMin), end: parseMonth(dateMax) };
  const isDisabled = useBrowserValue(() => element.matches(':disabled'), false);
  const [disabledByForm, setDisabledByForm] = useState(isDisabled);
  const [picked, setPicked] = useState<MonthRange>();
  const [known, setKnown] = useState(`${dateMin} ${dateMax}`);
  // New attributes replace the picked range.
  if (known !== `${dateMin} ${dateMax}`) {
    setKnown(`${dateMin} ${dateMax}`);
    setPicked(undefined);
  }
  const [knownText, setKnownText] = useState(rangeText);
  const [overruled, setOverruled] = useState(false);
  if (knownText !== rangeText) {
    setKnownText(rangeText);
    setOverruled(false);
  }
  const off = disabled || disabledByForm;
  // Listeners of the page run between a pick and its render.
  const now = useRef(given);
  now.current = picked ?? given;
  const isIncomplete = useRef(false);

  const submitAs = (range: MonthRange) => {
    const { min, max } = datesOf(range);
    const entries = new FormData();
    if (minName && !off) entries.append(minName, min);
    if (maxName && !off) entries.append(maxName, max);
    host.internals.setFormValue(entries, `${min} ${max}`);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: these decide what is submitted.
  useLayoutEffect(() => submitAs(now.current), [minName, maxName, off, picked, known]);

  useEffect(() => {
    setDisabledByForm(element.matches(':disabled'));
    const { form } = host;
    form.disabled = setDisabledByForm;
    form.reset = () => {
      isIncomplete.current = false;
      setPicked(undefined);
      setOverruled(false);
    };
    form.restore = (state) => {
      const [min = '', max = ''] = typeof state === 'string' ? state.split(' ') : [];
      setPicked({ start: parseMonth(min), end: parseMonth(max) });
    };
    return () => {
      delete form.disabled;
      delete form.reset;
      delete form.restore;
    };
  }, [host, element]);

  const report = (range: MonthRange, complete: boolean) => {
    isIncomplete.current = !complete;
    now.current = range;
    setPicked(range);
    setOverruled(true);
    submitAs(range);
    host.emit('range-change', { ...datesOf(range), text: words(range), complete });
    // As in a text field: each pick is an input, and a finished range is a change.
    if (complete) tell('input', 'change');
    else tell('input');
  };

  return {
    range: now.current,
    text: (!overruled && rangeText) || words(now.current),
    off,
    pick(month: Month) {
      const range = pickMonth(now.current, month);
      report(range, range.end !== undefined);
    },
    clear: () => report({}, true),
    /** Called when the focus leaves the picker: a first month without a second becomes a range without an end. */
    leave() {
      if (isIncomplete.current) report(now.current, true);
    },
  };
}
