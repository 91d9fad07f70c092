import { z } from 'zod';
import { timeSchema } from '../../core/index.ts';
import { cardEnd } from './card-end.ts';
import type { StoredSource } from './page-token-store.ts';

const mandateResponse = z
  .object({
    _id: z.string().nullable(),
    reference: z.string().nullable(),
    status: z.enum(['active', 'revoked']),
    accepted_at: timeSchema.optional(),
    agreement_version: z.string().nullable(),
    revoked_at: timeSchema.optional(),
  })
  .meta({ id: 'Mandate' });
export type MandateResponse = z.output<typeof mandateResponse>;

const common = {
  _id: z.string(),
  gateway_id: z.string(),
  status: z.enum(['active', 'expired', 'revoked']),
  default: z.boolean(),
  holder_name: z.string().nullable(),
  created_at: timeSchema,
};
const card = {
  card_scheme: z.string().nullable(),
  card_number_last4: z.string().nullable(),
  expire_month: z.number().int().nullable(),
  expire_year: z.number().int().nullable(),
};
const kinds = (more: { customer_id?: z.ZodString; reference?: z.ZodNullable<z.ZodString> }) =>
  [
    z.object({ ...common, ...more, type: z.literal('card'), ...card }),
    z.object({ ...common, ...more, type: z.literal('checkout'), checkout_email: z.string().nullable() }),
    z.object({
      ...common,
      ...more,
      type: z.literal('bank_account'),
      account_last4: z.string().nullable(),
      mandate: mandateResponse.optional(),
    }),
  ] as const;

/** A saved source as merchants' servers see it. */
export const sourceResponse = z.discriminatedUnion('type', kinds({})).meta({ id: 'Source' });
export type SourceResponse = z.output<typeof sourceResponse>;

/** The same, with its customer. */
export const newSourceResponse = z.discriminatedUnion('type', kinds({ customer_id: z.string() }));
/** The same, with the merchant's own name for its customer. */
export const ownedSourceResponse = z.discriminatedUnion(
  'type',
  kinds({ customer_id: z.string(), reference: z.string().nullable() }),
);

export type OwnedSource = z.output<typeof ownedSourceResponse>;

/** A customer with the saved sources. */
export const customerResponse = z
  .object({
    _id: z.string(),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    reference: z.string().nullable(),
    created_at: timeSchema,
    default_source: z.string().nullable(),
    payment_sources: z.array(sourceResponse),
  })
  .meta({ id: 'Customer' });
export type CustomerWithSources = z.output<typeof customerResponse>;

const listed = {
  customer_id: z.string(),
  payment_source_id: z.string(),
  gateway_id: z.string(),
  primary: z.boolean(),
  gateway_type: z.string(),
  holder_name: z.string(),
};

/** A source as the hosted list shows it. */
export const listedSourceResponse = z
  .discriminatedUnion('payment_source_type', [
    z.object({ ...listed, payment_source_type: z.literal('card'), ...card }),
    z.object({ ...listed, payment_source_type: z.literal('checkout'), checkout_email: z.string().nullable() }),
    z.object({
      ...listed,
      payment_source_type: z.literal('bank_account'),
      account_name: z.string(),
      account_number: z.string().nullable(),
    }),
  ])
  .meta({ id: 'ListedSource' });
export type ListedSourceResponse = z.output<typeof listedSourceResponse>;

export const sourceListResponse = z.object({
  items: z.array(listedSourceResponse),
  total_item: z.number().int(),
  skip: z.number().int(),
  limit: z.number().int(),
  may_change: z.boolean(),
});

/** Whether a source can be charged now. The state follows from the row, so that time alone can change it. */
export function sourceStatus(source: StoredSource, now: Date): 'active' | 'expired' | 'revoked' {
  if (source.mandateRevokedAt) return 'revoked';
  const end = cardEnd(source);
  return end && end <= now ? 'expired' : 'active';
}

function presentMandate(source: StoredSource): MandateResponse {
  return {
    _id: source.mandateId,
    reference: source.mandateReference,
    status: source.mandateRevokedAt ? 'revoked' : 'active',
    accepted_at: source.mandateAcceptedAt?.toISOString(),
    agreement_version: source.mandateVersion,
    ...(source.mandateRevokedAt ? { revoked_at: source.mandateRevokedAt.toISOString() } : {}),
  };
}

/** A saved source as merchants' servers see it: nothing that could be charged elsewhere. */
export function presentSource(source: StoredSource, now: Date): SourceResponse {
  const { id: _id, type, gatewayId: gateway_id, holderName } = source;
  const facts = { _id, gateway_id, status: sourceStatus(source, now), default: source.isPrimary };
  const shown = { ...facts, holder_name: holderName || null, created_at: source.createdAt.toISOString() };
  if (type === 'card') {
    const { cardScheme, cardLast4, expireMonth, expireYear } = source;
    const expiry = { expire_month: expireMonth, expire_year: expireYear };
    return { ...shown, type, card_scheme: cardScheme, card_number_last4: cardLast4, ...expiry };
  }
  if (type === 'checkout') return { ...shown, type, checkout_email: source.checkoutEmail };
  const mandate = source.mandateId ? { mandate: presentMandate(source) } : {};
  return { ...shown, type, account_last4: source.accountLast, ...mandate };
}
