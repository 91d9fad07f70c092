import type { ChangeEvent, FocusEvent, HTMLAttributes, HTMLInputTypeAttribute, Ref } from 'react';
import { describedBy, FieldFrame, type FieldFrameProps } from './field-frame.tsx';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

export interface TextFieldProps extends FieldFrameProps {
  name: string;
  /** With `value` the caller holds the text; with `defaultValue` the field does. */
  value?: string;
  defaultValue?: string;
  required?: boolean;
  /** A text area of `rows` lines (3 unless given). */
  multiline?: boolean;
  rows?: number;
  type?: HTMLInputTypeAttribute;
  inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
  autoComplete?: string;
  maxLength?: number;
  /** The id of a further description, such as a character count. */
  describedById?: string;
  onChange?(event: ChangeEvent<TextControl>): void;
  onBlur?(event: FocusEvent<TextControl>): void;
  inputRef?: Ref<TextControl>;
}

/** A labelled line or area of text with hint and error. */
export function TextField(props: TextFieldProps) {
  const { id, name, value, defaultValue, required, multiline, rows = 3, type = 'text', describedById } = props;
  const { inputMode, autoComplete, maxLength, onChange, onBlur, inputRef } = props;
  const shared = {
    className: 'haven-field__control',
    id,
    name,
    value,
    defaultValue,
    inputMode,
    autoComplete,
    maxLength,
    onChange,
    onBlur,
    // Not `required`: an empty field would be announced as invalid before anything was typed.
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
