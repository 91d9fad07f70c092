import { z } from 'zod';
import { formatBsb, isBsb } from '#payment-rules/bank/bsb.ts';
import { isNzAccount } from '#payment-rules/bank/nz-account.ts';
import { isExpired, isTooFarAhead } from '#payment-rules/card/card-expiry.ts';
import { containsCardNumber, isCardNumber } from '#payment-rules/card/card-number.ts';
import { allowedCcvLengths, CARD_SCHEMES, detectScheme } from '#payment-rules/card/card-schemes.ts';
import { CONTACT_FIELDS, type HostedPaymentType, PAYMENT_TYPE_FIELDS } from '#payment-rules/card/hosted-fields.ts';
import { digitsOf } from '#payment-rules/digits-of.ts';
import { SandboxError, validationError } from '../../core/index.ts';
import {
  outcomeOfAccount,
  type SourcePlan,
  type TestOutcome,
  type ThreeDsScenario,
  testCardOf,
} from '../../simulated/index.ts';

const text = z.string().max(255).optional();
const flag = z.union([z.boolean(), z.enum(['true', 'false'])]).optional();

/** Body of POST /v1/payment_sources/tokens. Unknown fields are ignored. */
export const paymentTokenRequest = z.object({
  gateway_id: z.string().min(1, 'is required').max(255),
  type: z.enum(
    Object.keys(PAYMENT_TYPE_FIELDS) as [HostedPaymentType, ...HostedPaymentType[]],
    'unsupported payment type',
  ),
  /** The configuration of the hosted form that sends this. */
  configuration_token: text,
  card_name: text,
  card_number: text,
  expire_month: text,
  expire_year: text,
  card_ccv: text,
  card_pin: text,
  account_name: text,
  account_bsb: text,
  account_number: text,
  account_routing: text,
  account_holder_type: text,
  account_bank_name: text,
  account_type: text,
  save_card_consent_accepted: flag,
  enable_cvv_tokenization_mode: flag,
  card_number_last4: text,
  card_scheme: text,
  card_processing_network: text,
  ...(Object.fromEntries(CONTACT_FIELDS.map((name) => [name, text])) as Record<string, typeof text>),
});

export type PaymentTokenRequest = z.output<typeof paymentTokenRequest>;

/** Payment details without their secret parts: the only form in which they may be stored. */
export type ReducedDetails = {
  holderName: string | null;
  cardLast4: string | null;
  cardScheme: string | null;
  expireMonth: number | null;
  expireYear: number | null;
  testOutcome: TestOutcome | SourcePlan;
  threeDsScenario: ThreeDsScenario | null;
  contact: Record<string, string>;
};

function contactOf(request: PaymentTokenRequest): Record<string, string> {
  const contact: Record<string, string> = {};
  for (const name of CONTACT_FIELDS) {
    const value = (request as Record<string, string | undefined>)[name]?.trim();
    if (!value) continue;
    const isWords = !name.startsWith('phone') && !(name === 'email' && value.includes('@'));
    if (isWords && containsCardNumber(value)) {
      throw validationError(name, `${name} must not hold a card number`);
    }
    contact[name] = value;
  }
  return contact;
}

function holderOf(field: 'card_name' | 'account_name', request: PaymentTokenRequest): string | null {
  const name = request[field]?.trim() ?? '';
  if (containsCardNumber(name)) throw validationError(field, `${field} must not hold a card number`);
  return name || null;
}

/** Nulls when the merchant's form has no date field; a month without a year, or a year without a month, is an error. */
function expiryOf(request: PaymentTokenRequest, now: Date): { month: number | null; year: number | null } {
  if (request.expire_month === undefined && request.expire_year === undefined) return { month: null, year: null };
  const month = Number(/^(0?[1-9]|1[0-2])$/.exec(request.expire_month ?? '')?.[0] ?? Number.NaN);
  if (Number.isNaN(month)) throw validationError('expire_month', 'expire_month must be 01 to 12');
  if (!/^(\d{2}|20\d{2})$/.test(request.expire_year ?? '')) {
    throw validationError('expire_year', 'expire_year must be two or four digits');
  }
  const year = (Number(request.expire_year) % 100) + 2000;
  if (isExpired({ month, year }, now)) throw validationError('expire_year', 'The card has expired');
  if (isTooFarAhead({ month, year }, now)) throw validationError('expire_year', 'expire_year is too far ahead');
  return { month, year };
}

