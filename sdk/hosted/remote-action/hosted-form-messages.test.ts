import { expect } from '#testing/browser.ts';
import { parseFrameOptions } from './frame-options.ts';
import { HostedForm } from './hosted-form.ts';
import {
  calls,
  installHostedForm,
  messages,
  newFrame,
  open,
  posted,
  received,
  SITE,
  settled,
  tokenCalls,
  until,
} from './testing/hosted-form-page.ts';

installHostedForm();

describe('the page around the frame', () => {
  it('hears afterLoad, then the state', async () => {
    await open();
    await received('metaChange');
    expect(messages[0]?.event).to.equal('afterLoad');
    expect(messages.filter(({ event }) => event !== 'resize').map(({ event }) => event)).to.eql([
      'afterLoad',
      'validation',
      'metaChange',
    ]);
    expect(posted('validation')[0]).to.include({ form_valid: false, widget_id: 'w1', ref_id: 'r1' });
    await received('resize');
    expect(posted('resize')[0]?.height).to.be.greaterThan(0);
  });

  it('can hide and show elements and change values, the code included, but not the number [C3.14]', async () => {
    const { send, input, container } = await open();
    send('hide_elements', { elements: 'card_name,label' });
    await until(() => input('card_name') === null);
    expect(container.querySelector('label')?.classList.contains('visually-hidden')).to.equal(true);
    send('show_elements', { elements: 'card_name,submit_button' });
    await until(() => container.querySelector('button[type=submit]') !== null);
    send('update_form_values', { form_values: 'card_number:4242424242424242' });
    send('update_form_values', { form_values: 'card_ccv:123' });
    send('update_form_values', { form_values: 'card_name:Jo' });
    await until(() => input('card_name').value === 'Jo');
    expect([input('card_number').value, input('card_ccv').value]).to.eql(['', '123']);
    expect(calls).to.have.length(1);
  });

  it('can choose between payment types', async () => {
    const { send, container } = await open(
      SITE.replace('cfg_1', 'cfg_1,cfg_2').replace('submit_button,tabs', 'submit_button'),
    );
    const pressed = () => [...container.querySelectorAll('.tab')].map((tab) => tab.getAttribute('aria-selected'));
    expect(pressed()).to.eql(['true', 'false']);
    send('tab', { configuration_token: 'cfg_2' });
    await until(() => pressed()[1] === 'true');
    send('tab', { tab_number: 0 });
    await until(() => pressed()[0] === 'true');
  });

  it('is the only one listened to: other windows and malformed messages change nothing', async () => {
    const { view, send, fill, frame } = await open();
    fill();
    const message = JSON.stringify({ trigger: 'submit_form', destination: 'widget.paydock', data: {} });
    const other = newFrame().contentWindow as Window & typeof globalThis;
    new other.Function('target', 'message', 'target.postMessage(message, "*")')(view, message);
    new view.Function('message', 'window.postMessage(message, "*")')(message);
    for (const odd of [
      null,
      1,
      {},
      [],
      'x',
      '{"trigger":"submit_form"}',
      { trigger: 'submit_form', destination: 'widget.paydock' },
    ])
      view.postMessage(odd, '*');
    for (const trigger of ['refresh_checkout', 'init_checkout', '__proto__', 'tab']) send(trigger, { tab_number: 'x' });
    await settled();
    expect(tokenCalls()).to.eql([]);
    expect(frame.isConnected).to.equal(true);
    send('submit_form');
    await received('finish');
  });

  it('receives nothing when it is not at sdk_origin, and is ignored', async () => {
    const frame = newFrame();
    const view = frame.contentWindow as Window & typeof globalThis;
    const options = parseFrameOptions(`?${SITE}&sdk_origin=https%3A%2F%2Fother.test`);
    const form = new HostedForm(view.document.body, options, view);
    await form.load();
    view.postMessage(
      JSON.stringify({ trigger: 'hide_elements', destination: 'widget.paydock', data: { elements: 'card_name' } }),
      '*',
    );
    await settled();
    expect(messages).to.eql([]);
    expect(view.document.querySelector('#card_name')).not.to.equal(null);
  });

  it('hears no more after destroy', async () => {
    const { form, send, fill } = await open();
    fill();
    await received('metaChange');
    form.destroy();
    send('submit_form');
    await settled();
    expect(tokenCalls()).to.eql([]);
  });
});
