import { randomUUID } from 'node:crypto';
import { changePolicy, FILM_PLAYERS } from '../http/security-headers.ts';
import type { WebsiteContext } from '../http/website-env.ts';
import { createCheckoutClient } from '../payment/provider/checkout-client.ts';
import { SITES } from '../site/sites.ts';
import { pageContext, type WebsiteServices } from '../website-services.ts';
import { type Changes, editExample } from './edited-example.ts';
import type { ReferenceElement } from './element-catalogue.ts';
import { examplePage } from './example-page.ts';
import type { ShownExample } from './example-section.ts';
import { writeMarkup } from './markup-tree.ts';

const SANDBOX_AMOUNT = '50.00';

/** Where the demo's payments provider is, in the attributes of a tag that takes payments. */
async function sandboxOf({ tag, attributes }: ReferenceElement, services: WebsiteServices): Promise<Changes> {
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

/** An example in its own document, whose policy allows what the same element may do on the site's pages. */
export async function liveExample(
  c: WebsiteContext,
  services: WebsiteServices,
  shown: ShownExample,
): Promise<Response> {
  const { element, place, edited } = shown;
  const { tag, documentation } = element;
  const original = documentation.examples[place];
  const { asksOfPage } = documentation;
  const context =
    asksOfPage === 'bot-check'
      ? await pageContext(c, services)
      : { site: SITES[0], path: c.req.path, cartCount: 0, origin: new URL(services.siteOrigin).origin };
  if (asksOfPage === 'film-players') changePolicy(c, FILM_PLAYERS);
  const sandbox = asksOfPage === 'payments' && services.isSandbox ? await sandboxOf(element, services) : {};
  if (Object.keys(sandbox).length > 0) {
    changePolicy(c, {
      'frame-src': services.providerOrigin,
      'connect-src': `'self' ${services.providerOrigin}`,
      'script-src': `'self' ${services.providerOrigin}`,
      'trusted-types': 'haven-sdk',
    });
  }
  // A reader's changes override the sandbox's values.
  const asWritten = original ? editExample(element, original.html).values : {};
  const own = Object.fromEntries(
    Object.entries(sandbox).filter(([name]) => edited.values[name] === (asWritten[name] ?? null)),
  );
  const live = editExample(element, writeMarkup(edited.nodes), own);
  c.header('Cache-Control', 'no-store');
  return c.html(examplePage(context, { element, title: original?.title ?? tag, edited: live }));
}
