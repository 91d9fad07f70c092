import { Fragment } from 'react';
import {
  type ActProblem,
  fieldErrorText,
  type LabelledField,
  type Language,
  languageAttributes,
  type Markup,
} from '../../../platform/index.ts';
import { MAX_NOTE } from '../acts/act-rules.ts';

/** What was typed into a form that was refused. */
export interface PostedForm {
  /** Which form of the page it was. */
  name: string;
  typed: Readonly<Record<string, string>>;
  problems: readonly ActProblem[];
}

/** What a page shows again in one of its forms: the typed texts and the errors, when that form was refused. */
interface FormValues {
  textOf(field: string, otherwise?: string): string;
  errorOf(field: string): string | undefined;
}

/** The values of the form with this name. */
export const valuesOf = (posted: PostedForm | undefined, name: string): FormValues => ({
  textOf: (field, otherwise = '') => (posted?.name === name ? (posted.typed[field] ?? otherwise) : otherwise),
  errorOf: (field) =>
    posted?.name === name ? posted.problems.find((problem) => problem.field === field)?.message : undefined,
});

/** A form of staff, with the key that makes it happen once. */
export const actForm = (action: string, formKey: string, fields: readonly (Markup | '')[], button: string): Markup => (
  <form className="haven-form records-form" method="post" action={action} noValidate>
    <input type="hidden" name="formKey" value={formKey} />
    {fields.map((field, place) => (
      <Fragment key={place}>{field}</Fragment>
    ))}
    <div className="haven-actions">
      <button className="haven-button haven-button--primary" type="submit">
        {button}
      </button>
    </div>
  </form>
);

/** The field that asks why. `id` differs when a page has several. */
export function noteField(
  { textOf, errorOf }: FormValues,
  {
    id,
    name = 'note',
    label = 'Reason',
    hint = 'For the audit trail. The donor won’t see it.',
  }: { id: string; name?: string; label?: string; hint?: string },
): Markup {
  return textArea({ id, name, label, hint, rows: 3, maxLength: MAX_NOTE, value: textOf(name), error: errorOf(name) });
}

interface TextArea {
  id: string;
  name: string;
  label: string;
  hint?: string;
  rows: number;
  maxLength: number;
  value: string;
  error: string | undefined;
  optional?: boolean | undefined;
  /** The language of what is typed, where it is not that of the page. */
  lang?: Language;
}

/** A labelled field of several lines with its hint and error. */
export function textArea({ id, name, label, hint, rows, maxLength, value, error, optional, lang }: TextArea): Markup {
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div key={id} className="haven-field">
      <label className="haven-field__label" htmlFor={id}>
        {label}
        {optional && (
          <>
            {' '}
            <span className="haven-field__optional">optional</span>
          </>
        )}
      </label>
      {hint && (
        <p className="haven-field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <textarea
        className="haven-field__control"
        id={id}
        name={name}
        rows={rows}
        maxLength={maxLength}
        {...(lang && languageAttributes(lang))}
        required={!optional}
        aria-describedby={describedBy || undefined}
        aria-invalid={error ? 'true' : undefined}
        defaultValue={value}
      />
      {error && (
        <p className="haven-field__error" id={`${id}-error`}>
          <span className="haven-visually-hidden">Error: </span>
          {error}
        </p>
      )}
    </div>
  );
}

/** A row of a list of facts. */
export const factRow = (label: string, value: Markup | string): Markup => (
  <div key={label} className="haven-facts__row">
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

/** A link of the staff area. */
export const recordLink = (href: string, words: string): Markup => (
  <a className="haven-link" href={href}>
    {words}
  </a>
);

/** A labelled field for a day, with its hint and error. */
export function dayField({ name, label, value, hint, error, optional }: LabelledField): Markup {
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
      {fieldErrorText(name, error)}
    </div>
  );
}

/** What was just done, at the top of the page. */
export const doneAlert = (title: string, text?: string): Markup => (
  <div className="haven-alert haven-alert--success" role="status">
    <p className="haven-alert__title">{title}</p>
    {text && <p className="haven-alert__text">{text}</p>}
  </div>
);

/** What an act can lead to, in words, by the code that the address of the page afterwards carries. */
export type Outcomes = Readonly<Record<string, readonly [title: string, text?: string]>>;

/** The alert for a code out of an address, which anybody can write; nothing for a code that is none of these. */
export const outcomeAlert = (outcomes: Outcomes, code: string | undefined): Markup | '' =>
  code !== undefined && Object.hasOwn(outcomes, code) ? doneAlert(...outcomes[code]!) : '';
