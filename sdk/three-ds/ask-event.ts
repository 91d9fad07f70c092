import { request } from '../client/call-api.ts';
import { asRecord } from '../client/record.ts';

/**
 * GETs exactly the address (S4.28) and returns the event in the response; undefined if there is none or the request
 * failed. No credential is sent, because the address may belong to another company.
 */
export async function askEvent(address: string, signal: AbortSignal): Promise<unknown> {
  try {
    const [, text] = await request(address, { headers: { accept: 'application/json' } }, signal);
    const body = asRecord(JSON.parse(text));
    return body['event'] ?? asRecord(asRecord(body['resource'])['data'])['event'];
  } catch {
    return undefined;
  }
}
