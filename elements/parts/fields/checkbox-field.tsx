import type { ChangeEvent, FocusEvent, ReactNode, Ref } from 'react';
import type { Shown } from '#locales/message.ts';
import { describedBy, FieldMessage } from './field-frame.tsx';

export interface CheckboxFieldProps {
  id: string;
  name: string;
  label: ReactNode;
  error?: Shown | undefined;
  required?: boolean;
  /** `checked` makes the tick box controlled by the caller; `defaultChecked` leaves the state to the field. */
  checked?: boolean;
  defaultChecked?: boolean;
  onChange?(event: ChangeEvent<HTMLInputElement>): void;
  onBlur?(event: FocusEvent<HTMLInputElement>): void;
  inputRef?: Ref<HTMLInputElement>;
}

/** A tick box with its label, which may contain a link, and its error. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { id, name, label, error, required, checked, defaultChecked, onChange, onBlur, inputRef } = props;
  return (
    <div className="haven-checkbox">
      <input
        className="haven-checkbox__input"
        type="checkbox"
        id={id}
        name={name}
        checked={checked}
        defaultChecked={defaultChecked}
        onChange={onChange}
        onBlur={onBlur}
        ref={inputRef}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error })}
      />
      <label className="haven-checkbox__label" htmlFor={id}>
        {label}
      </label>
      <FieldMessage id={id} error={error} />
    </div>
  );
}
