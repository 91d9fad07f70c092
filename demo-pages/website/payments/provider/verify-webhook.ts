import { isRightMac } from '../../platform/index.ts';

/** A webhook may be this old, or this far ahead of our clock (D2.05). */
export const WEBHOOK_TOLERANCE_MS = 5 * 60_000;

/** The three headers of the Standard Webhooks specification. */
export interface WebhookHeaders {
  id: string;
  timestamp: string;
  signature: string;
}

/**
 * Whether a webhook comes from the provider: signed with our secret (`whsec_…`, base64) over id, time and body, and not
 * older than five minutes. While a secret is rotated, one of several signatures has to be right. The `standardwebhooks`
 * package compares with the machine's time; the site's clock may be moved in the sandbox.
 */
export function isSignedWebhook(secret: string, headers: WebhookHeaders, body: string, now: number): boolean {
  const { id, timestamp, signature } = headers;
  if (id === '' || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now - Number(timestamp) * 1000) > WEBHOOK_TOLERANCE_MS) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return signature.split(' ').some((part) => {
    const [version, given = ''] = part.split(',');
    return version === 'v1' && isRightMac(key, `${id}.${timestamp}.${body}`, Buffer.from(given, 'base64'));
  });
}
