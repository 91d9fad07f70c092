import { and, eq, gt, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../server/database/open-database.ts';
import { assertReturn, findCustomer, modeSchema, prefixedId, recordSchema, SandboxError } from '../../core/index.ts';
import { assertDestination } from '../webhooks/index.ts';
import type { ConfigurationRequest } from './configuration-request.ts';
import { configurations, gateways } from './configurations-schema.ts';
import { type FormResultSettings, formResult } from './form-result.ts';
import { assertAccepts, findGateway } from './gateway-store.ts';

export const newConfigurationResponse = z.object({ configuration_token: z.string() });

/** What a hosted form shows, and what happens with its result. */
export const configurationResponse = z
  .object({
    gateway_id: z.string(),
    gateway_type: z.string(),
    type: z.string(),
    purpose: z.string(),
    label: z.string().nullable(),
    card_scheme: z.string().nullable(),
    card_processing_network: z.string().nullable(),
    defined_form_fields: z.array(z.string()),
    dynamic_fields_position: z.boolean(),
    meta: recordSchema,
    // The destination is the merchant's server's business.
    ...formResult.omit({ webhook_destination: true }).shape,
    gateway_field_rules: z.array(
      z.object({
        field: z.string(),
        min_length: z.number().int().optional(),
        max_length: z.number().int().optional(),
        characters: z.literal('bank').optional(),
      }),
    ),
  })
  .meta({ id: 'FormConfiguration' });
type ConfigurationResponse = z.output<typeof configurationResponse>;

export const gatewayResponse = z.object({ _id: z.string(), type: z.string(), name: z.string(), mode: modeSchema });

const LIFETIME_MS = 60 * 60 * 1000;
/** How long after its configuration has expired an open form may still be submitted. */
const OPEN_FORM_MS = 24 * LIFETIME_MS;

export type StoredConfiguration = typeof configurations.$inferSelect;

/** What happens with the form's result, checked: shoppers and results go to the merchant's own addresses only. */
async function resultOf(
  db: Database,
  merchantId: string,
  request: ConfigurationRequest,
  now: Date,
): Promise<FormResultSettings> {
  const { success_redirect_url, error_redirect_url, webhook_destination, ...rest } = formResult.parse({
    ...request,
    customer_id: request.predefined_fields.customer_id,
  });
  for (const [field, address] of Object.entries({ success_redirect_url, error_redirect_url })) {
    if (address !== undefined) await assertReturn(db, { merchantId }, field, address);
  }
  if (webhook_destination !== undefined) await assertDestination(db, merchantId, webhook_destination, now);
  if (rest.customer_id !== undefined) await findCustomer(db, merchantId, rest.customer_id);
  return { ...rest, success_redirect_url, error_redirect_url, webhook_destination };
}

/** Stores a form's configuration for an hour and returns its token. */
export async function createConfiguration(
  db: Database,
  merchantId: string,
  request: ConfigurationRequest,
  now: Date,
): Promise<string> {
  const { gateway_id, type, card_scheme, card_processing_network } = request.predefined_fields;
  const gateway = await findGateway(db, merchantId, gateway_id);
  assertAccepts(gateway, type);
  const token = prefixedId('cfg');
  await db.insert(configurations).values({
    token,
    merchantId,
    gatewayId: gateway.id,
    type,
    purpose: request.purpose,
    label: request.label ?? null,
    cardScheme: card_scheme ?? null,
    cardProcessingNetwork: card_processing_network ?? null,
    definedFormFields: request.defined_form_fields,
    dynamicFieldsPosition: request.dynamic_fields_position,
    meta: request.meta,
    result: await resultOf(db, merchantId, request, now),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
  });
  // Anyone with a public key can create these, so each insert also deletes the expired ones.
  await db.delete(configurations).where(lt(configurations.expiresAt, new Date(now.getTime() - OPEN_FORM_MS)));
  return token;
}

const unknownConfiguration = () =>
  new SandboxError(404, 'not_found', 'The configuration token is unknown or has expired');

/** The configuration of a form that is being submitted. Throws a 404. */
export async function findConfiguration(db: Database, merchantId: string, token: string): Promise<StoredConfiguration> {
  const [found] = await db
    .select()
    .from(configurations)
    .where(and(eq(configurations.token, token), eq(configurations.merchantId, merchantId)));
  if (found) return found;
  throw unknownConfiguration();
}

/**
 * The part of a configuration that the hosted form needs. Throws a 404 when it is unknown, expired or another
 * merchant's.
 */
export async function findFormConfiguration(
  db: Database,
  merchantId: string,
  token: string,
  now: Date,
): Promise<ConfigurationResponse> {
  const [row] = await db
    .select({ configuration: configurations, gatewayType: gateways.type })
    .from(configurations)
    .innerJoin(gateways, eq(gateways.id, configurations.gatewayId))
    .where(
      and(
        eq(configurations.token, token),
        eq(configurations.merchantId, merchantId),
        gt(configurations.expiresAt, now),
      ),
    );
  if (!row) throw unknownConfiguration();
  const { configuration } = row;
  // The destination is the merchant's server's business.
  const { webhook_destination: _, ...result } = configuration.result;
  return {
    gateway_id: configuration.gatewayId,
    gateway_type: row.gatewayType,
    type: configuration.type,
    purpose: configuration.purpose,
    label: configuration.label,
    card_scheme: configuration.cardScheme,
    card_processing_network: configuration.cardProcessingNetwork,
    defined_form_fields: configuration.definedFormFields,
    dynamic_fields_position: configuration.dynamicFieldsPosition,
    meta: configuration.meta,
    ...result,
    gateway_field_rules: [...gatewayFieldRules(row.gatewayType, configuration.type)],
  };
}

/** A gateway's own limits for a field, which the form applies when the merchant sets `fields_validation`. */
type GatewayFieldRule = {
  field: string;
  min_length?: number;
  max_length?: number;
  /** `bank`: only the letters, digits and punctuation that bank files allow. */
  characters?: 'bank';
};

const RULES: Record<string, Record<string, readonly GatewayFieldRule[]>> = {
  HavenCards: { card: [{ field: 'card_name', min_length: 2, max_length: 26 }] },
  HavenBank: {
    bsb: [
      { field: 'account_name', min_length: 2, max_length: 32, characters: 'bank' },
      { field: 'account_number', min_length: 6, max_length: 9 },
    ],
    bank_account: [{ field: 'account_name', min_length: 2, max_length: 32, characters: 'bank' }],
  },
  HavenGift: { gift_card: [{ field: 'card_number', min_length: 16, max_length: 19 }] },
};

function gatewayFieldRules(gatewayType: string, paymentType: string): readonly GatewayFieldRule[] {
  return RULES[gatewayType]?.[paymentType] ?? [];
}
