import axe from 'axe-core';
import { rendered } from '#checkout/steps/testing/stage-page.tsx';
import { setVendorScripts } from '#sdk';
import { expect, fixture, html, waitUntil } from '#testing/browser.ts';
import { answerCalls, HERE } from '../../sdk/widget/testing/form-frame.ts';
import { PaypalSavePaymentSourceWidget } from './paypal-save-payment-source-widget.ts';

const CONFIG = '/v1/gateways/g1/wallet-config';
const ID_TOKEN = '/v1/payment_sources/oauth-tokens';
const SETUP = '/v1/payment_sources/setup-tokens';
const EXCHANGE = `${SETUP}/s1/tokens`;
const ok = (data: unknown) => Response.json({ resource: { data } });
const refused = (message = 'M', details: unknown = 'D') =>
  Response.json({ error: { message, details } }, { status: 500 });

interface Options {
  createVaultSetupToken(): Promise<string>;
  onApprove(data: object): Promise<void>;
  onCancel(): void;
  onError(error: unknown): void;
  style?: object;
}

let loads = 0;
const page = globalThis as { paypal?: unknown };

describe('the PayPal vault widget', () => {
  let container: HTMLElement;
  let widget: PaypalSavePaymentSourceWidget;
  let provider: ReturnType<typeof answerCalls>;
  let answers: Record<string, () => Response | Promise<Response>>;
  let events: unknown[][] = [];
  let options: Options;
  let isEligible = true;
  let src = '';
  beforeEach(async () => {
    events = [];
    isEligible = true;
    src = `${location.origin}/sdk/wallets/testing/vendor-script.js?vault=${++loads}`;
    setVendorScripts({ paypal: src });
    page.paypal = {
      Buttons: (given: Options) => {
        options = given;
        const button = Object.assign(document.createElement('button'), { textContent: 'PayPal' });
        return {
          isEligible: () => isEligible,
          render: async (place: HTMLElement) => void place.append(button),
          close: async () => button.remove(),
        };
      },
    };
    answers = {
      [CONFIG]: () => ok({ type: 'Paypal', credentials: { client_auth: 'ca1' } }),
      [ID_TOKEN]: () => ok({ id_token: 'i1' }),
      [SETUP]: () => ok({ setup_token: 's1' }),
      [EXCHANGE]: () => ok({ token: 't1', email: 'a@example.com' }),
    };
    provider = answerCalls(({ path }) => answers[path]?.() ?? refused());
    container = await fixture<HTMLElement>(html`<div id="vault"></div>`);
  });
  afterEach(() => {
    widget.destroy();
    provider.restore();
    setVendorScripts({});
    Reflect.deleteProperty(page, 'paypal');
  });
  const start = (target: string | Element = '#vault', more: object = {}) => {
    widget = new PaypalSavePaymentSourceWidget(target, 'pk1', 'g1', more);
    widget.setEnv(HERE);
    widget.onSuccess((saved) => events.push(['success', saved]));
    widget.onError((error) => events.push(['error', error]));
    widget.onCancel((...nothing: unknown[]) => events.push(['cancel', ...nothing]));
    widget.load();
  };
  const ready = async () => {
    start();
    await waitUntil(() => container.querySelector('.pay-vault-button button'), 'no button');
    await rendered();
  };
  const paths = () => provider.calls.map(({ path }) => path);
  const scripts = () => [...document.querySelectorAll('script')].filter((script) => script.src.startsWith(src));
  const codes = () => events.map(([name, data]) => (name === 'error' ? (data as { code: string }).code : name));
  const state = () => container.querySelector<HTMLElement>('.pay-vault')?.dataset['state'];

  it('renders PayPal’s button with what the two first calls answered', async () => {
    let answer: (response: Response) => void = () => {};
    answers[CONFIG] = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    start();
    widget.load();
    await rendered();
    expect([...paths()].sort(), '[C4.37] [C7.29] the two first calls, once each').to.eql([CONFIG, ID_TOKEN]);
    expect(scripts(), '[C4.38] no script before both answers').to.eql([]);
    expect(container.querySelector('[role="status"]')?.textContent).to.equal('Loading PayPal…');
    answer(ok({ credentials: { client_auth: 'ca1' } }));
    await waitUntil(() => container.querySelector('.pay-vault-button button'), 'no button');
    const [script] = scripts();
    expect(scripts(), '[C4.38] one script after them').to.have.length(1);
    expect(new URL(script?.src ?? '').searchParams.get('client-id'), '[C7.28] [C7.29] the client').to.equal('ca1');
    expect(script?.getAttribute('data-user-id-token'), '[C7.29] the id token').to.equal('i1');
    const { violations } = await axe.run(container);
    expect(violations.map(({ id }) => id)).to.eql([]);
  });

  it('gives the page token and email when the shopper approves', async () => {
    await ready();
    expect(paths(), '[C4.39] no setup token before the click').not.to.include(SETUP);
    expect(await options.createVaultSetupToken(), '[C7.25] the setup token').to.equal('s1');
    expect(paths(), '[C4.40] no exchange before the approval').not.to.include(EXCHANGE);
    await options.onApprove({ vaultSetupToken: 's1' });
    expect(events, '[C1.18] [C3.30] [C4.42] [C4.45] token and email, once').to.eql([
      ['success', { token: 't1', email: 'a@example.com' }],
    ]);
    expect(paths().slice(2), '[C4.39] [C4.41] one setup token and one exchange').to.eql([SETUP, EXCHANGE]);
    expect(
      provider.calls.slice(1).map(({ body }) => body),
      '[C7.25] [C7.26] exactly the gateway',
    ).to.eql(Array(3).fill({ gateway_id: 'g1' }));
    expect(container.querySelector<HTMLElement>('.pay-vault-button')?.inert).to.equal(true);
  });

  it('notifies the page that the shopper closed PayPal [C4.44, C4.45]', async () => {
    await ready();
    await options.createVaultSetupToken();
    options.onCancel();
    expect(events).to.eql([['cancel']]);
    expect([paths().includes(EXCHANGE), state()]).to.eql([false, 'ready']);
  });

  for (const [path, code, row] of [
    [CONFIG, 'onGetWalletConfigError', 'C8.23'],
    [ID_TOKEN, 'onGetIdTokenError', 'C8.22'],
  ] as const) {
    it(`reports ${code} once and may be tried again [C4.43, C8.26, ${row}]`, async () => {
      const answer = answers[path] as () => Response;
      answers[path] = () => refused();
      start();
      await waitUntil(() => events.length, 'no event arrived');
      expect(events).to.eql([['error', { code, message: 'M', details: 'D' }]]);
      expect(scripts()).to.eql([]);
      answers[path] = answer;
      const retry = container.querySelector<HTMLButtonElement>('.pay-vault-retry');
      retry?.focus();
      retry?.click();
      expect(
        document.activeElement === container.querySelector('[role="status"]'),
        'the focus is on the status',
      ).to.equal(true);
      await waitUntil(() => state() === 'ready', 'no button');
      expect([retry?.hidden, events.length]).to.eql([true, 1]);
    });
  }

  it('reports failed calls of an attempt with their codes, and an error of PayPal’s own', async () => {
    await ready();
    answers[SETUP] = () => refused();
    await options.createVaultSetupToken().catch(options.onError);
    answers[SETUP] = () => ok({ setup_token: 's1' });
    answers[EXCHANGE] = () => refused();
    await options.createVaultSetupToken();
    await options.onApprove({ vaultSetupToken: 's1' });
    await options.createVaultSetupToken();
    options.onError(new Error('own'));
    expect(codes(), 'one each').to.have.length(3);
    expect(codes()[0], '[C8.24] [C8.27] no setup token').to.equal('onGetSetupTokenError');
    expect(codes()[1], '[C8.25] no exchange').to.equal('onOneTimeTokenError');
    expect(codes()[2], '[C8.21] [C8.27] PayPal’s own').to.equal('onPaypalVaultSetupTokenError');
    expect(events[0]?.[1], '[C8.26] the error’s own words').to.include({ message: 'M', details: 'D' });
    expect(Object.keys(events[2]?.[1] as object)).to.eql(['code', 'message', 'details']);
  });

  it('is unavailable where PayPal does not offer it, or its script does not come [C5.16, C8.20, C8.27]', async () => {
    isEligible = false;
    start();
    await waitUntil(() => events.length, 'no event arrived');
    expect([codes(), container.querySelector('.pay-vault-button button')]).to.eql([['unavailable'], null]);
    widget.destroy();
    events = [];
    isEligible = true;
    setVendorScripts({ paypal: `${location.origin}/sdk/wallets/missing-vault-${loads}.js` });
    start();
    await waitUntil(() => events.length, 'no event arrived');
    expect(codes()).to.eql(['unavailable']);
  });

  it('warns about a missing container and sends nothing', async () => {
    const warn = console.warn;
    const warnings: unknown[] = [];
    console.warn = (...words: unknown[]) => void warnings.push(...words);
    start('#nowhere');
    console.warn = warn;
    await rendered();
    expect([warnings.length, paths()]).to.eql([1, []]);
  });

  it('works in a shadow root and leaves nothing behind', async () => {
    const root = container.attachShadow({ mode: 'open' });
    const target = root.appendChild(document.createElement('div'));
    start(target, { style: { height: 48 } });
    await waitUntil(() => target.querySelector('.pay-vault-button button'), 'no button');
    expect(options.style).to.eql({ height: 48 });
    expect(root.adoptedStyleSheets).to.have.length(1);
    widget.destroy();
    widget.load();
    expect([target.childElementCount, root.adoptedStyleSheets.length]).to.eql([0, 0]);
    options.onError(new Error('late'));
    expect(events).to.eql([]);
  });

  it('refuses what it cannot work with', () => {
    widget = new PaypalSavePaymentSourceWidget('#vault', 'pk1', 'g1');
    expect(() => new PaypalSavePaymentSourceWidget('#vault', 'pk1', '')).to.throw('gateway');
    expect(() => new PaypalSavePaymentSourceWidget('#vault', '', 'g1')).to.throw();
    expect(() => widget.on('done' as 'error', () => {})).to.throw('invalid event');
  });
});
