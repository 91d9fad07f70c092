import { z } from 'zod';
import { referenceField, textField, timeField } from '../../core/index.ts';

/** The payer's agreement that a bank account may be debited: which text, when, and from where. */
export const mandateRequest = z.object({
  reference: referenceField,
  accepted_at: timeField('must be a time like "2026-11-21T09:30:00Z"'),
  ip_address: z.union([z.ipv4(), z.ipv6()], 'must be an IP address'),
  agreement_version: referenceField,
});

export type MandateRequest = z.output<typeof mandateRequest>;

/** Body of POST /v1/customers/{id}/payment_sources; a bank account needs the mandate. */
export const sourceRequest = z.object({ token: textField.min(1, 'is required'), mandate: mandateRequest.optional() });

export type SourceRequest = z.output<typeof sourceRequest>;
