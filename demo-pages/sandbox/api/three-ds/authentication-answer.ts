import { z } from 'zod';

/** An authentication that was begun, or a card that needs none. */
export const newAuthenticationAnswer = z.object({
  _3ds: z.object({ id: z.string().nullable(), token: z.string().nullable() }),
  status: z.enum(['not_enrolled', 'pre_authentication_pending']),
});

/** The state or the result of an authentication. */
export const authenticationAnswer = z
  .object({
    charge_3ds_id: z.string(),
    status: z.enum(['pending', 'success', 'rejected', 'cancelled', 'timed_out']),
    result: z.object({
      description: z.string(),
      challenge: z.boolean(),
      challenge_url: z.string().optional(),
      decoupled_challenge: z.boolean(),
      secondary_url: z.string().optional(),
    }),
  })
  .meta({ id: 'Authentication' });
export type AuthenticationAnswer = z.output<typeof authenticationAnswer>;
