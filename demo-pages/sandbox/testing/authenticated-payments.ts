import { decideAuthentication, findAuthentication } from '../api/three-ds/authentication-store.ts';
import { DEMO } from '../core/merchants/demo-credentials.ts';
import type { openSandbox } from './open-sandbox.ts';
import { dataOf } from './saved-customers.ts';

/** What a page tells of its browser for 3-D Secure. */
export const BROWSER = {
  name: 'chrome',
  java_enabled: 'false',
  language: 'en-AU',
  screen_height: '1080',
  screen_width: '1920',
  time_zone: '-660',
  color_depth: '24',
};

/** The id of a successful 3-D Secure authentication of a payment in Australian dollars with this token. */
export async function authenticated(
  sandbox: Awaited<ReturnType<typeof openSandbox>>,
  token: string,
  amount: string,
): Promise<string> {
  const _3ds = { browser_details: BROWSER };
  const made = await sandbox.browser('POST', '/v1/charges/3ds', { amount, currency: 'AUD', token, _3ds });
  const { id } = dataOf(made)['_3ds'] as { id: string };
  const found = await findAuthentication(sandbox.db, DEMO.merchantId, id);
  if (!found) throw new Error('The authentication was not stored');
  await decideAuthentication(sandbox.db, found, 'success', sandbox.clock.now());
  return id;
}
