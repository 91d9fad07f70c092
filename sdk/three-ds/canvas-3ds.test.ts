import { expect, fixture, html, waitUntil } from '#testing/browser.ts';
import { answerCalls, HERE, type SentCall, sayText } from '../widget/testing/form-frame.ts';
import { Canvas3ds } from './canvas-3ds.ts';
import type { Canvas3dsEventMap } from './canvas-3ds-event.ts';
import { chargeToken, standaloneJwt } from './testing/three-ds-token.ts';

const METHOD = `${location.origin}/3ds/method/1`;
const MONITOR = `${location.origin}/3ds/monitor/1`;
const CHALLENGE = `${location.origin}/3ds/challenge/1`;
const CONTENT = standaloneJwt({ initialization_url: METHOD, secondary_url: MONITOR });
const NAMES = [
  'chargeAuth',
  'chargeAuthSuccess',
  'chargeAuthReject',
  'chargeAuthCancelled',
  'chargeAuthChallenge',
  'chargeAuthDecoupled',
  'chargeAuthInfo',
  'additionalDataCollectSuccess',
  'additionalDataCollectReject',
  'error',
] as const satisfies readonly (keyof Canvas3dsEventMap)[];

const challenge = { status: 'pending', challenge: true, challenge_url: CHALLENGE, result: { description: 'd' } };
const ok = (data: unknown) => Response.json({ resource: { data } });

let root: HTMLElement;
let canvas: Canvas3ds | undefined;
let events: [name: string, data: unknown][];
let provider: ReturnType<typeof answerCalls>;
let polled: () => unknown;
let processed: unknown;
let logged: unknown[];
const { error } = console;

beforeEach(async () => {
  root = await fixture(html`<div></div>`);
  events = [];
  logged = [];
  console.error = (...given) => void logged.push(...given);
  processed = challenge;
  polled = () => ({ event: 'AuthResultNotReady' });
  provider = answerCalls(({ path }: SentCall) => {
    if (path.endsWith('/process')) return ok(processed);
    if (path.endsWith('/handle')) return ok({ status: 'success', result: { description: 'Done' } });
    return Response.json(polled());
  });
});
afterEach(() => {
  canvas?.destroy();
  provider.restore();
  console.error = error;
});

function load(token: string, target: string | Element = root): Canvas3ds {
  const made = new Canvas3ds(target, token);
  canvas = made;
  made.setEnv(HERE);
  for (const name of NAMES) made.on(name, (data) => events.push([name, data]));
  made.load();
  return made;
}
const standalone = () => load(chargeToken({ content: CONTENT }));
const frames = () => [...root.querySelectorAll('iframe')];
const frame = (index = 0) => frames()[index] as HTMLIFrameElement;
const names = () => events.map(([name]) => name);
const paths = () => provider.calls.map(({ path }) => path);

/** Waits until the frame shows its address. */
async function loaded(rendered = frame()): Promise<HTMLIFrameElement> {
  const { pathname } = new URL(rendered.src);
  await waitUntil(
    () => rendered.contentWindow?.location.pathname === pathname && rendered.contentDocument?.readyState === 'complete',
    `${pathname} did not load`,
  );
  return rendered;
}
const text = (event: string, more: object = {}) =>
  JSON.stringify({ event, widget_id: 'c1', charge_3ds_id: 'c1', ...more });
const method = (status: string, more: object = {}) => text('chargeAuth', { status, ...more });

