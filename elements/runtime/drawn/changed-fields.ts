import { VIEW_SLOT } from './page-names.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** Puts a field back to what was drawn, and what makes the visitor's change again. */
type Change = readonly [putBack: () => void, again: () => void];

/** Sets what a browser's own field has, past the accessors that React puts on the node. */
const setValue = (field: Field, value: string) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);

const fire = (field: Field, name: 'input' | 'change') => field.dispatchEvent(new Event(name, { bubbles: true }));

function tick(field: HTMLInputElement): Change | undefined {
  const { checked, defaultChecked, type } = field;
  if (checked === defaultChecked) return undefined;
  // The one that was chosen instead takes a circle's mark.
  const again = () => field.checked !== checked && (checked || type === 'checkbox') && field.click();
  return [() => (field.checked = defaultChecked), again];
}

function choice(field: HTMLSelectElement): Change | undefined {
  const { selectedIndex } = field;
  const options = [...field.options];
  const drawn = options.findLastIndex(({ defaultSelected }) => defaultSelected);
  const first = options.findIndex(({ disabled }) => !disabled);
  if (field.multiple || selectedIndex === (drawn < 0 ? first : drawn)) return undefined;
  const again = () => {
    field.selectedIndex = selectedIndex;
    fire(field, 'change');
  };
  return [() => {}, again];
}

function text(field: HTMLInputElement | HTMLTextAreaElement): Change | undefined {
  const { value, defaultValue, selectionStart, selectionEnd } = field;
  if (value === defaultValue) return undefined;
  const again = () => {
    if (field.value === value) return;
    setValue(field, value);
    // A date or an email address has no selection.
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    fire(field, 'input');
    fire(field, 'change');
  };
  return [() => setValue(field, defaultValue), again];
}

function changeOf(field: Field): Change | undefined {
  if (field instanceof HTMLSelectElement) return choice(field);
  if (/^(checkbox|radio)$/.test(field.type)) return tick(field as HTMLInputElement);
  return /^(hidden|submit|button|reset|image|file)$/.test(field.type) ? undefined : text(field);
}

/**
 * Puts the fields of a drawn view back to what the server drew, in the same task in which a script takes the view over.
 * Returns what makes the visitor's changes again, so that the script hears of them; those that a view has made itself stay.
 */
export function setChangesAside(view: Element | ShadowRoot): () => void {
  const own = view instanceof Element ? view : null;
  const changes = [...view.querySelectorAll<Field>('input, textarea, select')]
    // A tag inside the view may have drawn itself, and knows its fields.
    .filter((field) => field.closest(`[slot="${VIEW_SLOT}"]`) === own)
    .map(changeOf)
    .filter((change) => change !== undefined);
  for (const [putBack] of changes) putBack();
  return () => {
    for (const [, again] of changes) again();
  };
}
