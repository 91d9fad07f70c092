/** An object of unknown content. */
export type PayloadFields = Readonly<Record<string, unknown>>;

/** Reads a value; undefined for an invalid one, because an optional detail must never stop a shopper. */
export type Reader<Value> = (value: unknown) => Value | undefined;

export const readText: Reader<string> = (value) => (typeof value === 'string' ? value : undefined);
export const readFlag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);
export const readPayloadFields: Reader<PayloadFields> = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as PayloadFields) : undefined;

/** One of the words. */
export const readOneOf =
  <Word extends string>(...words: readonly Word[]): Reader<Word> =>
  (value) =>
    words.find((word) => word === value);

/** The valid members of a list; an empty list for anything else. */
export const readList =
  <Value>(member: Reader<Value>): Reader<readonly Value[]> =>
  (value) =>
    (Array.isArray(value) ? value : []).flatMap((each) => member(each) ?? []);

export type Shape = Readonly<Record<string, (value: unknown) => unknown>>;

/** The result of a shape: each field, if it is present and valid. */
export type ReadOf<Known extends Shape> = {
  readonly [Name in keyof Known]?: Exclude<ReturnType<Known[Name]>, undefined> | undefined;
};

/** The named fields that are present and valid; `keepOthers` keeps further fields unchanged. */
export const readShape =
  <Known extends Shape>(shape: Known, keepOthers = false): Reader<ReadOf<Known>> =>
  (value) => {
    const fields = readPayloadFields(value);
    if (!fields) return undefined;
    const read: Record<string, unknown> = keepOthers ? { ...fields } : {};
    for (const [name, reader] of Object.entries(shape)) {
      delete read[name];
      const field = Object.hasOwn(fields, name) ? reader(fields[name]) : undefined;
      if (field !== undefined) read[name] = field;
    }
    return read as ReadOf<Known>;
  };

/** Every valid field, whatever its name. */
export const readMap =
  <Value>(member: Reader<Value>): Reader<Readonly<Record<string, Value>>> =>
  (value) => {
    const fields = readPayloadFields(value);
    if (!fields) return undefined;
    const valid = Object.entries(fields).filter(([, each]) => member(each) !== undefined);
    return Object.fromEntries(valid) as Record<string, Value>;
  };

/** Reads a payload; never fails. A field of a wrong type counts as absent; fields that are not named stay unchanged. */
export function payload<Known extends Shape, Absent extends object = Record<never, never>>(
  shape: Known,
  absent?: Absent,
) {
  const read = readShape(shape, true);
  return {
    parse: (value: unknown) => ({ ...absent, ...read(value) }) as Omit<ReadOf<Known>, keyof Absent> & Readonly<Absent>,
  };
}
