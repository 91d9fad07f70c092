/** C3.31, C3.32: the card schemes and their display names. */
export const CARD_SCHEME_NAMES = {
  amex: 'American Express',
  ausbc: 'Australian Bank Card',
  diners: "Diner's Club",
  discover: 'Discover',
  japcb: 'Japanese Credit Bureau',
  laser: 'Laser',
  mastercard: 'MasterCard',
  solo: 'Solo',
  visa: 'Visa',
  eftpos: 'Eftpos',
} as const;
export type CardSchemeCode = keyof typeof CARD_SCHEME_NAMES;

/** The scheme's code without the suffix of its white variant (C3.33); an unknown code is returned unchanged. */
export function bareScheme(code: string): string {
  const bare = code
    .trim()
    .replace(/_white$/i, '')
    .toLowerCase();
  return Object.hasOwn(CARD_SCHEME_NAMES, bare) ? bare : code.trim();
}

/** The name shown for a scheme; a code outside the ten is shown as received (C3.33). */
export function schemeName(code: string): string {
  const bare = bareScheme(code);
  return Object.hasOwn(CARD_SCHEME_NAMES, bare) ? CARD_SCHEME_NAMES[bare as CardSchemeCode] : bare;
}
