import { flushSync } from 'react-dom';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS =
  'input:not([type=hidden],[type=submit],[type=button],[type=reset],[type=image],[type=file]), textarea, select';
/** A view that fails twice in this time (ms) is given up. */
const RESTART_MS = 2000;
/** How long (ms) a field may take to appear again, in a part of the view that is loaded. */
const PART_MS = 5000;

const isTicked = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

/** The fields of a view by what they are for: name, kind, and place among those alike. */
function fieldsOf(view: ParentNode): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const field of view.querySelectorAll<Field>(FIELDS)) {
    const purpose = `${field.name} ${field.type} ${isTicked(field) ? field.value : ''}`;
    let place = 0;
    while (fields.has(`${purpose} ${place}`)) place += 1;
    fields.set(`${purpose} ${place}`, field);
  }
  return fields;
}

/** Changes a field as a visitor does, so that React hears of it. */
function change(field: Field, { value, isChecked }: Saved): void {
  if (isTicked(field)) {
    // The button that is chosen in place of another one takes its mark.
    if (field.checked !== isChecked && (isChecked || field.type === 'checkbox')) field.click();
    return;
  }
  if (field.value === value) return;
  // Past the accessor that React puts on the node.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

interface Saved {
  readonly value: string;
  readonly isChecked: boolean;
}

/**
 * Saves what the fields of a view hold, and where the focus is. Returns what fills the fields again after the view has been
 * rendered from scratch; those that appear only later are filled then.
 */
function saveFields(view: HTMLElement | ShadowRoot): () => void {
  const { activeElement } = view.getRootNode() as Document | ShadowRoot;
  const kind = activeElement?.localName ?? 'button';
  const place = [...view.querySelectorAll(kind)].indexOf(activeElement as Element);
  const saved = new Map<string, Saved>();
  for (const [purpose, field] of fieldsOf(view))
    saved.set(purpose, { value: field.value, isChecked: isTicked(field) && field.checked });
  const fill = () => {
    for (const [purpose, values] of saved) {
      // Looked for each time: what is ticked may show further fields.
      const field = fieldsOf(view).get(purpose);
      if (!field) continue;
      saved.delete(purpose);
      flushSync(() => change(field, values));
    }
  };
  return () => {
    fill();
    view.querySelectorAll<HTMLElement>(kind)[place]?.focus();
    if (saved.size === 0) return;
    const observer = new MutationObserver(fill);
    observer.observe(view, { childList: true, subtree: true });
    setTimeout(() => observer.disconnect(), PART_MS);
  };
}

/**
 * Returns what renders a view again, from scratch, after an error: for a page whose nodes another script has moved or removed. It is
 * called while the view's nodes are still there, returns false if it was called just before, and calls `render` soon.
 */
export function viewRestarter(container: HTMLElement | ShadowRoot, render: () => void): () => boolean {
  let restarted = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - restarted < RESTART_MS) return false;
    restarted = now;
    const fill = saveFields(container);
    // React is in the middle of its work.
    queueMicrotask(() => {
      render();
      fill();
    });
    return true;
  };
}
