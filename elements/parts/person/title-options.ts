import type { SelectOption } from '#parts/fields/select-field.tsx';
import type { Texts } from '#runtime/texts/use-texts.ts';
import type PERSON_TEXTS from '#texts/elements/person';

/** The titles as they are sent and stored, with the key of their text. */
const TITLES = { Mr: 'mr', Mrs: 'mrs', Ms: 'ms', Miss: 'miss', Mx: 'mx', Dr: 'dr', Prof: 'prof', Rev: 'rev' } as const;

/** The options of the title, the empty one first; the page's own title is always among them. */
export function titleOptions(known: string, t: Texts<typeof PERSON_TEXTS>): SelectOption[] {
  const titles = Object.entries(TITLES).map(([value, key]) => ({ value, label: t(key) }));
  const own = known === '' || Object.hasOwn(TITLES, known) ? [] : [{ value: known, label: known }];
  return [{ value: '', label: t('noTitle') }, ...titles, ...own];
}
