import { CARD_TYPES, ECARD_DETAILS } from '#website/ecard.ts';
import { type CardEdits, withChange } from './card-edits.ts';

/** What stood in the server's own fields, named `<instanceId>.<field>`, before the block took their place. */
export interface TypedBefore {
  readonly edits: CardEdits;
  /** The name of the field that had the focus. */
  readonly focused?: string | undefined;
}

const typedByElement = new WeakMap<Element, TypedBefore>();

/** Remembers what was typed into all elements of a tag that is not defined yet. Call it before the definition. */
export function rememberTyped(tag: string): void {
  if (customElements.get(tag)) return;
  for (const element of document.querySelectorAll(tag)) typedByElement.set(element, readTyped(element));
}

/** What was remembered for an element, once: a later drawing starts afresh. */
export function takeTyped(element: Element): TypedBefore {
  const typed = typedByElement.get(element);
  typedByElement.delete(element);
  return typed ?? { edits: new Map() };
}

/** The instance and the field that a field's name stands for. */
export function splitFieldName(name: string): { instanceId: string; field: string } {
  const dot = name.lastIndexOf('.');
  return { instanceId: name.slice(0, Math.max(0, dot)), field: name.slice(dot + 1) };
}

function readTyped(element: Element): TypedBefore {
  let edits: CardEdits = new Map();
  for (const control of element.querySelectorAll<HTMLInputElement>('input, textarea')) {
    const { instanceId, field } = splitFieldName(control.name);
    const { value } = control;
    const isType = control.type === 'radio';
    const typed = isType ? control.checked && !control.defaultChecked : value !== control.defaultValue;
    const known: readonly string[] = isType ? CARD_TYPES : ECARD_DETAILS;
    if (typed && known.includes(isType ? value : field)) edits = withChange(edits, instanceId, { [field]: value });
  }
  const active = document.activeElement;
  const focused = active && element.contains(active) ? (active.getAttribute('name') ?? undefined) : undefined;
  return { edits, focused };
}
