import { VIEW_SLOT } from './page-names.ts';
import { sameControl } from './same-control.ts';

/** A text field, a box or circle to tick, or a list. */
type Field = HTMLInputElement & Pick<HTMLSelectElement, 'options'>;
type State = string | boolean | undefined;

const FIELDS =
  'textarea,select:not([multiple]),input:not([type=hidden],[type=submit],[type=button],[type=reset],[type=image],[type=file])';

const isTick = ({ type }: Field) => type === 'checkbox' || type === 'radio';
const stateOf = (field: Field): State => (isTick(field) ? field.checked : field.value);

/** What the server rendered. */
function renderedState(field: Field): State {
  if (!field.options) return isTick(field) ? field.defaultChecked : field.defaultValue;
  const options = [...field.options];
  return (options.findLast((option) => option.defaultSelected) ?? options.find(({ disabled }) => !disabled))?.value;
}

/** Sets what a browser's own field has, past the accessors that React puts on the node. */
const setState = (field: Field, state: State) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), isTick(field) ? 'checked' : 'value')?.set?.call(
    field,
    state,
  );

/** Makes a visitor's change, as the visitor does. */
function change(field: Field, state: State, selection: readonly [number | null, number | null]): void {
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

/**
 * Puts the fields of a rendered view back to what the server rendered, in the same task in which a script hydrates it or
 * renders it afresh. Returns what makes the visitor's changes again in the fields that are there then, so that the script
 * hears of them, and gives the focus back; changes that a view has made itself stay.
 */
export function setChangesAside(view: Element | ShadowRoot): () => void {
  const own = view instanceof Element ? view : null;
  const { activeElement } = view.getRootNode() as Document | ShadowRoot;
  const focused = activeElement && view.contains(activeElement) && sameControl(activeElement);
  const changes = [...view.querySelectorAll<Field>(FIELDS)]
    // A tag inside the view may have rendered itself, and knows its fields.
    .filter((field) => field.closest(`[slot="${VIEW_SLOT}"]`) === own && stateOf(field) !== renderedState(field))
    .map((field) => {
      const selection = [field.selectionStart, field.selectionEnd] as const;
      return { field, state: stateOf(field), selection, same: sameControl(field) as () => Field | undefined };
    });
  for (const { field } of changes) setState(field, renderedState(field));
  return () => {
    if (focused && !activeElement?.isConnected) (focused() as HTMLElement | undefined)?.focus();
    for (const { state, selection, same } of changes) {
      const field = same();
      const isPossible = !field?.options || [...field.options].some(({ value }) => value === state);
      if (field && isPossible) change(field, state, selection);
    }
  };
}
