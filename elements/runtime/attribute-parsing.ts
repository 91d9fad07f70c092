import type * as z from 'zod/mini';

type Kind = 'boolean' | 'number' | 'json' | 'text';

interface SchemaDefinition {
  type: string;
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
}

/** What an attribute's text stands for, read from its schema: the outermost type below defaults and transforms. */
export function attributeKind(schema: z.core.$ZodType): Kind {
  const { type, innerType, in: input } = schema._zod.def as SchemaDefinition;
  const inner = innerType ?? input;
  if (inner) return attributeKind(inner);
  if (type === 'boolean' || type === 'number') return type;
  return /object|array|record|tuple/.test(type) ? 'json' : 'text';
}

/**
 * The value that an attribute's text gives, by the rules of HTML: presence is true (only the literal "false" is not),
 * absence is the default (`undefined`). Text that does not fit its kind is handed on, so that the schema names the fault.
 */
export function parseAttribute(kind: Kind, text: string | null): unknown {
  if (text === null) return;
  if (kind === 'boolean') return text !== 'false';
  if (kind === 'number') return text.trim() ? Number(text) : undefined;
  if (kind !== 'json') return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** `endDate` to `end-date`. */
export const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
