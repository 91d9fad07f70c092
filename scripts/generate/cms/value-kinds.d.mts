import type { ValueKind } from '../../elements/runtime/tag-facts.ts';

export const VALUE_KINDS: Readonly<Record<ValueKind, { group: string; schema: object }>>;
export const KIND_OF_NAME: Readonly<Record<string, ValueKind | undefined>>;
