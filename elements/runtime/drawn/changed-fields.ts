import { VIEW_SLOT } from './page-names.ts';
import { sameControl } from './same-control.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** Puts a field back to what was rendered, and what makes the visitor's change again, in this field or in the same one. */
type Change = readonly [putBack: () => void, again: (field: Field) => void];

/** Sets what a browser's own field has, past the accessors that React puts on the node. */
const setValue = (field: Field, value: string) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);

const fire = (field: Field, ...names: readonly ('input' | 'change')[]) => {
  for (const name of names) field.dispatchEvent(new Event(name, { bubbles: true }));
};

function tick(field: HTMLInputElement): Change | undefined {
  const { checked, defaultChecked, type } = field;
  if (checked === defaultChecked) return undefined;
  const again = (same: Field) => {
    // The one that was chosen instead takes a circle's mark.
    if ((same as HTMLInputElement).checked !== checked && (checked || type === 'checkbox')) same.click();
  };
  return [() => (field.checked = defaultChecked), again];
}

function choice(field: HTMLSelectElement): Change | undefined {
  const { selectedIndex, value } = field;
  const options = [...field.options];
  const rendered = options.findLastIndex(({ defaultSelected }) => defaultSelected);
  const first = options.findIndex(({ disabled }) => !disabled);
  if (field.multiple || selectedIndex === (rendered < 0 ? first : rendered)) return undefined;
  const again = (same: Field) => {
    if (![...(same as HTMLSelectElement).options].some((option) => option.value === value)) return;
    same.value = value;
    fire(same, 'change');
  };
  return [() => {}, again];
}

function text(field: HTMLInputElement | HTMLTextAreaElement): Change | undefined {
  const { value, defaultValue, selectionStart, selectionEnd } = field;
  if (value === defaultValue) return undefined;
  const again = (same: Field) => {
    if (same.value === value) return;
    setValue(same, value);
    // A date or an email address has no selection.
    if (selectionStart !== null) (same as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
    fire(same, 'input', 'change');
  };
  return [() => setValue(field, defaultValue), again];
}

function changeOf(field: Field): Change | undefined {
  if (field instanceof HTMLSelectElement) return choice(field);
  if (/^(checkbox|radio)$/.test(field.type)) return tick(field as HTMLInputElement);
  return /^(hidden|submit|button|reset|image|file)$/.test(field.type) ? undefined : text(field);
}

/**
 * Puts the fields of a rendered view back to what the server rendered, in the same task in which a script hydrates it or
 * renders it afresh. Returns what makes the visitor's changes again in the fields that are there then, so that the script
 * hears of them, and gives the focus back; changes that a view has made itself stay.
 */
export function setChangesAside(view: Element | ShadowRoot): () => void {
  const own = view instanceof Element ? view : null;
  const { activeElement } = view.getRootNode() as Document | ShadowRoot;
  const focused = activeElement && view.contains(activeElement) ? sameControl(activeElement) : undefined;
  const changes = [...view.querySelectorAll<Field>('input, textarea, select')]
    // A tag inside the view may have rendered itself, and knows its fields.
    .filter((field) => field.closest(`[slot="${VIEW_SLOT}"]`) === own)
    .flatMap((field) => {
      const change = changeOf(field);
      return change ? [{ change, same: sameControl(field) as () => Field | undefined }] : [];
    });
  for (const { change } of changes) change[0]();
  return () => {
    if (!activeElement?.isConnected) (focused?.() as HTMLElement | undefined)?.focus();
    for (const { change, same } of changes) {
      const field = same();
      if (field) change[1](field);
    }
  };
}