describe('a standalone 3-D Secure authentication', () => {
  it('runs in frames of the container, and the page stays where it is', async () => {
    const { href } = location;
    standalone();
    expect(
      frames().map(({ src }) => src),
      '[S1.05] [S3.22] [S3.23] frames of both addresses in the container',
    ).to.eql([METHOD, MONITOR]);
    expect(
      frames().map(({ title }) => title),
      '[S2.33] the title of each',
    ).to.eql(['3d secure authentication', '3d secure authentication']);
    expect(frames().some((rendered) => rendered.checkVisibility())).to.equal(false);
    await loaded();
    expect(location.href, '[S1.05] the page stays').to.equal(href);
    expect(paths()).to.eql([]);
  });

  it('goes from the device check through a challenge to success', async () => {
    standalone();
    await sayText(await loaded(), method('MethodFinished', { info: { screen: 1 } }));
    await waitUntil(() => names().includes('chargeAuthChallenge'));
    expect(events.shift()).to.eql(['chargeAuthInfo', { info: { screen: 1 } }]);
    const [call] = provider.calls;
    expect([call?.method, call?.path, call?.body], '[S7.13] the call').to.eql([
      'POST',
      '/v1/charges/standalone-3ds/process',
      { charge_3ds_id: 'c1' },
    ]);
    expect(call?.headers.get('x-access-token')).to.equal(CONTENT);
    await waitUntil(() => frames().length === 1);
    expect(frame().src, '[S4.22] the challenge opens').to.equal(CHALLENGE);
    expect(frame().title, '[S2.34] its title').to.equal('Authentication Challenge');
    await waitUntil(() => paths().length > 1);
    expect(paths()[1], '[S4.22] polling of the second address starts').to.equal('/3ds/monitor/1');
    expect(frame().checkVisibility()).to.equal(true);
    expect(frame().offsetWidth).to.equal(root.offsetWidth);

    await sayText(await loaded(), text('chargeAuthSuccess'));
    await waitUntil(() => names().includes('chargeAuthSuccess'));
    const results = provider.calls.filter(({ path }) => path.endsWith('/handle'));
    expect(
      results.map(({ method, path, query }) => `${method} ${path}${query}`),
      '[S7.14] [S7.15] the result is asked for once, by the charge’s id',
    ).to.eql(['GET /v1/charges/standalone-3ds/handle?charge_3ds_id=c1']);
    expect(events, '[S4.22] a challenge, then success').to.eql([
      ['chargeAuthChallenge', { status: 'pending', charge_3ds_id: 'c1', result: { description: 'd' } }],
      ['chargeAuthSuccess', { status: 'success', charge_3ds_id: 'c1', result: { description: 'Done' } }],
    ]);
    expect(frames()).to.have.length(0);
  });

  it('asks for the result that a poll reports as ready, without sending a secret to the address [S4.28] [S4.30]', async () => {
    polled = () => ({ event: 'AuthResultReady' });
    standalone();
    await sayText(await loaded(), method('MethodSkipped'));
    await waitUntil(() => names().includes('chargeAuthSuccess'));
    expect(paths()).to.eql([
      '/v1/charges/standalone-3ds/process',
      '/3ds/monitor/1',
      '/v1/charges/standalone-3ds/handle',
    ]);
    expect([...(provider.calls[1] as SentCall).headers.keys()]).to.eql(['accept']);
  });

  it('reports Event not supported for another polled event [S8.11] [S4.31]', async () => {
    polled = () => ({ event: 'Foo' });
    standalone();
    await sayText(await loaded(), method('MethodFinished'));
    await waitUntil(() => names().includes('error'));
    expect(events.at(-1)?.[1]).to.include({ charge_3ds_id: 'c1', message: 'Event not supported' });
    expect(logged).to.eql(['Event not supported']);
    expect(frames()).to.have.length(0);
  });

  it('opens no frame for a decoupled one, and names what the shopper has to do [S4.23]', async () => {
    processed = { status: 'pending', decoupled_challenge: true, result: { description: 'Open your app' } };
    standalone();
    await sayText(await loaded(), method('MethodFinished'));
    await waitUntil(() => names().includes('chargeAuthDecoupled'));
    expect(events[0]?.[1]).to.eql({ status: 'pending', charge_3ds_id: 'c1', result: { description: 'Open your app' } });
    expect(frames()).to.have.length(0);
  });

  it('accepts messages of its own frames at the provider’s origin only, and none twice [S4.32]', async () => {
    standalone();
    const source = (await loaded()).contentWindow;
    const data = method('MethodFinished');
    const { origin } = location;
    const evil = await fixture<HTMLIFrameElement>(html`<iframe title="Other" src="/3ds/method/1"></iframe>`);
    for (const forged of [
      { data, source, origin: 'https://evil.test' },
      { data, source, origin: '' },
      { data, source, origin: 'null' },
      { data, origin, source: window },
      { data, origin, source: null },
      { data, origin, source: evil.contentWindow },
      { data: JSON.parse(data), origin, source },
      { data: method('MethodFinished', { widget_id: 'c2' }), origin, source },
      { data: method('MethodFinished', { widget_id: ['c1'] }), origin, source },
      { data: text('__proto__'), origin, source },
      { data: `${data}x`, origin, source },
    ]) {
      dispatchEvent(new MessageEvent('message', forged));
    }
    expect([events, paths()]).to.eql([[], []]);
    await sayText(frame(), data);
    // The frames were removed: their windows are detached.
    for (let count = 0; count < 20; count++) dispatchEvent(new MessageEvent('message', { data, origin, source }));
    await waitUntil(() => frames().length === 1);
    expect(paths().filter((path) => path.endsWith('/process'))).to.have.length(1);
    const shown = (await loaded()).contentWindow;
    const ready = text('chargeAuthSuccess');
    for (let count = 0; count < 20; count++)
      dispatchEvent(new MessageEvent('message', { data: ready, origin, source: shown }));
    await waitUntil(() => names().includes('chargeAuthSuccess'));
    for (let count = 0; count < 20; count++)
      dispatchEvent(new MessageEvent('message', { data: ready, origin, source: shown }));
    expect(names()).to.eql(['chargeAuthChallenge', 'chargeAuthSuccess']);
    expect(paths().filter((path) => path.endsWith('/handle'))).to.have.length(1);
  });

  it('loads the challenge again without telling the provider anything anew', async () => {
    const made = standalone();
    await sayText(await loaded(), method('MethodFinished'));
    await waitUntil(() => frames()[0]?.src === CHALLENGE);
    const first = frame();
    made.reload();
    expect([frames().length, frame() === first, frame().src]).to.eql([1, false, CHALLENGE]);
    await sayText(await loaded(), text('chargeAuthSuccess'));
    await waitUntil(() => names().includes('chargeAuthSuccess'));
    expect(paths().filter((path) => path.endsWith('/process'))).to.have.length(1);
    made.reload();
    expect(frames()).to.have.length(0);
  });

  it('hides and shows the challenge, never the device check', async () => {
    const made = standalone();
    made.show();
    expect(frames().some((rendered) => rendered.checkVisibility())).to.equal(false);
    await sayText(await loaded(), method('MethodFinished'));
    await waitUntil(() => frames()[0]?.src === CHALLENGE);
    made.hide();
    expect(getComputedStyle(frame()).display).to.equal('none');
    made.show();
    made.hide(true);
    expect([getComputedStyle(frame()).display, getComputedStyle(frame()).visibility]).to.eql(['block', 'hidden']);
    made.show();
    expect(frame().checkVisibility({ visibilityProperty: true })).to.equal(true);
  });

  it('is stopped by destroy(), also by a handler of its own', async () => {
    const made = standalone();
    made.on('chargeAuthChallenge', () => made.destroy());
    await sayText(await loaded(), method('MethodFinished'));
    await waitUntil(() => names().includes('chargeAuthChallenge'));
    expect(frames()).to.have.length(0);
    made.load();
    made.reload();
    made.show();
    expect([frames().length, paths().length]).to.eql([0, 1]);
  });
});

