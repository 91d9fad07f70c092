import { z } from 'zod';
import { amountOrNumberField, currencyField, hashOf, minorUnits } from '../../core/index.ts';

const detail = z.string('must be a text').max(255);

/** S3.26: the seven details of a browser, all texts. */
const browserDetails = z.object({
  name: detail,
  java_enabled: detail,
  language: detail,
  screen_height: detail,
  screen_width: detail,
  time_zone: detail,
  color_depth: detail,
});

/** Body of POST /v1/charges/3ds. Unknown fields are ignored. */
export const authenticationRequest = z
  .object({
    amount: amountOrNumberField,
    currency: currencyField,
    token: detail.min(1, 'is required'),
    _3ds: z.object({ browser_details: browserDetails }),
  })
  .transform(({ amount, currency, token, _3ds }) => ({
    amountMinor: minorUnits(amount),
    currency,
    paymentTokenHash: hashOf(token),
    browserDetails: _3ds.browser_details as Record<string, string>,
  }));

export type AuthenticationRequest = z.output<typeof authenticationRequest>;

/** Body of POST /v1/charges/standalone-3ds/process. */
export const processRequest = z.object({ charge_3ds_id: detail.min(1, 'is required') });
