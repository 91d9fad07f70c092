import { type Message, message } from '#locales/message.ts';
import { noCardNumber } from '#rules/forms/check-fields.ts';
import { missingEcardDetails } from '#rules/shop/ecard.ts';
import { countCharacters, MAX_MESSAGE_CHARACTERS } from '#rules/shop/ecard-message.ts';
import DEDICATION_TEXTS from '#texts/elements/dedication';

/** D1.09: none, in memory or in honour of somebody. */
export const DEDICATION_KINDS = ['', 'memory', 'honour'] as const;
export type DedicationKind = (typeof DEDICATION_KINDS)[number];

/** D1.09: the most characters of the name that a gift is dedicated to. */
export const MAX_DEDICATION_NAME = 100;

/** The fields of a dedication; texts as typed. An e-card is sent when any of its three texts is filled in. */
export interface DedicationInput {
  readonly dedicationKind: DedicationKind;
  readonly dedicationName: string;
  readonly dedicationRecipientName: string;
  readonly dedicationRecipientEmail: string;
  readonly dedicationMessage: string;
  /** The id of the picture on the card; the server's first design by default. */
  readonly dedicationDesign: string;
  /** The day on which the card is sent, like `2026-12-24`; empty: as soon as the gift is paid. */
  readonly dedicationSendOn: string;
}

export const NO_DEDICATION: DedicationInput = {
  dedicationKind: '',
  dedicationName: '',
  dedicationRecipientName: '',
  dedicationRecipientEmail: '',
  dedicationMessage: '',
  dedicationDesign: '',
  dedicationSendOn: '',
};

export type DedicationErrors = Partial<Record<keyof DedicationInput, Message>>;

/** Whether the dedication comes with an e-card. */
export function hasEcard(dedication: DedicationInput): boolean {
  const { dedicationKind, dedicationRecipientName, dedicationRecipientEmail, dedicationMessage } = dedication;
  const texts = [dedicationRecipientName, dedicationRecipientEmail, dedicationMessage];
  return dedicationKind !== '' && texts.some((text) => text.trim() !== '');
}

/** One sentence for each field that is wrong; `today` is the day on the site, like `2026-06-14`. */
export function dedicationErrors(dedication: DedicationInput, today: string): DedicationErrors {
  const errors: DedicationErrors = {};
  if (dedication.dedicationKind === '') return errors;
  const name = dedication.dedicationName.trim();
  const cardNumber = noCardNumber(name);
  if (name === '') errors.dedicationName = message(DEDICATION_TEXTS, 'name');
  else if (cardNumber) errors.dedicationName = cardNumber;
  else if (countCharacters(name) > MAX_DEDICATION_NAME)
    errors.dedicationName = message(DEDICATION_TEXTS, 'nameTooLong', { limit: MAX_DEDICATION_NAME });
  return hasEcard(dedication) ? { ...errors, ...ecardErrors(dedication, today) } : errors;
}

/** The rules of the shop's e-cards (W5.36); the sender is the donor, whose name is known. */
function ecardErrors(dedication: DedicationInput, today: string): DedicationErrors {
  const errors: DedicationErrors = {};
  const missing = missingEcardDetails({
    cardType: 'email',
    recipientName: dedication.dedicationRecipientName,
    recipientEmailAddress: dedication.dedicationRecipientEmail,
    message: dedication.dedicationMessage,
    senderName: 'The donor',
  });
  if (missing.includes('recipientName'))
    errors.dedicationRecipientName =
      noCardNumber(dedication.dedicationRecipientName) ?? message(DEDICATION_TEXTS, 'recipient');
  if (missing.includes('recipientEmailAddress'))
    errors.dedicationRecipientEmail = message(DEDICATION_TEXTS, 'recipientEmail');
  if (missing.includes('message')) errors.dedicationMessage = message(DEDICATION_TEXTS, 'message');
  else if (countCharacters(dedication.dedicationMessage) > MAX_MESSAGE_CHARACTERS)
    errors.dedicationMessage = message(DEDICATION_TEXTS, 'messageTooLong', { limit: MAX_MESSAGE_CHARACTERS });
  const day = dedication.dedicationSendOn;
  if (day !== '' && !(isDay(day) && day >= today && day <= oneYearAfter(today)))
    errors.dedicationSendOn = message(DEDICATION_TEXTS, 'sendDate');
  return errors;
}

const oneYearAfter = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

/** Whether a text is a real day, like `2026-12-24`. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
