import { type FormField, fieldError, formField } from './form-field.tsx';
import type { Markup } from './page-context.ts';
import type { SentForm } from './sent-form.ts';
import type { Site } from './sites.ts';

type Rest = Omit<FormField, 'id' | 'name' | 'label' | 'value' | 'error'> & { first?: string };

/**
 * The fields of one form: with unique ids, with the values and errors of the submitted form, in the language of the
 * site.
 */
export function fieldsOf(prefix: string, { typed, errors }: SentForm, site?: Site) {
  const field = (name: string, label: string, { first = '', ...rest }: Rest): Markup =>
    formField(
      { id: `${prefix}-${name}`, name, label, value: typed[name] ?? first, error: errors[name], ...rest },
      site,
    );

  const tick = (name: string, label: Markup | string, required = false): Markup => {
    const id = `${prefix}-${name}`;
    const error = errors[name];
    return (
      <div className="haven-checkbox">
        <input
          className="haven-checkbox__input"
          type="checkbox"
          id={id}
          name={name}
          value="true"
          defaultChecked={Boolean(typed[name])}
          {...(error && { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` })}
          required={required}
        />
        <label className="haven-checkbox__label" htmlFor={id}>
          {label}
        </label>
        {fieldError(id, error, site)}
      </div>
    );
  };

  return { field, tick };
}
