import { formatBsb, isBsb } from '#payment-rules/bank/bsb.ts';
import { isNzAccount } from '#payment-rules/bank/nz-account.ts';
import { digitsOf } from '#payment-rules/digits-of.ts';
import { validationError } from '../../core/index.ts';
import type { PaymentTokenRequest } from './read-token-request.ts';

function assertDigits(field: string, text: string | undefined, least: number, most: number): string {
  const digits = digitsOf(text ?? '');
  if (/^[\d -]+$/.test(text ?? '') && digits.length >= least && digits.length <= most) return digits;
  throw validationError(field, `${field} must have ${least} to ${most} digits`);
}

/** The number of a gift card, validated: any 8 to 19 digits, with a PIN of 4 to 8. Throws a 400. */
export function giftCardNumber(request: PaymentTokenRequest): string {
  if (request.card_pin !== undefined) assertDigits('card_pin', request.card_pin, 4, 8);
  return assertDigits('card_number', request.card_number, 8, 19);
}

/**
 * A bank account's number, validated by its country's rules: BSB, New Zealand account or routing number. Throws a 400.
 */
export function accountNumber(request: PaymentTokenRequest): string {
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
