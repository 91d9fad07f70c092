import { faultsOf, HERE, rendered, stage, stopClock } from '#checkout/steps/testing/stage-page.tsx';
import { expect } from '#testing/browser.ts';
import { base64url, jwt } from '../../../sdk/client/testing/client-fakes.ts';
import { answerCalls } from '../../../sdk/widget/testing/form-frame.ts';
import * as secure from './canvas-3ds-step.tsx';
import { runSecure } from './secure-run.ts';

// Written down, so that a change of the product fails.
const FRAME_PATIENCE = 20_000;

const EVENT = 'callback.child_widget.status';
const ISSUER = `${location.origin}/issuer`;
const framed = (format: string, content = ISSUER) => base64url({ format, content, charge_3ds_id: 'c1' });
const standalone = () =>
  framed(
    'standalone_3ds',
    jwt({
      meta: base64url({
        service_type: 'GPayments',
        initialization_url: `${location.origin}/method`,
        secondary_url: `${location.origin}/poll`,
        charge_3ds_id: 'c1',
      }),
    }),
  );

/** An issuer whose page never loads: the browser's own events about it are suppressed. */
const muteIssuer = (event: Event) => {
  if (event.isTrusted) event.stopImmediatePropagation();
};

describe('the 3-D Secure step', () => {
  let page: ReturnType<typeof stage<'canvas_3ds_form.show'>>;
  let provider: ReturnType<typeof answerCalls>;
  let clock: ReturnType<typeof stopClock> | undefined;
  let answers: unknown[] = [];
  beforeEach(() => {
    answers = [];
    provider = answerCalls(() => Response.json({ resource: { data: answers.shift() ?? { status: 'pending' } } }));
  });
  afterEach(() => {
    document.removeEventListener('load', muteIssuer, true);
    clock?.uninstall();
    clock = undefined;
    page?.unmount();
    provider.restore();
  });
  const show = async (token: unknown, width = 460) => {
    page = stage('canvas_3ds_form.show', secure, { _3ds_token: token }, { width });
    await rendered(12);
    return page.find<HTMLIFrameElement>('iframe');
  };
  const say = async (frame: HTMLIFrameElement, event: string, more: object = {}) => {
    const data = JSON.stringify({ event, widget_id: 'c1', charge_3ds_id: 'c1', ...more });
    window.dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: frame.contentWindow }));
    await rendered(12);
  };
  const loaded = async (frame: HTMLIFrameElement) => {
    frame.dispatchEvent(new Event('load'));
    await rendered();
  };
  /** A standalone authentication with a challenge. */
  const challenge = async (answer: object, width = 460) => {
    answers = [answer];
    const method = await show(standalone(), width);
    await say(method, 'chargeAuth', { status: 'MethodFinished' });
    await rendered(20);
    return page.find<HTMLIFrameElement>('iframe');
  };
  const challenged = (width?: number) =>
    challenge({ status: 'pending', result: {}, challenge: true, challenge_url: `${location.origin}/challenge` }, width);

  it('renders the frame of each format [C2.46, C3.19, C3.20]', async () => {
    for (const token of [framed('url'), framed('html', '<p>issuer</p>'), standalone()]) {
      expect(await show(token)).to.be.instanceOf(HTMLIFrameElement);
      expect(page.place.contains(page.find('iframe'))).to.equal(true);
      page.unmount();
    }
  });

  it('is uncovered when the frame of a url or html challenge has loaded, and keeps its size [C4.10]', async () => {
    for (const token of [framed('url'), framed('html', '<p>issuer</p>')]) {
      const frame = await show(token);
      const { height, width } = getComputedStyle(frame);
      await loaded(frame);
      expect(page.log.at(-1)).to.equal('no overlay');
      page.log.length = 0;
      await say(frame, 'chargeAuthChallenge');
      expect([getComputedStyle(frame).height, getComputedStyle(frame).width]).to.eql([height, width]);
      page.unmount();
    }
  });

  it('covers the step while the issuer works, and reports success in fixed words', async () => {
    const frame = await show(framed('url'));
    await loaded(frame);
    await say(frame, 'chargeAuth', { status: 'x' });
    expect(page.log.slice(-2), '[C4.05] covered while the issuer works').to.eql(['no overlay', 'overlay']);
    // The challenge hides the spinner, so that the effect of the outcome is visible.
    page.log.length = 0;
    await say(frame, 'chargeAuthSuccess', { status: 'ok' });
    await say(frame, 'chargeAuthReject', { status: 'late' });
    const payload = { status: 'success', message: 'The authentication was successful' };
    expect(page.reports, '[C1.14] [C4.11] [C8.10] one success').to.eql([{ event: EVENT, stay: false, payload }]);
    expect(page.log, '[C4.14] covered again').to.eql(['overlay']);
  });

  it('reports a rejection in its own words or in the default ones [C4.12, C4.14, C8.09]', async () => {
    for (const [more, message] of [
      [{}, 'The authentication was not successful'],
      [{ result: { description: 'X' } }, 'X'],
    ] as const) {
      const frame = await show(framed('url'));
      await loaded(frame);
      await say(frame, 'chargeAuthReject', more);
      expect(page.reports.map(({ payload }) => payload)).to.eql([{ status: 'error', message }]);
      expect(page.log.at(-1)).to.equal('overlay');
      page.unmount();
    }
  });

  it('renders a standalone challenge over the whole width, 500 px high, without a border, in the middle', async () => {
    for (const width of [600, 320, 800]) {
      const frame = await challenged(width);
      const style = getComputedStyle(frame);
      expect(style.height, '[C2.49] [C4.07] [C9.11] its height').to.equal('500px');
      expect(style.borderWidth, '[C2.50] no border').to.equal('0px');
      expect(style.width, '[C2.48] [C4.07] its width').to.equal(`${Math.min(width, 600)}px`);
      const box = frame.getBoundingClientRect();
      const around = page.place.getBoundingClientRect();
      expect(Math.abs(box.left - around.left - (around.right - box.right)), '[C2.47] in the middle').to.be.at.most(1);
      expect(
        page.log.filter((entry) => entry.endsWith('overlay')).at(-1),
        '[C4.06] [C4.15] uncovered, and it stays so',
      ).to.equal('no overlay');
      page.unmount();
    }
  });

  it('shows the issuer’s text where the shopper confirms elsewhere [C4.08, C4.09]', async () => {
    clock = stopClock();
    for (const [result, text] of [
      [{ description: 'Open your app' }, 'Open your app'],
      [{}, 'bank’s app'],
    ] as const) {
      await challenge({
        status: 'pending',
        result,
        decoupled_challenge: true,
        secondary_url: `${location.origin}/poll`,
      });
      expect(page.find('.pay-3ds-text').textContent).to.contain(text);
      expect(page.log).to.include(page.find('.pay-3ds-text').textContent);
      expect(page.find('.pay-3ds-frame').dataset['sized']).to.equal('true');
      expect(page.log).to.include('no overlay');
      page.unmount();
    }
  });

  it('reports a format that is none of the three, and renders no frame [C3.21]', async () => {
    const error = console.error;
    console.error = () => {};
    try {
      await show(framed('foo'));
      const payload = { status: 'error', message: 'Token contain unsupported payload' };
      expect(page.reports).to.eql([{ event: EVENT, stay: false, payload }]);
      expect(page.find('iframe') === null, 'no frame').to.equal(true);
    } finally {
      console.error = error;
    }
  });

  it('logs a token that cannot be decoded once, rejects with that error, and leaves nobody waiting [C5.04, C5.05]', async () => {
    const error = console.error;
    const logged: unknown[] = [];
    console.error = (...words: unknown[]) => void logged.push(...words);
    try {
      let thrown: unknown;
      const silent = { overlay() {}, size() {}, slow() {}, done() {} };
      await runSecure(document.body, { token: '%%%', env: HERE, ...silent }).catch((reason) => {
        thrown = reason;
      });
      expect(logged).to.eql([thrown]);
      await show('%%%');
      expect(logged).to.have.length(2);
      expect(page.reports.map(({ payload }) => payload)).to.eql([{ status: 'error', message: 'error in 3ds widget' }]);
    } finally {
      console.error = error;
    }
  });

  it('warns without its container, uncovers the step and sends nothing [C8.14, C8.15]', async () => {
    const warn = console.warn;
    const warnings: unknown[] = [];
    console.warn = (...words: unknown[]) => void warnings.push(...words);
    const reported: unknown[] = [];
    try {
      const run = await runSecure(null, {
        token: framed('url'),
        env: HERE,
        overlay: (isVisible) => void reported.push(isVisible),
        size: () => void reported.push('size'),
        slow: () => void reported.push('slow'),
        done: () => void reported.push('done'),
      });
      expect([run, warnings, reported]).to.eql([undefined, ['Container not found'], [false]]);
      await show(framed('url'));
      expect(warnings).to.have.length(1);
    } finally {
      console.warn = warn;
    }
  });

  it('offers to load an issuer’s page again that does not come, at its time and not before', async () => {
    document.addEventListener('load', muteIssuer, true);
    clock = stopClock();
    const frame = await show(framed('url'));
    clock.tick(FRAME_PATIENCE - 1);
    await rendered();
    expect(page.find('[role="alert"]')?.textContent).to.equal(undefined);
    clock.tick(1);
    await rendered();
    page.find('[role="alert"] button').click();
    await rendered();
    const again = page.find<HTMLIFrameElement>('iframe');
    expect(again === frame).to.equal(false);
    expect([page.log.at(-1), page.find('[role="alert"]')]).to.eql(['overlay', null]);
    await loaded(again);
    expect(page.log.at(-1)).to.equal('no overlay');
    expect(page.reports).to.eql([]);
  });

  it('keeps an outcome that could not be sent, and sends the same again', async () => {
    const frame = await show(framed('url'));
    page.answers.isDelivered = false;
    await say(frame, 'chargeAuthSuccess');
    expect(await faultsOf(page.place)).to.eql([]);
    page.answers.isDelivered = true;
    page.find('[role="alert"] button').click();
    await rendered(10);
    expect(page.find('[role="alert"]')?.textContent).to.equal(undefined);
    expect(page.reports.map(({ payload }) => payload['status'])).to.eql(['success', 'success']);
  });

  it('hears its own frame alone, and nothing once it is gone', async () => {
    const frame = await show(framed('url'));
    const data = JSON.stringify({ event: 'chargeAuthSuccess', widget_id: 'c1', charge_3ds_id: 'c1' });
    for (const forged of [
      { data, origin: location.origin, source: window },
      { data, origin: 'https://evil.test', source: frame.contentWindow },
    ]) {
      window.dispatchEvent(new MessageEvent('message', forged));
    }
    await rendered();
    page.unmount();
    await say(frame, 'chargeAuthSuccess');
    expect(page.reports).to.eql([]);
  });
});
