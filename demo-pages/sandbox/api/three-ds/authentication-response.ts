import { z } from 'zod';
import type { Authentication } from './authentication-store.ts';
import { issuerPages } from './authentication-token.ts';

/** An authentication that was begun, or a card that needs none. */
export const newAuthenticationResponse = z.object({
  _3ds: z.object({ id: z.string().nullable(), token: z.string().nullable() }),
  status: z.enum(['not_enrolled', 'pre_authentication_pending']),
});

/** The state or the result of an authentication. */
export const authenticationResponse = z
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
export type AuthenticationResponse = z.output<typeof authenticationResponse>;

const DESCRIPTIONS: Record<Authentication['status'], string> = {
  created: 'Authentication has begun',
  pending: 'Confirm the payment with your bank',
  success: 'Authentication successful',
  rejected: 'Your bank did not confirm this payment',
  cancelled: 'Authentication was cancelled',
  timed_out: 'Authentication took too long',
};

/**
 * S3.25: a result in the wire format, flags under `result`. A challenge is included only while it waits for the
 * shopper.
 */
export function authenticationResult(authentication: Authentication, origin: string): AuthenticationResponse {
  const { status, scenario, id } = authentication;
  const { challenge, monitor } = issuerPages(origin, authentication);
  const shown = status === 'created' ? 'pending' : status;
  const isPending = shown === 'pending';
  const isDecoupled = scenario === 'decoupled';
  const description =
    isPending && isDecoupled ? 'Open your bank’s app and approve the payment there' : DESCRIPTIONS[status];
  const wait = {
    challenge: !isDecoupled,
    ...(isDecoupled ? {} : { challenge_url: challenge }),
    decoupled_challenge: isDecoupled,
    secondary_url: monitor,
  };
  return {
    charge_3ds_id: id,
    status: shown,
    result: { description, ...(isPending ? wait : { challenge: false, decoupled_challenge: false }) },
  };
}

/** The event that the client library polls for (S4.29, S4.30). */
export function monitorEvent({ status }: Pick<Authentication, 'status'>): string {
  return status === 'created' || status === 'pending' ? 'AuthResultNotReady' : 'AuthResultReady';
}
