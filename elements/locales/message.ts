import type { Catalogue, Values, ValuesOf } from '#runtime/texts/catalogue.ts';

/** A text of a room with its values. It becomes a sentence where it is shown, in the language of that place. */
export interface Message {
  readonly room: Catalogue;
  readonly key: string;
  readonly values?: Values | undefined;
}

/** A message, or a text that is in the right language already, such as a server's. */
export type Shown = Message | string;

/** Whether it is a message, where other content may stand too. */
export const isMessage = (shown: unknown): shown is Message =>
  typeof shown === 'object' && shown !== null && 'room' in shown;

/** A value of a message; a sum or a date is written by the language that shows it. */
type MessageValue = string | number | ((language: string) => string);

/* @__NO_SIDE_EFFECTS__ */
export function message<Room extends Catalogue, Key extends keyof Room['texts'] & string>(
  room: Room,
  key: Key,
  ...[values]: ValuesOf<Room['texts'][Key], MessageValue>
): Message {
  return { room, key, values };
}
