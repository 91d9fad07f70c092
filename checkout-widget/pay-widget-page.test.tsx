import { CHECKOUT_EVENTS } from '#sdk';
import { expect, nextFrame } from '#testing/browser.ts';
import {
  choose,
  colour,
  listen,
  mount,
  options,
  part,
  provider,
  quietWidget,
  until,
} from './testing/mount-pay-widget.ts';
import { testingToken } from './testing/session-fakes.ts';
import { createWidget } from './testing/widget-page.ts';

describe('<pay-widget> in its page', () => {
  quietWidget();

  it('reports the outcome to the page; only `error` stays with the element', async () => {
    expect([...CHECKOUT_EVENTS].sort(), '[C8.28] the eleven names').to.deep.equal([
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
    const received = listen(widget);
    const bubbled: string[] = [];
    for (const name of ['paymentSuccessful', 'error']) {
      document.addEventListener(name, () => bubbled.push(name), { once: true });
    }
    await provider.instruct('merchant_event.emit', { status: 'success', intent_id: 'i', charge_id: 'c' });
    await until(() => part(widget, '.pay-notice--success'));
    expect(received, '[C1.03] [C1.17] [C4.22] [C8.37] reported once, and nothing else').to.deep.equal([
      ['paymentSuccessful', { intent_id: 'i', charge_id: 'c' }],
    ]);
    const refused = mount();
    const reported = listen(refused);
    await provider.answer({ status: 403 });
    await until(() => reported.length > 0);
    expect(reported[0]?.[0]).to.equal('error');
    await until(() => part(refused, '.pay-notice'));
    expect(part(refused, '.pay-notice').textContent).to.contain('ended');
    expect(bubbled).to.deep.equal(['paymentSuccessful']);
  });

  it('follows the token of each instruction [C3.05]', async () => {
    const widget = mount();
    const second = testingToken({ step: 2 });
    await choose(widget, ['card'], { instruction_token: second, next_instruction: true });
    await until(() => provider.polls.length === 2);
    expect(provider.polls.map(({ token }) => token)).to.deep.equal([testingToken(), second]);
  });

  it('refuses a bad token: the page is notified and the author’s children stay [C5.01] [C8.13]', async () => {
    const widget = createWidget({ token: 'abc' });
    widget.append('Call us to pay.');
    const received = listen(widget);
    const { error: logError } = console;
    let logged = 0;
    console.error = () => {
      logged += 1;
    };
    document.body.append(widget);
    await until(() => received.length > 0);
    expect(received.map(([name, detail]) => [name, detail instanceof Error && detail.message])).to.deep.equal([
      ['error', 'Invalid instruction token.'],
    ]);
    // biome-ignore lint/performance/useDomNodeTextContent: only what is visible.
    expect([widget.innerText, provider.polls.length]).to.deep.equal(['Call us to pay.', 0]);
    widget.setAttribute('look', 'framed');
    document.body.prepend(widget);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect([received.length, logged], '[C8.13] one error and one log line').to.deep.equal([1, 1]);
    console.error = logError;
    widget.setAttribute('token', testingToken());
    await until(() => provider.polls.length === 1);
    // biome-ignore lint/performance/useDomNodeTextContent: only what is visible.
    expect(widget.innerText).not.to.contain('Call us');
    await provider.instruct('card_form.show', {}, { instruction_token: 'abc' });
    await until(() => received.length === 2);
    expect(widget.querySelectorAll('.pay-step')).to.have.length(0);
  });

  it('informs the shopper that a bad token opens nothing, where the page shows nothing itself', async () => {
    const widget = createWidget({ token: 'abc' });
    const withoutScript = document.createElement('noscript');
    withoutScript.append('Paying needs JavaScript.');
    widget.append('  ', document.createComment('the checkout'), withoutScript);
    const { error: logError } = console;
    console.error = () => {};
    document.body.append(widget);
    const text = 'This checkout could not be opened. Please contact the shop.';
    const alert = () => part(widget, '[role="alert"]')?.textContent;
    expect(alert()).to.equal(text);
    widget.remove();
    await nextFrame();
    document.body.append(widget);
    expect(alert(), 'after a move').to.equal(text);
    await expect(widget).to.be.accessible();
    widget.setAttribute('token', 'def');
    await nextFrame();
    expect(widget.querySelectorAll('.pay-widget'), 'one, for the token in force').to.have.length(1);
    console.error = logError;
    widget.setAttribute('token', testingToken());
    await until(() => provider.polls.length === 1);
    expect(alert()).to.equal(undefined);
    expect(widget.querySelectorAll('.pay-widget')).to.have.length(1);
  });

  it('fills a flex row and a centred grid', async () => {
    for (const style of ['display: flex; justify-content: center', 'display: grid; justify-items: center']) {
      const box = document.body.appendChild(document.createElement('div'));
      box.style.cssText = `${style}; inline-size: 500px`;
      const widget = mount();
      box.append(widget);
      await choose(widget, ['card']);
      expect(widget.offsetWidth, style).to.equal(500);
      box.remove();
      await nextFrame();
    }
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
    // With the newest token the provider would wait for what follows the step that is gone.
    expect(provider.polls[1]?.token, 'as after a reload').to.equal(testingToken());
    await choose(widget, ['card'], { instruction_token: latest });
    expect(options(widget)).to.have.length(1);
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
});
