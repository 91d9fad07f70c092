import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_CARDS } from '../../simulated/cards/test-cards.ts';
import { openSandbox, SANDBOX, SITE } from '../../testing/open-sandbox.ts';
import { charges } from '../charges/charges-schema.ts';

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

type Data = Record<string, unknown>;
const BROWSER = {
  name: 'chrome',
  java_enabled: 'false',
  language: 'en-AU',
  screen_height: '1080',
  screen_width: '1920',
  time_zone: '-660',
  color_depth: '24',
};
const cardOf = (scenario: string, outcome = 'approve') => {
  const card = TEST_CARDS.find((candidate) => candidate.threeDs === scenario && candidate.outcome === outcome);
  return { card_number: card?.number ?? '' };
};
const preAuth = (token: string, changes: Data = {}) =>
  sandbox.browser('POST', '/v1/charges/3ds', {
    amount: '50.00',
    currency: 'AUD',
    token,
    _3ds: { browser_details: BROWSER },
    ...changes,
  });

/** Begins an authentication for a card of this scenario and returns the decoded token. */
async function begin(scenario: string, outcome?: string) {
  const token = await sandbox.tokenise(cardOf(scenario, outcome));
  const made = await preAuth(token);
  const { _3ds: secure, status } = made.body.resource.data as { _3ds: { id: string; token: string }; status: string };
  const { format, content, charge_3ds_id } = JSON.parse(atob(secure.token)) as Record<string, string>;
  const isStandalone = format === 'standalone_3ds';
  const meta = isStandalone
    ? (JSON.parse(atob(String(decodeJwt(content ?? '').meta))) as Record<string, string>)
    : ({} as Record<string, string>);
  const call = (method: string, path: string, body?: unknown, jwt = content ?? '') =>
    sandbox.call(method, `/v1/charges/standalone-3ds/${path}`, { 'x-access-token': jwt, origin: SITE }, body);
  return {
    token,
    id: secure.id,
    status,
    format,
    content: content ?? '',
    charge_3ds_id,
    meta,
    process: (id = secure.id, jwt?: string) => call('POST', 'process', { charge_3ds_id: id }, jwt),
    handle: (id = secure.id, jwt?: string) => call('GET', `handle?charge_3ds_id=${id}`, undefined, jwt),
  };
}
const dataOf = (answer: { body: { resource: { data: unknown } } }) => answer.body.resource.data as Data;
const poll = async (address: string) => {
  const response = await sandbox.app.request(address, { headers: { origin: SITE } });
  return { headers: response.headers, ...((await response.json()) as { event: string; resource: { data: Data } }) };
};
const decide = (address: string, decision: string, code = '') =>
  sandbox.app.request(address, { method: 'POST', body: new URLSearchParams({ decision, code }) });
const unescaped = (html: string) => html.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const messageIn = (html: string) =>
  JSON.parse(/data-message="(.*?)" data-/.exec(unescaped(html))?.[1] ?? 'null') as Data | null;

