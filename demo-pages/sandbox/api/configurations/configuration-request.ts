import { z } from 'zod';
import {
  CONTACT_FIELDS,
  type HostedPaymentType,
  isFieldName,
  PAYMENT_TYPE_FIELDS,
} from '#payment-rules/card/hosted-fields.ts';
import { formResultFields } from './form-result.ts';

const text = z.string().max(255);
const KNOWN_EXTRAS = ['expire_year', 'enable_cvv_tokenization_mode', 'card_number_last4'];

const formField = text.refine((field) => {
  const name = field.replace(/\*$/, '');
  return isFieldName(name) || KNOWN_EXTRAS.includes(name) || /^card_(scheme|processing_network)$/.test(name);
}, 'is not a form field');

/** Body of POST /v1/remote-action/configs. Unknown fields are ignored. */
export const configurationRequest = z
  .object({
    purpose: z
      .enum(
        ['payment_source', 'card_payment_source_with_cvv', 'card_payment_source_without_cvv'],
        'unsupported purpose',
      )
      .default('payment_source'),
    label: text.nullish(),
    meta: z
      .record(z.string().max(64), z.unknown())
      .refine((meta) => JSON.stringify(meta).length <= 4096, 'is larger than 4096 characters')
      .default({}),
    dynamic_fields_position: z.boolean().default(true),
    defined_form_fields: z
      .array(formField)
      .max(CONTACT_FIELDS.length + 20)
      .default([]),
    predefined_fields: z.object({
      gateway_id: text.min(1, 'is required').default('default'),
      type: z.enum(
        Object.keys(PAYMENT_TYPE_FIELDS) as [HostedPaymentType, ...HostedPaymentType[]],
        'unsupported payment type',
      ),
      card_scheme: text.nullish(),
      card_processing_network: text.nullish(),
      customer_id: text.optional(),
    }),
    ...formResultFields,
  })
  .refine(
    ({ predefined_fields: fields }) =>
      fields.type !== 'gift_card' || (Boolean(fields.card_scheme) && Boolean(fields.card_processing_network)),
    'A gift card needs card_scheme and card_processing_network',
  );

export type ConfigurationRequest = z.output<typeof configurationRequest>;
