type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What stands in the fields of a form, by name: texts, the chosen one of radio buttons, and whether boxes are ticked. */
export type FieldValues = Readonly<Record<string, string | boolean>>;

const SKIPPED = /^(hidden|password|file|submit|button|reset|image)$/;

const fieldsOf = ({ elements }: HTMLFormElement): Field[] =>
  [...elements].filter(
    (field): field is Field =>
      (field instanceof HTMLInputElement ||
        field instanceof HTMLTextAreaElement ||
        field instanceof HTMLSelectElement) &&
      field.name !== '' &&
      !SKIPPED.test(field.type),
  );

export function readFields(form: HTMLFormElement): FieldValues {
  const values: Record<string, string | boolean> = {};
  for (const field of fieldsOf(form)) {
    const { name, type, value } = field;
    if (type === 'checkbox') values[name] = (field as HTMLInputElement).checked;
    else if (type !== 'radio' || (field as HTMLInputElement).checked) values[name] = value;
  }
  return values;
}

/** Fills in fields as a visitor would, so that a view hears of it. Returns the values whose fields are not there. */
export function fillFields(form: HTMLFormElement, values: FieldValues): FieldValues {
  const missing = { ...values };
  for (const field of fieldsOf(form)) {
    const { name, type } = field;
    const value = values[name];
    delete missing[name];
    if (value === undefined) continue;
    if (type === 'checkbox' || type === 'radio') {
      const box = field as HTMLInputElement;
      if (box.checked !== (type === 'radio' ? box.checked || box.value === value : value)) box.click();
    } else if (field.value !== value) {
      // Past the accessor that React puts on the node.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      if (type !== 'select-one') field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
  return missing;
}
