import type { NamedField } from '../../../content/index.ts';
import { formField, type Markup } from '../../../platform/index.ts';
import { textArea } from '../../giving/pages/act-form.tsx';
import { dayField } from '../../giving/pages/day-field.tsx';

/** A field of an entry with its help and its error, by the facts of its kind. */
export function entryField({ name, facts }: NamedField, value: string, error: string | undefined): Markup {
  const { label, help: hint, isOptional: optional = false, width, inputmode, options, lang } = facts;
  if (facts.control === 'area') {
    const { rows = 4, mostCharacters: maxLength } = facts;
    return textArea({
      id: name,
      name,
      label,
      rows,
      maxLength,
      value,
      error,
      optional,
      ...(hint && { hint }),
      ...(lang && { lang }),
    });
  }
  const field = { name, label, hint, value, error, optional, autocomplete: 'off' };
  if (facts.control === 'day') return dayField(field);
  return formField({
    ...field,
    ...(width && { width }),
    ...(inputmode && { inputmode }),
    ...(options && { options }),
    ...(lang && { lang }),
  });
}

/** The field for a time of the day. */
export function timeField(name: string, label: string, value: string, error: string | undefined): Markup {
  return (
    <div className="haven-field haven-field--short">
      <label className="haven-field__label" htmlFor={name}>
        {label}
      </label>{' '}
      <input
        className="haven-field__control"
        id={name}
        name={name}
        type="time"
        defaultValue={value}
        {...(error && { 'aria-describedby': `${name}-error`, 'aria-invalid': 'true' })}
      />
      {error && (
        <p className="haven-field__error" id={`${name}-error`}>
          <span className="haven-visually-hidden">Error: </span>
          {error}
        </p>
      )}
    </div>
  );
}
