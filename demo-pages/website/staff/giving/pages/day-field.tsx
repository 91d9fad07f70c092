import { type FormField, fieldError, type Markup } from '../../../platform/index.ts';

/** A labelled field for a day, with its hint and error. */
export function dayField({ name, label, value, hint, error, optional }: FormField): Markup {
  const describedBy = [hint ? `${name}-hint` : '', error ? `${name}-error` : ''].filter(Boolean).join(' ');
  return (
    <div key={name} className="haven-field haven-field--medium">
      <label className="haven-field__label" htmlFor={name}>
        {label}
        {optional && (
          <>
            {' '}
            <span className="haven-field__optional">optional</span>
          </>
        )}
      </label>
      {hint && (
        <p className="haven-field__hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <input
        className="haven-field__control"
        id={name}
        name={name}
        type="date"
        defaultValue={value}
        aria-describedby={describedBy || undefined}
        aria-invalid={error ? 'true' : undefined}
        required={!optional}
      />
      {fieldError(name, error)}
    </div>
  );
}
