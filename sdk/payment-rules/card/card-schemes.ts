/** The scheme that a number's first digits identify. */
export type CardScheme = {
  name: string;
  label: string;
  /** Inclusive ranges of prefixes; both ends have the same number of digits. */
  prefixes: readonly (readonly [number, number])[];
  lengths: readonly number[];
  ccvLength: number;
  /** Positions after which a space is shown. */
  gaps: readonly number[];
};

const fours = [4, 8, 12, 16];

/** Narrow ranges come before the wide ones that contain them. */
export const CARD_SCHEMES: readonly CardScheme[] = [
  {
    name: 'ausbc',
    label: 'Bankcard',
    prefixes: [
      [5610, 5610],
      [560221, 560225],
    ],
    lengths: [16],
    ccvLength: 3,
    gaps: fours,
  },
  {
    name: 'laser',
    label: 'Laser',
    prefixes: [
      [6304, 6304],
      [6706, 6706],
      [6709, 6709],
      [6771, 6771],
    ],
    lengths: [16, 17, 18, 19],
    ccvLength: 3,
    gaps: fours,
  },
  {
    name: 'solo',
    label: 'Solo',
    prefixes: [
      [6334, 6334],
      [6767, 6767],
    ],
    lengths: [16, 18, 19],
    ccvLength: 3,
    gaps: fours,
  },
  {
    name: 'amex',
    label: 'American Express',
    prefixes: [
      [34, 34],
      [37, 37],
    ],
    lengths: [15],
    ccvLength: 4,
    gaps: [4, 10],
  },
  {
    name: 'diners',
    label: 'Diners Club',
    prefixes: [
      [300, 305],
      [3095, 3095],
      [36, 36],
      [38, 39],
    ],
    lengths: [14, 15, 16, 17, 18, 19],
    ccvLength: 3,
    gaps: [4, 10],
  },
  { name: 'japcb', label: 'JCB', prefixes: [[3528, 3589]], lengths: [16, 17, 18, 19], ccvLength: 3, gaps: fours },
  {
    name: 'discover',
    label: 'Discover',
    prefixes: [
      [6011, 6011],
      [644, 649],
      [65, 65],
    ],
    lengths: [16, 17, 18, 19],
    ccvLength: 3,
    gaps: fours,
  },
  {
    name: 'mastercard',
    label: 'Mastercard',
    prefixes: [
      [51, 55],
      [2221, 2720],
    ],
    lengths: [16],
    ccvLength: 3,
    gaps: fours,
  },
  { name: 'visa', label: 'Visa', prefixes: [[4, 4]], lengths: [13, 16, 19], ccvLength: 3, gaps: fours },
];

/** A number of an unknown scheme: the widest limits of ISO/IEC 7812. */
const UNKNOWN = { lengths: [12, 13, 14, 15, 16, 17, 18, 19], ccvLengths: [3, 4], gaps: fours } as const;

/** The scheme of the first digits, or null while they are too few or unknown. */
export function detectScheme(digits: string): CardScheme | null {
  return (
    CARD_SCHEMES.find((scheme) =>
      scheme.prefixes.some(([low, high]) => {
        const size = String(low).length;
        const head = Number(digits.slice(0, size));
        return digits.length >= size && head >= low && head <= high;
      }),
    ) ?? null
  );
}

/** `visa_white` and `eftpos_white` are other icons of the same schemes. */
export function schemeOfIcon(cardType: string): string {
  return cardType.replace(/_white$/, '');
}

/** The allowed lengths of a number of this scheme. */
export function allowedLengths(scheme: CardScheme | null): readonly number[] {
  return scheme?.lengths ?? UNKNOWN.lengths;
}

/** The allowed lengths of its security code. */
export function allowedCcvLengths(scheme: CardScheme | null): readonly number[] {
  return scheme ? [scheme.ccvLength] : UNKNOWN.ccvLengths;
}

export function gapsOf(scheme: CardScheme | null): readonly number[] {
  return scheme?.gaps ?? UNKNOWN.gaps;
}

/**
 * True if a merchant who lists `supported` accepts this number's scheme. The numbers of eftpos cards have no published
 * prefix, so a merchant who accepts eftpos accepts an unknown scheme.
 */
export function isSupportedScheme(scheme: CardScheme | null, supported: readonly string[]): boolean {
  const names = supported.map(schemeOfIcon);
  return scheme ? names.includes(scheme.name) : names.includes('eftpos');
}
