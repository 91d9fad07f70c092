import type { Texts } from '#runtime/texts/use-texts.ts';
import type SAVED_CARDS_TEXTS from '#texts/checkout/pay-widget-saved';

/** C2.39, C2.41: the last four digits after a mask; undefined for anything else, so that nothing else is shown. */
export function maskedNumber(last4: string): string | undefined {
  return /^\d{4}$/.test(last4) ? `•••• ${last4}` : undefined;
}

/** C2.40: `Expires 05/28` for `0528`; undefined for anything but MMYY. Past dates are shown: the server decides. */
export function expiryText(expiration: string, t: Texts<typeof SAVED_CARDS_TEXTS>): string | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2])(\d{2})$/.exec(expiration) ?? [];
  return month && year ? t('expires', { date: `${month}/${year}` }) : undefined;
}

/** Whether a card is past the last day of its MMYY. It stays selectable (C2.41), because the provider decides. */
export function isSavedCardExpired(expiration: string, now: Date): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])(\d{2})$/.exec(expiration) ?? [];
  return month !== undefined && new Date(2000 + Number(year), Number(month), 1) <= now;
}

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
