import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { expect } from '#testing/browser.ts';
import {
  calls,
  installHostedForm,
  open,
  posted,
  received,
  SITE,
  tokenCalls,
  until,
} from './testing/hosted-form-page.ts';

installHostedForm();

describe('the hosted card form', () => {
  it('shows the four labels, the placeholder and both icons, and hides tabs and button', async () => {
    const { container, input } = await open();
    expect([...container.querySelectorAll('label')].map((label) => label.textContent?.trim())).to.eql([
      'Card Holders Name*',
      'Card Number*',
      'Expiry*',
      'CCV*',
    ]);
    expect(input('expire_month').placeholder).to.equal('mm/yy');
    expect([...container.querySelectorAll('.scheme')].map((icon) => icon.getAttribute('aria-label'))).to.eql([
      'Visa',
      'Mastercard',
    ]);
    expect(container.querySelector('button')).to.equal(null);
  });

  it('explains the asterisks of the merchant’s labels, and has none itself', async () => {
    const { container } = await open();
    expect(container.querySelector('.marks')?.textContent).to.equal('Fields marked * are required.');
    const { container: plain } = await open('public_key=pk&configuration_tokens=cfg_1');
    expect(plain.textContent).not.to.contain('*');
    const { container: unlabelled } = await open(SITE.replace('submit_button,tabs', 'submit_button,tabs,label'));
    expect(unlabelled.querySelector('.marks')).to.equal(null);
  });

  it('starts with the card holder’s name that the page knows, which the shopper can change', async () => {
    const { input, type } = await open(`${SITE}&form_values=card_name:Wiremu Tū O’Brien`);
    expect(input('card_name').value).to.equal('Wiremu Tū O’Brien');
    await received('validation');
    expect(posted('validation').at(-1)?.invalid_fields).not.to.include('card_name');
    type('card_number', '4242424242424242');
    type('expire_month', '1239');
    type('card_ccv', '123');
    input('card_ccv').form?.requestSubmit();
    await received('finish');
    expect(JSON.parse(String(tokenCalls()[0]?.init.body))).to.include({ card_name: 'Wiremu Tū O’Brien' });
  });

  it('shows its own button when nobody hides it, with the merchant’s texts', async () => {
    const { container } = await open(
      'public_key=pk&configuration_tokens=cfg_1&submit_button=Give now&title=Your gift&title_description=Thank you',
    );
    expect(container.querySelector('button[type=submit]')?.textContent).to.equal('Give now');
    expect(container.querySelector('h2')?.textContent).to.equal('Your gift');
  });

  it('lets browsers fill it in: autocomplete and numeric keyboards', async () => {
    const { input } = await open();
    expect(['card_name', 'card_number', 'expire_month', 'card_ccv'].map((name) => input(name).autocomplete)).to.eql([
      'cc-name',
      'cc-number',
      'cc-exp',
      'cc-csc',
    ]);
    expect(['card_number', 'expire_month', 'card_ccv'].map((name) => input(name).inputMode)).to.eql([
      'numeric',
      'numeric',
      'numeric',
    ]);
  });

  it('reads what browsers and password managers fill in, in digits of any script', async () => {
    const { input, type } = await open();
    for (const expiry of [
      '2029-04',
      '202904',
      '2029/04',
      '04 / 2029',
      '4/29',
      '042029',
      '04–29',
      '٠٤/٢٩',
      '０４/２９',
    ]) {
      // Autofill sets the whole value and sends one input event.
      type('expire_month', expiry, 'insertReplacementText');
      expect(input('expire_month').value, expiry).to.equal('04/29');
    }
    for (const number of [
      '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢',
      '۴۲۴۲۴۲۴۲۴۲۴۲۴۲۴۲',
      '４２４２４２４２４２４２４２４２',
      '\u200e4242\u00a042424242\u00a04242',
    ]) {
      type('card_number', number, 'insertReplacementText');
      expect(input('card_number').value, number).to.equal('4242 4242 4242 4242');
    }
    type('card_ccv', '١٢٣');
    expect(input('card_ccv').value).to.equal('123');
  });

  it('asks with the credential of the address, and fetches each configuration', async () => {
    await open(SITE.replace('cfg_1', 'cfg_1,cfg_2'));
    expect(calls.map(({ path }) => path)).to.eql([
      '/v1/remote-action/configs/cfg_1',
      '/v1/remote-action/configs/cfg_2',
    ]);
    expect(calls[0]?.init.headers).to.include({ 'x-user-public-key': 'pk' });
    expect(calls[0]?.init.credentials).to.equal('omit');
  });

  it('passes the accessibility checks empty and with errors', async () => {
    const { container, form } = await open();
    const here = document.createElement('div');
    document.body.append(here);
    await form.submit();
    here.append(document.importNode(container, true));
    await expect(here).to.be.accessible({ ignoredRules: ['color-contrast'] });
    here.remove();
  });
});

