/** What a form without JavaScript shows again after it was refused: everything as typed, and what to put right. */
export interface SentForm {
  /** The texts as they came, by field; a tick is `true`. */
  typed: Readonly<Record<string, string>>;
  /** By field. */
  errors: Readonly<Record<string, string>>;
  /** What is wrong beyond a field. */
  messages: readonly string[];
}

export const NOTHING_SENT: SentForm = { typed: {}, errors: {}, messages: [] };
