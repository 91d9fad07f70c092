import { z } from 'zod';
import { amountOrNumberField } from '../../core/http/payment-fields.ts';
import { minorUnits } from '../../core/sandbox-money.ts';

/** Body of POST /v1/charges/{id}/capture: without an amount, all that is authorised. */
export const captureRequest = z
  .object({ amount: amountOrNumberField.optional() })
  .transform(({ amount }) => ({ amountMinor: amount === undefined ? null : minorUnits(amount) }));