describe('the url format', () => {
  const token = (content: string) => chargeToken({ format: 'url', content });

  it('shows the address in a frame, and passes its messages on as they are [S3.22] [S2.33]', async () => {
    load(token(METHOD));
    expect([frames().length, frame().src, frame().title]).to.eql([1, METHOD, '3d secure authentication']);
    expect(frame().checkVisibility()).to.equal(true);
    await loaded();
    await sayText(frame(), text('chargeAuth', { status: 'pending', extra: 1 }));
    await sayText(frame(), text('additionalDataCollectSuccess'));
    await sayText(frame(), text('chargeAuthSuccess', { status: 'success' }));
    expect(events).to.eql([
      ['chargeAuth', { event: 'chargeAuth', widget_id: 'c1', charge_3ds_id: 'c1', status: 'pending', extra: 1 }],
      ['additionalDataCollectSuccess', { event: 'additionalDataCollectSuccess', widget_id: 'c1', charge_3ds_id: 'c1' }],
      ['chargeAuthSuccess', { event: 'chargeAuthSuccess', widget_id: 'c1', charge_3ds_id: 'c1', status: 'success' }],
    ]);
    expect(paths()).to.eql([]);
  });

  for (const ending of ['chargeAuthSuccess', 'chargeAuthReject', 'chargeAuthCancelled']) {
    it(`ends with ${ending}, whatever comes later`, async () => {
      load(token(METHOD));
      await loaded();
      await sayText(frame(), text('chargeAuth', { status: 'pending' }));
      await sayText(frame(), text('chargeAuth', { status: 'pending' }));
      for (const event of [
        ending,
        ending,
        'chargeAuthSuccess',
        'chargeAuthReject',
        'chargeAuthCancelled',
        'chargeAuth',
      ]) {
        await sayText(frame(), text(event));
      }
      expect(names()).to.eql(['chargeAuth', ending]);
    });
  }

  it('hears only its own charge, and no event that it does not know', async () => {
    load(token(METHOD));
    await loaded();
    await sayText(frame(), text('chargeAuthSuccess', { widget_id: 'c2' }));
    await sayText(frame(), text('chargeAuthSuccess', { widget_id: undefined }));
    await sayText(frame(), text('error', { message: 'forged' }));
    await sayText(frame(), text('chargeAuthChallenge'));
    await sayText(frame(), text('toString'));
    expect(events).to.eql([]);
  });

  for (const address of [
    'javascript:top.hit=1',
    'data:text/html,<script>top.hit=1</script>',
    ' java\nscript:top.hit=1',
    'ftp://x.test',
  ]) {
    it(`renders nothing for ${JSON.stringify(address)}`, () => {
      load(token(address));
      expect(frames()).to.have.length(0);
      expect(names()).to.eql(['error']);
      expect('hit' in window).to.equal(false);
    });
  }
});

