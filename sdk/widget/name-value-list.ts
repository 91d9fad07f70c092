import { keepKnown, warn } from './keep-known.ts';

/** A card's number and security code never travel in an address, where logs and histories would keep them. */
const NEVER_IN_ADDRESS = ['card_number', 'card_ccv'];

/** Keeps the pairs that survive the `name:value,name:value` notation, which has no way to escape its two separators (S5.33). */
export function separable(entries: readonly [name: string, value: string][]): [name: string, value: string][] {
  return entries.filter(
    ([name, value]) => !/[,:]/.test(name + value) || warn(`${name} may not contain a comma or a colon`),
  );
}

/** The values a merchant may fill in through the address; the rest is ignored with a warning. */
export function addressableValues(entries: readonly [name: string, value: string][]): [name: string, value: string][] {
  return separable(entries).filter(
    ([name]) =>
      !NEVER_IN_ADDRESS.includes(name) || warn(`${name} is typed by the shopper only, never filled in by the page`),
  );
}

/** Keeps the pairs with known names. */
export function keepPairs(values: object, allowed: readonly string[] | undefined): [name: string, value: string][] {
  const entries = Object.entries(values).map(([name, value]) => [name, value ?? ''] as const);
  return keepKnown('form field', entries, allowed ?? entries.map(([name]) => name));
}

/** Writes pairs as one parameter. */
export function nameValueList(entries: Iterable<readonly [name: string, value: string]>): string {
  return Array.from(entries, ([name, value]) => `${name}:${value}`).join();
}
