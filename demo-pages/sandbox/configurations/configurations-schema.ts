import { boolean, index, jsonb, text } from 'drizzle-orm/pg-core';
import { merchants } from '../merchants/access-schema.ts';
import { instant, sandbox } from '../sandbox-schema.ts';

/** A connection to a (simulated) card acquirer. */
export const gateways = sandbox.table('gateways', {
  id: text('id').primaryKey(),
  merchantId: text('merchant_id')
    .notNull()
    .references(() => merchants.id),
  type: text('type').notNull(),
  name: text('name').notNull(),
  mode: text('mode', { enum: ['test', 'live'] }).notNull(),
  isDefault: boolean('is_default').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** The configuration of a hosted form: created by the merchant's page, named by its token in the frame's address. */
export const configurations = sandbox.table(
  'configurations',
  {
    token: text('token').primaryKey(),
    merchantId: text('merchant_id')
      .notNull()
      .references(() => merchants.id),
    gatewayId: text('gateway_id')
      .notNull()
      .references(() => gateways.id),
    type: text('type').notNull(),
    purpose: text('purpose').notNull(),
    label: text('label'),
    cardScheme: text('card_scheme'),
    cardProcessingNetwork: text('card_processing_network'),
    definedFormFields: jsonb('defined_form_fields').$type<string[]>().notNull(),
    dynamicFieldsPosition: boolean('dynamic_fields_position').notNull(),
    meta: jsonb('meta').$type<Record<string, unknown>>().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('configurations_expires_at').on(table.expiresAt)],
);
