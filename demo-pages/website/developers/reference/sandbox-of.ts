import { randomUUID } from 'node:crypto';
import { createCheckoutClient } from '../../payments/index.ts';
import { changePolicy, SITES, type WebsiteContext } from '../../platform/index.ts';
import type { DeveloperServices } from '../developer-services.ts';
import type { Changes } from './edited-example.ts';
import type { ReferenceElement } from './element-catalogue.ts';

const SANDBOX_AMOUNT = '50.00';

/** Where the demo's payments provider is, in the attributes of a tag that takes payments. */
export async function sandboxOf({ tag, attributes }: ReferenceElement, services: DeveloperServices): Promise<Changes> {
  const { providerOrigin, publicKey, gatewayId, siteOrigin } = services;
  const place = { 'api-origin': providerOrigin, 'widget-origin': providerOrigin };
  if (!attributes.some(({ name }) => name === 'token')) {
    const wallet = { 'wallet-script': `${providerOrigin}/vendor/paypal.js` };
    return { ...place, 'public-key': publicKey, 'gateway-id': gatewayId, ...wallet };
  }
  const key = randomUUID();
  const answer = await createCheckoutClient(services).make({
    key,
    amount: SANDBOX_AMOUNT,
    currency: SITES[0].currency,
    reference: `reference-${key.slice(0, 8)}`,
    returnUrl: `${new URL(siteOrigin).origin}/elements/${tag}`,
    configuration: { template_id: 'card' },
  });
  return answer.kind === 'made' ? { ...place, token: answer.checkout.token, environment: 'custom' } : {};
}

/** Lets a page with such a tag show the sandbox's forms and load its scripts. */
export function allowSandbox(c: WebsiteContext, providerOrigin: string): void {
  changePolicy(c, {
    'frame-src': providerOrigin,
    'connect-src': `'self' ${providerOrigin}`,
    'script-src': `'self' ${providerOrigin}`,
    'trusted-types': 'haven-sdk',
  });
}
