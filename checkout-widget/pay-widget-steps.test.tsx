import { expect } from '#testing/browser.ts';
import { STEP_NAMES } from './instruction-names.ts';
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
} from './testing-pay-widget.ts';

describe('<pay-widget>, its steps', () => {
  const told = quietWidget();

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
    expect(told.warnings).to.have.length(1);
    await expect(widget).to.be.accessible();
    again.click();
    await until(() => provider.polls.length === 2);
    await choose(widget, ['card']);
    expect(widget.querySelector('.pay-notice')).to.equal(null);
  });
});
