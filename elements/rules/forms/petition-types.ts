import { message } from '#locales/message.ts';
import { withAsciiDigits } from '#rules/ascii-digits.ts';
import type { SiteCountryCode } from '#rules/country.ts';
import { isTypedEmail } from '#rules/email.ts';
import { type FieldRule, satisfies } from '#rules/field-rule.ts';
import { isDefaultPhone, isNewZealandPhone } from '#rules/phone.ts';
import { isExpiryDate } from '#rules/shop/expiry.ts';
import PETITION_RULES_TEXTS from '#texts/elements/petition-rules';

/** The types that a petition's field may have (W3.04): each selects its own check. */
export const PETITION_FIELD_TYPES = [
  'Phone',
  'Email',
  'Expiry Date',
  'Text Only',
  'Numbers Only',
  'None',
  'Address',
] as const;
export type PetitionFieldType = (typeof PETITION_FIELD_TYPES)[number];

// W5.29: letters of any script with their marks, spaces, apostrophes, hyphens and full stops.
const TEXT = /^[\p{L}\p{M} '’.-]+$/u;
const LETTER = /\p{L}/u;
// W5.28
const DIGITS = /^[0-9]+$/;

/** Whether a text is text only: at least one letter, and no character that is not allowed in a name. */
export const isTextOnly = (value: string) => TEXT.test(value) && LETTER.test(value);

/** Whether a text is digits only, of any script. */
export const isNumbersOnly = (value: string) => DIGITS.test(withAsciiDigits(value));

const always: FieldRule = () => undefined;

/** The check of a type on a site. It accepts an empty value, which `required` handles. */
export function petitionTypeRule(type: PetitionFieldType, siteCountryCode: SiteCountryCode): FieldRule {
  switch (type) {
    // W5.19: the New Zealand pattern on the New Zealand site, the default one elsewhere.
    case 'Phone':
      return siteCountryCode === 'NZL'
        ? satisfies(isNewZealandPhone, message(PETITION_RULES_TEXTS, 'phoneNewZealand'))
        : satisfies(isDefaultPhone, message(PETITION_RULES_TEXTS, 'phone'));
    case 'Email':
      return satisfies(isTypedEmail, message(PETITION_RULES_TEXTS, 'email'));
    case 'Expiry Date':
      return satisfies((value) => isExpiryDate(value, siteCountryCode), message(PETITION_RULES_TEXTS, 'expiry'));
    case 'Text Only':
      return satisfies(isTextOnly, message(PETITION_RULES_TEXTS, 'letters'));
    case 'Numbers Only':
      return satisfies(isNumbersOnly, message(PETITION_RULES_TEXTS, 'digits'));
    // W5.30
    case 'None':
    case 'Address':
      return always;
  }
}