describe('POST /v1/charges/3ds', () => {
  it.each([
    ['challenge', 'standalone_3ds'],
    ['frictionless', 'standalone_3ds'],
    ['decoupled', 'standalone_3ds'],
    ['url', 'url'],
    ['html', 'html'],
  ])('gives a card of scenario %s a token of format %s [S3.21] [S3.22] [S7.16]', async (scenario, format) => {
    const made = await begin(scenario);
    expect(made).toMatchObject({ format, charge_3ds_id: made.id, status: 'pre_authentication_pending' });
    expect(made.content).not.toBe('');
  });

  it('fills the standalone content with both addresses, the id and the service [S3.23] [S3.24]', async () => {
    const { meta, id } = await begin('challenge');
    expect(meta).toEqual({
      service_type: 'GPayments',
      initialization_url: expect.stringContaining(`${SANDBOX}/3ds/method/`),
      secondary_url: expect.stringContaining(`${SANDBOX}/3ds/monitor/`),
      charge_3ds_id: id,
    });
  });

  it('has nothing to authenticate for other cards', async () => {
    const made = await preAuth(await sandbox.tokenise());
    expect([made.status, dataOf(made)]).toEqual([201, { _3ds: { id: null, token: null }, status: 'not_enrolled' }]);
  });

  it.each(Object.keys(BROWSER))('asks for the browser detail %s, as a text [S3.26]', async (name) => {
    const token = await sandbox.tokenise(cardOf('challenge'));
    for (const details of [
      { ...BROWSER, [name]: undefined },
      { ...BROWSER, [name]: 24 },
    ]) {
      const made = await preAuth(token, { _3ds: { browser_details: details } });
      expect([made.status, made.body.error?.message]).toEqual([400, expect.stringContaining(name)]);
    }
  });

  it('takes an amount as text or number, and refuses unknown tokens and strangers', async () => {
    const token = await sandbox.tokenise(cardOf('challenge'));
    expect((await preAuth(token, { amount: 50 })).status).toBe(201);
    expect((await preAuth(token, { amount: 'x' })).status).toBe(400);
    expect((await preAuth('tok_nothing')).body.error?.code).toBe('token_invalid');
    const body = { amount: 50, currency: 'AUD', token, _3ds: { browser_details: BROWSER } };
    expect((await sandbox.call('POST', '/v1/charges/3ds', { origin: SITE }, body)).status).toBe(401);
    expect((await sandbox.browser('POST', '/v1/charges/3ds', body, { origin: 'https://evil.test' })).status).toBe(403);
    expect((await sandbox.server('POST', '/v1/charges/3ds', body)).status).toBe(201);
  });
});

