import { sessionId } from '#checkout/session/session-id.ts';
import { testingToken } from '#checkout/testing/session-fakes.ts';
import { setVendorScripts } from '#sdk';
import { expect, waitUntil } from '#testing/browser.ts';
import type { FraudReport } from './run-fraud.ts';
import { runFraud } from './run-fraud.ts';

const place = { api: location.origin, widget: location.origin };
const credentials = {
  token: testingToken(),
  env: { choice: place, alias: undefined },
  widgetOrigin: location.origin,
};

describe('the fingerprint of a checkout', () => {
  const { fetch: original } = window;
  let asked: string[];
  let site: string;
  let reports: FraudReport[];
  const run = () => runFraud('g 1', credentials, (report) => void reports.push(report));

  beforeEach(() => {
    asked = [];
    reports = [];
    site = 'ready-checkout';
    setVendorScripts({ forter: `${location.origin}/sdk/fraud/testing/forter-script.js` });
    window.fetch = async (input, init) => {
      asked.push(
        `${init?.method} ${new URL(String(input)).pathname} ${new Headers(init?.headers).get('x-access-token')}`,
      );
      if (site === '') return Response.json({ error: { message: 'No such service' } }, { status: 404 });
      return Response.json({ resource: { data: { type: 'Forter', username: site, merchant: '' } } });
    };
  });
  afterEach(() => {
    window.fetch = original;
    setVendorScripts({});
  });

  it('asks for the service of the gateway’s id once, and reports the token', async () => {
    const visible = () => [document.body.textContent, document.body.querySelectorAll('*').length];
    const before = visible();
    const stop = run();
    await waitUntil(() => reports.length > 0);
    expect(reports, '[C1.15] [C7.20] the token, once').to.deep.equal([
      { status: 'success', fraud_service_token: 'token-of-ready-checkout' },
    ]);
    expect(asked, '[C2.79] [C3.25] [C3.26] the service of this gateway, once').to.deep.equal([
      `GET /v1/services/g%201/config ${testingToken()}`,
    ]);
    const { havenFraudConfiguration: configuration } = window as unknown as { havenFraudConfiguration: { m: object } };
    expect(configuration.m).to.include({ mode: 'test', environmentId: sessionId() });
    expect(visible(), '[C1.15] nothing to see').to.deep.equal(before);
    stop();
  });

  it('reports a failure in the provider’s words [C7.21]', async () => {
    site = '';
    const stop = run();
    await waitUntil(() => reports.length > 0);
    expect(reports).to.deep.equal([{ status: 'error', message: 'No such service' }]);
    stop();
  });

  it('reports nothing once it is stopped', async () => {
    run()();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(reports).to.deep.equal([]);
  });

  it('reports a gateway without an id as an error', () => {
    runFraud('', credentials, (report) => void reports.push(report))();
    expect(reports.map(({ status }) => status)).to.deep.equal(['error']);
  });
});
