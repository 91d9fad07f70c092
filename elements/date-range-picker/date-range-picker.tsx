import { useMemo } from 'react';
import type * as z from 'zod/mini';
import { useUniqueId } from '#parts/fields/use-unique-id.ts';
import popoverCss from '#parts/popover/popover.css?inline';
import { datesOf, parseMonth } from '#rules/month-range.ts';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { field } from '#runtime/field-members.ts';
import { siteContext } from '#runtime/inherited-context.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import DATE_RANGE_TEXTS from '#texts/elements/date-range-picker';
import css from './date-range-picker.css?inline';
import { attributes, tag } from './date-range-picker.definition.ts';
import { monthWords } from './month-words.ts';
import { RangePanel } from './range-panel.tsx';
import { RangePopup } from './range-popup.tsx';
import { rangeOfText, textOfRange } from './range-value.ts';
import { useMonthRange } from './use-month-range.ts';

const YEARS_BACK = 9;
const MOST_YEARS = 200;

function DateRangePicker(props: z.output<typeof attributes>) {
  const { label, inline, locale } = props;
  const thisYear = new Date().getFullYear();
  const firstYear = props.firstYear ?? Math.min(thisYear, props.lastYear ?? thisYear) - YEARS_BACK;
  // Years in the wrong order become one year, and the number of years is limited.
  const lastYear = Math.min(Math.max(firstYear, props.lastYear ?? thisYear + 1), firstYear + MOST_YEARS - 1);
  const id = useUniqueId(tag);
  const t = useTexts(DATE_RANGE_TEXTS);
  const words = useMemo(() => monthWords(locale, t), [locale, t]);
  const { range, text, off, isInvalid, pick, clear, leave } = useMonthRange({ ...props, words: words.range });

  const panel = (close?: () => void) => (
    <RangePanel
      range={range}
      firstYear={firstYear}
      lastYear={lastYear}
      words={words}
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
  formAssociated: field<z.output<typeof attributes>>({
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
