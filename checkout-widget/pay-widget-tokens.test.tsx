import { expect } from '#testing/browser.ts';
import { base64url } from '../sdk/client/testing/client-fakes.ts';
import { loadStage } from './load-stage.ts';
import { listen, mount, part, until } from './testing/mount-pay-widget.ts';
import { testingToken } from './testing/session-fakes.ts';

/** The hosts of each environment under an alias, API first. */
const HOSTS = {
  sandbox: ['https://api-sandbox.pay.test', 'https://widget-sandbox.pay.test'],
  production: ['https://api.pay.test', 'https://widget.pay.test'],
  staging: ['https://apista.pay.test', 'https://widsta.pay.test'],
} as const;
type Environment = keyof typeof HOSTS;

/** A provider at every host: it holds each poll, and answers every other call. */
function everyHost() {
  const { fetch } = window;
  const calls: { origin: string; path: string; token: string | null }[] = [];
  const polls: ((data: unknown) => void)[] = [];
  window.fetch = async (address, init) => {
    const { origin, pathname: path } = new URL(String(address), location.href);
    calls.push({ origin, path, token: new Headers(init?.headers).get('x-access-token') });
    const answered = path.endsWith('/instruction')
      ? new Promise<unknown>((resolve) => polls.push(resolve))
      : { configuration_token: 'conf-1' };
    return Response.json({ resource: { data: await answered } });
  };
  return {
    calls,
    called: (path: string) => calls.filter((call) => call.path === path),
    async instruct(name: string, payload: object = {}, rest: object = {}) {
      (await until(() => polls.shift(), 'a poll'))({ name, payload, ...rest });
    },
    restore: () => Object.assign(window, { fetch }),
  };
}

const POLL = '/v1/checkouts/instruction';
const CALLBACK = '/v1/checkouts/callback';
const CONFIG = '/v1/remote-action/configs';

