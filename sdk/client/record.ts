/** A plain object with unchecked values, such as parsed JSON. */
export type UnknownRecord = Record<string, unknown>;

/** True for objects other than null and arrays. */
export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True for a string that is not empty. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** The value as well-formed text, for an address or a warning; never throws, whatever the value is. */
export function asText(value: unknown): string {
  try {
    // `encodeURIComponent` throws for a lone surrogate, such as half an emoji.
    return String(value).replace(/[\ud800-\udfff]/gu, '\ufffd');
  } catch {
    return typeof value;
  }
}

/** The value if it is a plain object, else an empty one, so that a response of any shape can be read. */
export function asRecord(value: unknown): UnknownRecord {
  return isRecord(value) ? value : {};
}
