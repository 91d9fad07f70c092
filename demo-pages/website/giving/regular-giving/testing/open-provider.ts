import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { charges } from '../../../../sandbox/api/charges/charges-schema.ts';
import { savedSources } from '../../../../sandbox/api/payment-sources/vault-schema.ts';
import { advanceSandbox } from '../../../../sandbox/app/advance-sandbox.ts';
import { createSandboxApp } from '../../../../sandbox/app/sandbox-app.ts';
import { DEMO } from '../../../../sandbox/core/merchants/demo-credentials.ts';
import { SANDBOX_CREDENTIALS } from '../../../app/website-options.ts';
import { PROVIDER_EVENTS_PATH } from '../../../payments/provider/provider-events-route.ts';
import { PROVIDER_ORIGIN, type Shop, SITE_ORIGIN } from '../../../testing/open-shop.ts';

/** What happens at the provider without the site: donors' banks, its own staff, and the webhooks that it posts. */
export function openProvider(shop: Shop) {
  const { db } = shop.database;
  const clock = { now: () => new Date(shop.now), sleep: async () => {} };
  const sandbox = createSandboxApp({ db, hostedDirectory: '/nonexistent', clock });

  const byServer = { 'x-user-secret-key': DEMO.secretKey };
  const call = async (path: string, body: object, headers: Record<string, string> = byServer) => {
    const answer = await sandbox.request(`${PROVIDER_ORIGIN}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const { resource } = (await answer.json()) as { resource?: { data: never } };
    if (!resource || answer.status >= 300) throw new Error(`The sandbox answered ${answer.status} to ${path}.`);
    return resource.data;
  };

  return {
    /** Answers the site's own requests, without a network. */
    fetch: async (request: Request): Promise<Response> => sandbox.fetch(request),
    /** A one-time token for a bank account, Australian with digits alone. */
    bankToken: (number: string): Promise<string> =>
      call(
        '/v1/payment_sources/tokens',
        {
          gateway_id: SANDBOX_CREDENTIALS.bankGatewayId,
          account_name: 'Aroha Ngata',
          account_number: number,
          ...(number.includes('-') ? { type: 'bank_account' } : { type: 'bsb', account_bsb: '062-000' }),
        },
        { 'x-user-public-key': DEMO.publicKey, origin: SITE_ORIGIN },
      ),
    /** A one-time token for a PayPal account that its owner let the merchant keep; `decision` is what its charges do. */
    async paypalToken(decision: 'approve' | 'decline' = 'approve'): Promise<string> {
      const byPage = { 'x-user-public-key': DEMO.publicKey, origin: SITE_ORIGIN };
      const gateway = { gateway_id: SANDBOX_CREDENTIALS.walletGatewayId };
      const { setup_token } = (await call('/v1/payment_sources/setup-tokens', gateway, byPage)) as {
        setup_token: string;
      };
      const body = new URLSearchParams({ setup_token, decision });
      await sandbox.request(`${PROVIDER_ORIGIN}/vault/paypal`, { method: 'POST', body });
      const { token } = await call(`/v1/payment_sources/setup-tokens/${setup_token}/tokens`, gateway, byPage);
      return token;
    },
    /** The payer takes the mandate of a source back at their bank. */
    async revokeMandate(sourceId: string): Promise<void> {
      const [source] = await db.select().from(savedSources).where(eq(savedSources.id, sourceId));
      await call(`/v1/mandates/${source?.mandateId}/revoke`, {});
    },
    /** The provider's own staff give money back, without the site. */
    refund: (chargeId: string, amount: string): Promise<object> =>
      call(`/v1/charges/${chargeId}/refunds`, { amount }, { ...byServer, 'idempotency-key': randomUUID() }),
    /** The merchant wins the dispute of a charge: its bank returns the money. */
    async winDispute(chargeId: string): Promise<void> {
      const action = `${PROVIDER_ORIGIN}/actions/charges/${chargeId}/win-dispute`;
      const { status } = await sandbox.request(action, { method: 'POST', headers: { origin: PROVIDER_ORIGIN } });
      if (status !== 303) throw new Error(`The sandbox answered ${status} to the button that wins a dispute.`);
    },
    chargesOf: (reference: string) => db.select().from(charges).where(eq(charges.reference, reference)),
    /** Registers the site's endpoint, whose secret the site then has. Returns the endpoint's id. */
    async registerSite(): Promise<string> {
      const url = `${SITE_ORIGIN}${PROVIDER_EVENTS_PATH}`;
      const { _id, secret } = (await call('/v1/webhook-endpoints', { url })) as { _id: string; secret: string };
      shop.webhookSecret = secret;
      shop.website = shop.startWebsite();
      return _id;
    },
    rotateSecret: async (endpointId: string): Promise<string> => {
      const { secret } = (await call(`/v1/webhook-endpoints/${endpointId}/rotate`, {})) as { secret: string };
      return secret;
    },
    /** Settles what is due and posts the webhooks that are due, through `post`; to the site by default. */
    advance: (post = (request: Request) => shop.website.app.request(request)): Promise<number> =>
      advanceSandbox(db, clock, {
        random: () => 0,
        fetch: async (input, init) => {
          const request = new Request(input, init);
          // Like a socket: a body of unknown length counts as the maximum size.
          request.headers.set('content-length', String(Buffer.byteLength(String(init?.body ?? ''))));
          return post(request);
        },
      }),
  };
}
