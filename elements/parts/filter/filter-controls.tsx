import { useContext } from 'react';
import { SelectField } from '#parts/fields/select-field.tsx';
import { useUniqueId } from '#parts/fields/use-unique-id.ts';
import type { ListboxChoice } from '#parts/listbox/listbox-choices.ts';
import { useTagValue } from '#parts/tag-events/use-tag-value.ts';
import { toJson } from '#sdk/to-json.ts';
import { FilterContext } from './filter-context.ts';

export interface FilterSelectProps {
  label: string;
  name: string;
  /** The author's choice. */
  value: string;
  choices: readonly ListboxChoice[];
}

/** A drop-down of a filter, with a select as its fallback until its script has loaded. */
export function FilterSelect({ label, name, value, choices }: FilterSelectProps) {
  const id = useUniqueId('filter-select');
  const { choices: chosen, off } = useContext(FilterContext);
  const control = useTagValue(chosen[name]);
  return (
    <drop-down
      label={label}
      name={name}
      value={value}
      options={toJson(choices)}
      disabled={off || undefined}
      data-control={name}
      ref={control}
    >
      <SelectField id={id} label={label} name={name} options={choices} defaultValue={value} />
    </drop-down>
  );
}

export interface FilterRangeProps {
  label: string;
  dateMin?: string;
  dateMax?: string;
  firstYear?: number | undefined;
  lastYear?: number | undefined;
  /** The range in the server's format. */
  rangeText?: string;
}

/** The date range of a filter, with the name by which the focus is restored after the reload. */
export function FilterRange({
  label,
  dateMin = '',
  dateMax = '',
  firstYear,
  lastYear,
  rangeText = '',
}: FilterRangeProps) {
  const { choices: chosen, off } = useContext(FilterContext);
  const [min, max] = [chosen['dateMin'], chosen['dateMax']];
  const control = useTagValue(min || max ? `${min}/${max}` : min);
  return (
    <date-range-picker
      label={label}
      date-min={dateMin}
      date-max={dateMax}
      first-year={firstYear}
      last-year={lastYear}
      range-text={rangeText}
      disabled={off || undefined}
      data-control="dates"
      ref={control}
    />
  );
}
