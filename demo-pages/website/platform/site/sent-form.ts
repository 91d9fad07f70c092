import type { Shown } from '#locales/message.ts';

/** A refused form without JavaScript, to be shown again: everything as typed, and the errors. */
export interface SentForm {
  /** The sent texts by field; a checked checkbox is `true`. */
  typed: Readonly<Record<string, string>>;
  /** By field. */
  errors: Readonly<Record<string, Shown>>;
  /** Errors that belong to no single field. */
  messages: readonly string[];
}

export const NOTHING_SENT: SentForm = { typed: {}, errors: {}, messages: [] };
