/** A plain object whose values are still unknown: what parsed JSON is until its shape was checked. */
export type UnknownRecord = Record<string, unknown>;

/** True for objects that are neither null nor lists. */
export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True for a string that is not empty. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** The value as well-formed text, for an address or a warning; never throws, whatever a page passed. */
export function textOf(value: unknown): string {
  try {
    // A lone surrogate, such as half an emoji, cannot be written into an address.
    return String(value).replace(/[\ud800-\udfff]/gu, '\ufffd');
  } catch {
    return typeof value;
  }
}

/** The value when it is a plain object, else an empty one: lets a reader walk into an answer of any shape. */
export function asRecord(value: unknown): UnknownRecord {
  return isRecord(value) ? value : {};
}
