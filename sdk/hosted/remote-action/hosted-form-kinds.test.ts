import { expect } from '#testing/browser.ts';
import {
  installHostedForm,
  open,
  posted,
  provider,
  received,
  settled,
  tokenCalls,
  until,
} from './testing/hosted-form-page.ts';

installHostedForm();

const BASE = 'widget_id=w1&public_key=pk&configuration_tokens=';
const types: Record<string, object> = {
  card: {},
  gift_card: { type: 'gift_card', card_scheme: 'haven', card_processing_network: 'net' },
  bsb: { type: 'bsb' },
  bank_account: { type: 'bank_account' },
  saved: { defined_form_fields: ['enable_cvv_tokenization_mode'] },
  contact: { defined_form_fields: ['phone*', 'account_type', 'save_card_consent_accepted'] },
};
const openKinds = (tokens: string, query = '') => {
  provider.describe = (token) => types[token] ?? {};
  return open(`${BASE}${tokens}&${query}`);
};
const body = () => JSON.parse(String(tokenCalls().at(-1)?.init.body)) as Record<string, string>;

describe('several payment types', () => {
  it('are tabs that arrow keys, Home and End walk through', async () => {
    const { container, view } = await openKinds('card,gift_card,bsb,bank_account');
    const tabs = [...container.querySelectorAll<HTMLElement>('[role=tab]')];
    const press = (key: string) =>
      view.document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    const selected = () => tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true');
    expect(tabs.map((tab) => tab.textContent)).to.eql(['Card', 'Gift card', 'Bank account (BSB)', 'Bank account']);
    expect(tabs.map((tab) => tab.tabIndex)).to.eql([0, -1, -1, -1]);
    tabs[0]?.focus();
    for (const [key, index] of [
      ['ArrowLeft', 3],
      ['ArrowRight', 0],
      ['ArrowRight', 1],
      ['End', 3],
      ['Home', 0],
    ] as const) {
      press(key);
      expect([key, selected(), view.document.activeElement]).to.eql([key, index, tabs[index]]);
    }
    const panel = container.querySelector('[role=tabpanel]');
    expect([panel?.id, panel?.getAttribute('aria-labelledby')]).to.eql([
      tabs[0]?.getAttribute('aria-controls'),
      'tab-0',
    ]);
  });

  it('pass the accessibility checks on every tab', async () => {
    const { container } = await openKinds('card,gift_card,bsb,bank_account');
    const here = document.createElement('div');
    document.body.append(here);
    for (const tab of container.querySelectorAll<HTMLElement>('[role=tab]')) {
      tab.click();
      here.replaceChildren(document.importNode(container, true));
      await expect(here).to.be.accessible({ ignoredRules: ['color-contrast'] });
    }
    here.remove();
  });

  it('keep what was typed in each, and send the one that is shown', async () => {
    const { container, type, input, send } = await openKinds('card,bsb');
    const [card, bsb] = container.querySelectorAll<HTMLElement>('[role=tab]');
    type('card_name', 'Jo');
    bsb?.click();
    type('account_name', 'Jo Citizen');
    type('account_bsb', '062000');
    expect(container.querySelector('#account_bsb-hint')?.textContent).to.equal('Commonwealth Bank, NSW/ACT');
    type('account_number', '12345678');
    card?.click();
    expect(input('card_name').value).to.equal('Jo');
    bsb?.click();
    send('submit_form');
    await received('finish');
    expect(body()).to.eql({
      gateway_id: 'g',
      type: 'bsb',
      account_name: 'Jo Citizen',
      account_bsb: '062000',
      account_number: '12345678',
      configuration_token: 'bsb',
    });
  });
});

