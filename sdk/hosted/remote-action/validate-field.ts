import type { AccountCountry } from '../../payment-rules/bank/account-country.ts';
import { isExpired, isTooFarAhead, parseExpiry } from '../../payment-rules/card/card-expiry.ts';
import { containsCardNumber, isCardNumber } from '../../payment-rules/card/card-number.ts';
import {
  allowedCcvLengths,
  CARD_SCHEMES,
  type CardScheme,
  detectScheme,
  isSupportedScheme,
  schemeOfIcon,
} from '../../payment-rules/card/card-schemes.ts';
import type { FieldName, HostedPaymentType } from '../../payment-rules/card/hosted-fields.ts';
import { digitsOf, toAsciiDigits } from '../../payment-rules/digits-of.ts';
import { ENGLISH_TEXTS, fillIn, type HostedTexts } from '../texts/texts.ts';
import type { FormKit } from './form-kit.ts';
import type { GatewayRule } from './read-configuration.ts';

/** Why a value is invalid: the rule's name for the merchant's page, the text for the visitor. */
export type FieldProblem = { validator: string; message: string };

/** What a rule may read beside the value. */
export type FieldContext = {
  /** The scheme of the typed number, or of the saved card. */
  scheme: CardScheme | null;
  /** True for the code of a saved card, whose scheme may stay unknown. */
  isCvvOnly?: boolean;
  now: Date;
  supportedCardTypes: readonly string[];
  validateCardTypes: boolean;
  type?: HostedPaymentType;
  country?: AccountCountry;
  phoneCountry?: string;
  gatewayRules?: readonly GatewayRule[];
  kit?: FormKit;
};

type Rule = (value: string, context: FieldContext) => FieldProblem | null;

const say = ({ kit }: FieldContext) => (kit?.texts ?? ENGLISH_TEXTS).messages;

