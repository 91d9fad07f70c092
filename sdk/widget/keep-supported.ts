import { asText } from '../client/record.ts';

/** Warns the merchant's developer about an ignored value; returns false, so that filters can return it. */
export function ignore(what: string): false {
  console.warn(`Payment form: ignored ${what}.`);
  return false;
}

/** Keeps the allowed names; every other one is ignored with a warning that names it. */
export function keepSupported<Name extends string>(
  kind: string,
  names: readonly string[],
  allowed: readonly Name[],
): Name[] {
  return names.filter(
    (name): name is Name => allowed.includes(name as Name) || ignore(`unsupported ${kind} ${asText(name)}`),
  );
}

/** The same for the keys of an object: the allowed entries, in order. */
export function keepSupportedEntries(
  kind: string,
  values: object,
  allowed: readonly string[],
): [name: string, value: unknown][] {
  return Object.entries(Object(values)).filter(([name]) => keepSupported(kind, [name], allowed).length);
}
