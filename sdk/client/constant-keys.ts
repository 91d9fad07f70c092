/** `CARD_NAME` of `card_name`, `AFTER_LOAD` of `afterLoad`. */
type UpperCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? Uppercase<First> : `_${First}`}${UpperCase<Rest>}`
  : '';

/** `{CARD_NAME: 'card_name'}` from `['card_name']`, keeping literal types. */
export type ConstantsOf<Name extends string> = { readonly [Key in Name as UpperCase<Key>]: Key };

/** Builds a public constants object whose keys are the upper-case values. */
export function constantsOf<const Name extends string>(names: readonly Name[]): ConstantsOf<Name> {
  const keyOf = (name: Name) => name.replace(/[A-Z]/g, '_$&').toUpperCase();
  return Object.fromEntries(names.map((name) => [keyOf(name), name])) as ConstantsOf<Name>;
}

/** The events of 3-D Secure pages in frames; two have constants with shorter names than they. */
export const SECURE_PAGE_EVENT = /* @__PURE__ */ Object.assign(
  /* @__PURE__ */ constantsOf(['chargeAuth', 'chargeAuthSuccess', 'chargeAuthReject', 'chargeAuthCancelled']),
  {
    ADDITIONAL_DATA_SUCCESS: 'additionalDataCollectSuccess',
    ADDITIONAL_DATA_REJECT: 'additionalDataCollectReject',
  } as const,
);