describe('typing', () => {
  it('groups the number and keeps the caret behind the same digit', async () => {
    const { input, type } = await open();
    type('card_number', '4242424242424242');
    expect(input('card_number').value).to.equal('4242 4242 4242 4242');
    input('card_number').value = '4294 24242 4242 4242';
    input('card_number').setSelectionRange(4, 4);
    input('card_number').dispatchEvent(new InputEvent('input', { inputType: 'insertText' }));
    expect(input('card_number').value).to.equal('4294 2424 2424 2424 2');
    expect(input('card_number').selectionStart).to.equal(4);
  });

  it('steps over a space that is deleted forward', async () => {
    const { input, type } = await open();
    type('card_number', '42424242');
    input('card_number').value = '42424242';
    input('card_number').setSelectionRange(4, 4);
    input('card_number').dispatchEvent(new InputEvent('input', { inputType: 'deleteContentForward' }));
    expect([input('card_number').value, input('card_number').selectionStart]).to.eql(['4242 4242', 5]);
  });

  it('writes the slash, and lets it be deleted', async () => {
    const { input, type } = await open();
    type('expire_month', '12');
    expect(input('expire_month').value).to.equal('12/');
    type('expire_month', '12', 'deleteContentBackward');
    expect(input('expire_month').value).to.equal('12');
  });

  it('dims the icons of other schemes and reports scheme and last four digits', async () => {
    const { container, type } = await open();
    type('card_number', '5555555555554444');
    expect(container.querySelector('[data-scheme=visa]')?.classList.contains('dimmed')).to.equal(true);
    expect(container.querySelector('[data-scheme=mastercard]')?.classList.contains('dimmed')).to.equal(false);
    await until(() => posted('metaChange').at(-1)?.card_number_last4 !== undefined);
    expect(posted('metaChange').at(-1)).to.include({
      card_scheme: 'mastercard',
      card_number_last4: '4444',
      card_number_length: 16,
      type: 'card',
    });
  });
});

describe('errors', () => {
  afterEach(() => resetMouse());

  it('appear when a field is left, tied to it, and go when it is right', async () => {
    const { input, error, type } = await open();
    expect(error('card_number')).to.equal(null);
    type('card_number', '4242424242424241');
    expect(error('card_number')).to.equal(null);
    input('card_number').dispatchEvent(new FocusEvent('blur'));
    expect(error('card_number')).to.contain('Check the card number');
    expect(input('card_number').getAttribute('aria-invalid')).to.equal('true');
    expect(input('card_number').getAttribute('aria-describedby')?.split(' ')).to.include('card_number-error');
    type('card_number', '4242424242424242');
    expect(error('card_number')).to.equal(null);
    expect(input('card_number').hasAttribute('aria-invalid')).to.equal(false);
  });

  it('wait for the release of a pointer that is down, so that Submit stays below it and the click counts', async () => {
    const { frame, container, input, error, type } = await open(
      'widget_id=w1&public_key=pk&configuration_tokens=cfg_1',
    );
    frame.style.cssText = 'position: fixed; inset: 0; width: 780px; height: 580px';
    type('card_number', '4242424242424241');
    input('card_number').focus();
    const button = container.querySelector('.submit-button') as HTMLElement;
    button.scrollIntoView();
    const place = button.getBoundingClientRect();
    const { x, y } = frame.getBoundingClientRect();
    // Near its upper edge, which moves away when a one-line text appears.
    await sendMouse({ type: 'move', position: [Math.round(x + place.x + 20), Math.round(y + place.y + 4)] });
    await sendMouse({ type: 'down' });
    expect([error('card_number'), button.getBoundingClientRect().y]).to.eql([null, place.y]);
    await sendMouse({ type: 'up' });
    await received('validationError');
    expect(error('card_number')).to.contain('Check the card number');
    expect(error('card_ccv'), 'the click counted').not.to.equal(null);
  });

  it('of a field that is left by a click elsewhere appear after it', async () => {
    const { frame, input, error, type } = await open();
    frame.style.cssText = 'position: fixed; inset: 0; width: 780px; height: 580px';
    type('card_number', '4242424242424241');
    input('card_number').focus();
    await sendMouse({ type: 'click', position: [770, 570] });
    await until(() => error('card_number') !== null);
  });

  it('show together on submit, with the focus on the first, and nothing is sent', async () => {
    const { send, view, input, error, type } = await open();
    type('card_name', 'Jo');
    send('submit_form');
    await received('validationError');
    expect([error('card_name'), error('card_number')]).to.eql([null, 'Enter the card number.']);
    expect(view.document.activeElement).to.equal(input('card_number'));
    expect(tokenCalls()).to.eql([]);
    await until(() => String(posted('validation').at(-1)?.invalid_showed_fields ?? '') !== '');
    expect(posted('validation').at(-1)?.invalid_showed_fields).to.eql([
      'card_number',
      'expire_month',
      'expire_year',
      'card_ccv',
    ]);
  });

  it('keep their texts to themselves when asked to, but not their state', async () => {
    const { send, input, error } = await open(`${SITE}&hide_ui_errors=true`);
    send('submit_form');
    await received('validationError');
    expect(error('card_number')).to.equal(null);
    expect(input('card_number').getAttribute('aria-invalid')).to.equal('true');
  });
});

describe('a form that cannot load', () => {
  it('reports why, reports it, and loads on another try', async () => {
    let isDown = true;
    const up = window.fetch;
    window.fetch = (path, init) => (isDown ? Promise.reject(new TypeError('down')) : up(path, init));
    const { container, input } = await open();
    await received('systemError');
    expect(posted('afterLoad')).to.eql([]);
    expect(container.querySelector('[role=alert]')?.textContent).to.contain('could not be reached');
    isDown = false;
    container.querySelector<HTMLButtonElement>('button')?.click();
    await received('afterLoad');
    expect(input('card_number')).not.to.equal(null);
  });

  it('names a missing setting', async () => {
    const { container } = await open('public_key=pk');
    expect(container.querySelector('[role=alert]')?.textContent).to.contain('opened without its settings');
    expect(calls).to.eql([]);
  });
});
