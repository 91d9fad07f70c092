import type { Shown } from '#locales/message.ts';
import FIELD_TEXTS from '#texts/elements/fields';
import { directionOf, type Language, langOf } from './languages/house-languages.ts';
import { pageTexts } from './languages/page-texts.ts';
import { shownIn } from './languages/shown-in.tsx';
import type { Markup } from './page-context.ts';
import { SITES, type Site } from './sites.ts';

export interface LabelledField {
  /** The field's name by default: a page with two forms uses different ids. */
  id?: string;
  name: string;
  label: string;
  value: string;
  autocomplete: string;
  hint?: string | undefined;
  error?: Shown | undefined;
  optional?: boolean;
  type?: 'text' | 'email' | 'tel';
  inputmode?: 'numeric' | 'tel' | 'email';
  width?: 'short' | 'medium';
  options?: readonly { value: string; label: string }[];
  /** The language of what is typed, where it is not that of the page. */
  lang?: Language;
}

/** The attributes of a control whose text is in another language than the page. */
export const languageAttributes = (language: Language) => ({ lang: langOf(language), dir: directionOf(language) });

/**
 * A labelled field with its hint and error, associated for screen readers; `site` says the language of what is added.
 */
export function formField(field: LabelledField, site: Site = SITES[0]): Markup {
  const { name, id = name, label, value, hint, error, options } = field;
  // A list without an empty choice always has a value, so nobody could leave it out.
  const isOptional = field.optional && (options?.some((option) => option.value === '') ?? true);
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  const state = {
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? ('true' as const) : undefined,
    required: !field.optional,
  };
  const control = options ? (
    <select
      className="haven-field__control"
      id={id}
      name={name}
      autoComplete={field.autocomplete}
      {...state}
      defaultValue={value}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  ) : (
    <input
      className="haven-field__control"
      id={id}
      name={name}
      type={field.type ?? 'text'}
      defaultValue={value}
      autoComplete={field.autocomplete}
      maxLength={200}
      {...(field.lang && languageAttributes(field.lang))}
      inputMode={field.inputmode}
      {...state}
    />
  );
  return (
    <div key={field.name} className={`haven-field${field.width ? ` haven-field--${field.width}` : ''}`}>
      <label className="haven-field__label" htmlFor={id}>
        {label}
        {isOptional && (
          <>
            {' '}
            <span className="haven-field__optional">{pageTexts(site, FIELD_TEXTS)('optional')}</span>
          </>
        )}
      </label>
      {hint && (
        <p className="haven-field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {control}
      {fieldErrorText(id, error, site)}
    </div>
  );
}

/** What is wrong with a field, in the language of the site; empty without an error. */
export function fieldErrorText(id: string, error: Shown | undefined, site: Site = SITES[0]): Markup | '' {
  if (!error) return '';
  return (
    <p className="haven-field__error" id={`${id}-error`}>
      <span className="haven-visually-hidden">{pageTexts(site, FIELD_TEXTS)('error')}</span>
      {shownIn(site, error)}
    </p>
  );
}

/** A refused form without JavaScript, to be shown again: everything as typed, and the errors. */
export interface SentForm {
  /** The sent texts by field; a checked checkbox is `true`. */
  typed: Readonly<Record<string, string>>;
  /** By field. */
  errors: Readonly<Record<string, Shown>>;
  /** Errors that belong to no single field. */
  messages: readonly string[];
}

/** Whether the form is only shown again to be confirmed: nothing is wrong with it. */
export const isToConfirm = ({ errors, messages }: SentForm): boolean =>
  messages.length === 0 && Object.keys(errors).length === 0;

export const NOTHING_SENT: SentForm = { typed: {}, errors: {}, messages: [] };

type Rest = Omit<LabelledField, 'id' | 'name' | 'label' | 'value' | 'error'> & { first?: string };

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
        {fieldErrorText(id, error, site)}
      </div>
    );
  };

  return { field, tick };
}
