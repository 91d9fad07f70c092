import { isMessage, type Message } from '#locales/message.ts';
import { formOf, partsOf } from '#runtime/texts/catalogue.ts';

type InEnglish<Value> = Value extends Message
  ? string
  : Value extends object
    ? { [Key in keyof Value]: InEnglish<Value[Key]> }
    : Value;

/** The messages of a value as English texts, so that a test can state what people read. */
export function inEnglish<Value>(value: Value): InEnglish<Value> {
  if (isMessage(value)) {
    const { room, key, values } = value;
    const text = room.texts[key];
    if (text === undefined) throw new Error(`No text "${key}" in the room "${room.room}".`);
    return partsOf(formOf(text, values), values).join('') as InEnglish<Value>;
  }
  if (Array.isArray(value)) return value.map(inEnglish) as InEnglish<Value>;
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value as InEnglish<Value>;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inEnglish(each)])) as InEnglish<Value>;
}
