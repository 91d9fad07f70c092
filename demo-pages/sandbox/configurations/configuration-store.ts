import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { SandboxError } from '../http/sandbox-error.ts';
import { randomId } from '../merchants/secrets.ts';
import type { ConfigurationRequest } from './configuration-request.ts';
import { configurations, gateways } from './configurations-schema.ts';
import { gatewayFieldRules } from './gateway-field-rules.ts';
import { assertAccepts, findGateway } from './gateway-store.ts';

const LIFETIME_MS = 60 * 60 * 1000;

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
  const token = randomId('cfg');
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
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
  });
  // Anyone with a public key can create these, so each insert also deletes the expired ones.
  await db.delete(configurations).where(lt(configurations.expiresAt, now));
  return token;
}

/**
 * The part of a configuration that the hosted form needs. Throws a 404 when it is unknown, expired or another
 * merchant's.
 */
export async function readConfiguration(db: Database, merchantId: string, token: string, now: Date): Promise<object> {
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
  if (!row) throw new SandboxError(404, 'not_found', 'The configuration token is unknown or has expired');
  const { configuration } = row;
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
    gateway_field_rules: gatewayFieldRules(row.gatewayType, configuration.type),
  };
}
