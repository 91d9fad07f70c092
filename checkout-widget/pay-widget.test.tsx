import { expect, nextFrame } from '@open-wc/testing';
import { CHECKOUT_EVENTS } from '#sdk';
import './pay-widget.ts';
import { STEP_NAMES } from './instruction-names.ts';
import { loadStage } from './load-stage.ts';
import { loadStep, STEP_TABLE } from './steps/step-table.ts';
import { testingToken } from './testing-session.ts';
import { createWidget, testingProvider } from './testing-widget.ts';

const provider = testingProvider();
const { until } = provider;
const SIX = ['zip_checkout', 'paypal_wallet', 'googlepay_wallet', 'applepay_wallet', 'afterpay_checkout', 'card'];

function mount(attributes: Record<string, string> = {}, width = 600): HTMLElement {
  const box = document.createElement('div');
  box.style.width = `${width}px`;
  document.body.append(box);
  const widget = createWidget(attributes);
  box.append(widget);
  return widget;
}
const part = <Found extends HTMLElement>(widget: HTMLElement, selector: string) =>
  widget.querySelector<Found>(selector) as Found;
const overlayOf = (widget: HTMLElement) => part(widget, '.pay-widget__overlay');
const isCovered = (widget: HTMLElement) => !overlayOf(widget).matches('.pay-widget__overlay--hidden');
const options = (widget: HTMLElement) => [...widget.querySelectorAll<HTMLButtonElement>('.pay-method')];
const uncovered = (widget: HTMLElement) => until(() => !isCovered(widget), 'no spinner');
const choose = async (widget: HTMLElement, types: string[], rest: object = {}) => {
  await provider.instruct('payment_methods.show', { allowed_payment_method_types: types }, rest);
  await until(() => options(widget).length > 0 || part(widget, '.pay-methods-none'));
};
const listen = (widget: HTMLElement) => {
  const heard: [string, unknown][] = [];
  for (const name of CHECKOUT_EVENTS) {
    widget.addEventListener(name, (event) => {
      if (event instanceof CustomEvent) heard.push([name, event.detail]);
    });
  }
  return heard;
};
const colour = (element: Element, property: string) => getComputedStyle(element).getPropertyValue(property);

