import { z } from 'zod';
import { hashOf } from '../../core/index.ts';

const text = z.string().max(255);
const token = z.string().min(1, 'is required').max(4096);
const message = z.string().max(1000);

const browserDetails = z.object({
  name: text,
  java_enabled: text,
  language: text,
  screen_height: text,
  screen_width: text,
  time_zone: text,
  color_depth: text,
});

const failed = z.object({ status: z.literal('error'), message });

/** The payload of each callback event, as section 7 of the checkout's specification lists them. */
const PAYLOADS = {
  'callback.payment_methods.return': z.object({ platform: text, sdk_version: text }),
  'callback.payment_methods.chosen': z.object({ payment_method_type: text.min(1, 'is required') }),
  'callback.saved_card_form.selected': z.object({ card_id: text.min(1, 'is required') }),
  'callback.card_form.ott_created': z.discriminatedUnion('status', [
    z.object({
      status: z.literal('success'),
      ott_token: token,
      browser_details: browserDetails,
      card_schema: text.optional(),
    }),
    failed,
  ]),
  'callback.bank_account_form.ott_created': z.union([z.object({ ott_token: token }), z.object({ message })]),
  'callback.child_widget.status': z.discriminatedUnion('status', [
    z.object({ status: z.literal('success'), ott_token: token.optional(), message: message.optional() }),
    failed,
    z.object({ status: z.literal('in_review'), message }),
  ]),
  'callback.fraud_service.status': z.discriminatedUnion('status', [
    z.object({ status: z.literal('success'), fraud_service_token: token }),
    failed,
  ]),
} as const;

export type CheckoutCallbackEvent = keyof typeof PAYLOADS;
const EVENTS = Object.keys(PAYLOADS) as [CheckoutCallbackEvent, ...CheckoutCallbackEvent[]];

/** A report without its secrets: the storable fields, the token's hash, and a hash of the whole report. */
export type CallbackReport = {
  event: CheckoutCallbackEvent;
  facts: Record<string, string>;
  isError: boolean;
  tokenHash: string | null;
  browserDetails: Record<string, string> | null;
  hash: string;
};

type CallbackPayload = Record<string, unknown> & { ott_token?: string; fraud_service_token?: string };

function reduced(event: CheckoutCallbackEvent, payload: CallbackPayload): CallbackReport {
  const { ott_token, fraud_service_token, browser_details, ...facts } = payload;
  const secret = ott_token ?? fraud_service_token;
  return {
    event,
    facts: facts as Record<string, string>,
    isError: facts['status'] === 'error' || (event === 'callback.bank_account_form.ott_created' && !ott_token),
    tokenHash: secret === undefined ? null : hashOf(secret),
    browserDetails: (browser_details as Record<string, string> | undefined) ?? null,
    hash: hashOf(JSON.stringify([event, payload])),
  };
}

/** Body of POST /v1/checkouts/callback. */
export const callbackRequest = z
  .object({
    event: z.enum(EVENTS, { error: () => `must be one of ${EVENTS.join(', ')}` }),
    payload: z.record(z.string(), z.unknown()),
  })
  .transform(({ event, payload }, context): CallbackReport => {
    const result = PAYLOADS[event].safeParse(payload);
    if (result.success) return reduced(event, result.data as CallbackPayload);
    // The first problem is enough: the author of the page corrects it and tries again.
    const { path, message } = result.error.issues[0]!;
    context.addIssue({ code: 'custom', path: ['payload', ...path], message });
    return z.NEVER;
  });
