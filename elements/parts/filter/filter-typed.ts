import { takesTyped } from '#runtime/hydration/author-fields.ts';
import { rememberFocus } from './filter-focus.ts';

type Field = HTMLInputElement | HTMLSelectElement;

function isChanged(field: Field): boolean {
  if (field instanceof HTMLInputElement) return field.value !== field.defaultValue;
  const first = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
  return field.value !== first?.value;
}

/**
 * Copies the visitor's input in the author's own fields to the attributes of the block that replaces them, and restores
 * the focus. Call it before the tag is defined.
 */
export function saveTyped(tag: string): void {
  // On a server there are no typed values.
  if (!globalThis.customElements || customElements.get(tag)) return;
  takesTyped(tag);
  for (const element of document.querySelectorAll(tag)) {
    for (const field of element.querySelectorAll<Field>('input[name], select[name]')) {
      const attribute = field.name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      if (isChanged(field)) element.setAttribute(attribute, field.value);
      if (field !== document.activeElement) continue;
      rememberFocus(tag, location.pathname, /^date(?:Min|Max)$/.test(field.name) ? 'dates' : field.name);
    }
  }
}
