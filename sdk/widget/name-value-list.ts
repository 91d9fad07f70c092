import { asText } from '../client/record.ts';
import { ignore, keepSupportedEntries } from './keep-supported.ts';

/** A card's number and security code must never be in an address, because logs and histories keep addresses. */
const NEVER_IN_ADDRESS = ['card_number', 'card_ccv'] as const;
/** A field that only the shopper fills in. */
export type SecretField = (typeof NEVER_IN_ADDRESS)[number];

/**
 * Keeps the pairs that fit the `name:value,name:value` notation, which cannot escape its two separators (S5.33), and
 * whose name is known if names are limited. Missing values become `empty`.
 */
export function separablePairs(
  values: object,
  allowed: readonly string[] = Object.keys(Object(values)),
  empty = '',
): [name: string, value: string][] {
  return keepSupportedEntries('form field', values, allowed)
    .map(([name, value]): [string, string] => [name, asText(value ?? '') || empty])
    .filter((pair) => !/[,:]/.test(pair.join('')) || ignore(`${pair[0]}: a comma or colon cannot be sent`));
}

/** True for a field whose value a page may set in the address; other fields are ignored with a warning. */
export function isAddressable([name]: readonly [name: string, value: string]): boolean {
  return !NEVER_IN_ADDRESS.includes(name as SecretField) || ignore(`${name}: only the shopper types it`);
}

/** Joins pairs into one parameter. */
export function nameValueList(entries: Iterable<readonly string[]>): string {
  return Array.from(entries, (pair) => pair.join(':')).join();
}
