import { takesTyped } from '#runtime/hydration/author-fields.ts';
import { VIEW_SLOT } from '#runtime/hydration/page-names.ts';

/** What the visitor typed into the server's own fields before the block replaced them. */
export interface TypedBefore {
  readonly values: Readonly<Record<string, string | boolean>>;
  /** The name of the field that had the focus. */
  readonly focused: string | undefined;
}

const present = new WeakSet<Element>();

/**
 * Notes the elements of a tag that is not defined yet: somebody may have typed in them. Call it before the definition.
 */
export function noteUndefined(tag: string): void {
  // On a server there are no typed values.
  if (!globalThis.customElements || customElements.get(tag)) return;
  takesTyped(tag);
  for (const element of document.querySelectorAll(tag)) present.add(element);
}

/**
 * What was typed into an element until now, its first rendering: it may wait its turn after the definition. Once, so
 * that a later mount starts empty.
 */
export function takeTyped(element: Element): TypedBefore | undefined {
  return present.delete(element) ? readTyped(element) : undefined;
}

/** Not in a view that a server has rendered: its fields stay, and keep what was typed. */
const inOwnForm = (control: Element) => !control.closest(`[slot="${VIEW_SLOT}"]`);

function readTyped(element: Element): TypedBefore {
  const values: Record<string, string | boolean> = {};
  for (const control of [...element.querySelectorAll('input, select, textarea')].filter(inOwnForm)) {
    const { name } = control as HTMLInputElement;
    if (name === '') continue;
    if (control instanceof HTMLSelectElement) {
      const first = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
      if (control.value !== first?.value) values[name] = control.value;
    } else if (control instanceof HTMLInputElement && control.type === 'radio') {
      if (control.checked && !control.defaultChecked) values[name] = control.value;
    } else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      if (control.checked !== control.defaultChecked) values[name] = control.checked;
    } else if ((control as HTMLInputElement).value !== (control as HTMLInputElement).defaultValue) {
      values[name] = (control as HTMLInputElement).value;
    }
  }
  // A field that is a custom element, such as a switch inside the page's form.
  for (const control of [...element.querySelectorAll<HTMLElement & { value?: unknown }>('[name]')].filter(inOwnForm)) {
    const { localName, value } = control;
    const name = control.getAttribute('name') ?? '';
    if (localName.includes('-') && name !== '' && typeof value === 'string') values[name] = value;
  }
  const active = document.activeElement;
  const focused =
    active && element.contains(active) && inOwnForm(active) ? (active.getAttribute('name') ?? undefined) : undefined;
  return { values, focused };
}