describe('the standalone flow', () => {
  it('succeeds without a challenge, and says so again to whoever lost the answer [S4.21] [S7.13] [S3.25]', async () => {
    const { process, id } = await begin('frictionless');
    const result = {
      charge_3ds_id: id,
      status: 'success',
      result: { description: 'Authentication successful', challenge: false, decoupled_challenge: false },
    };
    for (let times = 0; times < 2; times += 1) expect(dataOf(await process())).toEqual(result);
  });

  it('is refused without a challenge [S4.24]', async () => {
    expect(dataOf(await (await begin('refused')).process())).toMatchObject({
      status: 'rejected',
      result: { challenge: false },
    });
  });

  it.each([
    ['confirm', 'success'],
    ['slow', 'success'],
    ['reject', 'rejected'],
    ['cancel', 'cancelled'],
    ['timeout', 'timed_out'],
  ])('challenges, polls and reads the result of %s once', async (decision, status) => {
    const { process, handle, meta } = await begin('challenge');
    const pending = dataOf(await process());
    expect(pending, '[S4.22] pending, with a challenge').toMatchObject({
      status: 'pending',
      result: { challenge: true, decoupled_challenge: false },
    });
    const asked = pending.result as Data;
    expect(asked.secondary_url, '[S4.22] and an address to poll').toBe(meta.secondary_url);
    const challenge = String(asked.challenge_url);
    const monitor = String(meta.secondary_url);
    expect((await sandbox.app.request(challenge)).status).toBe(200);
    expect((await poll(monitor)).event, '[S4.29] not before the shopper has answered').toBe('AuthResultNotReady');
    expect((await handle()).body.error?.code).toBe('3ds_result_not_ready');
    expect((await decide(challenge, decision, '123456')).status).toBe(303);
    const ready = await poll(monitor);
    expect([ready.event, ready.resource.data.event], '[S4.30] ready').toEqual(['AuthResultReady', 'AuthResultReady']);
    const readings = await Promise.all([handle(), handle(), handle()]);
    expect(readings.map((answer) => answer.status).sort(), '[S4.32] one reading').toEqual([200, 409, 409]);
    const read = readings.find((answer) => answer.status === 200)!;
    expect(dataOf(read), '[S7.14] [S7.15] the result of that charge').toMatchObject({
      status,
      result: { challenge: false },
    });
  });

  it('approves in the bank’s app after six seconds, not before [S4.23]', async () => {
    const { process, handle, meta } = await begin('decoupled');
    const pending = dataOf(await process());
    expect(pending).toMatchObject({ status: 'pending', result: { challenge: false, decoupled_challenge: true } });
    expect(pending.result).not.toHaveProperty('challenge_url');
    expect((pending.result as Data).description).toContain('bank’s app');
    sandbox.clock.time += 5999;
    expect((await poll(String(meta.secondary_url))).event).toBe('AuthResultNotReady');
    sandbox.clock.time += 1;
    expect((await poll(String(meta.secondary_url))).event).toBe('AuthResultReady');
    expect(dataOf(await handle())).toMatchObject({ status: 'success' });
  });

  it('times out after ten minutes, not before', async () => {
    const { process, handle, meta } = await begin('challenge');
    await process();
    sandbox.clock.time += 10 * 60 * 1000 - 1;
    expect((await poll(String(meta.secondary_url))).event).toBe('AuthResultNotReady');
    sandbox.clock.time += 1;
    expect((await poll(String(meta.secondary_url))).event).toBe('AuthResultReady');
    expect(dataOf(await handle())).toMatchObject({ status: 'timed_out' });
  });

  it('opens to its own JWT only, on the merchant’s pages', async () => {
    const mine = await begin('challenge');
    const other = await begin('challenge');
    expect((await mine.process(other.id)).status).toBe(400);
    expect((await mine.handle(other.id)).status).toBe(400);
    expect((await mine.process(mine.id, '')).body.error?.code).toBe('token_required');
    expect((await mine.process(mine.id, 'a.b.c')).status).toBe(403);
    const { body } = await sandbox.server('POST', '/v1/charges/wallet', {
      amount: 1,
      currency: 'AUD',
      reference: 'r',
      gateway_id: 'gateway_haven_stripe',
    });
    const walletToken = (body.resource.data as { token: string }).token;
    expect((await mine.process(mine.id, walletToken)).status).toBe(403);
    const foreign = { 'x-access-token': mine.content, origin: 'https://evil.test' };
    const asked = await sandbox.call('POST', '/v1/charges/standalone-3ds/process', foreign, {
      charge_3ds_id: mine.id,
    });
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    sandbox.clock.time += 15 * 60 * 1000;
    expect((await mine.process()).status).toBe(403);
  });

  it('answers polls to the merchant’s pages alone, preflighted or not', async () => {
    const { meta } = await begin('challenge');
    const monitor = String(meta.secondary_url);
    expect((await poll(monitor)).headers.get('access-control-allow-origin')).toBe(SITE);
    const foreign = await sandbox.app.request(monitor, { headers: { origin: 'https://evil.test' } });
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
    const ask = (origin: string) => sandbox.app.request(monitor, { method: 'OPTIONS', headers: { origin } });
    expect([(await ask(SITE)).status, (await ask('https://evil.test')).status]).toEqual([204, 403]);
    expect((await sandbox.app.request(`${SANDBOX}/3ds/monitor/nothing`)).status).toBe(404);
    const framed = await sandbox.app.request(monitor, { headers: { 'sec-fetch-dest': 'iframe' } });
    expect(framed.headers.get('content-security-policy')).toContain(`frame-ancestors 'self' ${SITE}`);
  });
});