function listOf(names: readonly string[], or: string): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${or} ${names.at(-1)}`;
}

function namesOf(cardTypes: readonly string[], or: string): string {
  const label = (name: string) => CARD_SCHEMES.find((scheme) => scheme.name === name)?.label ?? name;
  return listOf([...new Set(cardTypes.map(schemeOfIcon))].map(label), or);
}

const cardNumber: Rule = (value, context) => {
  const validator = 'cardNumberValidator';
  const { supportedCardTypes, validateCardTypes, type } = context;
  const texts = say(context);
  if (type === 'gift_card') {
    const { length } = digitsOf(value);
    return length >= 8 && length <= 19 ? null : { validator, message: texts.giftNumber };
  }
  const scheme = detectScheme(digitsOf(value));
  if (validateCardTypes && supportedCardTypes.length > 0 && !isSupportedScheme(scheme, supportedCardTypes)) {
    const values = { scheme: scheme?.label ?? '', schemes: namesOf(supportedCardTypes, texts.or) };
    return { validator, message: fillIn(scheme ? texts.schemeRefused : texts.cardRefused, values) };
  }
  return isCardNumber(value) ? null : { validator, message: texts.wrongCardNumber };
};

const expiry: Rule = (value, context) => {
  const validator = 'expireDateValidation';
  const texts = say(context);
  const parsed = parseExpiry(value);
  if (!parsed) return { validator, message: texts.expiryFormat };
  if (isExpired(parsed, context.now)) return { validator, message: texts.expired };
  return isTooFarAhead(parsed, context.now) ? { validator, message: texts.expiryYear } : null;
};

const ccv: Rule = (value, context) => {
  const lengths = allowedCcvLengths(context.scheme);
  if (/^\d+$/.test(value) && lengths.includes(value.length)) return null;
  const texts = say(context);
  const count = listOf(lengths.map(String), texts.or);
  return { validator: 'cardCcvValidator', message: fillIn(texts.ccvDigits, { count }) };
};

const holder: Rule = (value, context) =>
  containsCardNumber(value) ? { validator: 'cardNameValidator', message: say(context).numberAsName } : null;

const email: Rule = (value, context) =>
  /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value)
    ? null
    : { validator: 'emailValidator', message: say(context).email };

const digitCount =
  (least: number, most: number, key: 'pin' | 'accountNumber' | 'routing'): Rule =>
  (value, context) => {
    const count = digitsOf(value).length;
    const isPlain = /^[\d -]+$/.test(toAsciiDigits(value));
    return isPlain && count >= least && count <= most
      ? null
      : { validator: 'digitsValidator', message: say(context)[key] };
  };

const bsb: Rule = (value, context) =>
  context.kit?.bank?.isBsb(value) ? null : { validator: 'accountBsbValidator', message: say(context).bsb };

const accountNumber: Rule = (value, context) => {
  const { type, country, kit } = context;
  if (type === 'bank_account' && country === 'nz') {
    const isGood = kit?.bank?.isNzAccount(value);
    return isGood ? null : { validator: 'accountNumberValidator', message: say(context).nzAccount };
  }
  const most = type === 'bsb' || country === 'au' ? 9 : 17;
  return digitCount(4, most, 'accountNumber')(value, context);
};

const phone: Rule = (value, context) => {
  const { kit, phoneCountry = '' } = context;
  if (!kit?.phone || kit.phone.isPhone(phoneCountry, value)) return null;
  return { validator: 'phoneValidator', message: say(context).phone };
};

const RULES: Partial<Record<FieldName, Rule>> = {
  card_number: cardNumber,
  card_name: holder,
  account_name: holder,
  expire_month: expiry,
  card_ccv: ccv,
  card_pin: digitCount(4, 8, 'pin'),
  account_bsb: bsb,
  account_number: accountNumber,
  account_routing: digitCount(6, 12, 'routing'),
  email,
  phone,
  phone2: phone,
};

const MISSING = {
  card_name: 'enterCardName',
  card_number: 'enterCardNumber',
  expire_month: 'enterExpiry',
  save_card_consent_accepted: 'consent',
} as const;

/** Where the security code is printed, with its length; of a saved card without a known scheme, both places. */
export function ccvPlace(
  { scheme, isCvvOnly }: Pick<FieldContext, 'scheme' | 'isCvvOnly'>,
  texts: HostedTexts['messages'],
): string {
  if (scheme === null && isCvvOnly) return listOf([texts.ccvBack, texts.ccvFront], texts.or);
  return scheme?.ccvLength === 4 ? texts.ccvFront : texts.ccvBack;
}

function missing(field: { name: FieldName; accessibleName: string }, context: FieldContext): string {
  const texts = say(context);
  if (field.name === 'card_ccv') return fillIn(texts.enterCcv, { where: ccvPlace(context, texts) });
  const isCardOnly = field.name === 'card_number' && context.type === 'gift_card';
  const key = isCardOnly ? undefined : MISSING[field.name as keyof typeof MISSING];
  if (key) return texts[key];
  const label = field.accessibleName.replace(/\*$/, '');
  // A label in the middle of a sentence starts in lower case, except an abbreviation.
  const isEnglish = (context.kit?.texts ?? ENGLISH_TEXTS).language === 'en';
  return fillIn(texts.enter, { label: isEnglish && !/^[A-Z]{2}/.test(label) ? label.toLowerCase() : label });
}

function gatewayError(name: FieldName, value: string, context: FieldContext): FieldProblem | null {
  const rule = context.gatewayRules?.find(({ field }) => field === name);
  const length = /number$/.test(name) ? digitsOf(value).length : value.length;
  if (!rule) return null;
  const texts = say(context);
  if (length < rule.least || length > rule.most) {
    const values = { least: String(rule.least), most: String(rule.most) };
    return { validator: 'gatewayFieldValidator', message: fillIn(texts.gatewayLength, values) };
  }
  if (!rule.isPlain || /^[A-Za-z0-9 '&+\-./(),]*$/.test(value)) return null;
  return { validator: 'gatewayFieldValidator', message: texts.gatewayCharacters };
}

/** The first rule that a value breaks, or null. An empty value is an error only if the field is required. */
export function validateField(
  field: { name: FieldName; isRequired: boolean; accessibleName: string },
  value: string,
  context: FieldContext,
): FieldProblem | null {
  const trimmed = value.trim();
  if (trimmed !== '') return RULES[field.name]?.(trimmed, context) ?? gatewayError(field.name, trimmed, context);
  return field.isRequired ? { validator: 'required', message: missing(field, context) } : null;
}
