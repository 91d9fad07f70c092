export type Field = HTMLInputElement;

/** A form with one field, its label, a fieldset around it and a submit button. */
export interface PlacedField {
  form: HTMLFormElement;
  fieldset: HTMLFieldSetElement;
  field: Field;
  send: HTMLButtonElement;
  /** What the form has under the field's name. */
  entries(): FormDataEntryValue[];
  /** Whether a selector of the browser's own, or the state of that name, matches. */
  is(name: 'user-invalid' | 'user-valid'): boolean;
}

/** Places the markup of one field; `attributes` are set before it is in the page. */
export function placeField(html: string, attributes: Readonly<Record<string, string>> = {}): PlacedField {
  const template = document.createElement('template');
  template.innerHTML = `<form><label for="field">Label</label><fieldset>${html}</fieldset><button>Send</button></form>`;
  const form = template.content.querySelector('form') as HTMLFormElement;
  const fieldset = form.querySelector('fieldset') as HTMLFieldSetElement;
  const field = fieldset.firstElementChild as Field;
  field.id = 'field';
  for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
  form.addEventListener('submit', (event) => event.preventDefault());
  document.body.replaceChildren(template.content);
  return {
    form,
    fieldset,
    field,
    send: form.querySelector(':scope > button') as HTMLButtonElement,
    entries: () => new FormData(form).getAll('f'),
    is: (name) => field.matches(field.localName.includes('-') ? `:state(${name})` : `:${name}`),
  };
}
