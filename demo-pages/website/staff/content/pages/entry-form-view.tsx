import {
  type ContentKind,
  entryPath,
  type FieldChoices,
  isOffered,
  type NamedField,
  newEntryPath,
  type Picture,
} from '../../../content/index.ts';
import { CLOCK_NAMES, formField, languageAttributes, type Markup } from '../../../platform/index.ts';
import { dayField, textArea } from '../../giving/pages/act-form.tsx';
import type { EntryForm } from '../entry-form.ts';

/** The texts that the form shows: as they were sent, or of the newest version. */
export type ShownForm = Pick<EntryForm, 'key' | 'seen' | 'fields' | 'liveOn' | 'liveTime' | 'problems'>;

/** The form of an entry: its fields, and what becomes of them. `outdated`: the fields of translations to check. */
export function entryFormView(
  kind: ContentKind,
  form: ShownForm,
  formKey: string,
  {
    outdated = new Set(),
    library = [],
    choices = {},
  }: {
    outdated?: ReadonlySet<string>;
    library?: readonly Picture[] | undefined;
    choices?: FieldChoices | undefined;
  } = {},
): Markup {
  const { key, seen, fields, liveOn, liveTime, problems } = form;
  const isNew = seen === 0;
  const errorOf = (name: string) => problems.find(({ field }) => field === name)?.message;
  const render = (field: NamedField) =>
    entryField(withChoices(field, choices[field.name] ?? [], library), fields[field.name] ?? '', errorOf(field.name));
  const path = isNew ? newEntryPath(kind) : entryPath(kind, key);
  const { label, help } = kind.key;
  const zone = isNew ? 'Local time of its country.' : `${CLOCK_NAMES[kind.countryOf(fields)]}.`;
  return (
    <form className="haven-form records-form" method="post" action={path} noValidate>
      <input type="hidden" name="formKey" value={formKey} />
      <input type="hidden" name="seen" value={seen} />
      {isNew &&
        formField({
          name: 'key',
          label,
          hint: help,
          value: key,
          error: errorOf('key'),
          autocomplete: 'off',
          width: 'medium',
        })}
      {fieldsInGroups(
        kind.fields.filter(({ facts }) => isOffered(facts) && (isNew || !facts.isFixed)),
        render,
        { isWrong: (name) => errorOf(name) !== undefined, outdated },
      )}
      <div className="haven-actions">
        <button className="haven-button haven-button--secondary" type="submit" name="act" value="draft">
          Save draft
        </button>
        <button
          className="haven-button haven-button--secondary"
          type="submit"
          formAction={`${path}/preview`}
          formTarget="_blank"
        >
          Preview in a new tab
        </button>
        <button className="haven-button haven-button--primary" type="submit" name="act" value="publish">
          Publish now
        </button>
      </div>
      <fieldset className="haven-fieldset">
        <legend className="haven-fieldset__legend">Publish later</legend>
        {dayField({
          name: 'liveOn',
          label: 'Day',
          hint: zone,
          value: liveOn,
          error: errorOf('liveOn'),
          optional: true,
          autocomplete: 'off',
        })}
        {timeField('liveTime', 'Time', liveTime, errorOf('liveTime'))}
        <div className="haven-actions">
          <button className="haven-button haven-button--secondary" type="submit" name="act" value="schedule">
            Schedule
          </button>
        </div>
      </fieldset>
    </form>
  );
}

/** A field whose choices are also what the kind offers, and the pictures of the library. */
function withChoices(
  { name, facts }: NamedField,
  offered: FieldChoices[string],
  library: readonly Picture[],
): NamedField {
  const { options, hasPictures } = facts;
  if (!options) return { name, facts };
  const uploaded = library.map((each) => ({ value: each.image, label: each.alt['en'] || each.name }));
  return { name, facts: { ...facts, options: [...options, ...offered, ...(hasPictures ? uploaded : [])] } };
}

/** The fields in their order, those of a group together. */
function fieldsInGroups(
  fields: readonly NamedField[],
  render: (field: NamedField) => Markup,
  { isWrong, outdated }: { isWrong: (name: string) => boolean; outdated: ReadonlySet<string> },
): Markup[] {
  const groups = new Set(fields.map(({ facts }) => facts.group));
  return [...groups].flatMap((group) => {
    const inGroup = fields.filter(({ facts }) => facts.group === group);
    const rendered = inGroup.map(render);
    if (group === undefined) return rendered;
    const lang = inGroup[0]?.facts.lang;
    const toCheck = inGroup.filter(({ name }) => outdated.has(name));
    // What most entries leave empty is closed, unless something in it is wrong.
    if (lang)
      return (
        <details key={group} className="records-translation" open={inGroup.some(({ name }) => isWrong(name))}>
          <summary>
            Translation: <span {...languageAttributes(lang)}>{group}</span>
            {toCheck.length > 0 && (
              <>
                {' '}
                <span className="haven-badge haven-badge--warning">English has changed: check</span>
              </>
            )}
          </summary>
          {toCheck.length > 0 && (
            <p>
              The English text has changed since these were translated:{' '}
              {toCheck.map(({ facts }) => facts.label).join(', ')}.
            </p>
          )}
          {rendered}
        </details>
      );
    return (
      <fieldset key={group} className="haven-fieldset">
        <legend className="haven-fieldset__legend">{group}</legend>
        {rendered}
      </fieldset>
    );
  });
}

/** A field of an entry with its help and its error, by the facts of its kind. */
function entryField({ name, facts }: NamedField, value: string, error: string | undefined): Markup {
  const { label, help: hint, isOptional: optional = false, width, inputmode, lang, offered } = facts;
  const options = facts.options?.filter((option) => !offered || offered().includes(option.value));
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
function timeField(name: string, label: string, value: string, error: string | undefined): Markup {
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
