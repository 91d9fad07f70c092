import { expect } from '#testing/browser.ts';
import {
  choose,
  colour,
  isCovered,
  listen,
  mount,
  options,
  overlayOf,
  part,
  provider,
  quietWidget,
  SIX,
  uncovered,
  until,
} from './testing-pay-widget.ts';
import { testingToken } from './testing-session.ts';

describe('<pay-widget>, its chooser', () => {
  const told = quietWidget();

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
    await until(() => told.errors.length > 0);
    await uncovered(widget);
    await until(() => options(widget)[0]?.disabled === false);
    expect([told.errors.length, heard.length, provider.polls.length]).to.deep.equal([1, 0, 1]);
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
});