describe('a bank account', () => {
  it('names the right bank where a browser has translated the one before', async () => {
    const { container, type } = await openKinds('bsb');
    const hint = () => container.querySelector('#account_bsb-hint');
    type('account_bsb', '062000');
    expect(hint()?.textContent).to.equal('Commonwealth Bank, NSW/ACT');
    const text = [...(hint()?.childNodes ?? [])].find(({ nodeName }) => nodeName === '#text') as Text;
    text.replaceWith(container.ownerDocument.createElement('font'));
    type('account_bsb', '733000');
    expect(hint()?.textContent).to.equal('Westpac, VIC');
  });

  it('asks for the numbers of the chosen country and formats them as they are typed', async () => {
    const { container, input, type, error } = await openKinds('bank_account');
    expect(input('account_bsb')).not.to.equal(null);
    container.querySelector<HTMLInputElement>('input[value=nz]')?.click();
    expect(input('account_bsb')).to.equal(null);
    type('account_number', '010902006838800');
    input('account_number').dispatchEvent(new FocusEvent('blur'));
    expect(input('account_number').value).to.equal('01-0902-0068388-00');
    expect(error('account_number')).to.contain('Check the account number');
    type('account_number', '010902006838900');
    expect([error('account_number'), container.querySelector('#account_number-hint')?.textContent]).to.eql([
      null,
      'ANZ',
    ]);
    container.querySelector<HTMLInputElement>('input[value=other]')?.click();
    expect([input('account_routing').value, input('account_number').value]).to.eql(['', '']);
  });
});

describe('a saved card', () => {
  it('is shown masked and asked for its code alone', async () => {
    const { container, type, send } = await openKinds('saved', 'form_values=card_number_last4:4242,card_scheme:visa');
    expect(container.querySelector('.saved-card')?.textContent)
      .to.contain('•••• 4242')
      .and.contain('Visa ending in 4242');
    expect(container.querySelectorAll('.input').length).to.equal(1);
    expect(container.querySelector('.saved-holder, .saved-expiry')).to.equal(null);
    type('card_ccv', '123');
    send('submit_form');
    await received('finish');
    expect(body()).to.include({ enable_cvv_tokenization_mode: 'true', card_ccv: '123', card_number_last4: '4242' });
  });
});

describe('a saved card that the merchant knows more of', () => {
  it('shows holder and date beside its digits, none of them to be changed [C2.33, C2.34]', async () => {
    const { container } = await openKinds(
      'saved',
      'form_values=card_number_last4:4242,card_name:A Shopper,expire_month:05,expire_year:28',
    );
    const [digits, holder, date] = ['.saved-card', '.saved-holder', '.saved-expiry bdi'].map(
      (part) => container.querySelector(part)?.textContent,
    );
    expect(digits).to.contain('•••• 4242');
    expect([holder, date]).to.eql(['A Shopper', '05/28']);
    expect([...container.querySelectorAll('input')].map(({ name }) => name)).to.eql(['card_ccv']);
  });
});

describe('fields of the merchant', () => {
  it('can be boxes, choices and masked phones', async () => {
    const { container, fill, type, input, send } = await openKinds(
      'contact',
      'use_country_phone_mask=true&phone_mask_only_countries=au,nz&icons=card_name:user,card_ccv:none,email:%3Cimg%3E',
    );
    fill();
    expect(container.querySelectorAll('.glyph').length).to.equal(1);
    expect([...container.querySelectorAll('#phone-country option')].map((option) => option.textContent)).to.eql([
      'AU +61',
      'NZ +64',
    ]);
    type('phone', '0412345678');
    expect(input('phone').value).to.equal('0412 345 678');
    const account = container.querySelector('#account_type') as HTMLSelectElement;
    account.value = 'savings';
    account.dispatchEvent(new Event('change'));
    container.querySelector<HTMLInputElement>('#save_card_consent_accepted')?.click();
    send('submit_form');
    await received('finish');
    expect(body()).to.include({ phone: '+61412345678', account_type: 'savings', save_card_consent_accepted: 'true' });
    expect(posted('finish')[0]?.save_card_consent_accepted).to.equal(true);
  });
});