describe('the issuer’s pages', () => {
  it.each([
    ['challenge', 'MethodFinished'],
    ['skipped', 'MethodSkipped'],
    ['method_timeout', 'AuthTimedOut'],
    ['method_invalid', 'invalid_event'],
  ])('report the device frame of %s as %s [S4.25] [S4.26]', async (scenario, status) => {
    const { meta, id } = await begin(scenario);
    const page = await sandbox.app.request(String(meta.initialization_url));
    const html = await page.text();
    expect(messageIn(html)).toMatchObject({ event: 'chargeAuth', status, widget_id: id, charge_3ds_id: id });
    expect(unescaped(html)).toContain(`data-page-origins="${SITE}"`);
    expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors 'self' ${SITE}`);
  });

  it.each([
    ['url', 'confirm', 'chargeAuthSuccess', 'success'],
    ['url', 'reject', 'chargeAuthReject', 'rejected'],
    ['url', 'cancel', 'chargeAuthCancelled', 'cancelled'],
    ['url', 'timeout', 'chargeAuthReject', 'timed_out'],
    ['html', 'confirm', 'chargeAuthSuccess', 'success'],
  ])('lead %s, %s to the webhook page, which reports %s [S2.47]', async (scenario, decision, event, status) => {
    const { content, id } = await begin(scenario);
    const address = scenario === 'url' ? content : (/action="([^"]+)"/.exec(content)?.[1] ?? '');
    const issuer = await sandbox.app.request(address);
    expect([issuer.status, issuer.headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringContaining("script-src 'self'"),
    ]);
    expect(messageIn(await issuer.text()), 'reported first').toMatchObject({
      event: 'chargeAuth',
      status: 'pending',
      widget_id: id,
      charge_3ds_id: id,
    });
    const back = await decide(address, decision, '123456');
    const page = await sandbox.app.request(new URL(back.headers.get('location') ?? '', SANDBOX));
    const html = await page.text();
    expect(messageIn(html)).toMatchObject({
      event,
      status,
      widget_id: id,
      charge_3ds_id: id,
      message_source: 'widget.paydock',
    });
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    // A decided challenge redirects every later visitor.
    expect((await sandbox.app.request(address)).status).toBe(303);
  });

  it('let the code be wrong twice, not three times', async () => {
    const { content } = await begin('url');
    await sandbox.app.request(content);
    for (const left of ['2 tries', '1 try']) {
      const again = await decide(content, 'confirm', '000000');
      expect([again.status, unescaped(await again.text())]).toEqual([
        422,
        expect.stringContaining(`You have ${left} left`),
      ]);
    }
    expect((await decide(content, 'confirm', '')).status).toBe(303);
    const webhook = await sandbox.app.request(content.replace('/challenge/', '/webhook/'));
    expect(messageIn(await webhook.text())).toMatchObject({ event: 'chargeAuthReject' });
  });

  it('keep the first decision, and know no stranger', async () => {
    const { content } = await begin('url');
    await decide(content, 'reject');
    await decide(content, 'confirm', '123456');
    const webhook = await sandbox.app.request(content.replace('/challenge/', '/webhook/'));
    expect(messageIn(await webhook.text())).toMatchObject({ event: 'chargeAuthReject' });
    expect((await decide(content, 'other')).status).toBe(400);
    for (const page of ['method', 'challenge', 'webhook']) {
      expect((await sandbox.app.request(`${SANDBOX}/3ds/${page}/nothing`)).status).toBe(404);
    }
  });

  it('run no script where none is needed and none inline', async () => {
    const { process } = await begin('challenge');
    const { challenge_url } = dataOf(await process()).result as Data;
    const page = await sandbox.app.request(String(challenge_url));
    const html = await page.text();
    expect(page.headers.get('content-security-policy')).not.toContain('script-src');
    expect(html).not.toMatch(/<script|style=|\son\w+=/);
    const reporting = await (await sandbox.app.request((await begin('url')).content)).text();
    expect(reporting.match(/<script[^>]*>(?!<\/script>)|style=|\son\w+=/g)).toBeNull();
  });
});

describe('format html', () => {
  const shell = (query: string) => sandbox.app.request(`${SANDBOX}/3ds/html?${query}`);
  const render = (headers: Record<string, string>, content = '<p>Bank</p>') =>
    sandbox.app.request(`${SANDBOX}/3ds/html/render`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ content, page_origin: SITE }),
    });

  it('is shown by a page of this origin that only the merchant’s pages may frame', async () => {
    const page = await shell(`widget_id=c1&sdk_origin=${encodeURIComponent(SITE)}`);
    expect(page.status).toBe(200);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`frame-ancestors ${SITE}`);
    expect(policy).toContain("form-action 'self'");
    expect(policy).not.toContain('unsafe');
    expect((await shell('widget_id=c1&sdk_origin=https://evil.test')).status).toBe(403);
    expect((await shell(`widget_id=%22%3E&sdk_origin=${SITE}`)).status).toBe(400);
  });

  it('renders markup for that page alone, as a stranger without an origin', async () => {
    const page = await render({ origin: SANDBOX, host: new URL(SANDBOX).host });
    expect([page.status, await page.text()]).toEqual([200, '<p>Bank</p>']);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/sandbox allow-forms allow-scripts allow-popups$/);
    expect(policy).toContain("default-src 'none'");
    for (const origin of [SITE, 'null', 'https://evil.test']) {
      expect((await render({ origin, host: new URL(SANDBOX).host })).status).toBe(403);
    }
    const formOf = (site: string) => render({ origin: 'null', 'sec-fetch-site': site });
    expect((await formOf('same-origin')).status).toBe(200);
    for (const site of ['cross-site', 'same-site', 'none']) expect((await formOf(site)).status).toBe(403);
    const large = await render({ origin: SANDBOX, host: new URL(SANDBOX).host }, 'x'.repeat(130 * 1024));
    expect(large.status).toBe(413);
  });
});

describe('a charge', () => {
  const authenticated = async (outcome = 'approve') => {
    const made = await begin('challenge', outcome);
    const { challenge_url } = dataOf(await made.process()).result as Data;
    await decide(String(challenge_url), 'confirm', '123456');
    return made;
  };

  it('is demanded to be authenticated when the caller asks for it, and leaves the token alone', async () => {
    const token = await sandbox.tokenise(cardOf('challenge'));
    const asked = await sandbox.charge('3ds-demand', token, { _3ds: { required: true } });
    expect([asked.status, asked.body.error?.code]).toEqual([400, '3ds_required']);
    expect((await sandbox.charge('3ds-demand-2', token)).status).toBe(201);
    const plain = await sandbox.charge('3ds-plain', await sandbox.tokenise(), { _3ds: { required: true } });
    expect(plain.status).toBe(201);
  });

  it('stands on its authentication, once', async () => {
    const { token, id } = await authenticated();
    const make = () => sandbox.charge('3ds-good', token, { _3ds: { id, required: true } });
    const answers = await Promise.all([make(), make(), make()]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const rows = await sandbox.db.select().from(charges).where(eq(charges.authenticationId, id));
    expect(rows).toHaveLength(1);
    expect((await sandbox.charge('3ds-again', token, { _3ds: { id } })).body.error?.code).toBe('token_used');
    expect((await sandbox.charge('3ds-good', token)).status).toBe(409);
  });

  it('can still be declined by the issuer', async () => {
    const { token, id } = await authenticated('decline');
    const made = await sandbox.charge('3ds-decline', token, { _3ds: { id } });
    expect([made.status, made.body.error?.code]).toEqual([400, 'card_declined']);
  });

  it('is refused with an authentication that failed, waits, is another’s or for another amount', async () => {
    const codeOf = async (key: string, token: string, changes: Data) =>
      (await sandbox.charge(key, token, changes)).body.error?.code;
    const rejected = await begin('refused');
    await rejected.process();
    expect(await codeOf('3ds-a', rejected.token, { _3ds: { id: rejected.id } })).toBe('3ds_not_authenticated');
    const waiting = await begin('challenge');
    expect(await codeOf('3ds-b', waiting.token, { _3ds: { id: waiting.id } })).toBe('3ds_not_authenticated');
    const good = await authenticated();
    expect(await codeOf('3ds-c', good.token, { _3ds: { id: good.id }, amount: '51.00' })).toBe('3ds_mismatch');
    expect(await codeOf('3ds-d', await sandbox.tokenise(), { _3ds: { id: good.id } })).toBe('3ds_mismatch');
    expect(await codeOf('3ds-e', good.token, { _3ds: { id: 'nothing' } })).toBe('3ds_mismatch');
    expect((await sandbox.charge('3ds-f', good.token, { _3ds: { id: good.id } })).status).toBe(201);
  });
});
