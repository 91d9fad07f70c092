import type { AuthenticationAnswer } from './authentication-answer.ts';
import type { Authentication } from './authentication-store.ts';
import { issuerPages } from './authentication-token.ts';

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
export function authenticationResult(authentication: Authentication, origin: string): AuthenticationAnswer {
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