describe('languages', () => {
  it('change labels, errors and button, and Arabic the direction [S7.35]', async () => {
    const french = await openKinds('card', 'language=fr');
    expect(french.container.querySelector('label')?.textContent?.trim()).to.equal('Nom du titulaire');
    expect(french.container.querySelector('.submit-button')?.textContent).to.equal('Envoyer');
    expect(french.view.document.title, 'the page is named in its language').to.equal('Informations de paiement');
    french.send('submit_form');
    await received('validationError');
    expect(french.error('card_number')).to.equal('Saisissez le numéro de carte.');
    const arabic = await openKinds('card', 'language=ar');
    const { documentElement } = arabic.view.document;
    expect([documentElement.lang, documentElement.dir]).to.eql(['ar', 'rtl']);
    expect(arabic.input('card_number').dir).to.equal('ltr');
  });

  it('leave the merchant’s own labels alone', async () => {
    const { container } = await openKinds('card', 'language=vi&form_labels=card_name:Tên tôi');
    expect(container.querySelector('label')?.textContent?.trim()).to.equal('Tên tôi');
  });
});

describe('texts of the merchant', () => {
  it('are headings of their level, the button, its busy text and the end', async () => {
    const levels = [1, 2, 3, 4, 5, 6].map((level) => `title_h${level}=H${level}`).join('&');
    const { container, fill } = await openKinds(
      'card',
      `${levels}&title=T&title_description=D&submit_button=Give&submit_button_processing=Giving&finish_text=Thanks`,
    );
    for (const level of [1, 2, 3, 4, 5, 6]) {
      const headings = [...container.querySelectorAll(`h${level}`)].map((heading) => heading.textContent);
      expect(headings, `[S3.19] title_h${level}`).to.include(`H${level}`);
    }
    const title = [...container.querySelectorAll('.title')].map((heading) => heading.textContent);
    expect(title, '[S3.19] title').to.include('T');
    expect(container.querySelector('.title-description')?.textContent, '[S3.19] title_description').to.equal('D');
    fill();
    let release: (response: Response) => void = () => {};
    provider.answerToken = () =>
      new Promise((resolve) => {
        release = resolve;
      });
    const button = container.querySelector<HTMLButtonElement>('.submit-button');
    expect(button?.textContent, '[S3.19] submit_button').to.equal('Give');
    button?.click();
    await until(() => tokenCalls().length === 1);
    expect(button?.textContent, '[S3.19] submit_button_processing').to.equal('Giving');
    release(new Response(JSON.stringify({ resource: { data: 'tok' } }), { status: 201 }));
    await received('finish');
    expect(container.querySelector('.notice.success')?.textContent, '[S3.19] finish_text').to.equal('Thanks');
  });
});

describe('Enter in a field', () => {
  const enter = (element: Element | null, init: KeyboardEventInit = {}) =>
    element?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }));

  it('notifies the page that hides the button, asks for nothing, and `submit` comes once for each attempt', async () => {
    const { fill, input, send } = await openKinds('card', 'hidden_elements=submit_button');
    fill();
    enter(input('card_number'));
    await received('submit');
    enter(input('card_number'), { isComposing: true });
    enter(input('card_number'), { repeat: true });
    await settled();
    expect([posted('submit').map(({ by_enter }) => by_enter), tokenCalls().length]).to.eql([[true], 0]);
    send('submit_form');
    await received('finish');
    expect([posted('submit').length, tokenCalls().length]).to.eql([1, 1]);
    send('submit_form');
    await until(() => posted('finish').length === 2);
    expect(posted('submit').map(({ by_enter }) => by_enter)).to.eql([true, undefined]);
  });

  it('is the browser’s where the form has its own button', async () => {
    const { input } = await openKinds('card');
    expect(enter(input('card_number'))).to.equal(true);
    await settled();
    expect(posted('submit')).to.eql([]);
  });
});
