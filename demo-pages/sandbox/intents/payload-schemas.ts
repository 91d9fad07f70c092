import { z } from 'zod';
import { type InstructionName, PAYMENT_METHODS } from './instruction-names.ts';

const text = z.string().max(255);
const styles = z.record(z.string().max(40), z.union([text, z.number()]));
const customisation = z.strictObject({ base: styles }).optional();
const meta = z.record(z.string().max(64), z.unknown()).refine((value) => JSON.stringify(value).length <= 4096, {
  message: 'is larger than 4096 characters',
});
const gateway = { gateway_id: text.optional(), meta: meta.optional(), customisation };
const FIELDS = ['card_name', 'expire_month', 'expire_year', 'card_ccv'] as const;
const digits = (pattern: RegExp, message: string) => z.string().regex(pattern, message);

const card = z.strictObject({
  id: text.min(1),
  schema: text.min(1),
  last4: digits(/^\d{4}$/, 'must be four digits'),
  expiration: digits(/^(0[1-9]|1[0-2])\d{2}$/, 'must be MMYY'),
});

const emitted = z.strictObject({ status: z.enum(['success', 'failure', 'expired']) });

/** What a scenario may say of each instruction; tokens are the provider's own and no scenario names them. */
const PAYLOADS: Record<InstructionName, z.ZodType<Record<string, unknown>>> = {
  'payment_methods.show': z.strictObject({
    allowed_payment_method_types: z.array(z.enum(PAYMENT_METHODS)).min(1, 'needs at least one'),
    customisation,
  }),
  'card_form.show': z.strictObject({
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
  'saved_card_form.show': z.strictObject({ cards: z.array(card).max(20).optional(), customisation }),
  'bank_account_form.show': z.strictObject(gateway),
  'canvas_3ds_form.show': z.strictObject({}),
  'afterpay_checkout_form.show': z.strictObject(gateway),
  'zip_checkout_form.show': z.strictObject(gateway),
  afterpay_wallet_form: z.strictObject(gateway),
  'applepay_wallet_form.show': z.strictObject(gateway),
  'googlepay_wallet_form.show': z.strictObject(gateway),
  'paypal_wallet_form.show': z.strictObject(gateway),
  'fraud_service.show': z.strictObject({ gateway_id: text.min(1) }),
  'generic.show_message': z.strictObject({
    type: z.enum(['success', 'error']),
    title: text.min(1),
    message: z.string().max(1000),
  }),
  'disable_payment_method_event.emit': emitted,
  'merchant_event.emit': emitted,
};

/** What is wrong with an instruction's payload in a scenario; null when nothing is. */
export function payloadProblem(
  name: InstructionName,
  payload: Record<string, unknown>,
): { path: (string | number)[]; message: string } | null {
  const result = PAYLOADS[name].safeParse(payload);
  if (result.success) return null;
  const [issue] = result.error.issues;
  return { path: (issue?.path ?? []) as (string | number)[], message: issue?.message ?? 'is not valid' };
}
