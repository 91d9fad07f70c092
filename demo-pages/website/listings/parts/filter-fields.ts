import { html } from 'hono/html';
import type { Markup } from '../../site/page-context.ts';
import type { Choice } from '../choices.ts';

/** The keyword field of a filter without JavaScript, with the text as typed. */
export function keywordField(keywords: string): Markup {
  return html`<div class="haven-field"><label class="haven-field__label" for="filter-keywords">Keywords</label><input class="haven-field__control" id="filter-keywords" name="keywords" type="text" maxlength="200" autocomplete="off" enterkeyhint="search" value="${keywords}"></div>`;
}

/** A drop-down of a filter without JavaScript. */
export function choiceField(label: string, name: string, value: string, choices: readonly Choice[]): Markup {
  return html`<div class="haven-field"><label class="haven-field__label" for="filter-${name}">${label}</label><select class="haven-field__control" id="filter-${name}" name="${name}">${choices.map(
    (choice) =>
      html`<option value="${choice.value}"${choice.value === value ? html` selected` : ''}>${choice.label}</option>`,
  )}</select></div>`;
}

export interface MonthFields {
  firstYear: number;
  lastYear: number;
  /** Dates such as `2026-03-01`, whose months are selected; empty for none. */
  min: string;
  max: string;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The first and the last month of a range, in the place of the later date range picker. */
export function monthFields({ firstYear, lastYear, min, max }: MonthFields, more: Markup | '' = ''): Markup {
  // A month from an address may be outside the offered years but stays selected.
  const years = [firstYear, lastYear, ...[min, max].filter(Boolean).map((day) => Number(day.slice(0, 4)))];
  const choices: Choice[] = [{ value: '', label: 'Any' }];
  for (let year = Math.min(...years); year <= Math.min(Math.max(...years), Math.min(...years) + 30); year += 1) {
    MONTHS.forEach((month, index) => {
      choices.push({ value: `${year}-${String(index + 1).padStart(2, '0')}`, label: `${month} ${year}` });
    });
  }
  return html`<div class="month-fields">${choiceField('From month', 'dateMin', min.slice(0, 7), choices)}${choiceField('To month', 'dateMax', max.slice(0, 7), choices)}${more}</div>`;
}

/** The button that a form without JavaScript needs. */
export const applyButton = (text = 'Apply filters') =>
  html`<button class="haven-button haven-button--secondary" type="submit">${text}</button>`;

/** The fields of a filter without JavaScript, in the places where its block will draw them. */
export function filterFields(label: string, fields: Markup): Markup {
  return html`<div class="haven-filter" role="group" aria-label="${label}"><p class="haven-filter__note">Choose what you look for, then apply.</p><div class="haven-field-row">${fields}</div></div>`;
}
