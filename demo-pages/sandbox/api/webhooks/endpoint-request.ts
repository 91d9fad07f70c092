import { z } from 'zod';
import { EVENT_TYPES } from './record-event.ts';

/**
 * Whether an address is on this machine: loopback as a number, or `localhost`. No other name is accepted, because a
 * name could lead elsewhere at each look-up.
 */
export function isLoopbackUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return false;
  // The parser has written every form of an IPv4 address (127.1, 0x7f000001) as four numbers.
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

/** Body of POST /v1/webhook-endpoints; without `events` the endpoint receives every event. */
export const endpointRequest = z.object({
  url: z
    .string()
    .max(2048)
    .refine(isLoopbackUrl, 'must be an http address of this machine: the sandbox calls loopback addresses only'),
  events: z
    .array(z.enum(EVENT_TYPES, `must be of ${EVENT_TYPES.join(', ')}`))
    .min(1, 'must name a type')
    .optional(),
});
