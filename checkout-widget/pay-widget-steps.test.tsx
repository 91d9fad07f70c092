import { expect } from '#testing/browser.ts';
import { inEnglish } from '#testing/in-english.ts';
import { STEP_NAMES } from './instructions.ts';
import { STEP_TABLE } from './steps/step-table.ts';
import {
  choose,
  colour,
  isCovered,
  mount,
  options,
  part,
  provider,
  quietWidget,
  uncovered,
  until,
} from './testing/mount-pay-widget.ts';

describe('<pay-widget>, its steps', () => {
  const reported = quietWidget();

  it('renders each of the twelve steps in itself, with the way back on nine', async () => {
    const { href } = location;
    const { length } = history;
    const widget = mount();
    const outside = () => document.querySelectorAll('body > *, body > div > *').length;
    const rendered = outside();
    for (const name of STEP_NAMES) {
      await provider.instruct(name, { allowed_payment_method_types: ['card'] }, { next_instruction: true });
      const { title, hasGoBack } = inEnglish(STEP_TABLE[name]);
      const step = await until(() => {
        const found = widget.querySelector<HTMLElement>('.pay-step');
        return found?.ariaLabel === title && found.firstElementChild && found;
      }, name);
      expect(step.ariaLabel, '[C1.05] the step of this name').to.equal(title);
      expect(widget.querySelectorAll('.pay-step'), '[C1.05] [C2.03] in place of the one before').to.have.length(1);
      const back = [...step.querySelectorAll('button')].filter(({ textContent }) =>
        textContent?.includes('Go back to payment methods'),
      );
      expect(back.length, `[C2.07] ${name}`).to.equal(hasGoBack ? 1 : 0);
      const paths = [...widget.querySelectorAll('iframe')].map(({ src }) => new URL(src, location.href).pathname);
      expect(
        paths.some((path) => path.endsWith('/message-widget')),
        `[C2.11] ${name}`,
      ).to.equal(name === 'generic.show_message');
      if (name === 'card_form.show' || name === 'bank_account_form.show') {
        const { src } = await until(() => widget.querySelector('iframe'), `${name} frame`);
        expect([new URL(src).origin, new URL(src).pathname], `[C7.23] [C7.24] ${name}`).to.deep.equal([
          location.origin,
          '/remote-action',
        ]);
      }
      if (name.includes('wallet')) expect(paths, `[C7.24] ${name}`).to.deep.equal([]);
      // Nobody signs in, and no role is asked for.
      expect(widget.querySelectorAll('form, input[type=password]'), '[C6.01] no sign-in').to.have.length(0);
    }
    expect(provider.bodies.join(), '[C6.01] no role is sent').not.to.match(/role|permission/);
    expect([location.href, history.length], '[C2.01] the page’s address').to.deep.equal([href, length]);
    expect(outside(), '[C2.02] nothing beside the widget').to.equal(rendered);
  });

  it('shows the wallet of Afterpay for either of its names [C2.72]', async () => {
    const rendered: string[] = [];
    for (const name of ['afterpay_wallet_form', 'afterpay_wallet_form.show']) {
      const widget = mount();
      await provider.instruct(name, {});
      await until(() => widget.querySelector('.pay-wallet .pay-problem, .pay-wallet [role="alert"]'), name);
      const step = part(widget, '.pay-step');
      expect(step.ariaLabel, name).to.equal('Pay with Afterpay');
      expect(step.querySelectorAll('[data-wallet="afterpay"]'), '[C2.72] the wallet').to.have.length(1);
      rendered.push(step.outerHTML);
      widget.remove();
    }
    expect(rendered[1], '[C2.72] the same step').to.equal(rendered[0]);
    expect(reported.warnings, '[C2.72] both names are known').to.deep.equal([]);
    const widget = mount();
    await choose(widget, ['afterpay_wallet', 'afterpay_wallet_form', 'card']);
    expect(
      options(widget).map(({ dataset }) => dataset['method']),
      '[C2.72] no option of its own',
    ).to.deep.equal(['card']);
  });

  it('uncovers each of the three wallets as it appears [C2.77]', async () => {
    const widget = mount();
    for (const name of [
      'applepay_wallet_form.show',
      'googlepay_wallet_form.show',
      'paypal_wallet_form.show',
    ] as const) {
      await choose(widget, ['card']);
      await uncovered(widget);
      options(widget)[0]?.click();
      await until(() => provider.waiting.length > 0, 'the next question');
      expect(isCovered(widget), 'before the wallet').to.equal(true);
      await provider.instruct(name, {}, { next_instruction: true });
      const title = inEnglish(STEP_TABLE[name].title);
      await until(() => widget.querySelector(`.pay-step[aria-label="${title}"] .pay-wallet`), name);
      await uncovered(widget);
      expect(part(widget, '.pay-widget__stage').inert, `[C2.77] ${name}`).to.equal(false);
    }
  });

  it('renders no step for a merchant event: the one on screen stays [C2.87]', async () => {
    for (const status of ['success', 'failure', 'expired']) {
      const widget = mount();
      await provider.instruct('saved_card_form.show', { cards: [{ id: 'c1' }] }, { next_instruction: true });
      const step = await until(() => widget.querySelector<HTMLElement>('.pay-step'), 'a step');
      await until(() => step.querySelector('.pay-go-back:enabled'), 'its content');
      const texts = step.textContent;
      await provider.instruct('merchant_event.emit', { status, charge_id: 'c1' });
      await until(() => widget.querySelector(`.pay-notice--${status}`), 'the end');
      expect(
        [...widget.querySelectorAll('.pay-step')].map((shown) => shown === step),
        `[C2.87] ${status}`,
      ).to.deep.equal([true]);
      expect(step.textContent, '[C2.87] it is the same').to.equal(texts);
      const empty = mount();
      await provider.instruct('merchant_event.emit', { status });
      await until(() => empty.querySelector(`.pay-notice--${status}`), 'the end of an empty widget');
      expect(empty.querySelectorAll('.pay-step'), '[C2.87] none where none was').to.have.length(0);
    }
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

  it('shows a message in a frame of the provider, 2 px higher than it asks', async () => {
    const widget = mount();
    await provider.instruct(
      'generic.show_message',
      { type: 'error', title: 'A & B', message: 'x=1?' },
      { next_instruction: true },
    );
    const frame = await until(() => widget.querySelector('iframe'));
    const { origin, pathname, searchParams } = new URL(frame.src);
    expect([origin, pathname], '[C2.83] [C7.23] its address').to.deep.equal([location.origin, '/message-widget']);
    expect(
      ['title', 'message', 'type'].map((name) => searchParams.get(name)),
      '[C2.84] what it receives',
    ).to.deep.equal(['A & B', 'x=1?', 'error']);
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
    await until(() => frame.style.height !== '');
    expect(frame.style.height, '[C2.85] [C9.12] 2 px more').to.equal('102px');
    tell(500, { origin: 'https://evil.test' });
    tell(500, { source: window });
    tell(140);
    await until(() => frame.style.height !== '102px');
    expect(frame.style.height, '[C2.85] [C9.12] again, [C7.23] and no stranger’s').to.equal('142px');
    expect(isCovered(widget)).to.equal(false);
    expect(part(widget, '.pay-widget__live').textContent).to.equal('A & B. x=1?');
    await provider.instruct('generic.show_message', { type: 'success', title: 'Two' });
    await until(() => widget.querySelector('iframe')?.src.includes('title=Two'));
    expect(widget.querySelectorAll('iframe'), '[C2.82] in place of the first').to.have.length(1);
  });

  it('changes its layout at 460, 410 and 380 px, and never overflows', async () => {
    const widget = mount({}, 461);
    await choose(widget, ['card', 'paypal_wallet', 'saved_card', 'afterpay_checkout']);
    const look = (width: number) => {
      (widget.parentElement as HTMLElement).style.width = `${width}px`;
      const stage = part(widget, '.pay-widget__stage');
      expect(stage.scrollWidth, `[C9.19] nothing overflows at ${width}`).to.be.at.most(stage.clientWidth);
      for (const option of options(widget)) expect(option.scrollWidth).to.be.at.most(option.clientWidth);
      const logo = widget.querySelector('.pay-method-logo') as Element;
      return [colour(stage, 'padding-left'), colour(logo, 'height'), colour(part(widget, '.pay-methods'), 'max-width')];
    };
    expect(look(461), '[C9.18] [C9.19] above 460').to.deep.equal(['24px', '30px', '560px']);
    expect(look(460), '[C9.18] [C9.19] at 460').to.deep.equal(['16px', '30px', '560px']);
    expect(look(411), '[C9.17] [C9.19] above 410').to.deep.equal(['16px', '30px', '560px']);
    expect(look(410), '[C9.17] [C9.19] at 410').to.deep.equal(['16px', '25px', '560px']);
    expect(look(381), '[C9.16] [C9.19] above 380').to.deep.equal(['16px', '25px', '560px']);
    expect(look(380), '[C9.16] [C9.19] at 380').to.deep.equal(['12px', '25px', 'none']);
    expect(look(320)).to.deep.equal(['12px', '25px', 'none']);
  });

  it('keeps the focus with the shopper: on the widget while it waits, on the next step after it', async () => {
    const before = document.activeElement;
    const widget = mount();
    await choose(widget, ['saved_card']);
    await uncovered(widget);
    expect(document.activeElement === before, 'the focus stays').to.equal(true);
    const [option] = options(widget) as [HTMLButtonElement];
    option.focus();
    option.click();
    expect(document.activeElement === part(widget, '.pay-widget'), 'the focus is on the widget').to.equal(true);
    await provider.instruct('saved_card_form.show', { cards: [{ id: 'c1' }] });
    await until(() => document.activeElement?.matches('h2.pay-step-title'));
    expect(document.activeElement?.textContent).to.equal('Pay with a saved card');
    expect(part(widget, '.pay-widget__live').textContent).to.equal('Pay with a saved card');
    await expect(widget).to.be.accessible();
  });

  it('offers another attempt where the server’s answer leads nowhere [C2.05]', async () => {
    const widget = mount();
    await provider.instruct('foo.show');
    const again = await until(() => part<HTMLButtonElement>(widget, '.pay-notice button'));
    expect(reported.warnings).to.have.length(1);
    await expect(widget).to.be.accessible();
    again.click();
    await until(() => provider.polls.length === 2);
    await choose(widget, ['card']);
    expect(widget.querySelectorAll('.pay-notice')).to.have.length(0);
  });
});