describe('the html format', () => {
  const markup = '<p>Bestätigen</p><script>top.hit=1</script><img src=x onerror="top.hit=1">';
  const posts: { frame: EventTarget | null; data: unknown; origin: unknown }[] = [];
  const watch = (event: Event) => {
    const target = event.target as HTMLIFrameElement;
    const view = target.contentWindow as Window;
    view.postMessage = ((data: unknown, origin: unknown) => void posts.push({ frame: target, data, origin })) as never;
  };
  beforeEach(() => {
    posts.length = 0;
    root.addEventListener('load', watch, true);
  });

  it('gives the markup to a page of the provider in a sandbox, once, and to nobody else [S3.22] [S2.33]', async () => {
    load(chargeToken({ format: 'html', content: markup }));
    const { pathname, searchParams } = new URL(frame().src);
    expect([pathname, Object.fromEntries(searchParams)]).to.eql([
      '/3ds/html',
      { widget_id: 'c1', sdk_origin: location.origin },
    ]);
    expect(frame().title).to.equal('3d secure authentication');
    expect(frame().getAttribute('sandbox')).to.equal('allow-scripts allow-same-origin allow-forms allow-popups');
    expect(frame().hasAttribute('srcdoc')).to.equal(false);
    await waitUntil(() => posts.length > 0);
    const message = { trigger: 'render_html', destination: 'widget.paydock', data: { widget_id: 'c1', html: markup } };
    expect(posts.map(({ data, origin }) => [JSON.parse(String(data)), origin])).to.eql([[message, location.origin]]);
    // A page that the frame navigates to receives nothing.
    frame().dispatchEvent(new Event('load'));
    expect(posts).to.have.length(1);
    expect(root.innerHTML).not.to.contain('onerror');
    expect('hit' in window).to.equal(false);
  });

  it('reports what the provider’s page sends', async () => {
    load(chargeToken({ format: 'html', content: markup }));
    await loaded();
    await sayText(frame(), text('chargeAuthReject', { status: 'failed' }));
    expect(events).to.eql([
      ['chargeAuthReject', { event: 'chargeAuthReject', widget_id: 'c1', charge_3ds_id: 'c1', status: 'failed' }],
    ]);
  });
});

