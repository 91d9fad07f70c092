import { sendMouse } from '@web/test-runner-commands';
import { expect, nextFrame } from '#testing/browser.ts';
import { loadStage, type StageModule } from '../load-stage.ts';
import type { Look } from '../stage/stage-context.ts';
import { testingToken } from '../testing/session-fakes.ts';
import { testingProvider } from '../testing/widget-page.ts';
import { WidgetRun } from '../widget-run.ts';

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
  let run: WidgetRun;
  let warnings: unknown[];
  let errors: unknown[];
  let bringStage: (() => void) | undefined;
  const { error, warn } = console;

  const start = (look: Look = 'plain') => {
    const origin = location.origin;
    const place = { environment: 'custom', alias: '', apiOrigin: origin, widgetOrigin: origin };
    bringStage = undefined;
    const load = () =>
      new Promise<StageModule>((resolve) => {
        bringStage = () => void loadStage().then(resolve);
      });
    run = new WidgetRun({ token: testingToken(), look, ...place }, document, () => {}, load);
    document.body.append(run.box.element);
  };
  const options = () => [...run.box.stage.querySelectorAll<HTMLButtonElement>('.pay-method')];
  const hasReact = () => Object.keys(options()[0] ?? {}).some((key) => key.startsWith('__react'));
  const offer = (types = ALL, rest: object = {}) =>
    provider.instruct('payment_methods.show', { allowed_payment_method_types: types, customisation: BASE }, rest);
  const uncovered = () => until(() => run.box.element.querySelector('.pay-widget__overlay--hidden'), 'no spinner');
  const bringReact = async () => {
    (await until(() => bringStage, 'the stage’s turn'))();
    await until(hasReact, 'React');
  };

  before(async function () {
    this.timeout(60_000);
    await Promise.all([loadStage(), import('./chooser-ahead.tsx')]);
    await provider.worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
  });
  after(() => provider.worker.stop());
  beforeEach(() => {
    provider.reset();
    warnings = [];
    errors = [];
    console.warn = (...all) => warnings.push(all[0]);
    console.error = (...all) => errors.push(all);
  });
  afterEach(async () => {
    run.destroy();
    document.body.replaceChildren();
    await provider.settled();
    Object.assign(console, { error, warn });
  });

  it('is rendered as React renders it, which takes the very nodes over; a warning is reported once [C2.13] [C2.16]', async () => {
    start();
    await offer();
    await until(() => options().length === 6, 'six methods');
    expect(hasReact()).to.equal(false);
    const step = () => run.box.stage.querySelector('.pay-step');
    const accessible = () => [
      step()?.role,
      step()?.ariaLabel,
      ...options().map(({ ariaLabel, textContent, disabled }) => [ariaLabel ?? textContent, disabled]),
    ];
    const before = accessible();
    const background = () => getComputedStyle(options()[0] as Element).backgroundColor;
    expect(background()).to.equal('rgb(18, 52, 86)');
    expect(options().map(({ offsetHeight }) => offsetHeight)).to.deep.equal(Array(6).fill(70));
    const logo = options()[1]?.querySelector('svg')?.getBoundingClientRect();
    expect(logo?.width, 'the logo of Afterpay, which is 124 by 28').to.be.closeTo((30 * 124) / 28, 0.1);
    expect(warnings).to.have.length(1);
    const rendered = [...run.box.stage.querySelectorAll('*')];
    await bringReact();
    expect([...run.box.stage.querySelectorAll('*')].every((node, index) => node === rendered[index])).to.equal(true);
    expect(errors).to.deep.equal([]);
    expect(accessible()).to.deep.equal(before);
    expect(background()).to.equal('rgb(18, 52, 86)');
    expect(warnings).to.have.length(1);
  });

  it('lets the shopper choose at once, and gives way to the next chooser [C2.26] [C4.34] [C7.07]', async () => {
    start();
    await offer();
    await uncovered();
    const [first] = options();
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
    await uncovered();
    await bringReact();
    expect(errors).to.deep.equal([]);
    expect(run.box.element.querySelectorAll('.pay-widget__overlay--hidden')).to.have.length(1);
  });

  it('keeps a button under the pointer and under the focus while React arrives: one click is one choice', async () => {
    start();
    await offer();
    await uncovered();
    const before = options();
    const [card] = before as [HTMLButtonElement];
    const focusMoves: string[] = [];
    card.focus();
    for (const name of ['focusin', 'focusout']) {
      run.box.element.addEventListener(name, () => focusMoves.push(name));
    }
    const { x, y, width, height } = card.getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
    await sendMouse({ type: 'down' });
    expect(card.matches(':active'), 'the pointer is down').to.equal(true);
    await bringReact();
    expect(options().map((option, index) => option === before[index])).to.deep.equal(Array(6).fill(true));
    expect([document.activeElement === card, focusMoves, card.matches(':active')]).to.deep.equal([true, [], true]);
    expect(provider.reports).to.have.length(0);
    await sendMouse({ type: 'up' });
    await until(() => provider.polls.length === 2, 'the choice was taken');
    expect(provider.reports).to.deep.equal([
      { event: 'callback.payment_methods.chosen', payload: { payment_method_type: 'card' } },
    ]);
  });

  it('keeps its buttons in another root, with their look, before React and when it comes', async () => {
    start();
    await offer();
    await until(() => options().length === 6, 'six methods');
    const before = options();
    const root = document.body.appendChild(document.createElement('section')).attachShadow({ mode: 'open' });
    root.append(run.box.element);
    run.setView({ root });
    for (const come of [async () => {}, bringReact]) {
      await come();
      expect(options().map((option, index) => option === before[index])).to.deep.equal(Array(6).fill(true));
      expect(options().map(({ offsetHeight }) => offsetHeight)).to.deep.equal(Array(6).fill(70));
    }
    expect(document.adoptedStyleSheets).to.have.length(0);
  });

  it('is rendered again by React when a message stands beside it', async () => {
    start();
    await offer(['card'], { next_instruction: true });
    await until(() => options().length === 1, 'a method');
    await provider.instruct('disable_payment_method_event.emit', { status: 'expired' });
    await until(() => options()[0]?.disabled, 'no choice any more');
    await bringReact();
    expect(run.box.stage.textContent).to.contain('run out');
    expect(options().map(({ disabled }) => disabled)).to.deep.equal([true]);
    expect(errors).to.deep.equal([]);
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
