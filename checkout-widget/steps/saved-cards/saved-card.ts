/** One card of `saved_card_form.show` (C3.15). */
export interface SavedCard {
  readonly id: string;
  readonly schema: string;
  readonly last4: string;
  /** MMYY */
  readonly expiration: string;
}

const text = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

/** Reads the list; entries without an id, or with the id of an earlier entry, are left out. */
export function readSavedCards(cards: unknown): readonly SavedCard[] {
  const byId = new Map<string, SavedCard>();
  for (const card of Array.isArray(cards) ? cards : []) {
    const { id, schema, last4, expiration } = Object(card) as Record<string, unknown>;
    const entry = { id: text(id), schema: text(schema), last4: text(last4), expiration: text(expiration) };
    if (entry.id && !byId.has(entry.id)) byId.set(entry.id, entry);
  }
  return [...byId.values()];
}

/** The callback event of a chosen card. */
export const SAVED_CARD_EVENT = 'callback.saved_card_form.selected';

/** C7.08 */
export const cardSelected = ({ id }: Pick<SavedCard, 'id'>) => ({ card_id: id });
