/**
 * JSON of a value. Some old libraries (Prototype.js up to 1.6) give arrays a `toJSON` that writes every list as a text:
 * it is ignored. That of dates and others is used.
 */
export function toJson(value: unknown): string;
/** Undefined for undefined, as the body of a GET. */
export function toJson(value: undefined): undefined;
export function toJson(value: unknown): string | undefined {
  return JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, key, written: unknown) {
    return Array.isArray(this[key]) ? this[key] : written;
  });
}
