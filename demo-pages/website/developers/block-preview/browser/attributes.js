import { writeAttribute } from './write-attribute.js';

/** Fills the fields from the model's element, writes each change to it, and calls `changed(name, value)`. */
export function bindAttributes(form, element, changed) {
  if (!form || !element) return;
  for (const field of form.querySelectorAll('[data-attribute]')) {
    const { attribute } = field.dataset;
    if (field.type === 'checkbox')
      field.checked = element.hasAttribute(attribute) && element.getAttribute(attribute) !== 'false';
    else showValue(field, element.getAttribute(attribute) ?? '');
    field.addEventListener('input', () => {
      // An empty field removes the attribute.
      const value = field.type === 'checkbox' ? field.checked || null : field.value || null;
      writeAttribute(element, attribute, value);
      changed(attribute, value);
    });
  }
  form.addEventListener('submit', (event) => event.preventDefault());
}

/** Shows a value in a field; an example may have one that the menu does not offer. */
function showValue(field, value) {
  if (field.type === 'select-one' && ![...field.options].some((option) => option.value === value))
    field.append(new Option(value));
  field.value = value;
}
