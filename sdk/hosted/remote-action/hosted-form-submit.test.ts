import { expect } from '#testing/browser.ts';
import {
  installHostedForm,
  json,
  open,
  posted,
  provider,
  received,
  SITE,
  settled,
  tokenCalls,
  until,
} from './testing/hosted-form-page.ts';

installHostedForm();

describe('submitting', () => {
  it('asks for one token however often it is requested, and hands it to the page', async () => {
    const { fill, send } = await open();
    fill();
    let release: (response: Response) => void = () => {};
    provider.answerToken = () =>
      new Promise((resolve) => {
        release = resolve;
      });
    for (let click = 0; click < 50; click += 1) send('submit_form');
    await received('submit');
    await settled();
    expect(tokenCalls()).to.have.length(1);
    expect(posted('submit')).to.have.length(1);
    expect(JSON.parse(String(tokenCalls()[0]?.init.body))).to.eql({
      gateway_id: 'g',
      type: 'card',
      card_name: 'Wilhelmina Baxter',
      card_number: '4242424242424242',
      expire_month: '12',
      expire_year: '39',
      card_ccv: '123',
      configuration_token: 'cfg_1',
    });
    release(json(201, 'tok_1'));
    await received('finish');
    expect(posted('finish')).to.eql([
      {
        configuration_token: 'cfg_1',
        type: 'card',
        gateway_type: 'Cards',
        payment_source: 'tok_1',
        event: 'finish',
        widget_id: 'w1',
        purpose: 'payment_source',
        message_source: 'widget.paydock',
        ref_id: 'r1',
      },
    ]);
  });

  it('announces the error of the field that already has the focus, at each attempt', async () => {
    const { container, frame, input, send, type } = await open();
    const alert = container.querySelector('form > [role=alert].visually-hidden') as HTMLElement;
    const attempt = async (count: number) => {
      send('submit_form');
      await until(() => posted('validationError').length === count);
    };
    await attempt(1);
    expect([alert.textContent, alert.isConnected], 'the focus moved and is read').to.eql(['', true]);
    frame.focus();
    input('card_name').focus();
    for (const count of [2, 3]) {
      const before = alert.firstElementChild;
      await attempt(count);
      expect(alert.textContent).to.equal('Enter the name as it is printed on the card.');
      expect(alert.firstElementChild, 'an unchanged node would stay silent').not.to.equal(before);
    }
    type('card_name', 'W');
    expect(alert.textContent).to.equal('');
  });

  it('leaves the focus at the consent from which it was submitted, and the consent as it is', async () => {
    provider.describe = () => ({ defined_form_fields: ['save_card_consent_accepted'] });
    const { fill, input, send, view } = await open();
    provider.answerToken = () => new Promise(() => {});
    fill();
    const consent = input('save_card_consent_accepted');
    consent.click();
    consent.focus();
    send('submit_form');
    await received('submit');
    consent.click();
    expect([consent.checked, consent.ariaDisabled, consent.disabled]).to.eql([true, 'true', false]);
    expect(view.document.activeElement).to.equal(consent);
  });

  const selectOf = (name: string) => (container: HTMLElement) =>
    container.querySelector(`#${name}`) as HTMLSelectElement;
  const choose = (select: HTMLSelectElement, value: string) => {
    select.value = value;
    select.dispatchEvent(new Event('change'));
  };
  for (const [name, controlOf] of [
    ['account type', selectOf('account_type')],
    ['phone country', selectOf('phone-country')],
  ] as const) {
    it(`leaves the focus at the ${name} from which it was submitted, and its value as it is`, async () => {
      provider.describe = () => ({ defined_form_fields: ['phone', 'account_type'] });
      const { fill, type, send, container, view } = await open(
        `${SITE}&use_country_phone_mask=true&phone_mask_only_countries=au,nz`,
      );
      provider.answerToken = () => new Promise(() => {});
      fill();
      type('phone', '0412345678');
      choose(selectOf('account_type')(container), 'savings');
      const select = controlOf(container);
      select.focus();
      send('submit_form');
      await received('submit');
      const before = select.value;
      for (const { value } of [...select.options]) choose(select, value);
      expect([select.value, select.ariaDisabled, select.disabled]).to.eql([before, 'true', false]);
      expect(view.document.activeElement).to.equal(select);
    });
  }

  it('leaves the focus at the country of a bank account, and the country as it is', async () => {
    provider.describe = () => ({ type: 'bank_account' });
    const { type, send, container, view } = await open();
    provider.answerToken = () => new Promise(() => {});
    type('account_name', 'Wilhelmina Baxter');
    type('account_bsb', '082902');
    type('account_number', '12345678');
    const [first, other] = [...container.querySelectorAll<HTMLInputElement>('[name=account_country]')];
    first?.focus();
    send('submit_form');
    await received('submit');
    other?.click();
    expect([first?.checked, other?.checked]).to.eql([true, false]);
    expect([first?.ariaDisabled, first?.disabled]).to.eql(['true', false]);
    expect(container.querySelector('#account_bsb')).to.not.equal(null);
    expect(view.document.activeElement).to.equal(first);
  });

  it('can give another token afterwards, for a donor whose card was declined', async () => {
    const { fill, send } = await open();
    fill();
    send('submit_form');
    await received('finish');
    send('submit_form');
    await until(() => posted('finish').length === 2);
    expect(tokenCalls()).to.have.length(2);
  });

  const page = '<!doctype html><h1>Bad gateway</h1>';
  const faults: [string, () => Promise<Response>, string, string][] = [
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'systemError', 'could not be reached'],
    ['an HTML page as success', async () => new Response(page), 'systemError', 'could not be read'],
    ['an HTML error page', async () => new Response(page, { status: 502 }), 'systemError', 'is busy'],
    ['an empty answer', async () => new Response(null, { status: 204 }), 'systemError', 'could not be read'],
    ['too many requests', async () => json(429, null), 'systemError', 'Too many attempts'],
    ['a token that is no text', async () => json(201, { token: 1 }), 'systemError', 'gave no token'],
    [
      'a refused card',
      async () => json(400, null, { message: 'Use a <b>test</b> card', code: 'test_card_required' }),
      'validationError',
      'Use a <b>test</b> card',
    ],
  ];
  for (const [name, fault, event, text] of faults) {
    it(`reports it on ${name}, keeps what was typed, and works again`, async () => {
      const { fill, send, container, input } = await open();
      fill();
      provider.answerToken = fault;
      send('submit_form');
      await received(event);
      expect(container.querySelector('[role=alert]')?.textContent).to.contain(text);
      expect(container.querySelector('[role=alert] b')).to.equal(null);
      expect(input('card_number').value).to.equal('4242 4242 4242 4242');
      expect(container.querySelector('form')?.getAttribute('aria-busy')).to.equal('false');
      provider.answerToken = async () => json(201, 'tok_2');
      send('submit_form');
      await received('finish');
      expect(posted('finish')[0]?.payment_source).to.equal('tok_2');
    });
  }

  it('gives up after 20 seconds', async () => {
    const { fill, send, container } = await open();
    fill();
    const waits: { run: () => void; delay: number }[] = [];
    provider.answerToken = ({ signal }) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    window.setTimeout = ((run: () => void, delay = 0) =>
      waits.push({ run, delay })) as unknown as typeof window.setTimeout;
    send('submit_form');
    await received('submit');
    await until(() => tokenCalls().length === 1);
    const limits = waits.filter(({ delay }) => delay === 20_000);
    expect(limits).to.have.length(1);
    limits[0]?.run();
    await received('systemError');
    expect(container.querySelector('[role=alert]')?.textContent).to.contain('did not answer in time');
  });
});
