import { VIEW_SLOT } from './page-names.ts';
import { sameControl } from './same-control.ts';

/** A text field, a box or circle to tick, or a list. */
export type Field = HTMLInputElement & Pick<HTMLSelectElement, 'options'>;
export type State = string | boolean | undefined;

/** How long (ms) a field may take to appear again, in a part of the view that is loaded. */
export const PART_MS = 5000;
export const FIELDS =
  'textarea,select:not([multiple]),input:not([type=hidden],[type=submit],[type=button],[type=reset],[type=image],[type=file])';

export const isTick = ({ type }: Field) => type === 'checkbox' || type === 'radio';
export const stateOf = (field: Field): State => (isTick(field) ? field.checked : field.value);
const fieldsOf = (view: Element | ShadowRoot) => [...view.querySelectorAll<Field>(FIELDS)];

/** What the server rendered. */
export function renderedState(field: Field): State {
  if (!field.options) return isTick(field) ? field.defaultChecked : field.defaultValue;
  const options = [...field.options];
  return (options.findLast((option) => option.defaultSelected) ?? options.find(({ disabled }) => !disabled))?.value;
}

/** Sets what a browser's own field has, past the accessors that React puts on the node. */
export const setState = (field: Field, state: State) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), isTick(field) ? 'checked' : 'value')?.set?.call(
    field,
    state,
  );

/** Makes a visitor's change, as the visitor does, so that a view hears of it. */
export function change(
  field: Field,
  state: State,
  selection: readonly [number | null, number | null] = [null, null],
): void {
  if (stateOf(field) === state) return;
  if (isTick(field)) {
    // The one that was chosen instead takes a circle's mark.
    if (state || field.type === 'checkbox') field.click();
    return;
  }
  setState(field, state);
  // A list, a date or an email address has no selection.
  if (typeof selection[0] === 'number') field.setSelectionRange(...selection);
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
}

/** Finds what had the focus in a view again: a button also by its place, because its text may be another one. */
function focusedIn(view: Element | ShadowRoot): () => HTMLElement | undefined {
  const { activeElement } = view.getRootNode() as Document | ShadowRoot;
  if (!activeElement || !view.contains(activeElement)) return () => undefined;
  const same = sameControl(activeElement) as () => HTMLElement | undefined;
  if (activeElement.matches(FIELDS)) return same;
  const alike = () => [...view.querySelectorAll<HTMLElement>(activeElement.localName)];
  const place = alike().indexOf(activeElement as HTMLElement);
  return () => same() ?? alike()[place];
}

/** Returns what opens and closes the details of a view that has been rendered afresh, as the visitor had them. */
function saveDetails(view: Element | ShadowRoot): () => void {
  const saved = [...view.querySelectorAll('details')].map(
    (details) => [sameControl(details) as () => HTMLDetailsElement | undefined, details.open] as const,
  );
  return () => {
    for (const [same, open] of saved) {
      const details = same();
      if (details) details.open = open;
    }
  };
}

/**
 * Saves what fields of a view hold, which details are open, and where the focus is. Returns what fills them again after the view has been
 * rendered afresh, so that its script hears of it, and gives the focus back; those that appear later are filled then.
 */
export function saveFields(view: Element | ShadowRoot, fields = fieldsOf(view)): () => void {
  const focused = focusedIn(view);
  const openDetails = saveDetails(view);
  let hasFocus = false;
  const saved = new Map(
    fields.map((field) => {
      const selection = [field.selectionStart, field.selectionEnd] as const;
      return [sameControl(field) as () => Field | undefined, [stateOf(field), selection] as const];
    }),
  );
  const fill = () => {
    for (const [same, values] of saved) {
      // Looked for each time: what is ticked may show further fields, and a list may get its options later.
      const field = same();
      if (!field || (field.options && ![...field.options].some(({ value }) => value === values[0]))) continue;
      saved.delete(same);
      change(field, ...values);
    }
    // What has the focus by now keeps it.
    hasFocus ||= view.ownerDocument.activeElement !== view.ownerDocument.body;
    if (!hasFocus) focused()?.focus();
  };
  return () => {
    openDetails();
    fill();
    if (saved.size === 0) return;
    const observer = new MutationObserver(fill);
    observer.observe(view, { childList: true, subtree: true });
    setTimeout(() => observer.disconnect(), PART_MS);
  };
}

/** The fields of a rendered view that hold something else than the server rendered. */
function changedFields(view: Element | ShadowRoot): Field[] {
  const own = view instanceof Element ? view : null;
  return fieldsOf(view).filter(
    // A tag inside the view may have rendered itself, and knows its fields.
    (field) => field.closest(`[slot="${VIEW_SLOT}"]`) === own && stateOf(field) !== renderedState(field),
  );
}

/**
 * Puts the fields of a rendered view back to what the server rendered, in the same task in which a script hydrates it
 * or renders it afresh. Returns what makes the visitor's changes again; changes that a view has made itself stay.
 */
export function setChangesAside(view: Element | ShadowRoot): () => void {
  const changed = changedFields(view);
  const changeAgain = saveFields(view, changed);
  for (const field of changed) setState(field, renderedState(field));
  return changeAgain;
}
