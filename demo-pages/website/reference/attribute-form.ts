import { html } from 'hono/html';
import type { Markup } from '../site/page-context.ts';
import type { EditedExample } from './edited-example.ts';
import type { AttributeFact } from './element-catalogue.ts';
import { prose } from './reference-prose.ts';

const unquoted = (initial: string | undefined) => (initial ?? '').replace(/^"(.*)"$/s, '$1');

function control(fact: AttributeFact, id: string, value: string | null, isWrong: boolean): Markup {
  const { name, kind, isJson, options, initial } = fact;
  const shared = html`id="${id}" name="${name}" aria-describedby="${id}-error ${id}-hint"${isWrong ? html` aria-invalid="true"` : ''}`;
  if (kind === 'boolean') {
    return html`<input class="rf-switch" type="checkbox" role="switch" value="true" ${shared}${value === null || value === 'false' ? '' : html` checked`}>`;
  }
  if (options) {
    const left = initial === undefined ? 'left out' : `left out: ${unquoted(initial)}`;
    const choices = value === null || options.includes(value) ? options : [...options, value];
    return html`<select class="rf-field" ${shared}><option value="">${left}</option>${choices.map((option) => html`<option value="${option}"${option === value ? html` selected` : ''}>${option}</option>`)}</select>`;
  }
  if (isJson) {
    return html`<textarea class="rf-field rf-field--code" ${shared} rows="3" spellcheck="false" placeholder="${initial ?? ''}">${value ?? ''}</textarea>`;
  }
  return html`<input class="rf-field" ${shared}${kind === 'number' ? html` inputmode="decimal"` : ''} value="${value ?? ''}" placeholder="${unquoted(initial)}" autocomplete="off" spellcheck="false">`;
}

function field(fact: AttributeFact, example: string, { values, problems }: EditedExample): Markup {
  const { name, description, kind, isRequired } = fact;
  const id = `${example}-${name}`;
  const problem = problems[name];
  const label = html`<label class="rf-attribute__label" for="${id}"><code>${name}</code>${isRequired ? html` <span class="rf-note">required</span>` : ''}</label>`;
  const input = control(fact, id, values[name] ?? null, problem !== undefined);
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
