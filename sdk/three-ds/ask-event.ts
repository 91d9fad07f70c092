import { request } from '../client/call-api.ts';
import { asRecord } from '../client/record.ts';

/**
 * GETs exactly the address (S4.28) and gives the event it answers; undefined when there is none, be it for a fault of the
 * network. No credential goes along: the address may be another company's.
 */
export async function askEvent(address: string, signal: AbortSignal): Promise<unknown> {
  try {
    const [, text] = await request(address, { headers: { accept: 'application/json' } }, signal);
    const answer = asRecord(JSON.parse(text));
    return answer['event'] ?? asRecord(asRecord(answer['resource'])['data'])['event'];
  } catch {
    return undefined;
  }
}
