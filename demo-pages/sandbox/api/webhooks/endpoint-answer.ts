import { z } from 'zod';
import { timeAnswer } from '../../core/index.ts';

/** Where a merchant's server is told of events. */
export const endpointAnswer = z
  .object({
    _id: z.string(),
    url: z.string(),
    events: z.array(z.string()).nullable(),
    created_at: timeAnswer,
    last_success_at: timeAnswer.nullable(),
    disabled_at: timeAnswer.nullable(),
  })
  .meta({ id: 'WebhookEndpoint' });
export type EndpointAnswer = z.output<typeof endpointAnswer>;

/** The same with its secret, which is shown when it is made and when it is rotated. */
export const newEndpointAnswer = endpointAnswer.extend({ secret: z.string() }).meta({ id: 'NewWebhookEndpoint' });
export const rotatedEndpointAnswer = endpointAnswer
  .extend({ secret: z.string(), previous_secret_expires_at: timeAnswer.optional() })
  .meta({ id: 'RotatedWebhookEndpoint' });
export const deletedEndpointAnswer = z.object({ _id: z.string(), deleted: z.literal(true) });
