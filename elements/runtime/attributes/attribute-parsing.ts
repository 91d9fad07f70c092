import type * as z from 'zod/mini';

type Kind = 'boolean' | 'number' | 'json' | 'text';

interface SchemaDefinition {
  type: string;
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
}

/** The kind of value in an attribute's text, read from its schema below defaults and transforms. */
export function attributeKind(schema: z.core.$ZodType): Kind {
  const { type, innerType, in: input } = schema._zod.def as SchemaDefinition;
  const inner = innerType ?? input;
  if (inner) return attributeKind(inner);
  if (type === 'boolean' || type === 'number') return type;
  return /object|array|record|tuple/.test(type) ? 'json' : 'text';
}

/**
 * Parses the text of the attribute `name`: a boolean is written without a value, as its name, "true" or "false"; an
 * absent attribute is `undefined`, and so is a blank number or list. Text of the wrong kind is returned unchanged, so
 * that the schema reports the error: an author who writes "no" means no.
 */
export function parseAttribute(kind: Kind, text: string | null, name: string): unknown {
  if (text === null) return;
  if (kind === 'boolean') {
    const value = text.trim().toLowerCase();
    return value === 'false' ? false : ['', 'true', name].includes(value) || text;
  }
  if (kind === 'number') return text.trim() ? Number(text) : undefined;
  if (kind !== 'json') return text;
  if (!text.trim()) return;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Reads a property by the rules of its attribute `name`: text is parsed, null is absent, and a number for a text
 * becomes text. Lists and objects stay as they are.
 */
export function parseProperty(kind: Kind, value: unknown, name: string): unknown {
  if (value === undefined || value === null) return;
  if (typeof value === 'string') return parseAttribute(kind, value, name);
  if (kind === 'boolean') return Boolean(value);
  return kind === 'text' && typeof value === 'number' ? String(value) : value;
}

/** `endDate` to `end-date`. */
export const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
