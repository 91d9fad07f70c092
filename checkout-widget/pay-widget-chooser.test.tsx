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
} from './testing/mount-pay-widget.ts';
import { testingToken } from './testing/session-fakes.ts';

describe('<pay-widget>, its chooser', () => {
  const reported = quietWidget();

  it('asks for an instruction at once and renders only a spinner over itself', async () => {
    sessionStorage.clear();
    const before = [...document.body.querySelectorAll('*')];
    const widget = mount();
    await until(() => provider.polls.length === 1);
    const [poll] = provider.polls;
    expect(
      [poll?.url.pathname, [...(poll?.url.searchParams.keys() ?? [])]],
      '[C7.22] the question for an instruction',
    ).to.deep.equal(['/v1/checkouts/instruction', ['time']]);
    const age = Date.now() - Number(poll?.url.searchParams.get('time'));
    expect(age, '[C7.22] now, in milliseconds').to.be.within(0, 60_000);
    expect(poll?.token).to.equal(testingToken());
    expect(widget.querySelectorAll('.pay-step'), '[C1.04] no step before the answer').to.have.length(0);
    expect(provider.polls, '[C1.04] one question').to.have.length(1);
    const added = [...document.body.querySelectorAll('*')].filter((element) => !before.includes(element));
    expect(
      added.filter((element) => !widget.contains(element) && element !== widget.parentElement),
      '[C1.01] all that is rendered stands in the widget',
    ).to.deep.equal([]);
    expect(isCovered(widget), '[C2.10] the spinner').to.equal(true);
    const box = part(widget, '.pay-widget').getBoundingClientRect();
    expect(overlayOf(widget).getBoundingClientRect(), '[C2.10] over the whole box').to.deep.include({
      width: box.width,
      height: box.height,
    });
    const id = sessionStorage.getItem('sessionId');
    expect(id, '[C3.34] [C3.35] a random UUID').to.match(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
    mount();
    expect(sessionStorage.getItem('sessionId'), '[C3.35] one for the tab').to.equal(id);
  });

  it('offers the methods as buttons: order, texts, logos, 70 px, the default theme', async () => {
    Object.assign(window, { ApplePaySession: { supportsVersion: () => true, canMakePayments: () => true } });
    const widget = mount();
    await choose(widget, [...SIX, 'saved_card', 'flypay_wallet', 'bank_account']);
    Object.assign(window, { ApplePaySession: undefined });
    expect(
      options(widget).map((option) => option.dataset['method']),
      '[C2.12] [C2.16] one for each, in order',
    ).to.deep.equal([...SIX.toReversed(), 'saved_card', 'flypay_wallet', 'bank_account']);
    for (const option of options(widget)) {
      expect([option.localName, option.type], '[C2.13] [C2.14] a button').to.deep.equal(['button', 'button']);
      expect(option.offsetHeight, '[C9.14] [C9.15] its height').to.equal(70);
      expect(option.closest('li')?.offsetHeight, '[C9.14] the height of its row').to.equal(70);
      const isText = ['card', 'saved_card', 'bank_account'].includes(option.dataset['method'] ?? '');
      expect(option.textContent?.trim(), '[C2.22] a text, or a logo alone').to.equal(isText ? option.ariaLabel : '');
      expect(option.querySelectorAll('svg'), '[C2.22] an image').to.have.length(1);
    }
    const labels = options(widget).map(({ ariaLabel }) => ariaLabel);
    expect(labels[0], '[C2.18] the label of cards').to.equal('Use Credit or Debit card');
    expect(labels[6], '[C2.19] the label of saved cards').to.equal('Pay with Saved Card');
    expect(labels[8], '[C2.24] the label of bank accounts').to.equal('Pay Bank Account');
    expect([...labels.slice(1, 6), labels[7]], '[C2.22] the names of the logos').to.deep.equal([
      'Afterpay',
      'Apple Pay',
      'Google Pay',
      'PayPal',
      'Zip',
      'FlyPay',
    ]);
    const box = part(widget, '.pay-widget');
    const [card, afterpay] = options(widget) as [HTMLButtonElement, HTMLButtonElement];
    expect(colour(card, 'background-color'), '[C9.02] buttons').to.equal('rgb(0, 160, 64)');
    expect(colour(afterpay, 'border-top-color'), '[C9.03] borders').to.equal('rgb(189, 189, 189)');
    expect(colour(box, 'background-color'), '[C9.04] the ground').to.equal('rgb(239, 242, 247)');
    const text = part(widget, '.pay-step');
    expect(colour(text, 'color'), '[C9.05] text').to.equal('rgb(0, 0, 0)');
    expect(colour(text, 'font-family'), '[C9.06] the font').to.equal('sans-serif');
    expect(colour(text, 'font-size'), '[C9.07] its size').to.equal('16px');
    expect(widget.textContent, '[C2.06] no way back from here').not.to.contain('Go back');
    await uncovered(widget);
    await expect(widget).to.be.accessible();
  });

  it('offers them as radio options in a frame', async () => {
    const widget = mount({ look: 'framed' });
    await choose(widget, ['card', 'bank_account', 'saved_card', 'zip_checkout']);
    await uncovered(widget);
    const radios = [...widget.querySelectorAll<HTMLInputElement>('[role=radiogroup] input[type=radio]')];
    expect(radios.length, '[C2.13] [C2.14] radio options in a frame').to.equal(4);
    const titles = radios.map(({ ariaLabel }) => ariaLabel);
    expect(titles[0], '[C2.20] the title of cards').to.equal('Pay with Credit or Debit card');
    expect(titles[2], '[C2.21] [C2.24] the title of bank accounts').to.equal('Pay Bank Account');
    expect(titles[3], '[C2.24] the title of saved cards').to.equal('Pay with Saved Card');
    const shown = [...widget.querySelectorAll('.pay-method-label')].map(({ textContent }) => textContent);
    expect(shown, '[C2.20] [C2.21] [C2.24] as they are seen').to.deep.equal([titles[0], titles[2], titles[3]]);
    expect(new Set(radios.map(({ name }) => name)).size, '[C2.13] one group').to.equal(1);
    await expect(widget).to.be.accessible();
    // Keys only move the mark; the button chooses.
    radios[1]?.click();
    radios[3]?.click();
    await until(() => radios[3]?.checked);
    expect(
      radios.filter(({ checked }) => checked),
      '[C2.13] at most one is checked',
    ).to.have.length(1);
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

  it('reports a choice once, as POST with event and payload, then asks again', async () => {
    const widget = mount();
    await choose(widget, ['card', 'zip_checkout']);
    await uncovered(widget);
    let release = () => {};
    provider.setCallback(200, new Promise((resolve) => (release = resolve)));
    const [card, zip] = options(widget) as [HTMLButtonElement, HTMLButtonElement];
    card.click();
    card.click();
    await until(() => provider.reports.length === 1);
    expect([card.disabled, zip.disabled, isCovered(widget)], '[C4.34] nothing can be clicked').to.deep.equal([
      true,
      true,
      true,
    ]);
    // The provider of these tests hears callbacks at this path and by POST alone.
    expect(provider.bodies, '[C1.06] [C7.01] [C7.02] [C7.03] one POST of event and payload').to.deep.equal([
      JSON.stringify({ event: 'callback.payment_methods.chosen', payload: { payment_method_type: 'card' } }),
    ]);
    expect(provider.reports[0]?.payload, '[C7.04] [C7.07] the method').to.deep.equal({ payment_method_type: 'card' });
    expect(provider.polls, '[C1.07] none before the answer').to.have.length(1);
    release();
    await until(() => provider.polls.length > 1);
    await provider.settled();
    expect([provider.polls.length, provider.bodies.length], '[C1.06] [C1.07] one after it').to.deep.equal([2, 1]);
  });

  it('reports a callback that fails, enables the options and sends it again [C8.16] [C8.18] [C4.35]', async () => {
    const widget = mount();
    const received = listen(widget);
    await choose(widget, ['card']);
    await uncovered(widget);
    provider.setCallback(500);
    options(widget)[0]?.click();
    await until(() => reported.errors.length > 0);
    await uncovered(widget);
    await until(() => options(widget)[0]?.disabled === false);
    expect([reported.errors.length, provider.polls.length]).to.deep.equal([1, 1]);
    expect(received.map(([name]) => name)).to.deep.equal(['error']);
    expect(part(widget, '.pay-widget__live').textContent, 'no more waiting').to.equal('');
    expect(part(widget, '.pay-notice').textContent).to.equal('The checkout could not continue.Try again');
    provider.setCallback(200);
    part<HTMLButtonElement>(widget, '.pay-notice button').click();
    await until(() => provider.polls.length === 2);
    expect(provider.reports.map(({ event }) => event)).to.deep.equal([
      'callback.payment_methods.chosen',
      'callback.payment_methods.chosen',
    ]);
  });

  it('disables the options for good, with a matching cursor', async () => {
    const widget = mount();
    await choose(widget, ['card', 'zip_checkout', 'paypal_wallet', 'saved_card'], { next_instruction: true });
    expect(
      options(widget).map((option) => colour(option, 'cursor')),
      '[C4.17] before it',
    ).to.not.include('not-allowed');
    await uncovered(widget);
    options(widget)[0]?.focus();
    await provider.instruct('disable_payment_method_event.emit', { status: 'expired' });
    await until(() => options(widget).every(({ disabled }) => disabled));
    for (const option of options(widget)) {
      expect(colour(option, 'cursor'), '[C4.17] after it').to.equal('not-allowed');
      option.click();
    }
    expect(provider.reports, '[C4.16] no choice is taken').to.have.length(0);
    expect(document.activeElement === part(widget, '.pay-widget'), 'the focus is not lost').to.equal(true);
    expect(isCovered(widget), '[C4.20] no spinner').to.equal(false);
    expect(
      [options(widget).length, widget.querySelectorAll('.pay-step').length],
      '[C2.86] the chooser stays',
    ).to.deep.equal([4, 1]);
    expect(part(widget, '.pay-notice').textContent).to.contain('run out');
  });

  it('takes the server’s styles, and writes no sheet or script into the page', async () => {
    const widget = mount();
    const base = {
      button_color: '#112233',
      font_family: 'Georgia',
      font_size: '18px',
      text_color: '#222222',
      background_color: '#fafafa',
    };
    await choose(widget, ['card'], { customisation: { base, background_color: 'red' } });
    const [card] = options(widget) as [HTMLButtonElement];
    expect(colour(card, 'background-color'), '[C1.19] [C2.88] [C3.08] the button').to.equal('rgb(17, 34, 51)');
    expect(colour(card, 'color')).to.equal('rgb(255, 255, 255)');
    const step = part(widget, '.pay-step');
    expect(
      [colour(step, 'font-family'), colour(step, 'font-size'), colour(step, 'color')],
      '[C1.20] [C2.88] the text',
    ).to.deep.equal(['Georgia', '18px', 'rgb(34, 34, 34)']);
    expect(
      colour(part(widget, '.pay-widget'), 'background-color'),
      '[C9.04] [C3.08] not what stands beside base',
    ).to.equal('rgb(250, 250, 250)');
    expect(widget.querySelectorAll('script, style')).to.have.length(0);
  });

  it('reports when nothing can be offered [C2.15] [C2.25] [C8.29]', async () => {
    const widget = mount();
    const received = listen(widget);
    await choose(widget, ['applepay_wallet']);
    await uncovered(widget);
    expect(options(widget)).to.have.length(0);
    expect(received.map(([name]) => name)).to.deep.equal(['unavailable']);
  });
});
