import { html } from 'hono/html';
import type { Markup } from '../../platform/index.ts';
import type { EditedExample } from './edited-example.ts';
import type { AttributeFact } from './element-catalogue.ts';
import { prose } from './reference-prose.tsx';

/** The default as an author would write it. */
const unquoted = (initial: string | undefined) => (initial ?? '').replace(/^"(.*)"$/s, '$1');

/** The classes of a page's controls. */
interface ControlLook {
  field: string;
  checkbox: Markup;
}

const REFERENCE_LOOK: ControlLook = {
  field: 'rf-field',
  checkbox: html`class="rf-switch" role="switch"`,
};

/**
 * The control for an attribute's value: a checkbox, a menu of the allowed values, an area for JSON, or a line. `shared`
 * has the attributes that the page gives every control.
 */
export function attributeControl(fact: AttributeFact, value: string | null, shared: Markup, look: ControlLook): Markup {
  const { kind, isJson, options, initial } = fact;
  if (kind === 'boolean') {
    return html`<input type="checkbox" value="true" ${look.checkbox} ${shared}${value === null || value === 'false' ? '' : html` checked`}>`;
  }
  const preset = unquoted(initial);
  if (options) {
    const allowed = options.filter((option) => option !== '');
    const choices = !value || allowed.includes(value) ? allowed : [...allowed, value];
    return html`<select class="${look.field}" ${shared}><option value="">${preset ? `left out: ${preset}` : 'left out'}</option>${choices.map((option) => html`<option value="${option}"${option === value ? html` selected` : ''}>${option}</option>`)}</select>`;
  }
  if (isJson) {
    return html`<textarea class="${look.field}" ${shared} rows="4" spellcheck="false" placeholder="${initial ?? ''}">${value ?? ''}</textarea>`;
  }
  return html`<input class="${look.field}" ${shared}${kind === 'number' ? html` inputmode="decimal"` : ''} value="${value ?? ''}" placeholder="${preset}" autocomplete="off" spellcheck="false">`;
}

function field(fact: AttributeFact, example: string, { values, problems }: EditedExample): Markup {
  const { name, description, kind, isRequired } = fact;
  const id = `${example}-${name}`;
  const problem = problems[name];
  const label = html`<label class="rf-attribute__label" for="${id}"><code>${name}</code>${isRequired ? html` <span class="rf-note">required</span>` : ''}</label>`;
  const shared = html`id="${id}" name="${name}" aria-describedby="${id}-error ${id}-hint"${problem === undefined ? '' : html` aria-invalid="true"`}`;
  const input = attributeControl(fact, values[name] ?? null, shared, REFERENCE_LOOK);
  return html`<div class="rf-attribute${kind === 'boolean' ? ' rf-attribute--switch' : ''}">${label}${input}
<p class="rf-attribute__error" id="${id}-error" data-problem="${name}">${problem ?? ''}</p><p class="rf-attribute__hint" id="${id}-hint">${prose(description)}</p></div>`;
}

/** A field for each attribute of an example. Without a script, a button redraws the page with the typed values. */
export function attributeForm(
  tag: string,
  place: number,
  attributes: readonly AttributeFact[],
  edited: EditedExample,
): Markup {
  const id = `example-${place}`;
  return html`<form class="rf-attributes" method="get" action="/elements/${tag}#${id}" autocomplete="off" data-attributes><input type="hidden" name="example" value="${String(place)}">
${attributes.map((fact) => field(fact, id, edited))}
<p class="rf-attributes__actions"><button class="rf-button" data-without-script>Show the changes</button><a class="rf-button rf-button--quiet" href="/elements/${tag}#${id}" data-reset>Start again</a></p></form>`;
}
