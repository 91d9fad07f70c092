import { useLayoutEffect, useRef } from 'react';
import { useField } from '#runtime/field/use-field.ts';
import type { FilterState } from './filter-context.ts';
import { type FilterNames, filterChoices, filterValue } from './filter-value.ts';

/** The choice that a control of the view shows; undefined while its script has not loaded. */
function shownChoice(filter: HTMLElement, name: string, join: (typed: string) => string): string | undefined {
  const day = /^date(Min|Max)$/.exec(name)?.[1];
  const control = filter.querySelector<HTMLInputElement>(
    `[data-control="${day ? 'dates' : name}"], input[name="${name}"]`,
  );
  // Undefined while the picker's script has not loaded.
  const value: string | undefined = control?.value ?? control?.querySelector('select')?.value;
  if (!day) return value !== undefined && control?.localName === 'input' ? join(value) : value;
  return value?.split('/')[day === 'Min' ? 0 : 1] ?? value;
}

/** The choices of a filter: its `value`, which follows its controls and which they follow. */
export function useFilterChoices(
  names: FilterNames,
  input: { value: string; disabled: boolean },
  join: (typed: string) => string,
): FilterState {
  const { element, off } = useField<string>(input.disabled);
  const read = useRef(() => {});
  read.current = () => {
    const known = filterChoices(names, element.value);
    const shown = names.map((name) => [name, shownChoice(element, name, join) ?? known[name] ?? '']);
    const value = filterValue(names, Object.fromEntries(shown));
    if (value !== element.value) element.value = value;
  };
  useLayoutEffect(() => {
    const onChange = () => read.current();
    // Before the listeners of the page.
    for (const type of ['input', 'change']) element.addEventListener(type, onChange, true);
    return () => {
      for (const type of ['input', 'change']) element.removeEventListener(type, onChange, true);
    };
  }, [element]);
  return { choices: filterChoices(names, input.value), off };
}
