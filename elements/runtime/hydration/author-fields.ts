import {
  change,
  FIELDS,
  type Field,
  isTick,
  PART_MS,
  renderedState,
  type State,
  setState,
  stateOf,
} from './changed-fields.ts';
import { VIEW_SLOT } from './page-names.ts';

/** What a visitor changes or focuses before a view replaces it. */
const CONTROLS = `${FIELDS},button:not([type=button],[type=reset])`;

/** The tags whose views take what was typed themselves. */
const own = new Set<string>();
export const takesTyped = (tag: string): unknown => own.add(tag);

type Tag = Element & { value?: unknown; defaultValue?: unknown };
interface Control {
  readonly field: Field;
  /** The field of ours whose view shows it. */
  readonly tag: Tag | undefined;
}

/** The tag in whose view a field is; null in what the view of a tag replaces. */
function tagAround(field: Element, end: Element): Tag | null | undefined {
  for (let each: Element | null = field.parentElement; each && each !== end; each = each.parentElement) {
    const view = each.localName.includes('-') && each.querySelector(`:scope>[slot=${VIEW_SLOT}]`);
    if (view) return view.contains(field) ? each : null;
  }
}

/** The controls that a visitor sees, by what they are called. */
function namedControls(fields: Iterable<Field>, end: Element): Map<string, Control[]> {
  const named = new Map<string, Control[]>();
  for (const field of fields) {
    const around = tagAround(field, end);
    if (around === null) continue;
    const tag = around && 'defaultValue' in around ? around : undefined;
    const isButton = field.localName === 'button';
    const name = field.name || (!isButton && tag?.getAttribute('name'));
    if (!(name || isButton)) continue;
    const key = [isButton, name, (isButton || isTick(field)) && field.value].join('\n');
    named.set(key, [...(named.get(key) ?? []), { field, tag }]);
  }
  return named;
}

/** A tag's own view, rendered from its value, shows no default of the browser's. */
const isChanged = ({ field, tag }: Control) =>
  field.localName !== 'button' &&
  (tag ? String(tag.value) !== String(tag.defaultValue) : stateOf(field) !== renderedState(field));

interface Carried {
  readonly key: string;
  readonly place: number;
  readonly count: number;
  readonly state: State;
  readonly selection: readonly [number | null, number | null];
  readonly isChanged: boolean;
  readonly isFocused: boolean;
}

/**
 * Makes what a visitor has changed in the author's own fields again in the view that replaces them, so that its script
 * hears of it, and gives the focus back; in what appears later too. Of several with a name the place tells which.
 */
export function carryOver(host: Element, view: Element, focused: Element | null): void {
  if (own.has(host.localName)) return;
  const all = [...host.querySelectorAll<Field>(CONTROLS)];
  const waiting = new Set<Carried>();
  for (const [key, controls] of namedControls(
    all.filter((field) => !view.contains(field)),
    host,
  )) {
    for (const [place, control] of controls.entries()) {
      const { field } = control;
      const carried = {
        ...{ key, place, count: controls.length, state: stateOf(field), isChanged: isChanged(control) },
        ...{ selection: [field.selectionStart, field.selectionEnd] as const, isFocused: field === focused },
      };
      if (carried.isChanged || carried.isFocused) waiting.add(carried);
    }
  }
  if (waiting.size === 0) return;
  // A browser that restores a page later would bring back what is no more.
  for (const field of all) if (!view.contains(field) && field.matches(FIELDS) && !tagAround(field, host)) reset(field);
  const fill = () => {
    const controls = namedControls(view.querySelectorAll<Field>(CONTROLS), host.parentElement ?? host);
    for (const carried of waiting) carry(carried, controls.get(carried.key)) && waiting.delete(carried);
  };
  fill();
  if (waiting.size === 0) return;
  const observer = new MutationObserver(fill);
  observer.observe(view, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), PART_MS);
}

const reset = (field: Field) => setState(field, renderedState(field));

/** Returns whether the control is there. */
function carry(carried: Carried, controls: readonly Control[] = []): boolean {
  const { state, selection } = carried;
  const { field, tag } = controls[carried.place] ?? {};
  if (!field || controls.length !== carried.count) return false;
  if (field.options && ![...field.options].some(({ value }) => value === state)) return false;
  if (carried.isChanged) {
    change(field, state, selection);
    // A field of ours takes what was typed when it is left.
    if (tag) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
  const { activeElement, body } = field.ownerDocument;
  if (carried.isFocused && activeElement === body) field.focus();
  return true;
}