function reduceCard(request: PaymentTokenRequest, now: Date): ReducedDetails {
  const digits = digitsOf(request.card_number ?? '');
  if (!/^[\d -]+$/.test(request.card_number ?? '') || !isCardNumber(digits)) {
    throw validationError('card_number', 'The card number is not valid');
  }
  const scheme = detectScheme(digits);
  const { month, year } = expiryOf(request, now);
  const { card_ccv: ccv } = request;
  if (ccv !== undefined && !(/^\d+$/.test(ccv) && allowedCcvLengths(scheme).includes(ccv.length))) {
    throw validationError('card_ccv', 'The security code is not valid');
  }
  const testCard = testCardOf(digits);
  if (!testCard) {
    throw new SandboxError(400, 'test_card_required', 'This is a sandbox: please use one of its test cards.');
  }
  return {
    holderName: holderOf('card_name', request),
    cardLast4: digits.slice(-4),
    cardScheme: scheme?.name ?? null,
    expireMonth: month,
    expireYear: year,
    testOutcome: testCard.outcome,
    threeDsScenario: testCard.threeDs ?? null,
    contact: contactOf(request),
  };
}

const isOn = (value: boolean | string | undefined) => value === true || value === 'true';

// A saved card's security code alone: stores for which card it was entered, but no part of the code.
function reduceCvv(request: PaymentTokenRequest): ReducedDetails {
  const scheme = request.card_scheme?.trim().toLowerCase() ?? '';
  const lengths = allowedCcvLengths(CARD_SCHEMES.find(({ name }) => name === scheme) ?? null);
  const { card_ccv: ccv = '', card_number_last4: last4 } = request;
  if (!/^\d+$/.test(ccv) || !lengths.includes(ccv.length)) {
    throw validationError('card_ccv', 'The security code is not valid');
  }
  if (last4 !== undefined && !/^\d{4}$/.test(last4)) {
    throw validationError('card_number_last4', 'card_number_last4 must be four digits');
  }
  return {
    holderName: null,
    cardLast4: last4 ?? null,
    cardScheme: scheme || null,
    expireMonth: null,
    expireYear: null,
    testOutcome: 'approve',
    threeDsScenario: null,
    contact: {},
  };
}

// Only the last four digits are stored.
function reduceOther(request: PaymentTokenRequest): ReducedDetails {
  const isGiftCard = request.type === 'gift_card';
  const number = isGiftCard ? giftCardNumber(request) : accountNumber(request);
  return {
    holderName: holderOf('account_name', request),
    cardLast4: number.slice(-4),
    cardScheme: isGiftCard ? (request.card_scheme ?? null) : null,
    expireMonth: null,
    expireYear: null,
    testOutcome: isGiftCard ? 'approve' : outcomeOfAccount(number),
    threeDsScenario: null,
    contact: contactOf(request),
  };
}

/**
 * The kind of a token made from these details: it distinguishes a saved card's security code from a chargeable card.
 */
export function tokenKind(request: PaymentTokenRequest): string {
  return request.type === 'card' && isOn(request.enable_cvv_tokenization_mode) ? 'card_cvv' : request.type;
}

/** Validates payment details with the form's own rules and keeps only what may be stored. Throws a 400. */
export function reduceDetails(request: PaymentTokenRequest, now: Date): ReducedDetails {
  if (tokenKind(request) === 'card_cvv') return reduceCvv(request);
  const details = request.type === 'card' ? reduceCard(request, now) : reduceOther(request);
  return isOn(request.save_card_consent_accepted)
    ? { ...details, contact: { ...details.contact, save_card_consent_accepted: 'true' } }
    : details;
}

function assertDigits(field: string, text: string | undefined, least: number, most: number): string {
  const digits = digitsOf(text ?? '');
  if (/^[\d -]+$/.test(text ?? '') && digits.length >= least && digits.length <= most) return digits;
  throw validationError(field, `${field} must have ${least} to ${most} digits`);
}

/** The number of a gift card, validated: any 8 to 19 digits, with a PIN of 4 to 8. Throws a 400. */
function giftCardNumber(request: PaymentTokenRequest): string {
  if (request.card_pin !== undefined) assertDigits('card_pin', request.card_pin, 4, 8);
  return assertDigits('card_number', request.card_number, 8, 19);
}

/**
 * A bank account's number, validated by its country's rules: BSB, New Zealand account or routing number. Throws a 400.
 */
function accountNumber(request: PaymentTokenRequest): string {
  const { type, account_bsb: bsb, account_routing: routing, account_number: number = '' } = request;
  if (type === 'bsb' || bsb !== undefined) {
    if (!isBsb(formatBsb(bsb ?? ''))) throw validationError('account_bsb', 'account_bsb must have 6 digits');
    return assertDigits('account_number', number, 4, 9);
  }
  if (routing !== undefined) {
    assertDigits('account_routing', routing, 6, 12);
    return assertDigits('account_number', number, 4, 17);
  }
  if (isNzAccount(number)) return digitsOf(number);
  throw validationError('account_number', 'account_number must be a New Zealand account like 01-0902-0068389-00');
}