describe('<pay-widget>', () => {
  const { error, warn } = console;
  let errors: unknown[];
  let warnings: unknown[];
  before(async function () {
    // What the first test would wait for: the development server makes these on first demand.
    this.timeout(60_000);
    await loadStage();
    await Promise.all(STEP_NAMES.map((name) => loadStep(name)));
    await provider.worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
  });
  after(() => provider.worker.stop());
  beforeEach(() => {
    provider.reset();
    errors = [];
    warnings = [];
    console.error = (...all) => errors.push(all[0]);
    console.warn = (...all) => warnings.push(all[0]);
  });
  afterEach(async () => {
    document.body.replaceChildren();
    await nextFrame();
    Object.assign(console, { error, warn });
  });

  it('asks for an instruction at once and draws only a spinner over itself [C1.01] [C1.04] [C2.10] [C3.34] [C3.35] [C7.22]', async () => {
    sessionStorage.clear();
    const widget = mount();
    await until(() => provider.polls.length === 1);
    const [poll] = provider.polls;
    expect([poll?.url.pathname, [...(poll?.url.searchParams.keys() ?? [])]]).to.deep.equal([
      '/v1/checkouts/instruction',
      ['time'],
    ]);
    expect(poll?.token).to.equal(testingToken());
    expect(widget.querySelector('.pay-step')).to.equal(null);
    expect(isCovered(widget)).to.equal(true);
    const box = part(widget, '.pay-widget').getBoundingClientRect();
    expect(overlayOf(widget).getBoundingClientRect()).to.deep.include({ width: box.width, height: box.height });
    const id = sessionStorage.getItem('sessionId');
    expect(id).to.match(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    mount();
    expect(sessionStorage.getItem('sessionId')).to.equal(id);
  });

  it('offers the methods as buttons: order, texts, logos, 70 px, the default theme [C2.06] [C2.12] [C2.13] [C2.14] [C2.16] [C2.18] [C2.19] [C2.22] [C9.02] [C9.03] [C9.04] [C9.05] [C9.06] [C9.07] [C9.14] [C9.15]', async () => {
    Object.assign(window, { ApplePaySession: { supportsVersion: () => true, canMakePayments: () => true } });
    const widget = mount();
    await choose(widget, [...SIX, 'saved_card', 'flypay_wallet', 'bank_account']);
    Object.assign(window, { ApplePaySession: undefined });
    expect(options(widget).map((option) => option.dataset['method'])).to.deep.equal([
      ...SIX.toReversed(),
      'saved_card',
      'flypay_wallet',
      'bank_account',
    ]);
    for (const option of options(widget)) {
      expect([option.localName, option.type, option.offsetHeight]).to.deep.equal(['button', 'button', 70]);
      const isText = ['card', 'saved_card', 'bank_account'].includes(option.dataset['method'] ?? '');
      expect(option.textContent?.trim()).to.equal(isText ? option.ariaLabel : '');
      expect(option.querySelectorAll('svg')).to.have.length(1);
    }
    expect(options(widget).map(({ ariaLabel }) => ariaLabel)).to.include.members([
      'Use Credit or Debit card',
      'Pay with Saved Card',
      'Pay Bank Account',
      'PayPal',
      'Google Pay',
      'Apple Pay',
      'Afterpay',
      'Zip',
      'FlyPay',
    ]);
    const box = part(widget, '.pay-widget');
    const [card, afterpay] = options(widget) as [HTMLButtonElement, HTMLButtonElement];
    expect(colour(card, 'background-color')).to.equal('rgb(0, 160, 64)');
    expect(colour(afterpay, 'border-top-color')).to.equal('rgb(189, 189, 189)');
    expect(colour(box, 'background-color')).to.equal('rgb(239, 242, 247)');
    const text = part(widget, '.pay-step');
    expect([colour(text, 'color'), colour(text, 'font-family'), colour(text, 'font-size')]).to.deep.equal([
      'rgb(0, 0, 0)',
      'sans-serif',
      '16px',
    ]);
    expect(widget.textContent).not.to.contain('Go back');
    await uncovered(widget);
    await expect(widget).to.be.accessible();
  });

  it('offers them as radio options in a frame [C2.13] [C2.14] [C2.20] [C2.21] [C2.24]', async () => {
    const widget = mount({ look: 'framed' });
    await choose(widget, ['card', 'bank_account', 'saved_card', 'zip_checkout']);
    await uncovered(widget);
    const radios = [...widget.querySelectorAll<HTMLInputElement>('[role=radiogroup] input[type=radio]')];
    expect(radios.map(({ ariaLabel }) => ariaLabel)).to.deep.equal([
      'Pay with Credit or Debit card',
      'Zip',
      'Pay Bank Account',
      'Pay with Saved Card',
    ]);
    expect(new Set(radios.map(({ name }) => name)).size).to.equal(1);
    await expect(widget).to.be.accessible();
    // Keys only move the mark; the button chooses.
    radios[1]?.click();
    radios[3]?.click();
    await until(() => radios[3]?.checked);
    expect(radios.filter(({ checked }) => checked)).to.have.length(1);
    expect(provider.reports).to.have.length(0);
    (await until(() => part<HTMLButtonElement>(widget, '.pay-continue'))).click();
    await until(() => provider.reports.length === 1);
    expect(provider.reports[0]?.payload).to.deep.equal({ payment_method_type: 'saved_card' });
  });

  it('chooses with the pointer at once in the frame, and changes its look without asking anew', async () => {
    const widget = mount({ look: 'framed' });
    await choose(widget, ['card', 'zip_checkout']);
    await uncovered(widget);
    widget.setAttribute('look', 'mistyped');
    await until(() => widget.querySelector('button.pay-method'));
    widget.setAttribute('look', 'framed');
    const zip = await until(() => widget.querySelector('input[value=zip_checkout]'));
    expect(provider.polls).to.have.length(1);
    zip.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    await until(() => provider.reports.length === 1);
    expect(provider.reports[0]?.payload).to.deep.equal({ payment_method_type: 'zip_checkout' });
  });

  it('reports a choice once, as POST with event and payload, then asks again [C1.06] [C1.07] [C7.01] [C7.02] [C7.03] [C7.04] [C7.07] [C4.34]', async () => {
    const widget = mount();
    await choose(widget, ['card', 'zip_checkout']);
    await uncovered(widget);
    let release = () => {};
    provider.setCallback(200, new Promise((resolve) => (release = resolve)));
    const [card, zip] = options(widget) as [HTMLButtonElement, HTMLButtonElement];
    card.click();
    card.click();
    await until(() => provider.reports.length === 1);
    expect([card.disabled, zip.disabled, isCovered(widget)]).to.deep.equal([true, true, true]);
    expect(provider.bodies).to.deep.equal([
      JSON.stringify({ event: 'callback.payment_methods.chosen', payload: { payment_method_type: 'card' } }),
    ]);
    expect(provider.polls).to.have.length(1);
    release();
    await until(() => provider.polls.length === 2);
  });

  it('logs a callback that fails, uncovers the options and enables them [C8.16] [C8.18] [C4.35]', async () => {
    const widget = mount();
    const heard = listen(widget);
    await choose(widget, ['card']);
    await uncovered(widget);
    provider.setCallback(500);
    options(widget)[0]?.click();
    await until(() => errors.length > 0);
    await uncovered(widget);
    await until(() => options(widget)[0]?.disabled === false);
    expect([errors.length, heard.length, provider.polls.length]).to.deep.equal([1, 0, 1]);
  });

  it('disables the options for good, with a cursor that says so [C4.16] [C4.17] [C4.20] [C2.86]', async () => {
    const widget = mount();
    await choose(widget, ['card', 'zip_checkout', 'paypal_wallet', 'saved_card'], { next_instruction: true });
    expect(options(widget).map((option) => colour(option, 'cursor'))).to.not.include('not-allowed');
    await provider.instruct('disable_payment_method_event.emit', { status: 'expired' });
    await until(() => options(widget).every(({ disabled }) => disabled));
    for (const option of options(widget)) {
      expect(colour(option, 'cursor')).to.equal('not-allowed');
      option.click();
    }
    expect([provider.reports.length, isCovered(widget), options(widget).length]).to.deep.equal([0, false, 4]);
    expect(part(widget, '.pay-notice').textContent).to.contain('run out');
  });

  it('takes the server’s styles, and writes no sheet or script into the page [C1.19] [C1.20] [C2.88] [C3.08]', async () => {
    const widget = mount();
    const base = { button_color: '#112233', font_family: 'Georgia', font_size: '18px', text_color: '#222222' };
    await choose(widget, ['card'], { customisation: { base, background_color: 'red' } });
    const [card] = options(widget) as [HTMLButtonElement];
    expect(colour(card, 'background-color')).to.equal('rgb(17, 34, 51)');
    expect(colour(card, 'color')).to.equal('rgb(255, 255, 255)');
    const step = part(widget, '.pay-step');
    expect([colour(step, 'font-family'), colour(step, 'font-size'), colour(step, 'color')]).to.deep.equal([
      'Georgia',
      '18px',
      'rgb(34, 34, 34)',
    ]);
    expect(colour(part(widget, '.pay-widget'), 'background-color')).to.equal('rgb(239, 242, 247)');
    expect(widget.querySelectorAll('script, style')).to.have.length(0);
  });

  it('says when nothing can be offered [C2.15] [C2.25] [C8.29]', async () => {
    const widget = mount();
    const heard = listen(widget);
    await choose(widget, ['applepay_wallet']);
    await uncovered(widget);
    expect(options(widget)).to.have.length(0);
    expect(heard.map(([name]) => name)).to.deep.equal(['unavailable']);
  });

  it('draws each of the twelve steps in itself, with the way back on nine [C1.05] [C2.02] [C2.03] [C2.07] [C2.11] [C2.01] [C6.01] [C7.23] [C7.24]', async () => {
    const { href } = location;
    const { length } = history;
    const widget = mount();
    const outside = () => document.querySelectorAll('body > *, body > div > *').length;
    const drawn = outside();
    for (const name of STEP_NAMES) {
      await provider.instruct(name, { allowed_payment_method_types: ['card'] }, { next_instruction: true });
      const { title, hasGoBack } = STEP_TABLE[name];
      const step = await until(() => {
        const found = widget.querySelector<HTMLElement>('.pay-step');
        return found?.ariaLabel === title && found.firstElementChild && found;
      }, name);
      expect(widget.querySelectorAll('.pay-step')).to.have.length(1);
      const back = [...step.querySelectorAll('button')].filter(({ textContent }) =>
        textContent?.includes('Go back to payment methods'),
      );
      expect(back.length, name).to.equal(hasGoBack ? 1 : 0);
      const paths = [...widget.querySelectorAll('iframe')].map(({ src }) => new URL(src, location.href).pathname);
      expect(paths.some((path) => path.endsWith('/message-widget'))).to.equal(name === 'generic.show_message');
      if (name === 'card_form.show' || name === 'bank_account_form.show') {
        const { src } = await until(() => widget.querySelector('iframe'), `${name} frame`);
        expect([new URL(src).origin, new URL(src).pathname]).to.deep.equal([location.origin, '/remote-action']);
      }
      if (name.includes('wallet')) expect(paths).to.deep.equal([]);
      // Nobody signs in, and no role is asked for.
      expect(widget.querySelectorAll('form, input[type=password]')).to.have.length(0);
    }
    expect(provider.bodies.join()).not.to.match(/role|permission/);
    expect([location.href, history.length, outside()]).to.deep.equal([href, length, drawn]);
  });

  it('goes back to the payment methods [C2.08] [C7.05]', async () => {
    const widget = mount();
    await provider.instruct('saved_card_form.show', { cards: [{ id: 'c1', schema: 'visa', last4: '4242' }] });
    const back = await until(() => part<HTMLButtonElement>(widget, '.pay-go-back'));
    await uncovered(widget);
    back.click();
    await until(() => provider.polls.length === 2);
    expect(provider.reports).to.deep.equal([
      { event: 'callback.payment_methods.return', payload: { platform: 'web', sdk_version: 'v1.131.0' } },
    ]);
  });

  it('shows a message in a frame of the provider, 2 px higher than it asks [C2.82] [C2.83] [C2.84] [C2.85] [C7.23] [C9.12]', async () => {
    const widget = mount();
    await provider.instruct(
      'generic.show_message',
      { type: 'error', title: 'A & B', message: 'x=1?' },
      { next_instruction: true },
    );
    const frame = await until(() => widget.querySelector('iframe'));
    const { origin, pathname, searchParams } = new URL(frame.src);
    expect([origin, pathname]).to.deep.equal([location.origin, '/message-widget']);
    expect(['title', 'message', 'type'].map((name) => searchParams.get(name))).to.deep.equal([
      'A & B',
      'x=1?',
      'error',
    ]);
    const tell = (height: number, from: object = {}) =>
      window.dispatchEvent(
        new MessageEvent('message', {
          data: JSON.stringify({ event: 'resize', widget_id: searchParams.get('widget_id'), height }),
          source: frame.contentWindow,
          origin: location.origin,
          ...from,
        }),
      );
    tell(100);
    await until(() => frame.style.height === '102px');
    tell(500, { origin: 'https://evil.test' });
    tell(500, { source: window });
    tell(140);
    await until(() => frame.style.height === '142px');
    expect(isCovered(widget)).to.equal(false);
    expect(part(widget, '.pay-widget__live').textContent).to.equal('A & B. x=1?');
    await provider.instruct('generic.show_message', { type: 'success', title: 'Two' });
    await until(() => widget.querySelector('iframe')?.src.includes('title=Two'));
    expect(widget.querySelectorAll('iframe')).to.have.length(1);
  });

  it('tells the page the outcome; only `error` stays with the element [C1.03] [C1.17] [C4.22] [C8.28] [C8.37]', async () => {
    expect([...CHECKOUT_EVENTS].sort()).to.deep.equal([
      'error',
      'onCheckoutClose',
      'onClick',
      'onShippingAddressChange',
      'onShippingOptionsChange',
      'paymentError',
      'paymentExpired',
      'paymentFailure',
      'paymentInReview',
      'paymentSuccessful',
      'unavailable',
    ]);
    const widget = mount();
    const heard = listen(widget);
    const bubbled: string[] = [];
    for (const name of ['paymentSuccessful', 'error']) {
      document.addEventListener(name, () => bubbled.push(name), { once: true });
    }
    await provider.instruct('merchant_event.emit', { status: 'success', intent_id: 'i', charge_id: 'c' });
    await until(() => heard.length > 0);
    expect(heard).to.deep.equal([['paymentSuccessful', { intent_id: 'i', charge_id: 'c' }]]);
    await until(() => part(widget, '.pay-notice--success'));
    const refused = mount();
    const told = listen(refused);
    await provider.answer({ status: 403 });
    await until(() => told.length > 0);
    expect(told[0]?.[0]).to.equal('error');
    expect(part(refused, '.pay-notice').textContent).to.contain('ended');
    expect(bubbled).to.deep.equal(['paymentSuccessful']);
  });

  it('follows the token and the environment of each instruction [C3.02] [C3.03] [C3.05]', async () => {
    const widget = mount();
    const second = testingToken({ step: 2 });
    await choose(widget, ['card'], { instruction_token: second, next_instruction: true });
    await until(() => provider.polls.length === 2);
    expect(provider.polls.map(({ token }) => token)).to.deep.equal([testingToken(), second]);
  });

  it('refuses a bad token: the page is told and the author’s children stay [C5.01] [C8.13]', async () => {
    const widget = createWidget({ token: 'abc' });
    widget.append('Call us to pay.');
    const heard = listen(widget);
    document.body.append(widget);
    await until(() => heard.length > 0);
    expect(heard.map(([name, detail]) => [name, detail instanceof Error && detail.message])).to.deep.equal([
      ['error', 'Invalid instruction token.'],
    ]);
    expect([widget.textContent, provider.polls.length]).to.deep.equal(['Call us to pay.', 0]);
    widget.setAttribute('token', testingToken());
    await until(() => provider.polls.length === 1);
    expect(widget.textContent).not.to.contain('Call us');
    await provider.instruct('card_form.show', {}, { instruction_token: 'abc' });
    await until(() => heard.length === 2);
    expect(widget.querySelector('.pay-step')).to.equal(null);
  });

  it('keeps its step when it is moved, ends when it is removed, and goes on when it is put back', async () => {
    const widget = mount();
    const latest = testingToken({ step: 2 });
    await choose(widget, ['card'], { instruction_token: latest });
    const [card] = options(widget);
    const host = document.body.appendChild(document.createElement('section'));
    host.attachShadow({ mode: 'open' }).append(widget);
    await nextFrame();
    expect(options(widget)[0]).to.equal(card);
    expect(colour(card as Element, 'background-color')).to.equal('rgb(0, 160, 64)');
    expect(provider.polls).to.have.length(1);
    widget.remove();
    await nextFrame();
    expect(widget.childElementCount).to.equal(0);
    document.body.append(widget);
    await until(() => provider.polls.length === 2);
    expect(provider.polls[1]?.token).to.equal(latest);
    widget.setAttribute('token', testingToken({ other: true }));
    await until(() => provider.polls.length === 3);
    expect(provider.polls[2]?.token).to.equal(testingToken({ other: true }));
    expect(options(widget)).to.have.length(0);
  });

  it('stands twice on a page, each with a checkout of its own', async () => {
    const [one, two] = [mount(), mount({ token: testingToken({ second: true }) })] as const;
    await until(() => provider.waiting.length === 2);
    await choose(one, ['card']);
    await choose(two, ['zip_checkout']);
    expect([one, two].map((widget) => options(widget).map(({ ariaLabel }) => ariaLabel))).to.deep.equal([
      ['Use Credit or Debit card'],
      ['Zip'],
    ]);
  });

  it('changes its layout at 460, 410 and 380 px, and never overflows [C9.16] [C9.17] [C9.18] [C9.19]', async () => {
    const widget = mount({}, 461);
    await choose(widget, ['card', 'paypal_wallet', 'saved_card', 'afterpay_checkout']);
    const look = (width: number) => {
      (widget.parentElement as HTMLElement).style.width = `${width}px`;
      const stage = part(widget, '.pay-widget__stage');
      expect(stage.scrollWidth, `${width}`).to.be.at.most(stage.clientWidth);
      for (const option of options(widget)) expect(option.scrollWidth).to.be.at.most(option.clientWidth);
      const logo = widget.querySelector('.pay-method-logo') as Element;
      return [colour(stage, 'padding-left'), colour(logo, 'height'), colour(part(widget, '.pay-methods'), 'max-width')];
    };
    expect(look(461)).to.deep.equal(['24px', '30px', '560px']);
    expect(look(460)).to.deep.equal(['16px', '30px', '560px']);
    expect(look(411)).to.deep.equal(['16px', '30px', '560px']);
    expect(look(410)).to.deep.equal(['16px', '25px', '560px']);
    expect(look(381)).to.deep.equal(['16px', '25px', '560px']);
    expect(look(380)).to.deep.equal(['12px', '25px', 'none']);
    expect(look(320)).to.deep.equal(['12px', '25px', 'none']);
  });

  it('keeps the focus with the shopper: on the widget while it waits, on the next step after it', async () => {
    const before = document.activeElement;
    const widget = mount();
    await choose(widget, ['saved_card']);
    await uncovered(widget);
    expect(document.activeElement).to.equal(before);
    const [option] = options(widget) as [HTMLButtonElement];
    option.focus();
    option.click();
    expect(document.activeElement).to.equal(part(widget, '.pay-widget'));
    await provider.instruct('saved_card_form.show', { cards: [{ id: 'c1' }] });
    await until(() => document.activeElement?.matches('.pay-step'));
    expect(document.activeElement?.ariaLabel).to.equal('Pay with a saved card');
    expect(part(widget, '.pay-widget__live').textContent).to.equal('Pay with a saved card');
    await expect(widget).to.be.accessible();
  });

  it('offers another attempt where the server’s answer leads nowhere [C2.05]', async () => {
    const widget = mount();
    await provider.instruct('foo.show');
    const again = await until(() => part<HTMLButtonElement>(widget, '.pay-notice button'));
    expect(warnings).to.have.length(1);
    await expect(widget).to.be.accessible();
    again.click();
    await until(() => provider.polls.length === 2);
    await choose(widget, ['card']);
    expect(widget.querySelector('.pay-notice')).to.equal(null);
  });
});
