import { BOT_CHECK_TOKEN_HEADER } from '#rules/bot-check/bot-check-headers.ts';
import { DONATION_FIELDS, type DonationSubmission } from '#rules/donations/donation-fields.ts';
import { DONATION_PATHS } from './donation-paths.ts';
import {
  type DonationResponse,
  type DonationStatusResponse,
  donationResponseSchema,
  donationStatusSchema,
} from './donation-schemas.ts';
import { type WalletStartResponse, walletStartSchema } from './payment-schemas.ts';
import { sendJson } from './send-json.ts';
import { type ApiCallOptions, PAYMENT_TIMEOUT_MS } from './website-api.ts';
import { WebsiteApiError } from './website-api-error.ts';
import type { z } from './zod.ts';

/** The calls of a donation. Each is made once and fails only with a WebsiteApiError. */
export interface DonationApi {
  /** Posts the donation; `errors` empty means success. @throws `undecided` when the outcome is not known yet. */
  submit(donation: DonationSubmission, options?: ApiCallOptions): Promise<DonationResponse>;
  /** Requests the state of a posted donation; changes nothing. */
  status(
    donation: Pick<DonationSubmission, 'donationKey' | 'paymentData'>,
    options?: ApiCallOptions,
  ): Promise<DonationStatusResponse>;
  /** Writes the donation down and starts the charge that a wallet will approve. */
  startWallet(donation: DonationSubmission, options?: ApiCallOptions): Promise<WalletStartResponse>;
}

/** A client for the calls at `action` and beside it. */
export function createDonationApi(action: string = DONATION_PATHS.submit): DonationApi {
  const post = <Schema extends z.ZodMiniType>(url: string, body: object, response: Schema, options?: ApiCallOptions) =>
    sendJson(globalThis.fetch.bind(globalThis), {
      url,
      body,
      schema: response,
      mayHaveErrors: true,
      timeoutMs: PAYMENT_TIMEOUT_MS,
      signal: options?.signal,
      headers: options?.botCheckToken ? { [BOT_CHECK_TOKEN_HEADER]: options.botCheckToken } : undefined,
    });
  return {
    async submit(donation, options) {
      const response = await post(action, fieldsOf(donation), donationResponseSchema, options);
      if (response.nextAction === 'wait') {
        throw new WebsiteApiError('undecided', { friendlyErrorMessage: response.friendlyErrorMessage });
      }
      return response;
    },
    status: ({ donationKey, paymentData }, options) =>
      post(besideSubmit(action, 'Status'), { donationKey, paymentData }, donationStatusSchema, options),
    startWallet: ({ paymentData: _, ...donation }, options) =>
      post(besideSubmit(action, 'StartWallet'), fieldsOf(donation), walletStartSchema, options),
  };
}

/** Only the donation's fields, in their order, so that no other data of a page is sent. */
const fieldsOf = (donation: Partial<DonationSubmission>) =>
  Object.fromEntries(DONATION_FIELDS.map((name) => [name, donation[name]]));

/** The address of another call in the folder of `action`: `/api/Donation/Submit/` gives `/api/Donation/Status/`. */
export function besideSubmit(action: string, name: string): string {
  const end = action.search(/[?#]/);
  const path = end < 0 ? action : action.slice(0, end);
  const slash = path.endsWith('/') ? '/' : '';
  const folder = path.slice(0, path.lastIndexOf('/', path.length - 1 - slash.length) + 1);
  return `${folder}${name}${slash}${end < 0 ? '' : action.slice(end)}`;
}
