import { type Message, message } from '#locales/message.ts';
import { siteOfCountry } from '#rules/country.ts';
import { isEmail } from '#rules/email.ts';
import { clickableUrl } from '#rules/links/safe-navigate.ts';
import BEQUEST_RULES_TEXTS from '#texts/elements/bequest-rules';
import type { BequestField, BequestGuideRequest } from './bequest-fields.ts';
import { emailOf, formInput, lineOf, linesOf, tooLong } from './form-input.ts';

/** One message for each field that is wrong. */
export type BequestErrors = Partial<Record<BequestField, Message>>;

/** The most characters of each field. The email rule has the limit of email addresses. */
export const BEQUEST_LIMITS = {
  formKey: 100,
  bequestGuideLinkUrl: 2048,
  emailSubject: 200,
  emailPretext: 2000,
} as const;

export interface ParsedBequest {
  /** Exactly the 7 fields, cleaned: what may be posted or stored when there are no errors. */
  values: BequestGuideRequest;
  errors: BequestErrors;
}

/**
 * Reads a bequest guide request from anything: a JSON body, form entries, a page's attributes. The visitor can correct
 * only `subscriberEmail`. A server must take the recipient, the subject and the link from its own settings for
 * `formKey`, because the values of a request cannot be trusted.
 */
export function parseBequest(input: unknown): ParsedBequest {
  const body = formInput(input);
  const values: BequestGuideRequest = {
    formKey: lineOf(body, 'formKey'),
    bequestGuideLinkUrl: lineOf(body, 'bequestGuideLinkUrl'),
    subscriberEmail: emailOf(body, 'subscriberEmail'),
    recipientEmail: emailOf(body, 'recipientEmail'),
    emailSubject: lineOf(body, 'emailSubject'),
    emailPretext: linesOf(body, 'emailPretext'),
    siteCountryCode: siteOfCountry(lineOf(body, 'siteCountryCode')) ?? 'AUS',
  };
  const errors: BequestErrors = {};
  if (!isEmail(values.subscriberEmail)) errors.subscriberEmail = message(BEQUEST_RULES_TEXTS, 'email');
  if (values.recipientEmail !== '' && !isEmail(values.recipientEmail)) {
    errors.recipientEmail = message(BEQUEST_RULES_TEXTS, 'recipient');
  }
  if (!clickableUrl(values.bequestGuideLinkUrl, 'https://site.invalid')) {
    errors.bequestGuideLinkUrl = message(BEQUEST_RULES_TEXTS, 'guideAddress');
  }
  for (const field of Object.keys(BEQUEST_LIMITS) as (keyof typeof BEQUEST_LIMITS)[]) {
    const message = tooLong(values[field], BEQUEST_LIMITS[field]);
    if (message) errors[field] = message;
  }
  return { values, errors };
}
