import { bareScheme } from './card-scheme-name.ts';

/** A colour and a few letters for each scheme, our own marks and not the schemes' logos. */
const MARKS: Readonly<Record<string, readonly [letters: string, colour: string]>> = {
  amex: ['AMEX', '#1f6fb5'],
  ausbc: ['BANK', '#5b4a1f'],
  diners: ['DC', '#2b5c86'],
  discover: ['DISC', '#a34a00'],
  japcb: ['JCB', '#0c6b3d'],
  laser: ['LASR', '#4a3aa7'],
  mastercard: ['MC', '#a3311d'],
  solo: ['SOLO', '#5a2a7a'],
  visa: ['VISA', '#1a3a8f'],
  eftpos: ['EFT', '#3b3b3b'],
};

/** A small picture of a card; its scheme's name is shown beside it as text. */
export function SchemeMark({ schema }: { readonly schema: string }) {
  const [letters, colour] = MARKS[bareScheme(schema)] ?? ['', '#5f6670'];
  return (
    <svg className="pay-card-mark" viewBox="0 0 48 32" aria-hidden="true" focusable="false">
      <rect width="48" height="32" rx="5" fill={colour} />
      <rect y="6" width="48" height="5" fill="#fff" opacity="0.28" />
      <text x="24" y="25" fill="#fff" fontSize="11" fontWeight="700" fontFamily="sans-serif" textAnchor="middle">
        {letters}
      </text>
    </svg>
  );
}
