import type { AddressSuggestion } from '#rules/api/address-schemas.ts';

/** A suggestion's address: the street first and in bold, then the place. */
export function SuggestionText({ suggestion: { address, streetAddress } }: { suggestion: AddressSuggestion }) {
  if (streetAddress === '' || !address.startsWith(`${streetAddress},`)) {
    return <span className="haven-combobox__main">{address}</span>;
  }
  return (
    <>
      <span className="haven-combobox__main">{streetAddress},</span>{' '}
      <span className="haven-combobox__detail">{address.slice(streetAddress.length + 1).trim()}</span>
    </>
  );
}
