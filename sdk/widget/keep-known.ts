import { textOf } from '../client/record.ts';

/** Warns the merchant's developer that a value is ignored; returns false, so that filters can return it. */
export function ignore(what: string): false {
  console.warn(`Payment form: ignored ${what}.`);
  return false;
}

/** Keeps the allowed names; each other name is ignored with a warning. */
export function keepKnown<Name extends string>(
  kind: string,
  names: readonly string[],
  allowed: readonly Name[],
): Name[] {
  return names.filter(
    (name): name is Name => allowed.includes(name as Name) || ignore(`unsupported ${kind} ${textOf(name)}`),
  );
}

/** Keeps the entries of an object with allowed keys, in their order. */
export function keepKnownEntries(
  kind: string,
  values: object,
  allowed: readonly string[],
): [name: string, value: unknown][] {
  return Object.entries(Object(values)).filter(([name]) => keepKnown(kind, [name], allowed).length);
}