describe('Canvas3ds', () => {
  for (const [what, change] of Object.entries({
    'the format xml': { format: 'xml' },
    'no format': { format: undefined },
    'no content': { content: undefined },
    'no id': { charge_3ds_id: '' },
    'a standalone content that is no token': { content: 'x' },
    'another service': { content: standaloneJwt({ service_type: 'Other' }) },
  })) {
    it(`reports Token contain unsupported payload for ${what} [S8.10] [S3.22] [S3.24]`, () => {
      load(chargeToken(change));
      expect(events.map(([name, data]) => [name, (data as Canvas3dsEventMap['error']).message])).to.eql([
        ['error', 'Token contain unsupported payload'],
      ]);
      expect(logged).to.eql(['Token contain unsupported payload']);
      expect(frames()).to.have.length(0);
    });
  }

  it('takes the three formats without an error [S8.10] [S3.22]', () => {
    for (const token of [
      chargeToken({ format: 'html', content: '<p>x</p>' }),
      chargeToken({ format: 'url', content: METHOD }),
      chargeToken({ content: CONTENT }),
    ]) {
      load(token);
      expect(frames().length).to.be.greaterThan(0);
      canvas?.destroy();
      expect(frames()).to.have.length(0);
    }
    expect([events, logged]).to.eql([[], []]);
  });

  it('throws for a token that cannot be decoded, before anything is rendered [S3.21]', () => {
    expect(() => new Canvas3ds(root, 'not a token')).to.throw('The 3-D Secure token cannot be decoded.');
  });

  it('renders once, however often load() is called', () => {
    standalone().load();
    expect(frames()).to.have.length(2);
  });

  it('works in a shadow root', () => {
    const inner = root.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
    load(chargeToken({ content: CONTENT }), inner);
    expect(inner.querySelectorAll('iframe')).to.have.length(2);
  });

  it('works under a strict policy without Trusted Types', async () => {
    const page = await fixture<HTMLIFrameElement>(
      html`<iframe title="Shop" src="/sdk/testing/strict-page.html?canvas"></iframe>`,
    );
    const shop = () =>
      page.contentWindow as unknown as Window & { counted?: { violations: number; errors: number; posted: number } };
    await waitUntil(() => shop().counted, 'the strict page did not start');
    const { document: inner } = shop();
    await waitUntil(() => inner.querySelectorAll('iframe').length === 4);
    await waitUntil(() => shop().counted?.posted === 1);
    expect(shop().counted).to.eql({ violations: 0, errors: 0, posted: 1 });
    // Makes sure that the control case works.
    expect(() => {
      inner.createElement('iframe').srcdoc = '<b></b>';
    }).to.throw();
    await waitUntil(() => shop().counted?.violations === 1);
    expect('hit' in window).to.equal(false);
  });
});
