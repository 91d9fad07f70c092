import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO } from '../../core/merchants/demo-credentials.ts';
import { openSandbox, SANDBOX, SITE } from '../../testing/open-sandbox.ts';

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

const GATEWAY = 'gateway_haven_paypal_wallet';
const path = (rest: string) => `/v1/payment_sources/${rest}`;
const post = (rest: string, body: object = { gateway_id: GATEWAY }, headers = {}) =>
  sandbox.browser('POST', path(rest), body, headers);
const setup = async () => {
  const { body } = await post('setup-tokens');
  return body.resource.data as { setup_token: string; approve_link: string };
};
const decide = (setup_token: string, decision: string, origin = SITE) =>
  sandbox.app.request(`${SANDBOX}/vault/paypal`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ setup_token, decision }),
  });
const exchange = (token: string) => post(`setup-tokens/${encodeURIComponent(token)}/tokens`);

describe('PayPal’s vault', () => {
  it('starts with an id token and a setup token [C7.25] [C7.27]', async () => {
    const oauth = await post('oauth-tokens');
    expect([oauth.status, oauth.body.resource.type]).toEqual([201, 'oauth_token']);
    expect(oauth.body.resource.data).toEqual({
      access_token: expect.any(String),
      id_token: expect.stringMatching(/\./),
    });
    const made = await post('setup-tokens');
    expect([made.status, made.body.resource.type]).toEqual([201, 'setup_token']);
    const { setup_token, approve_link } = await setup();
    expect(approve_link).toBe(`${SANDBOX}/vault/paypal?approval_session_id=${setup_token}`);
  });

  it('gives a one-time token and an email address after approval, the same to whoever asks again [C7.26]', async () => {
    const { setup_token } = await setup();
    const early = await exchange(setup_token);
    expect([early.status, early.body.error?.code]).toEqual([400, 'invalid_transaction_details']);
    const approved = await decide(setup_token, 'approve');
    expect([approved.status, approved.headers.get('access-control-allow-origin')]).toEqual([200, SITE]);
    const answers = await Promise.all([exchange(setup_token), exchange(setup_token)]);
    const data = answers.map(({ body }) => body.resource.data as { token: string; email: string });
    expect(data[0]).toEqual({ token: expect.stringMatching(/^tok_/), email: 'avery.tester@example.org' });
    expect(data[1]).toEqual(data[0]);
    const charge = await sandbox.charge('vault-1', data[0]?.token ?? '');
    expect([charge.status, (charge.body.resource.data as { status: string }).status]).toEqual([201, 'complete']);
    expect((await sandbox.charge('vault-2', data[0]?.token ?? '')).body.error?.code).toBe('token_used');
  });

  it('keeps the shopper’s first word: a cancelled setup gives nothing, a declining account is declined when charged', async () => {
    const cancelled = (await setup()).setup_token;
    await decide(cancelled, 'cancel');
    await decide(cancelled, 'approve');
    expect((await exchange(cancelled)).status).toBe(400);
    const declining = (await setup()).setup_token;
    await decide(declining, 'decline');
    const { token } = (await exchange(declining)).body.resource.data as { token: string };
    expect((await sandbox.charge('vault-3', token)).body.error?.code).toBe('card_declined');
  });

  it('has a page that works without script', async () => {
    const { approve_link, setup_token } = await setup();
    const page = await sandbox.app.request(approve_link);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const text = await page.text();
    expect(text).toContain('Agree and save');
    expect(text).not.toMatch(/<script| style=/);
    expect(await (await decide(setup_token, 'approve', 'null')).text()).toContain('Your account may be saved');
    expect((await sandbox.app.request(`${SANDBOX}/vault/paypal?approval_session_id=nothing`)).status).toBe(404);
  });

  it.each([
    ['a gateway of another kind', 'oauth-tokens', { gateway_id: DEMO.gatewayId }, 400],
    ['an unknown gateway', 'setup-tokens', { gateway_id: 'nothing' }, 404],
    ['no gateway', 'setup-tokens', {}, 400],
    ['a way back that is no address', 'setup-tokens', { gateway_id: GATEWAY, return_url: 'here' }, 400],
    ['an unknown setup token', 'setup-tokens/nothing/tokens', { gateway_id: GATEWAY }, 404],
  ])('refuses %s', async (_, rest, body, status) => {
    expect((await post(rest, body)).status).toBe(status);
  });

  it('ends after three hours, and is for the merchant’s pages', async () => {
    const { setup_token } = await setup();
    await decide(setup_token, 'approve');
    expect((await post('setup-tokens', undefined, { origin: 'https://evil.test' })).status).toBe(403);
    sandbox.clock.time += 3 * 60 * 60 * 1000 - 1;
    expect((await exchange(setup_token)).status).toBe(201);
    sandbox.clock.time += 1;
    expect((await exchange(setup_token)).status).toBe(404);
  });
});
