import type { ChangeEvent, FocusEvent, Ref } from 'react';
import { describedBy, FieldFrame, type FieldFrameProps } from './field-frame.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps extends FieldFrameProps {
  name: string;
  options: readonly SelectOption[];
  /** `value` makes the choice controlled by the caller; `defaultValue` leaves the state to the field. */
  value?: string;
  defaultValue?: string;
  required?: boolean;
  autoComplete?: string;
  onChange?(event: ChangeEvent<HTMLSelectElement>): void;
  onBlur?(event: FocusEvent<HTMLSelectElement>): void;
  inputRef?: Ref<HTMLSelectElement>;
}

/** A labelled select with hint and error. */
export function SelectField(props: SelectFieldProps) {
  const { id, name, options, value, defaultValue, required, autoComplete, onChange, onBlur, inputRef } = props;
  const control = (
    <select
      className="haven-field__control"
      id={id}
      name={name}
      value={value}
      defaultValue={defaultValue}
      autoComplete={autoComplete}
      onChange={onChange}
      onBlur={onBlur}
      ref={inputRef}
      aria-required={required || undefined}
      aria-invalid={props.error ? true : undefined}
      aria-describedby={describedBy(id, props)}
    >
      {options.map((option) => (
        // The names of countries come from the browser, and may differ from those that the server has written.
        <option key={option.value} value={option.value} suppressHydrationWarning>
          {option.label}
        </option>
      ))}
    </select>
  );
  // A list without an empty choice always has a value and could not be left out.
  const optional = props.optional && options.some((option) => option.value === '');
  return <FieldFrame {...props} optional={optional ?? false} control={control} />;
}
