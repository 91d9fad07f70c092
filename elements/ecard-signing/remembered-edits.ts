import { REMEMBERED } from '#runtime/drawn/page-names.ts';
import type { CardEdits } from './card-edits.ts';
import { tag } from './ecard-signing.definition.ts';
import { typedEdits } from './typed-edits.ts';

// Its beginning makes the script load at once, so that what was typed is soon there.
const keyOf = (action: string) => `${REMEMBERED} ${tag} ${action}`;

/**
 * What was typed in this tab and not yet sent, by the address that it is sent to; nothing where storage is forbidden.
 */
export function rememberedEdits(action: string): CardEdits {
  try {
    return typedEdits(JSON.parse(sessionStorage.getItem(keyOf(action)) ?? '{}'));
  } catch {
    return new Map();
  }
}

/** Remembers edits for this tab, by the names of their form fields; no edits are forgotten. */
export function rememberEdits(action: string, edits: CardEdits): void {
  const values = [...edits].flatMap(([instanceId, change]) =>
    Object.entries(change).map(([field, value]) => [`${instanceId}.${field}`, value]),
  );
  try {
    if (values.length === 0) sessionStorage.removeItem(keyOf(action));
    else sessionStorage.setItem(keyOf(action), JSON.stringify(Object.fromEntries(values)));
  } catch {
    // Without storage it is there until the page is left.
  }
}
