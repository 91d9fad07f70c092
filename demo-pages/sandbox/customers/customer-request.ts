import { z } from 'zod';
import { containsCardNumber } from '#payment-rules/card/card-number.ts';
import { listQuery } from '../http/list-query.ts';
import { customerFields, textField } from '../http/payment-fields.ts';

const plainText = textField
  .trim()
  .refine((text) => !containsCardNumber(text), 'must not hold a card number')
  .optional();

/** The details of a customer; all optional. */
export const customerDetails = z.object({
  ...customerFields,
  first_name: plainText,
  last_name: plainText,
  email: plainText,
  /** The merchant's own name for this customer. */
  reference: plainText,
});

export type CustomerDetails = z.output<typeof customerDetails>;

/** The query of GET /v1/customers. */
export const customerQuery = listQuery.extend({ reference: z.string().max(255).optional() });

export type CustomerQuery = z.output<typeof customerQuery>;
