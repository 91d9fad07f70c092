import { SelectField } from '#parts/fields/select-field.tsx';
import { useUniqueId } from '#parts/fields/use-unique-id.ts';
import type { Choice } from '#parts/listbox/listbox-choices.ts';

export interface FilterSelectProps {
  label: string;
  name: string;
  value: string;
  choices: readonly Choice[];
}

/** A drop-down of a filter, with a select as its fallback until its script has loaded. */
export function FilterSelect({ label, name, value, choices }: FilterSelectProps) {
  const id = useUniqueId('filter-select');
  return (
    <drop-down label={label} name={name} value={value} options={JSON.stringify(choices)} data-control={name}>
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
  /** The range as the server words it. */
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
  return (
    <date-range-picker
      label={label}
      date-min={dateMin}
      date-max={dateMax}
      first-year={firstYear}
      last-year={lastYear}
      range-text={rangeText}
      data-control="dates"
    />
  );
}
