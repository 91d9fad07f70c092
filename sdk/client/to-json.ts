/**
 * JSON of a value. Old pages have libraries that give arrays a `toJSON` of their own (Prototype.js up to 1.6), which writes
 * every list as a text: it is passed over. Dates and others keep theirs.
 */
export function toJson(value: unknown): string;
/** Nothing for nothing, as the body of a GET. */
export function toJson(value: undefined): undefined;
export function toJson(value: unknown): string | undefined {
  return JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, key, written: unknown) {
    return Array.isArray(this[key]) ? this[key] : written;
  });
}
