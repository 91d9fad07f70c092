import type { HTMLAttributes } from 'react';
import type { Markup } from '../../platform/index.ts';
import type { EditedExample } from './edited-example.ts';
import type { AttributeFact } from './element-catalogue.ts';
import { prose } from './reference-prose.tsx';

/** The default as an author would write it. */
const unquoted = (initial: string | undefined) => (initial ?? '').replace(/^"(.*)"$/s, '$1');

/** The attributes that a page gives every control. */
type ControlAttributes = HTMLAttributes<HTMLElement> & { name?: string };

/** The classes of a page's controls. */
interface ControlLook {
  field: string;
  checkbox: HTMLAttributes<HTMLInputElement>;
}

const REFERENCE_LOOK: ControlLook = {
  field: 'rf-field',
  checkbox: { className: 'rf-switch', role: 'switch' },
};

/**
 * The control for an attribute's value: a checkbox, a menu of the allowed values, an area for JSON, or a line. `shared`
 * has the attributes that the page gives every control.
 */
export function attributeControl(
  fact: AttributeFact,
  value: string | null,
  shared: ControlAttributes,
  look: ControlLook,
): Markup {
  const { kind, isJson, options, initial } = fact;
  if (kind === 'boolean') {
    return (
      <input
        type="checkbox"
        value="true"
        {...look.checkbox}
        {...shared}
        defaultChecked={!(value === null || value === 'false')}
      />
    );
  }
  const preset = unquoted(initial);
  if (options) {
    const allowed = options.filter((option) => option !== '');
    const choices = !value || allowed.includes(value) ? allowed : [...allowed, value];
    return (
      <select className={look.field} {...shared} defaultValue={value ?? ''}>
        <option value="">{preset ? `left out: ${preset}` : 'left out'}</option>
        {choices.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    );
  }
  if (isJson) {
    return (
      <textarea
        className={look.field}
        {...shared}
        rows={4}
        spellCheck="false"
        placeholder={initial ?? ''}
        defaultValue={value ?? ''}
      />
    );
  }
  return (
    <input
      className={look.field}
      {...shared}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      defaultValue={value ?? ''}
      placeholder={preset}
      autoComplete="off"
      spellCheck="false"
    />
  );
}

function field(fact: AttributeFact, example: string, { values, problems }: EditedExample): Markup {
  const { name, description, kind, isRequired } = fact;
  const id = `${example}-${name}`;
  const problem = problems[name];
  const label = (
    <label className="rf-attribute__label" htmlFor={id}>
      <code>{name}</code>
      {isRequired && (
        <>
          {' '}
          <span className="rf-note">required</span>
        </>
      )}
    </label>
  );
  const shared = {
    id,
    name,
    'aria-describedby': `${id}-error ${id}-hint`,
    'aria-invalid': problem !== undefined || undefined,
  };
  const input = attributeControl(fact, values[name] ?? null, shared, REFERENCE_LOOK);
  return (
    <div key={fact.name} className={`rf-attribute${kind === 'boolean' ? ' rf-attribute--switch' : ''}`}>
      {label}
      {input}
      <p className="rf-attribute__error" id={`${id}-error`} data-problem={name}>
        {problem}
      </p>
      <p className="rf-attribute__hint" id={`${id}-hint`}>
        {prose(description)}
      </p>
    </div>
  );
}

/** A field for each attribute of an example. Without a script, a button redraws the page with the typed values. */
export function attributeForm(
  tag: string,
  place: number,
  attributes: readonly AttributeFact[],
  edited: EditedExample,
): Markup {
  const id = `example-${place}`;
  return (
    <form
      className="rf-attributes"
      method="get"
      action={`/elements/${tag}#${id}`}
      autoComplete="off"
      data-attributes=""
    >
      <input type="hidden" name="example" value={String(place)} />
      {attributes.map((fact) => field(fact, id, edited))}
      <p className="rf-attributes__actions">
        <button className="rf-button" data-without-script="">
          Show the changes
        </button>
        <a className="rf-button rf-button--quiet" href={`/elements/${tag}#${id}`} data-reset="">
          Start again
        </a>
      </p>
    </form>
  );
}
