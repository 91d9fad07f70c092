import axe from 'axe-core';
import { expect } from '#testing/browser.ts';
import './pay-widget.ts';
import { loadStage } from './load-stage.ts';
import { loadStep } from './steps/step-table.ts';
import { createWidget, testingProvider } from './testing/widget-page.ts';

const provider = testingProvider();
const { until } = provider;
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const METHODS = { allowed_payment_method_types: ['card', 'zip_checkout', 'paypal_wallet', 'saved_card'] };
const CARDS = { cards: [{ id: 's1', schema: 'visa', last4: '4242', expiration: '0930' }] };
const DARK = {
  button_color: '#8fd3ff',
  border_color: '#4a5a70',
  text_color: '#f2f6fb',
  background_color: '#101b2b',
  font_family: 'Georgia',
  font_size: '19px',
};

describe('<pay-widget>, every state that has no frame', () => {
  const { error, warn } = console;
  let widget: HTMLElement;
  before(async function () {
    this.timeout(60_000);
    await loadStage();
    await Promise.all((['payment_methods.show', 'saved_card_form.show'] as const).map(loadStep));
    await provider.worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
  });
  after(() => provider.worker.stop());
  beforeEach(() => {
    provider.reset();
    console.error = console.warn = () => {};
  });
  afterEach(async () => {
    document.body.replaceChildren();
    await provider.settled();
    Object.assign(console, { error, warn });
  });

  const mount = (attributes: Record<string, string> = {}) => {
    widget = createWidget(attributes);
    document.body.append(widget);
  };
  const box = () => widget.querySelector('.pay-widget') as HTMLElement;
  const free = async () => {
    await until(() => box().getAttribute('aria-busy') === 'false', 'no spinner');
    // A spinner that fades would be measured as a veil over the colours.
    await Promise.allSettled(
      box()
        .getAnimations({ subtree: true })
        .map(({ finished }) => finished),
    );
  };
  const says = (text: string, role: string) =>
    until(
      () => [...widget.querySelectorAll(`[role="${role}"]`)].some((line) => line.textContent?.includes(text)),
      text,
    );
  const clean = async () => {
    const { violations } = await axe.run(widget, { runOnly: WCAG });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).to.deep.equal([]);
  };
  const options = () => [...widget.querySelectorAll<HTMLButtonElement>('.pay-method')];

  for (const [look, base] of [
    ['plain', {}],
    ['framed', {}],
    ['plain', DARK],
    ['framed', DARK],
  ] as const) {
    it(`the chooser, ${look}, ${base === DARK ? 'dark' : 'as it comes'}: waiting, offered, busy and refused by the network [C2.12] [C2.14] [C2.88]`, async () => {
      mount({ look });
      await clean();
      await provider.instruct('payment_methods.show', { ...METHODS, customisation: { base } });
      await until(() => options().length === 4);
      await free();
      await clean();
      let fail = () => {};
      provider.setCallback(
        500,
        new Promise((resolve) => {
          fail = resolve;
        }),
      );
      (options()[0]?.querySelector('input') ?? options()[0])?.dispatchEvent(
        new MouseEvent('click', { bubbles: true, detail: 1 }),
      );
      await until(() => provider.reports.length === 1);
      expect(box().getAttribute('aria-busy')).to.equal('true');
      await clean();
      fail();
      await free();
      await clean();
    });
  }

  it('the chooser without a method, switched off, and expired [C2.25] [C4.16] [C4.19]', async () => {
    mount();
    await provider.instruct('payment_methods.show', { allowed_payment_method_types: [] });
    await says('No payment method is available here', 'status');
    await free();
    await clean();
    widget.remove();
    mount();
    await provider.instruct('payment_methods.show', METHODS, { next_instruction: true });
    await until(() => options().length === 4);
    await provider.instruct('disable_payment_method_event.emit', { status: 'expired' });
    await says('The time to pay has run out.', 'status');
    await free();
    expect(options().every(({ disabled }) => disabled)).to.equal(true);
    await clean();
  });

  for (const [status, text] of [
    ['success', 'Your payment is complete.'],
    ['failure', 'Your payment was not made.'],
    ['expired', 'The time to pay has run out.'],
  ] as const) {
    it(`the end, ${status} [C4.22] [C4.23] [C4.24]`, async () => {
      mount();
      await provider.instruct('payment_methods.show', METHODS, { next_instruction: true });
      await until(() => options().length === 4);
      await provider.instruct('merchant_event.emit', { status });
      await says(text, 'status');
      await free();
      await clean();
    });
  }

  it('a refusal above the chooser: it stays in the live region, and nothing else is reported [C4.30]', async () => {
    mount();
    const refused = { type: 'error', title: 'Payment not made', message: 'Your card was declined.' };
    const text = 'Payment not made. Your card was declined.';
    const live = () => widget.querySelector('.pay-widget__live')?.textContent;
    await provider.instruct('generic.show_message', refused, { expires_in: 119 });
    await until(() => live() === text, 'the message');
    await provider.instruct('payment_methods.show', METHODS, { expires_in: 118 });
    await until(() => options().length === 4);
    await free();
    const [ending, line, ...others] = widget.querySelectorAll('.pay-notice');
    expect(ending?.textContent).to.contain('You have less than two minutes left to pay.');
    expect([line?.textContent, others.length]).to.deep.equal([text, 0]);
    expect(line?.compareDocumentPosition(options()[0] as Element)).to.equal(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(live()).to.equal(text);
    expect(widget.querySelector('h2')?.textContent).to.equal('Choose how to pay');
    await clean();
    options()[0]?.click();
    await provider.instruct('saved_card_form.show', CARDS);
    await until(() => widget.querySelector('.pay-card'));
    expect(widget.querySelectorAll('.pay-notice')).to.have.length(0);
    expect(live()).to.equal('Pay with a saved card');
  });

  it('saved cards: offered, unsent; an answer that leads nowhere; a session that is over [C2.37] [C4.33]', async () => {
    mount();
    await provider.instruct('saved_card_form.show', CARDS);
    const card = await until(() => widget.querySelector<HTMLButtonElement>('.pay-card'));
    await free();
    await clean();
    provider.setCallback(500);
    card.click();
    await says('Your choice could not be sent', 'alert');
    await free();
    await clean();
    provider.setCallback(200);
    card.click();
    await provider.instruct('foo.show');
    await says('The checkout could not continue.', 'alert');
    await free();
    await clean();
    widget.querySelector<HTMLButtonElement>('.pay-notice button')?.click();
    await provider.answer({ status: 403 });
    await says('This payment session has ended.', 'alert');
    await free();
    await clean();
  });

  it('no stage at all: it reports the problem', async () => {
    const { WidgetRun } = await import('./widget-run.ts');
    const { testingToken } = await import('./testing/session-fakes.ts');
    const origin = location.origin;
    let retried = 0;
    const given = { token: testingToken(), look: 'plain', environment: 'custom', alias: '' } as const;
    const run = new WidgetRun(
      { ...given, apiOrigin: origin, widgetOrigin: origin },
      document,
      () => {},
      () => Promise.reject(new Error('blocked')),
      () => {
        retried += 1;
      },
    );
    widget = document.createElement('div');
    widget.append(run.box.element);
    document.body.append(widget);
    await says('The checkout could not be loaded.', 'alert');
    widget.querySelector('button')?.click();
    expect(retried, '[P8.02] with another try').to.equal(1);
    await free();
    await clean();
    run.destroy();
  });
});
