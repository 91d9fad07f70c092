import { z } from 'zod';
import { addressField } from '../../core/index.ts';

const text = z.string().max(255);
const address = addressField();

/** The fields of a configuration that decide what happens with the form's result. */
export const formResultFields = {
  /** Where the one-time token is posted. */
  webhook_destination: address.optional(),
  success_redirect_url: address.optional(),
  error_redirect_url: address.optional(),
  handle_cvv: z.boolean().optional(),
  disable_result_message: z.boolean().optional(),
  allowed_response_data: z.array(text).max(50).optional(),
};

/** The same, with the customer that the payment source belongs to. */
export const formResult = z.object({ ...formResultFields, customer_id: text.optional() });

export type FormResultSettings = z.output<typeof formResult>;
