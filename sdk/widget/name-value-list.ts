import { textOf } from '../client/record.ts';
import { ignore, keepKnownEntries } from './keep-known.ts';

/** A card's number and security code must not be in an address, because logs and histories would store them. */
const NEVER_IN_ADDRESS = ['card_number', 'card_ccv'];

/**
 * Keeps the pairs that the `name:value,name:value` notation can express: it cannot escape its two separators (S5.33).
 * If names are limited, unknown ones are dropped. Missing values become `empty`.
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

/** True for a field that the address may prefill; other fields are ignored with a warning. */
export function isAddressable([name]: readonly [name: string, value: string]): boolean {
  return !NEVER_IN_ADDRESS.includes(name) || ignore(`${name}: only the shopper types it`);
}

/** Formats pairs as one parameter. */
export function nameValueList(entries: Iterable<readonly string[]>): string {
  return Array.from(entries, (pair) => pair.join(':')).join();
}
