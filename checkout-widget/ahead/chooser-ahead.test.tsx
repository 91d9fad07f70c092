import { expect, nextFrame } from '#testing/browser.ts';
import { CheckoutRun } from '../checkout-run.ts';
import { loadStage, type StageModule } from '../load-stage.ts';
import type { Look } from '../stage/stage-context.ts';
import { testingToken } from '../testing-session.ts';
import { testingProvider } from '../testing-widget.ts';

const provider = testingProvider();
const { until } = provider;
const ALL = [
  'zip_checkout',
  'paypal_wallet',
  'googlepay_wallet',
  'afterpay_checkout',
  'card',
  'saved_card',
  'nonsense',
];
const BASE = { base: { button_color: '#123456' } };

describe('the chooser before React', () => {
  let run: CheckoutRun;
  let warnings: unknown[];
  let bringStage: (() => void) | undefined;
  const { warn } = console;

  const start = (look: Look = 'plain') => {
    const origin = location.origin;
    const place = { environment: 'custom', alias: '', apiOrigin: origin, widgetOrigin: origin };
    bringStage = undefined;
    const load = () =>
      new Promise<StageModule>((resolve) => {
        bringStage = () => void loadStage().then(resolve);
      });
    run = new CheckoutRun({ token: testingToken(), look, ...place }, document, () => {}, load);
    document.body.append(run.box.element);
  };
  const options = () => [...run.box.stage.querySelectorAll<HTMLButtonElement>('.pay-method')];
  const hasReact = () => Object.keys(options()[0] ?? {}).some((key) => key.startsWith('__react'));
  const offer = (types = ALL) =>
    provider.instruct('payment_methods.show', { allowed_payment_method_types: types, customisation: BASE });

  before(async function () {
    this.timeout(60_000);
    await Promise.all([loadStage(), import('./chooser-ahead.tsx')]);
    await provider.worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
  });
  after(() => provider.worker.stop());
  beforeEach(() => {
    provider.reset();
    warnings = [];
    console.warn = (...all) => warnings.push(all[0]);
  });
  afterEach(async () => {
    run.destroy();
    document.body.replaceChildren();
    await provider.settled();
    console.warn = warn;
  });

  it('is drawn as React draws it, and replaced without a trace; a warning is told once [C2.13] [C2.16]', async () => {
    start();
    await offer();
    await until(() => options().length === 6, 'six methods');
    expect(hasReact()).to.equal(false);
    const { innerHTML } = run.box.stage;
    const background = () => getComputedStyle(options()[0] as Element).backgroundColor;
    expect(background()).to.equal('rgb(18, 52, 86)');
    expect(options().map(({ offsetHeight }) => offsetHeight)).to.deep.equal(Array(6).fill(70));
    expect(warnings).to.have.length(0);
    (await until(() => bringStage, 'the stage’s turn'))();
    await until(hasReact, 'React');
    expect(run.box.stage.innerHTML).to.equal(innerHTML);
    expect(background()).to.equal('rgb(18, 52, 86)');
    expect(warnings).to.have.length(1);
  });

  it('lets the shopper choose at once, keeps who stands in it, and gives way to the next step [C2.26] [C4.34] [C7.07]', async () => {
    start();
    await offer();
    const box = run.box.element;
    await until(() => box.querySelector('.pay-widget__overlay--hidden'), 'no spinner');
    const [first, second] = options();
    second?.focus();
    expect(document.activeElement).to.equal(second);
    let answer = () => {};
    provider.setCallback(
      200,
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    first?.click();
    first?.click();
    await until(() => provider.reports.length > 0, 'a report');
    expect(options().every(({ disabled }) => disabled)).to.equal(true);
    answer();
    await offer(['card', 'saved_card']);
    await until(() => options().length === 2, 'the next chooser');
    expect(options().some(({ disabled }) => disabled)).to.equal(false);
    expect(provider.reports.map(({ event, payload }) => [event, payload])).to.deep.equal([
      ['callback.payment_methods.chosen', { payment_method_type: 'card' }],
    ]);
    await until(() => box.querySelector('.pay-widget__overlay--hidden'), 'no spinner');
    options()[1]?.focus();
    (await until(() => bringStage, 'the stage’s turn'))();
    await until(hasReact, 'React');
    expect(document.activeElement).to.equal(options()[1]);
    expect(box.querySelector('.pay-widget__overlay--hidden')).not.to.equal(null);
  });

  it('leaves to React what needs it: the chooser in a frame, no method at all, and every other step', async () => {
    start('framed');
    await offer();
    await nextFrame();
    await nextFrame();
    expect(run.box.stage.childElementCount).to.equal(0);
    (await until(() => bringStage, 'the stage’s turn'))();
    await until(() => options().length === 6, 'six methods');
    run.destroy();
    start();
    await offer(['nonsense']);
    await nextFrame();
    await nextFrame();
    expect(run.box.stage.childElementCount).to.equal(0);
  });
});
