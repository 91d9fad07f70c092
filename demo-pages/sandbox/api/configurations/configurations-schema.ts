import { boolean, index, jsonb, text } from 'drizzle-orm/pg-core';
import { instant, merchantColumn, sandboxSchema } from '../../core/index.ts';
import type { FormResultSettings } from './form-result.ts';

/** A connection to a (simulated) card acquirer. */
export const gateways = sandboxSchema.table('gateways', {
  id: text('id').primaryKey(),
  merchantId: merchantColumn(),
  type: text('type').notNull(),
  name: text('name').notNull(),
  mode: text('mode', { enum: ['test', 'live'] }).notNull(),
  isDefault: boolean('is_default').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** The gateway that a row goes through. */
export const gatewayColumn = () =>
  text('gateway_id')
    .notNull()
    .references(() => gateways.id);

/** What a hosted form shows: made by the merchant's page, named by its token in the frame's address. */
export const configurations = sandboxSchema.table(
  'configurations',
  {
    token: text('token').primaryKey(),
    merchantId: merchantColumn(),
    gatewayId: gatewayColumn(),
    type: text('type').notNull(),
    purpose: text('purpose').notNull(),
    label: text('label'),
    cardScheme: text('card_scheme'),
    cardProcessingNetwork: text('card_processing_network'),
    definedFormFields: jsonb('defined_form_fields').$type<string[]>().notNull(),
    dynamicFieldsPosition: boolean('dynamic_fields_position').notNull(),
    meta: jsonb('meta').$type<Record<string, unknown>>().notNull(),
    /** What becomes of the form's result; a field that the merchant did not set is absent. */
    result: jsonb('result').$type<FormResultSettings>().notNull().default({}),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('configurations_expires_at').on(table.expiresAt)],
);
