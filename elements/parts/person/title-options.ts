import type { SelectOption } from '#parts/fields/select-field.tsx';

const TITLES = ['Mr', 'Mrs', 'Ms', 'Miss', 'Mx', 'Dr', 'Prof', 'Rev'];

/** The options of the title, the empty one first; the page's own title is always among them. */
export function titleOptions(known: string): SelectOption[] {
  const titles = known === '' || TITLES.includes(known) ? TITLES : [...TITLES, known];
  return [{ value: '', label: 'No title' }, ...titles.map((title) => ({ value: title, label: title }))];
}
