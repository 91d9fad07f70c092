import { Hono } from 'hono';
import { z } from 'zod';
import {
  type BrowserVariables,
  isKnownOrigin,
  modeSchema,
  readBody,
  respond,
  SandboxError,
  type SandboxServices,
  validationError,
  WRONG_DOMAIN,
} from '../../core/index.ts';
import { CHECKOUT_KINDS } from '../../simulated/index.ts';
import { checkoutRequest } from './checkout-request.ts';
import { CHECKOUT_STATUSES } from './checkout-schema.ts';
import { createCheckout, type ExternalCheckoutRow, findCheckout } from './external-checkout-store.ts';

/** A checkout at another provider that was just begun. */
export const newCheckoutResponse = z.object({
  _id: z.string(),
  link: z.string(),
  token: z.string(),
  reference_id: z.string(),
  mode: modeSchema,
  gateway_id: z.string(),
  gateway_type: z.string(),
  checkout_type: z.string().optional(),
});

/** Its state. */
export const checkoutResponse = z
  .object({
    _id: z.string(),
    checkout_email: z.string().nullable(),
    checkout_holder: z.string().nullable(),
    gateway_type: z.string(),
    // Clients of this protocol expect the value `accepted`.
    status: z.enum(['accepted', ...CHECKOUT_STATUSES]).exclude(['approved']),
    reference_id: z.string(),
  })
  .meta({ id: 'ExternalCheckout' });
type CheckoutResponse = z.output<typeof checkoutResponse>;

function details({
  status,
  shopperEmail,
  shopperName,
  gatewayType,
  referenceId,
  id,
}: ExternalCheckoutRow): CheckoutResponse {
  return {
    _id: id,
    checkout_email: shopperEmail,
    checkout_holder: shopperName,
    gateway_type: gatewayType,
    // Clients of this protocol expect the value `accepted`.
    status: status === 'approved' ? 'accepted' : status,
    reference_id: referenceId,
  };
}

/** The calls for checkouts that the shopper approves at another provider (PayPal, Zip, Afterpay types). */
export function externalCheckoutRoutes({
  db,
  clock,
  originOf,
  browserCredential,
}: SandboxServices): Hono<BrowserVariables> {
  const routes = new Hono<BrowserVariables>();

  routes.post('/payment_sources/external_checkout', browserCredential, async (c) => {
    const request = await readBody(c, checkoutRequest);
    const ownOrigin = originOf(c.req.url);
    const pageOrigin = c.req.header('origin') ?? null;
    const caller = { merchantId: c.get('key').merchantId, pageOrigin, ownOrigin };
    const { checkout, token } = await createCheckout(db, caller, request, clock.now());
    const kind = CHECKOUT_KINDS[checkout.gatewayType];
    return respond(c, 201, 'checkout', {
      _id: checkout.id,
      link: `${ownOrigin}/sandbox/${kind}/${checkout.referenceId}`,
      token,
      reference_id: checkout.referenceId,
      mode: checkout.mode,
      gateway_id: checkout.gatewayId,
      gateway_type: checkout.gatewayType,
      checkout_type: kind,
    });
  });

  routes.get('/payment_sources/external_checkout/:token', browserCredential, async (c) => {
    const { merchantId } = c.get('key');
    return respond(c, 200, 'checkout', details(await findCheckout(db, merchantId, { token: c.req.param('token') })));
  });

  routes.get('/checkouts/:id', browserCredential, async (c) => {
    const { merchantId } = c.get('key');
    return respond(c, 200, 'checkout', details(await findCheckout(db, merchantId, { id: c.req.param('id') })));
  });

  // Zip-type scripts request the redirect address here, without a credential, and read `redirect_uri` of the bare
  // response.
  routes.post('/echo', async (c) => {
    const origin = c.req.header('origin') ?? '';
    if (!(await isKnownOrigin(db, origin))) throw new SandboxError(403, 'access_forbidden', WRONG_DOMAIN);
    c.header('Access-Control-Allow-Origin', origin);
    const link = redirectUri(c.req.query('json_body') ?? '');
    if (!link.startsWith(`${originOf(c.req.url)}/sandbox/zip/`)) {
      throw validationError('redirect_uri', 'redirect_uri must be the link of a Zip-type checkout');
    }
    return c.json({ redirect_uri: link });
  });

  return routes;
}

function redirectUri(json: string): string {
  try {
    const { redirect_uri: link } = JSON.parse(json.slice(0, 4096)) as { redirect_uri?: unknown };
    return typeof link === 'string' && URL.canParse(link) ? new URL(link).href : '';
  } catch {
    return '';
  }
}
