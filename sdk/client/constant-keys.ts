/** `{CARD_NAME: 'card_name'}` from `['card_name']`, keeping literal types. */
export type ConstantsOf<Name extends string> = { readonly [Key in Name as Uppercase<Key>]: Key };

/** Builds a public constants object whose keys are the upper-case values. */
export function constantsOf<const Name extends string>(names: readonly Name[]): ConstantsOf<Name> {
  return Object.fromEntries(names.map((name) => [name.toUpperCase(), name])) as ConstantsOf<Name>;
}
