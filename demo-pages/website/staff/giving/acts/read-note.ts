import { containsCardNumber } from '#payment-rules/card/card-number.ts';
import { type ActProblem, type Fields, textField } from '../../../platform/index.ts';

export const MAX_NOTE = 300;

/** The note of an act, for the audit trail: who reads it later must understand why. */
export function readNote(fields: Fields, name = 'note'): { note: string; problems: ActProblem[] } {
  const note = textField(fields, name);
  const problem = (message: string) => ({ note, problems: [{ field: name, message }] });
  if (note === '') return problem('Enter a note. It is recorded in the audit trail.');
  if (note.length > MAX_NOTE) return problem(`Enter at most ${MAX_NOTE} characters.`);
  if (containsCardNumber(note)) return problem('Remove the card number. We must not store it.');
  return { note, problems: [] };
}
