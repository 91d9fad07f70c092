import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceSandbox } from '../sandbox/app/advance-sandbox.ts';
import { systemClock } from '../sandbox/core/clock/sandbox-clock.ts';
import { createMerchant } from '../sandbox/dashboard/create-merchant.ts';
import { openSandbox, SANDBOX } from '../sandbox/testing/open-sandbox.ts';
import { readCheckSettings } from './check-settings.ts';
import { reportContract } from './report-contract.ts';
import { isFit, runContract } from './run-contract.ts';
import { type AnswerTo, BROKEN_PROVIDERS, wrongSignature } from './testing/broken-answers.ts';

const PROVIDER = {
  PAYMENTS_API_ORIGIN: SANDBOX,
  PAYMENTS_PUBLIC_KEY: 'pk_sandbox_haven',
  PAYMENTS_SECRET_KEY: 'sk_sandbox_haven',
  PAYMENTS_GATEWAY_CARD: 'gateway_haven_cards',
};

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
let otherKey: string;
beforeAll(async () => {
  // Webhooks are verified by the machine's time.
  sandbox = await openSandbox('/nonexistent', undefined, { clock: systemClock });
  otherKey = (await createMerchant(sandbox.db, 'River', new Date())).secretKey;
});
afterAll(() => sandbox.close());

/** The sandbox as a provider. With `post` it posts the webhooks of a call at once, from the first registration on. */
function sandboxAnswers(post?: typeof fetch): AnswerTo {
  let isPosting = false;
  return async (request) => {
    const answer = await sandbox.app.request(request);
    if (request.method !== 'POST' || !post) return answer;
    isPosting ||= new URL(request.url).pathname === '/v1/webhook-endpoints';
    if (isPosting) await advanceSandbox(sandbox.db, systemClock, { fetch: post });
    return answer;
  };
}

/** A run against a provider, and its report. */
async function check(answers: AnswerTo, flags: Record<string, string> = {}) {
  const words = Object.entries({ 'other-secret-key': otherKey, ...flags }).flatMap(([name, value]) => [
    `--${name}`,
    value,
  ]);
  const settings = readCheckSettings(words, PROVIDER);
  const run = await runContract(settings, (input, init) => answers(new Request(input, init)));
  return { run, report: reportContract(run).join('\n'), isFit: isFit(run) };
}

describe('npm run check:provider', () => {
  it('passes against the sandbox, and checks everything', async () => {
    const { run, report, isFit } = await check(sandboxAnswers(fetch));
    const others = run.results.filter(({ finding }) => finding.state !== 'spoken');
    expect(others, '[P6.02]').toEqual([]);
    expect(isFit, '[P6.02]').toBe(true);
    expect(report).toContain(`${run.results.length} ok, 0 broken, 0 not spoken, 0 not checked.`);
  });

  it.each(BROKEN_PROVIDERS)('names $broken [P6.02]', async ({ only, says, breaks }) => {
    const { report, isFit } = await check(breaks(sandboxAnswers()), { only });
    expect(report).toMatch(says);
    expect(report).toMatch(/BROKEN .*\n.*\n +To mend: .*\n +Request: \w+ \/v1\/.*\n +Answer: +\d{3} /);
    expect(isFit).toBe(false);
  });

  it('names a webhook with a wrong signature [P6.02]', async () => {
    const { report, isFit } = await check(sandboxAnswers(wrongSignature(fetch)), { only: 'webhooks' });
    expect(report).toMatch(/The webhook’s signature was refused: No matching signature found/);
    expect(isFit).toBe(false);
  });

  it('says how webhooks are checked where the provider does not post to this machine', async () => {
    const noLoopback: AnswerTo = async (request) =>
      new URL(request.url).pathname === '/v1/webhook-endpoints'
        ? Response.json({ error: { code: 'validation_error', message: 'not public' } }, { status: 400 })
        : sandboxAnswers()(request);
    const { report, isFit } = await check(noLoopback, { only: 'webhooks' });
    expect(report).toMatch(
      /not checked .*registered address.*\n +Webhooks were not checked:.*--webhook-port 8085 --webhook-url/,
    );
    expect(isFit).toBe(true);
  });

  it('says what is not spoken: an optional part is left out, a required one makes it unfit', async () => {
    const without =
      (path: RegExp): AnswerTo =>
      async (request) =>
        path.test(request.url)
          ? Response.json({ error: { code: 'not_found', message: 'no such call' } }, { status: 404 })
          : sandboxAnswers()(request);
    const optional = await check(without(/\/3ds$/), { only: '3ds' });
    expect(optional.report).toContain('not spoken');
    expect(optional.isFit).toBe(true);
    const required = await check(without(/\/v1\/customers/), { only: 'customers' });
    expect(required.report).toContain('The provider has no POST /v1/customers.');
    expect(required.isFit).toBe(false);
  });

  it('is not content with checks that it could not reach', async () => {
    const noTokens: AnswerTo = async (request) =>
      request.url.endsWith('/tokens') ? Response.json({}, { status: 500 }) : sandboxAnswers()(request);
    const { report, isFit } = await check(noTokens, { only: 'charges' });
    expect(report).toContain('This needs a one-time token of a card.');
    expect(isFit).toBe(false);
  });

  it('shows no key, token, or card number in what it prints of a broken answer', async () => {
    const echo: AnswerTo = async (request) => {
      if (request.method !== 'POST') return sandboxAnswers()(request);
      const body = await request.clone().text();
      return Response.json({ echo: body, key: request.headers.get('x-user-secret-key') }, { status: 201 });
    };
    const wrong = await check(echo, { only: 'tokens,charges,keys' });
    const lost = await check(
      async (request) =>
        /\/tokens$|\.json$/.test(request.url)
          ? sandboxAnswers()(request)
          : Response.json({ sent: await request.text() }),
      { only: 'charges,customers,refunds' },
    );
    for (const { report } of [wrong, lost]) {
      expect(report).toContain('BROKEN');
      expect(report).not.toMatch(/\d{13}|sk_sandbox_haven|tok_\w{8}|"card_ccv":"123"/);
      expect(report).not.toContain(otherKey);
    }
  });
});
