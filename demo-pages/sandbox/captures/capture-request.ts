import { z } from 'zod';
import { amountOrNumberField } from '../http/payment-fields.ts';
import { minorUnits } from '../sandbox-money.ts';

/** Body of POST /v1/charges/{id}/capture: without an amount, all that is authorised. */
export const captureRequest = z
  .object({ amount: amountOrNumberField.optional() })
  .transform(({ amount }) => ({ amountMinor: amount === undefined ? null : minorUnits(amount) }));
