import { z } from 'zod';
import { modeSchema, recordSchema } from '../../core/index.ts';
import { formResult } from './form-result.ts';

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
export type ConfigurationResponse = z.output<typeof configurationResponse>;

export const gatewayResponse = z.object({ _id: z.string(), type: z.string(), name: z.string(), mode: modeSchema });
