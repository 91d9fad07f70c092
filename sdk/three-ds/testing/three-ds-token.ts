/** Tokens in the provider's format, for the tests of 3-D Secure. */
import { jwt } from '../../client/testing/client-fakes.ts';

/** Base64 of the UTF-8 JSON of a value. */
export const base64Json = (value: unknown) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))));

export const CONTENT = {
  service_type: 'GPayments',
  initialization_url: 'https://widget-sandbox.paydock.com/3ds/method/1',
  secondary_url: 'https://x.test/s',
  charge_3ds_id: 'c1',
};

/** A charge token; a standalone one unless `change` has other content. */
export const chargeToken = (change: object = {}) =>
  base64Json({ format: 'standalone_3ds', content: standaloneJwt(), charge_3ds_id: 'c1', ...change });

/** The content of a standalone token. */
export const standaloneJwt = (change: object = {}) => jwt({ meta: base64Json({ ...CONTENT, ...change }) });
