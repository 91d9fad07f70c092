import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SHAPE = /^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/;

/** A new signing secret, as the Standard Webhooks specification writes it: 32 bytes in base64. */
export function newWebhookSecret(): string {
  return `${PREFIX}${randomBytes(32).toString('base64')}`;
}

/** Whether a text can be a signing secret: 24 to 64 bytes. */
export const isWebhookSecret = (text: string) => SHAPE.test(text);

/** The header `webhook-signature` of a message: a signature for each secret that is valid. */
export function signMessage(
  { id, timestamp, body }: { id: string; timestamp: number; body: string },
  secrets: readonly string[],
): string {
  const content = `${id}.${timestamp}.${body}`;
  return secrets
    .map((secret) => Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .map((key) => `v1,${createHmac('sha256', key).update(content).digest('base64')}`)
    .join(' ');
}
