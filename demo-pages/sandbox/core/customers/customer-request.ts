import { z } from 'zod';
import { listQuery } from '../http/list-query.ts';
import { customerFields, handleField } from '../http/payment-fields.ts';

/** The details of a customer; all optional. */
export const customerDetails = z.object({
  ...customerFields,
  /** The merchant's own name for this customer. */
  reference: handleField.optional(),
});

export type CustomerDetails = z.output<typeof customerDetails>;

/** The query of GET /v1/customers. */
export const customerQuery = listQuery.extend({ reference: z.string().max(255).optional() });

export type CustomerQuery = z.output<typeof customerQuery>;
