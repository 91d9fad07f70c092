/** Addresses that fold to `kate.josi@example.org` in one of the ways that software compares texts, and are not it. */
export const LOOK_ALIKES: readonly string[] = [
  '\u212Aate.josi@example.org', // Kelvin sign: NFC and lower case
  '\uFF4Bate.josi@example.org', // full width: NFKC
  '\u{1D424}ate.josi@example.org', // mathematical bold: NFKC
  '\u24DAate.josi@example.org', // circled: NFKC
  'kate.jo\u017Fi@example.org', // long s: NFKC and upper case
  'kate.jos\u0130@example.org', // capital dotted i: lower case of some locales
  'kate.jos\u2170@example.org', // small roman numeral one: NFKC
  'k\u00AAte.josi@example.org', // feminine ordinal: NFKC
];
