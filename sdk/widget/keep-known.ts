/** Tells the merchant's developer that something was ignored, and why. */
export function warn(reason: string): undefined {
  console.warn(`Payment form: ${reason}. It is ignored.`);
}

/** Keeps the entries whose name is allowed, values as text; each other one is ignored with a warning that names it. */
export function keepKnown(
  kind: string,
  entries: readonly (readonly [name: string, value: unknown])[],
  allowed: readonly string[],
): [name: string, value: string][] {
  return entries.flatMap(([name, value]) => {
    if (allowed.includes(name)) return [[name, String(value)]];
    warn(`unsupported ${kind}: ${name}`);
    return [];
  });
}

/** The same for a list of names. */
export function keepKnownNames<Name extends string>(
  kind: string,
  names: readonly string[],
  allowed: readonly Name[],
): Name[] {
  return keepKnown(
    kind,
    Object.entries(names).map(([, name]) => [name, name]),
    allowed,
  ).map(([name]) => name as Name);
}
