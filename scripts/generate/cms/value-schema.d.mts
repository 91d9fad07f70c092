import type { ValueKind } from '../../elements/runtime/tag-facts.ts';

export function valueKindOf(
  name: string,
  schema: object,
  kinds?: Readonly<Record<string, ValueKind | undefined>> | object,
): { group: string; schema: object } | undefined;
