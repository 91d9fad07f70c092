import type { Database } from '../../../server/database/open-database.ts';
import { base64Json, decimalAmount, signToken } from '../../core/index.ts';
import type { Authentication } from './authentication-store.ts';

const LIFETIME_SECONDS = 15 * 60;

/** The addresses of an authentication's pages at the simulated issuer. */
export function issuerPages(origin: string, { pageKey }: Pick<Authentication, 'pageKey'>) {
  const page = (name: string) => `${origin}/3ds/${name}/${pageKey}`;
  return { method: page('method'), monitor: page('monitor'), challenge: page('challenge'), webhook: page('webhook') };
}

/**
 * The markup that an issuer of the html format sends: a form that leads to its page and submits itself where scripts
 * run.
 */
function issuerForm(address: string, { amountMinor, currency }: Authentication): string {
  return [
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>Your bank</title></head><body>',
    `<form id="issuer" method="get" action="${address}">`,
    `<p>Your bank confirms your payment of ${currency} ${decimalAmount(amountMinor)}.</p>`,
    '<button>Continue to your bank</button></form>',
    "<script>document.getElementById('issuer').submit()</script>",
    '</body></html>',
  ].join('');
}

async function contentOf(db: Database, authentication: Authentication, origin: string, now: Date): Promise<string> {
  const { method, monitor, challenge } = issuerPages(origin, authentication);
  if (authentication.scenario === 'url') return challenge;
  if (authentication.scenario === 'html') return issuerForm(challenge, authentication);
  const meta = {
    service_type: 'GPayments',
    initialization_url: method,
    secondary_url: monitor,
    charge_3ds_id: authentication.id,
  };
  const claims = { charge_3ds_id: authentication.id, meta: base64Json(meta) };
  const content = { claims, subject: authentication.merchantId, lifetimeSeconds: LIFETIME_SECONDS };
  return (await signToken(db, { ...content, audience: 'standalone-3ds' }, now)).token;
}

/** True where the merchant's page frames the issuer's page itself: formats url and html. */
export const isFramed = (scenario: string): boolean => scenario === 'url' || scenario === 'html';

/** The token that `Canvas3ds` takes: base64 JSON of format, content and charge_3ds_id (S3.21, S3.22). */
export async function threeDsToken(
  db: Database,
  authentication: Authentication,
  origin: string,
  now: Date,
): Promise<string> {
  const { scenario, id } = authentication;
  const format = isFramed(scenario) ? scenario : 'standalone_3ds';
  return base64Json({ format, content: await contentOf(db, authentication, origin, now), charge_3ds_id: id });
}
