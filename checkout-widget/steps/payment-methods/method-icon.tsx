import type { OfferedMethod } from './offered-methods.ts';

const CARD =
  'M3 7.5A2.5 2.5 0 0 1 5.5 5h17A2.5 2.5 0 0 1 25 7.5v13a2.5 2.5 0 0 1-2.5 2.5h-17A2.5 2.5 0 0 1 3 20.5zM3 10.5h22';
const PATHS: Partial<Record<OfferedMethod, string>> = {
  card: `${CARD}M7 18h5`,
  saved_card: `${CARD}M14.5 17l2.2 2.2 4.3-4.4`,
  bank_account: 'M4 11.5 14 5l10 6.5zM7 11.5v9M11.7 11.5v9M16.3 11.5v9M21 11.5v9M4 23h20',
};

/** The icon next to a method's text. */
export function MethodIcon({ method }: { readonly method: OfferedMethod }) {
  return (
    <svg className="pay-method-icon" viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <path
        d={PATHS[method]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