describe('<pay-widget>, its tokens', () => {
  const { error } = console;
  let provider: ReturnType<typeof everyHost>;
  before(async function () {
    this.timeout(60_000);
    await loadStage();
  });
  beforeEach(() => {
    provider = everyHost();
    console.error = () => {};
  });
  afterEach(() => {
    document.body.replaceChildren();
    provider.restore();
    console.error = error;
  });

  /** A widget that is reported no environment: its token's own counts. */
  const start = (token: string) =>
    mount({ token, environment: '', 'api-origin': '', 'widget-origin': '', alias: 'pay.test' });
  const frameHost = async (widget: HTMLElement, title: string) => {
    const frame = await until(
      () => widget.querySelector<HTMLIFrameElement>(`.pay-step[aria-label="${title}"] iframe`),
      title,
    );
    return new URL(frame.src).origin;
  };

  for (const environment of Object.keys(HOSTS) as Environment[]) {
    it(`sends the calls and the frames of a token for ${environment} to its hosts [C3.03]`, async () => {
      const [api, host] = HOSTS[environment];
      const widget = start(testingToken({ environment }));
      const next = { next_instruction: true };
      await provider.instruct('card_form.show', { gateway_id: 'g1' }, next);
      expect(await frameHost(widget, 'Pay by card'), '[C3.03] the card form').to.equal(host);
      await provider.instruct('bank_account_form.show', { gateway_id: 'g1' }, next);
      expect(await frameHost(widget, 'Pay from a bank account'), '[C3.03] the bank form').to.equal(host);
      const issuer = base64url({ format: 'html', content: '<p></p>', charge_3ds_id: 'c1' });
      await provider.instruct('canvas_3ds_form.show', { _3ds_token: issuer }, next);
      expect(await frameHost(widget, 'Confirm the payment with your bank'), '[C3.03] 3-D Secure').to.equal(host);
      await provider.instruct('generic.show_message', { title: 'T' }, next);
      expect(await frameHost(widget, 'Message about the payment'), '[C3.03] the message').to.equal(host);
      await provider.instruct('saved_card_form.show', { cards: [{ id: 'c1' }] });
      (await until(() => part<HTMLButtonElement>(widget, '.pay-go-back'), 'the way back')).click();
      await until(() => provider.called(CALLBACK).length === 1, 'a callback');
      expect(new Set(provider.calls.map(({ path }) => path))).to.include.keys(POLL, CALLBACK, CONFIG);
      expect([...new Set(provider.calls.map(({ origin }) => origin))], '[C3.03] every call').to.deep.equal([api]);
    });
  }

  it('moves to the hosts of the next token when it names another environment [C3.03]', async () => {
    const [before, after] = [testingToken(), testingToken({ environment: 'production' })];
    const widget = start(before);
    await provider.instruct('card_form.show', {}, { next_instruction: true });
    expect(await frameHost(widget, 'Pay by card'), '[C3.03] the first token').to.equal(HOSTS.sandbox[1]);
    await provider.instruct('bank_account_form.show', {}, { instruction_token: after });
    expect(await frameHost(widget, 'Pay from a bank account'), '[C3.03] the second token').to.equal(
      HOSTS.production[1],
    );
    (await until(() => part<HTMLButtonElement>(widget, '.pay-go-back'), 'the way back')).click();
    await until(() => provider.called(POLL).length === 3, 'the third poll');
    const [first, second] = [
      { origin: HOSTS.sandbox[0], token: before },
      { origin: HOSTS.production[0], token: after },
    ];
    expect(provider.called(POLL), '[C3.03] the polls').to.deep.equal(
      [first, first, second].map((call) => ({ path: POLL, ...call })),
    );
    expect(provider.called(CONFIG), '[C3.03] the forms').to.deep.equal(
      [first, second].map((call) => ({ path: CONFIG, ...call })),
    );
    expect(provider.called(CALLBACK), '[C3.03] the callback').to.deep.equal([{ path: CALLBACK, ...second }]);
  });

  it('reads an instruction’s token before its step runs, and goes on with the old one where there is none [C3.02]', async () => {
    const [first, second] = [testingToken(), testingToken({ step: 2 })];
    start(first);
    await provider.instruct('card_form.show', {}, { instruction_token: second, next_instruction: true });
    await until(() => provider.called(CONFIG).length === 1, 'the card form');
    expect(provider.called(CONFIG)[0]?.token, '[C3.02] the step has the new token').to.equal(second);
    await provider.instruct('bank_account_form.show', {}, { instruction_token: null, next_instruction: true });
    await until(() => provider.called(CONFIG).length === 2, 'the bank form');
    expect(provider.called(CONFIG)[1]?.token).to.equal(second);
  });

  for (const [what, bad] of [
    ['a text', 'abc'],
    ['an empty text', ''],
    ['a number', 5],
    ['an object', { environment: 'sandbox' }],
    ['a token whose body is no JSON', `e30.${btoa('not json')}.x`],
    ['a token for an unknown environment', testingToken({ environment: 'moon' })],
  ] as const) {
    it(`runs no step of an instruction whose token is ${what} [C3.02]`, async () => {
      const widget = start(testingToken());
      const received = listen(widget);
      const steps: Node[] = [];
      const observer = new MutationObserver((changes) => {
        for (const { addedNodes } of changes) {
          for (const node of addedNodes) if (node instanceof Element && node.matches('.pay-step')) steps.push(node);
        }
      });
      observer.observe(widget, { childList: true, subtree: true });
      await provider.instruct('card_form.show', { gateway_id: 'g1' }, { instruction_token: bad });
      await until(() => widget.querySelector('.pay-notice'), 'what went wrong');
      await until(() => received.length > 0, 'an error');
      expect(
        received.map(([name, fault]) => [name, (fault as Error).message]),
        '[C3.02] refused',
      ).to.deep.equal([['error', 'Invalid instruction token.']]);
      expect([steps.length, widget.querySelectorAll('iframe').length], '[C3.02] no step').to.deep.equal([0, 0]);
      expect(new Set(provider.calls.map(({ path }) => path)), '[C3.02] no call of a step').to.have.all.keys(POLL);
      observer.disconnect();
    });
  }
});
