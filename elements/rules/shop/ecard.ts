import { type Message, message } from '#locales/message.ts';
import { isTypedEmail } from '#rules/email.ts';
import { noCardNumber } from '#rules/forms/check-fields.ts';
import { isBlank } from '#rules/is-blank.ts';
import ECARD_RULES_TEXTS from '#texts/elements/ecard-rules';

/** The posted values of the three card types (W2.30). */
export const ECARD_TYPES = ['email', 'printable', 'not required'] as const;
export type EcardType = (typeof ECARD_TYPES)[number];

/** The e-card of one unit bought; `instanceId` is the item's id and the unit's number (`safe-water-2`). */
export interface Ecard {
  readonly instanceId: string;
  readonly itemName?: string;
  readonly cardType: EcardType;
  readonly recipientName: string;
  readonly recipientEmailAddress: string;
  readonly message: string;
  readonly senderName: string;
  /** The id of the picture on its front; the server's first design by default. */
  readonly design?: string;
}

/** The four required fields of an emailed card, in the order of the form (W5.36). */
export const ECARD_DETAILS = ['recipientName', 'recipientEmailAddress', 'message', 'senderName'] as const;
export type EcardDetail = (typeof ECARD_DETAILS)[number];

/**
 * The hint beside the email field while it is being typed (W5.33 to W5.35): about a space, and about a missing @ after
 * more than 5 characters. Other errors wait, so that an unfinished address shows none.
 */
export function ecardEmailHint(value: string): Message | undefined {
  if (value.includes(' ')) return message(ECARD_RULES_TEXTS, 'noSpace');
  if (value.length > 5 && !value.includes('@')) return message(ECARD_RULES_TEXTS, 'at');
  return undefined;
}

/**
 * The missing details of an emailed card, including a wrong email address or name; none for other types (W4.13 to
 * W4.15).
 */
export function missingEcardDetails(card: Omit<Ecard, 'instanceId'>): EcardDetail[] {
  if (card.cardType !== 'email') return [];
  return ECARD_DETAILS.filter((field) => {
    const value = card[field];
    if (field === 'recipientEmailAddress') return !isTypedEmail(value);
    return isBlank(value) || (field !== 'message' && noCardNumber(value) !== undefined);
  });
}

/** Whether a card is marked "Missing Details". */
export function isEcardMissingDetails(card: Omit<Ecard, 'instanceId'>): boolean {
  return missingEcardDetails(card).length > 0;
}
