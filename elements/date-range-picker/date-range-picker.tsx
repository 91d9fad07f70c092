import { useMemo, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { useUniqueId } from '#parts/fields/use-unique-id.ts';
import popoverCss from '#parts/popover/popover.css?inline';
import { datesOf, type Month, type MonthRange, parseMonth, pickMonth } from '#rules/month-range.ts';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { useField } from '#runtime/field/use-field.ts';
import { useFieldEvents } from '#runtime/field-events.ts';
import { fieldMembers } from '#runtime/field-members.ts';
import { useHost } from '#runtime/host.ts';
import { siteContext } from '#runtime/inherited-context.ts';
import { renderSoon } from '#runtime/react/render-queue.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import DATE_RANGE_TEXTS from '#texts/elements/date-range-picker';
import css from './date-range-picker.css?inline';
import { attributes, type DateRangePickerEvents, tag } from './date-range-picker.definition.ts';
import { monthLabels } from './month-labels.ts';
import { RangePanel } from './range-panel.tsx';
import { RangePopup } from './range-popup.tsx';

/** The first and the last day in one text, as ISO 8601 writes an interval; empty without a month. */
function textOfRange(range: MonthRange): string {
  const { min, max } = datesOf(range);
  return min || max ? `${min}/${max}` : '';
}

/** The range of such a text; what is no date counts as none, as in a native date field. */
function rangeOfText(value: string): MonthRange {
  const [min = '', max = ''] = value.split('/');
  return { start: parseMonth(min), end: parseMonth(max) };
}

const YEARS_BACK = 9;
const MOST_YEARS = 200;

interface MonthRangeInput {
  value: string;
  disabled: boolean;
  /** The author's text for the range, used until the next pick. */
  rangeText: string;
  /** The range as text. */
  labels: (range: MonthRange) => string;
}

/** The state of a picker: the picked range, which is the element's `value`, and the events. */
function useMonthRange({ value, disabled, rangeText, labels }: MonthRangeInput) {
  const host = useHost<DateRangePickerEvents>();
  const isIncomplete = useRef(false);
  /** The range as it was picked: the first pick stays the start, also where it is the later month. */
  const picked = useRef<MonthRange>({});
  const [previousText, setPreviousText] = useState(rangeText);
  const [overruled, setOverruled] = useState(false);
  if (previousText !== rangeText) {
    setPreviousText(rangeText);
    setOverruled(false);
  }
  const dispatch = useFieldEvents();
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
    renderSoon(() => setOverruled(true));
    element.value = textOfRange(range);
    host.emit('range-change', { ...datesOf(range), text: labels(range), complete });
    // As in a text field: each pick is an input, and a finished range is a change.
    if (complete) dispatch('input', 'change');
    else dispatch('input');
  };

  return {
    range: seen(value),
    text: (!overruled && rangeText) || labels(seen(value)),
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

function DateRangePicker(props: z.output<typeof attributes>) {
  const { label, inline, locale } = props;
  const thisYear = new Date().getFullYear();
  const firstYear = props.firstYear ?? Math.min(thisYear, props.lastYear ?? thisYear) - YEARS_BACK;
  // Years in the wrong order become one year, and the number of years is limited.
  const lastYear = Math.min(Math.max(firstYear, props.lastYear ?? thisYear + 1), firstYear + MOST_YEARS - 1);
  const id = useUniqueId(tag);
  const t = useTexts(DATE_RANGE_TEXTS);
  const labels = useMemo(() => monthLabels(locale, t), [locale, t]);
  const { range, text, off, isInvalid, pick, clear, leave } = useMonthRange({ ...props, labels: labels.range });

  const panel = (close?: () => void) => (
    <RangePanel
      range={range}
      firstYear={firstYear}
      lastYear={lastYear}
      labels={labels}
      text={text}
      disabled={off}
      onPick={pick}
      onClear={clear}
      {...(close && { onDone: close })}
    />
  );
  if (inline) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: its parts are buttons, not fields.
      <div
        className="haven-field"
        role="group"
        aria-labelledby={`${id}-label`}
        onBlur={({ currentTarget, relatedTarget }) => {
          // Without a target the focus did not move elsewhere: Safari does not focus clicked buttons, even inside the
          // picker.
          if (relatedTarget && !currentTarget.contains(relatedTarget)) leave();
        }}
      >
        <p className="haven-field__label" id={`${id}-label`}>
          {label}
        </p>
        <div className="haven-range haven-range--inline">{panel()}</div>
      </div>
    );
  }
  return (
    <div className="haven-field">
      <label className="haven-field__label" id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <RangePopup id={id} label={label} text={text} disabled={off} invalid={isInvalid} onClose={leave}>
        {panel}
      </RangePopup>
    </div>
  );
}

export const DateRangePickerElement = defineElement({
  context: siteContext,
  tag,
  attributes,
  defaultTexts: DATE_RANGE_TEXTS,
  view: DateRangePicker,
  root: 'light',
  styles: [controls, popoverCss, css],
  formAssociated: fieldMembers<z.output<typeof attributes>>({
    value: ({ value, dateMin, dateMax }, isSet) =>
      textOfRange(isSet ? rangeOfText(value) : { start: parseMonth(dateMin), end: parseMonth(dateMax) }),
    entries(value, { name, minName, maxName }) {
      const { min, max } = datesOf(rangeOfText(value));
      return [
        [name, value],
        [minName, min],
        [maxName, max],
      ];
    },
    missing: 'pick',
    defaults: ['dateMin', 'dateMax'],
  }),
});
