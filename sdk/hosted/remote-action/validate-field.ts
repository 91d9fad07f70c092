import { containsCardNumber, digitsOf, isCardNumber } from '../card/card-number.ts';
import {
  allowedCcvLengths,
  CARD_SCHEMES,
  detectScheme,
  isSupportedScheme,
  schemeOfIcon,
} from '../card/card-schemes.ts';
import { isExpired, isTooFarAhead, parseExpiry } from '../card/expiry.ts';
import type { FieldName } from '../card/form-fields.ts';

/** Why a value is refused: the rule's name for the merchant's page, the text for the visitor. */
export type FieldError = { validator: string; message: string };

/** What a rule may look at beside the value. */
export type FieldContext = {
  cardNumber: string;
  now: Date;
  supportedCardTypes: readonly string[];
  validateCardTypes: boolean;
};

type Rule = (value: string, context: FieldContext) => FieldError | null;

function listOfNames(cardTypes: readonly string[]): string {
  const names = [...new Set(cardTypes.map(schemeOfIcon))].map(
    (name) => CARD_SCHEMES.find((scheme) => scheme.name === name)?.label ?? name,
  );
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

const cardNumber: Rule = (value, { supportedCardTypes, validateCardTypes }) => {
  const validator = 'cardNumberValidator';
  const scheme = detectScheme(digitsOf(value));
  if (validateCardTypes && supportedCardTypes.length > 0 && !isSupportedScheme(scheme, supportedCardTypes)) {
    const refused = scheme ? `${scheme.label} cards are not accepted here.` : 'This kind of card is not accepted here.';
    return { validator, message: `${refused} Please use ${listOfNames(supportedCardTypes)}.` };
  }
  return isCardNumber(value)
    ? null
    : { validator, message: 'Check the card number: a digit seems to be wrong or missing.' };
};

const expiry: Rule = (value, { now }) => {
  const validator = 'expireDateValidation';
  const parsed = parseExpiry(value);
  if (!parsed) return { validator, message: 'Enter the expiry as month and year, like 09/30.' };
  if (isExpired(parsed, now)) return { validator, message: 'This card has expired. Please use another card.' };
  return isTooFarAhead(parsed, now) ? { validator, message: 'Check the expiry year.' } : null;
};

const ccv: Rule = (value, context) => {
  const lengths = allowedCcvLengths(detectScheme(digitsOf(context.cardNumber)));
  if (/^\d+$/.test(value) && lengths.includes(value.length)) return null;
  return { validator: 'cardCcvValidator', message: `Enter the ${lengths.join(' or ')} digits of the security code.` };
};

const name: Rule = (value) =>
  containsCardNumber(value)
    ? { validator: 'cardNameValidator', message: 'Enter the name on the card here, not its number.' }
    : null;

const email: Rule = (value) =>
  /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value)
    ? null
    : { validator: 'emailValidator', message: 'Enter an email address like name@example.org.' };

const digitCount =
  (least: number, most: number, message: string): Rule =>
  (value) => {
    const count = digitsOf(value).length;
    const isPlain = /^[\d -]+$/.test(value);
    return isPlain && count >= least && count <= most ? null : { validator: 'digitsValidator', message };
  };

const RULES: Partial<Record<FieldName, Rule>> = {
  card_number: cardNumber,
  card_name: name,
  expire_month: expiry,
  card_ccv: ccv,
  card_pin: digitCount(4, 8, 'Enter the 4 to 8 digits of the PIN.'),
  account_bsb: digitCount(6, 6, 'Enter the 6 digits of the BSB.'),
  account_number: digitCount(4, 17, 'Enter the account number, digits only.'),
  account_routing: digitCount(6, 12, 'Enter the routing number, digits only.'),
  email,
};

const MISSING: Partial<Record<FieldName, string>> = {
  card_name: 'Enter the name as it is printed on the card.',
  card_number: 'Enter the card number.',
  expire_month: 'Enter the expiry date.',
};

/** The first rule that a value breaks, or null. Blank is an error only where the field is required. */
export function validateField(
  field: { name: FieldName; isRequired: boolean; accessibleName: string },
  value: string,
  context: FieldContext,
): FieldError | null {
  const trimmed = value.trim();
  if (trimmed !== '') return RULES[field.name]?.(trimmed, context) ?? null;
  if (!field.isRequired) return null;
  if (field.name === 'card_ccv') {
    const scheme = detectScheme(digitsOf(context.cardNumber));
    const where = scheme?.ccvLength === 4 ? '4 digits on the front' : '3 digits on the back';
    return { validator: 'required', message: `Enter the security code: ${where}.` };
  }
  const label = field.accessibleName.replace(/\*$/, '').toLowerCase();
  return { validator: 'required', message: MISSING[field.name] ?? `Enter the ${label}.` };
}
