import FILTER_TEXTS from '#texts/elements/filter';
import LISTINGS from '#texts/website/listings';
import { type Markup, pageTexts, plainStaffText, type Site } from '../../../platform/index.ts';
import type { Choice } from '../choices.ts';
import { storyLanguage } from '../story-body.tsx';
import { monthWords } from './date-words.ts';

/** The keyword field of a filter without JavaScript, with the text as typed. */
export function keywordField(keywords: string, site: Site): Markup {
  return (
    <div className="haven-field">
      <label className="haven-field__label" htmlFor="filter-keywords">
        {pageTexts(site, FILTER_TEXTS)('keywords')}
      </label>
      <input
        className="haven-field__control"
        id="filter-keywords"
        name="keywords"
        type="text"
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        defaultValue={keywords}
      />
    </div>
  );
}

interface ChoiceField {
  label: string;
  name: string;
  value: string;
  choices: readonly Choice[];
  /** The site, where its choices are words of the stories: translated, or marked as English. */
  site?: Site | undefined;
}

/** A drop-down of a filter without JavaScript. */
export function choiceField({ label, name, value, choices, site }: ChoiceField): Markup {
  return (
    <div key={label} className="haven-field">
      <label className="haven-field__label" htmlFor={`filter-${name}`}>
        {label}
      </label>
      <select className="haven-field__control" id={`filter-${name}`} name={name} defaultValue={value}>
        {choices.map((choice) => (
          <option
            key={choice.value}
            value={choice.value}
            {...(site && choice.value && storyLanguage(site, choice.label))}
          >
            {site ? plainStaffText(site, choice.label) : choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}

export interface MonthFields {
  firstYear: number;
  lastYear: number;
  /** Dates such as `2026-03-01`, whose months are selected; empty for none. */
  min: string;
  max: string;
}

/** The first and the last month of a range, in the place of the later date range picker. */
export function monthFields(
  { firstYear, lastYear, min, max }: MonthFields,
  site: Site,
  more: Markup | '' = '',
): Markup {
  const text = pageTexts(site, LISTINGS);
  // A month from an address may be outside the offered years but stays selected.
  const years = [firstYear, lastYear, ...[min, max].filter(Boolean).map((day) => Number(day.slice(0, 4)))];
  const choices: Choice[] = [{ value: '', label: text('any') }];
  for (let year = Math.min(...years); year <= Math.min(Math.max(...years), Math.min(...years) + 30); year += 1) {
    for (let month = 1; month <= 12; month += 1) {
      const value = `${year}-${String(month).padStart(2, '0')}`;
      choices.push({ value, label: monthWords(value, site) });
    }
  }
  return (
    <div className="month-fields">
      {choiceField({ label: text('fromMonth'), name: 'dateMin', value: min.slice(0, 7), choices })}
      {choiceField({ label: text('toMonth'), name: 'dateMax', value: max.slice(0, 7), choices })}
      {more}
    </div>
  );
}

/** The button that a form without JavaScript needs. */
export const applyButton = (text: string) => (
  <button className="haven-button haven-button--secondary" type="submit">
    {text}
  </button>
);

/** The fields of a filter without JavaScript, in the places where its block will render them. */
export function filterFields(label: string, fields: Markup, site: Site): Markup {
  return (
    <div className="haven-filter" role="group" aria-label={label}>
      <p className="haven-filter__note">{pageTexts(site, LISTINGS)('choose')}</p>
      <div className="haven-field-row">{fields}</div>
    </div>
  );
}
