import { currentCharity, type TermList } from '../../content/index.ts';
import { contentFields, type Site } from '../../platform/index.ts';

/** One option of a drop-down: its value and its label. */
export interface Choice {
  value: string;
  label: string;
  /** For a block: `label` is English on a page of another language. */
  english?: readonly string[];
}

/** A label as it appears in an address: "Water and health" is `water-and-health`, "Ōtautahi" is `otautahi`. */
export function termSlug(label: string): string {
  return label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Unique labels as choices in alphabetical order, after the choice for all. A label has its id in the folder's list. */
export function choicesOf(labels: readonly string[], all: string, list: TermList): Choice[] {
  const sorted = [...new Set(labels)].filter(Boolean).sort((a, b) => a.localeCompare(b, 'en'));
  const terms = currentCharity().categories[list];
  const idOf = (label: string) =>
    terms.find(({ name }) => (typeof name === 'string' ? name : name.en) === label)?.id ?? termSlug(label);
  return [{ value: '', label: all }, ...sorted.map((label) => ({ value: idOf(label), label }))];
}

/** Choices of words of the stories, as a block reads them: it marks those that are English. */
export const markedChoices = (choices: readonly Choice[], site: Site): Choice[] =>
  choices.map((choice) => (choice.value ? { ...choice, ...contentFields(site, { label: choice.label }) } : choice));

export interface Years {
  firstYear: number;
  lastYear: number;
}

const yearOf = (day: string) => Number(day.slice(0, 4));

/** The first and the last year of days. */
export function yearsOf(days: readonly string[]): Years {
  const years = days.map(yearOf);
  return { firstYear: Math.min(...years), lastYear: Math.max(...years) };
}

/** Years, the latest first, with the one for all at the top. */
export function yearChoices(days: readonly string[], all: string): Choice[] {
  const years = [...new Set(days.map((day) => day.slice(0, 4)))].sort().reverse();
  return [{ value: '', label: all }, ...years.map((year) => ({ value: year, label: year }))];
}
