import type { ChangeEvent, FocusEvent, HTMLAttributes, HTMLInputTypeAttribute, Ref } from 'react';
import { describedBy, FieldFrame, type FieldFrameProps } from './field-frame.tsx';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

export interface TextFieldProps extends FieldFrameProps {
  name: string;
  /** `value` makes the text controlled by the caller; `defaultValue` leaves the state to the field. */
  value?: string;
  defaultValue?: string;
  required?: boolean;
  /** Renders a text area of `rows` lines (default 3). */
  multiline?: boolean;
  rows?: number;
  type?: HTMLInputTypeAttribute;
  inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
  autoComplete?: string;
  maxLength?: number;
  /** A blank, so that the style sheet can detect typed text; never a hint. */
  placeholder?: string;
  /** The id of a further description, such as a character count. */
  describedById?: string;
  onChange?(event: ChangeEvent<TextControl>): void;
  onBlur?(event: FocusEvent<TextControl>): void;
  inputRef?: Ref<TextControl>;
}

/** A labelled text input or text area with hint and error. */
export function TextField(props: TextFieldProps) {
  const { id, name, value, defaultValue, required, multiline, rows = 3, type = 'text', describedById } = props;
  const { inputMode, autoComplete, maxLength, placeholder, onChange, onBlur, inputRef } = props;
  const shared = {
    className: 'haven-field__control',
    id,
    name,
    value,
    defaultValue,
    inputMode,
    autoComplete,
    maxLength,
    placeholder,
    onChange,
    onBlur,
    // Not `required`: an empty field would be announced as invalid before anything is typed.
    'aria-required': required || undefined,
    'aria-invalid': props.error ? true : undefined,
    'aria-describedby': describedBy(id, { ...props, more: describedById }),
  };
  const control = multiline ? (
    <textarea {...shared} rows={rows} ref={inputRef as Ref<HTMLTextAreaElement>} />
  ) : (
    <input {...shared} type={type} ref={inputRef as Ref<HTMLInputElement>} />
  );
  return <FieldFrame {...props} control={control} />;
}
