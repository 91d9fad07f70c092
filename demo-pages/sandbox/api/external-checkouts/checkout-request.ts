import { z } from 'zod';
import { containsCardNumber } from '#payment-rules/card/card-number.ts';
import { addressField, decimalAmount, minorUnits, SandboxError } from '../../core/index.ts';
import type { SimulatedProvider } from '../../simulated/index.ts';

const text = z.string().max(255);
const address = addressField(4096);

/** Body of POST /v1/payment_sources/external_checkout. Unknown fields are ignored. */
export const checkoutRequest = z
  .object({
    gateway_id: text.min(1, 'is required'),
    meta: z
      .record(z.string().max(64), z.unknown())
      .refine((meta) => JSON.stringify(meta).length <= 8192, 'is larger than 8192 characters')
      .refine((meta) => !containsCardNumber(JSON.stringify(meta)), 'must not hold a card number')
      .default({}),
    success_redirect_url: address.optional(),
    error_redirect_url: address.optional(),
    redirect_url: address.optional(),
    description: z.string().max(1000).nullish(),
  })
  .refine(({ success_redirect_url, redirect_url }) => success_redirect_url ?? redirect_url, {
    path: ['success_redirect_url'],
    message: 'is required',
  });

export type ExternalCheckoutRequest = z.output<typeof checkoutRequest>;

const invalidAmount = (message: string) => new SandboxError(400, 'invalid_amount', message);

/**
 * The amount that `meta` (or its `charge`) names, in cents, and its currency; a missing amount is null, a missing
 * currency is AUD. Throws a 400 `invalid_amount`.
 */
export function checkoutAmount(
  meta: Record<string, unknown>,
  { limits }: Pick<SimulatedProvider, 'limits'>,
): { minor: number | null; currency: string } {
  const charge =
    typeof meta.charge === 'object' && meta.charge !== null ? (meta.charge as Record<string, unknown>) : {};
  const amount = meta.amount ?? charge.amount;
  const named = meta.currency ?? charge.currency ?? 'AUD';
  const currency = typeof named === 'string' ? named.toUpperCase() : '';
  if (!/^[A-Z]{3}$/.test(currency)) throw invalidAmount('The currency must be a code of three letters');
  if (amount === undefined || amount === null || amount === '') return { minor: null, currency };
  const [, whole = '', fraction = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(String(amount)) ?? [];
  if (whole === '') throw invalidAmount('The amount must be a decimal number like 50.00');
  const minor = minorUnits(`${whole}.${fraction}`);
  if (limits && (minor < limits.least || minor > limits.most)) {
    const { least, most } = limits;
    throw invalidAmount(
      `The amount must be from ${decimalAmount(least)} to ${decimalAmount(most)} ${currency} to be paid in instalments`,
    );
  }
  return { minor, currency };
}
