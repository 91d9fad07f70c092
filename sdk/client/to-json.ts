/**
 * JSON of a value. Some old libraries (Prototype.js up to 1.6) give arrays a `toJSON` that writes every list as a text:
 * it is ignored. That of dates and others is used.
 */
export function toJson<Value>(value: Value): Value extends undefined ? undefined : string {
  const json = JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, key, written: unknown) {
    return Array.isArray(this[key]) ? this[key] : written;
  });
  // JSON.stringify returns undefined for undefined, as the body of a GET.
  return json as Value extends undefined ? undefined : string;
}
