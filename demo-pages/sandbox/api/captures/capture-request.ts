import { z } from 'zod';
import { amountOrNumberField, minorUnits } from '../../core/index.ts';

/** Body of POST /v1/charges/{id}/capture: without an amount, all that is authorised. */
export const captureRequest = z
  .object({ amount: amountOrNumberField.optional() })
  .transform(({ amount }) => ({ amountMinor: amount === undefined ? null : minorUnits(amount) }));
