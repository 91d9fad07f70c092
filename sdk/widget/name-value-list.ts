import { textOf } from '../client/record.ts';
import { ignore, keepKnownEntries } from './keep-known.ts';

/** A card's number and security code never travel in an address, where logs and histories would keep them. */
const NEVER_IN_ADDRESS = ['card_number', 'card_ccv'];

/**
 * Keeps the pairs that survive the `name:value,name:value` notation, which has no way to escape its two separators (S5.33),
 * and, where names are limited, whose name is known. Missing values become `empty`.
 */
export function separablePairs(
  values: object,
  allowed: readonly string[] = Object.keys(Object(values)),
  empty = '',
): [name: string, value: string][] {
  return keepKnownEntries('form field', values, allowed)
    .map(([name, value]): [string, string] => [name, textOf(value ?? '') || empty])
    .filter((pair) => !/[,:]/.test(pair.join('')) || ignore(`${pair[0]}: a comma or colon cannot be sent`));
}

/** True for a field that a page may fill in through the address; the others are ignored with a warning. */
export function isAddressable([name]: readonly [name: string, value: string]): boolean {
  return !NEVER_IN_ADDRESS.includes(name) || ignore(`${name}: only the shopper types it`);
}

/** Writes pairs as one parameter. */
export function nameValueList(entries: Iterable<readonly string[]>): string {
  return Array.from(entries, (pair) => pair.join(':')).join();
}
