import { z } from 'zod';
import { customisation, digits, type FormDescriptor, paymentOutcomes, text } from '../sandbox-instruction.ts';

const FIELDS = ['card_name', 'expire_month', 'expire_year', 'card_ccv'] as const;

export const CARD_FORM = {
  name: 'card_form.show',
  callback: 'callback.card_form.ott_created',
  isForm: true,
  method: 'card',
  payload: z.strictObject({
    enable_saved_card_consent_checkbox: z.boolean().optional(),
    form_fields: z.partialRecord(z.enum(FIELDS), z.enum(['enable', 'required'])).optional(),
    form_values: z
      .strictObject({
        card_name: text,
        card_ccv: digits(/^\d{3,4}$/, 'must be three or four digits'),
        card_number_last4: digits(/^\d{4}$/, 'must be four digits'),
        expire_month: digits(/^(0[1-9]|1[0-2])$/, 'must be 01 to 12'),
        expire_year: digits(/^\d{2}(\d{2})?$/, 'must be two or four digits'),
      })
      .partial()
      .optional(),
    customisation,
  }),
  outcomes: paymentOutcomes,
} as const satisfies FormDescriptor;
