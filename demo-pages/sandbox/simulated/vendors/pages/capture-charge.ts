import { type SandboxOutcome, sandboxReference } from '../sandbox-outcomes.ts';

export type CaptureAnswer =
  | { isPaid: true; data: { status: string } & Record<string, unknown> }
  | { isPaid: false; error: { message: string; code: string } };

const LOST = { message: 'The wallet cannot be reached. Try again.', code: 'service_unreachable' };

/** Pays the token's charge. A request whose answer was lost is repeated once: the same payment is never made twice. */
export async function captureCharge(token: string, outcome: SandboxOutcome): Promise<CaptureAnswer> {
  const body = JSON.stringify({ payment_method_id: sandboxReference('fly_', outcome) });
  for (let left = 1; left >= 0; left -= 1) {
    try {
      const response = await fetch('/v1/charges/wallet/capture', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-access-token': token },
        body,
      });
      const { resource, error } = await response.json();
      if (response.ok) return { isPaid: true, data: resource.data };
      if (response.status < 500) return { isPaid: false, error: { message: error.message, code: error.code } };
    } catch {
      // Repeated below; the charge's token makes the repetition safe.
    }
  }
  return { isPaid: false, error: LOST };
}
