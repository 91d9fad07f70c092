import axe from 'axe-core';
import { expect, waitUntil } from '#testing/browser.ts';
import type { ApplePaySession } from './apple-pay/apple-pay-session.ts';
import { startApplePay } from './apple-pay/apple-pay-vendor.ts';
import { startGooglePay } from './google-pay/google-pay-vendor.ts';
import type { ButtonOptions } from './paypal/paypal-shapes.ts';
import { startPaypal } from './paypal/paypal-vendor.ts';
import { startStripe } from './stripe/stripe-vendor.ts';
import { VENDOR_NAMES, vendorScriptName } from './vendor-names.ts';

const page = window as unknown as {
  ApplePaySession: typeof ApplePaySession;
  google: { payments: { api: { PaymentsClient: new (options?: object) => GoogleClient } } };
  paypal: { Buttons(options: object): { isEligible(): boolean; render(place: HTMLElement): Promise<void> } };
  Stripe(key: string): StripeApi;
};
type GoogleClient = {
  isReadyToPay(request: object): Promise<{ result: boolean }>;
  createButton(options: object): HTMLElement;
  loadPaymentData(request: object): Promise<{ paymentMethodData: { tokenizationData: { token: string } } }>;
};
type StripeRequest = {
  canMakePayment(): Promise<object | null>;
  on(name: string, handler: (event: never) => void): void;
};
type StripeApi = {
  paymentRequest(options: object): StripeRequest;
  elements(): { create(type: string, options: object): { mount(place: HTMLElement): void } };
};

let place: HTMLElement;
let said: string[] = [];
beforeEach(() => {
  said = [];
  place = document.createElement('main');
  document.body.append(place);
});
afterEach(() => {
  place.remove();
  for (const dialog of sheets()) dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
});

const sheets = () =>
  [...document.body.children].flatMap((host) => [...(host.shadowRoot?.querySelectorAll('dialog') ?? [])]);
const sheet = () => {
  const [dialog, second] = sheets();
  if (!dialog || second) throw new Error(`${sheets().length} sheets are open`);
  return dialog;
};
const opened = () => waitUntil(() => sheets().length === 1, 'no sheet opened');
const closed = () => waitUntil(() => sheets().length === 0, 'the sheet stayed');
const button = (name: string) =>
  [...sheet().querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(name)) as HTMLButtonElement;
const idle = () => waitUntil(() => sheets().length === 0 || !button('Pay').disabled, 'the sheet stayed busy');
const choose = (value: string) => (sheet().querySelector(`input[value="${value}"]`) as HTMLInputElement).click();
const deliverTo = (value: string) => {
  const select = sheet().querySelector('select') as HTMLSelectElement;
  select.value = value;
  select.dispatchEvent(new Event('change'));
};
const pay = () => button('Pay').click();
const status = () => sheet().querySelector('[role=status]')?.textContent;
const total = () => sheet().querySelector('.total')?.textContent;
const accessible = async () => {
  const { violations } = await axe.run(document.body);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).to.eql([]);
};

describe('the script’s name', () => {
  it('comes from its own address', () => {
    for (const name of VENDOR_NAMES) {
      expect(vendorScriptName(`http://127.0.0.1:8081/vendor/${name}.js?client-id=x`)).to.equal(name);
    }
    for (const other of ['vendor', 'toString', ''])
      expect(vendorScriptName(`https://a.test/${other}.js`)).to.equal(undefined);
  });
});

describe('Apple Pay’s stand-in', () => {
  const request = (changes: object = {}) => ({
    countryCode: 'AU',
    currencyCode: 'AUD',
    merchantCapabilities: ['supports3DS'],
    supportedNetworks: ['visa'],
    total: { label: 'Haven Shop', amount: '10.50' },
    ...changes,
  });
  const merchantSession = (changes: object = {}) => ({
    merchantSessionIdentifier: 'SSH1',
    domainName: location.hostname,
    expiresAt: Date.now() + 60_000,
    ...changes,
  });
  let isActive = true;
  before(() => {
    startApplePay();
    // A test presses no real key; the simulated script checks for user activation.
    Object.defineProperty(navigator, 'userActivation', { configurable: true, get: () => ({ isActive }) });
  });
  after(() => Reflect.deleteProperty(navigator, 'userActivation'));
  beforeEach(() => {
    isActive = true;
  });
  type Told = { payment: { token: { paymentData: { data: string } } }; shippingContact: { countryCode: string } };
  const start = (changes: object = {}, session: object = merchantSession()) => {
    const made = new page.ApplePaySession(14, request(changes) as never);
    made.onvalidatemerchant = () => made.completeMerchantValidation(session);
    made.onpaymentauthorized = (event) => {
      const { data } = (event as unknown as Told).payment.token.paymentData;
      said.push(data.replace(/\..*/, ''));
      made.completePayment({ status: data.includes('decline') ? 1 : 0 });
    };
    made.oncancel = () => said.push('cancel');
    made.begin();
    return made;
  };

  it('validates the merchant, pays with the chosen card and closes', async () => {
    start();
    await opened();
    await idle();
    expect([total(), button('Pay').textContent]).to.eql(['AUD 10.50', 'Pay AUD 10.50']);
    await accessible();
    choose('in_review');
    await idle();
    pay();
    await closed();
    expect(said).to.eql(['sandbox_in_review']);
  });

  it('stays open after a failure, for another card', async () => {
    start();
    await idle();
    choose('decline');
    await idle();
    pay();
    await waitUntil(() => status()?.includes('Try another card'));
    await idle();
    choose('approve');
    await idle();
    pay();
    await closed();
    expect(said).to.eql(['sandbox_decline', 'sandbox_approve']);
  });

  it('asks about delivery and shows the answer, good or bad', async () => {
    const session = start({ requiredShippingContactFields: ['postalAddress'] });
    session.onshippingcontactselected = (event) => {
      const { countryCode } = (event as unknown as Told).shippingContact;
      const newTotal = { label: 'x', amount: countryCode === 'NZ' ? '15.00' : '10.50' };
      const errors = countryCode === 'FR' ? [{ message: 'Not to France' }] : [];
      session.completeShippingContactSelection({ newTotal, errors });
    };
    await waitUntil(() => total() === 'AUD 10.50');
    await idle();
    deliverTo('auckland');
    await waitUntil(() => total() === 'AUD 15.00');
    await idle();
    deliverTo('paris');
    await waitUntil(() => status() === 'Not to France');
    expect(said).to.eql([]);
  });

  it('ends by Escape, by Cancel and by a session for another page, and tells it once', async () => {
    start();
    await idle();
    sheet().dispatchEvent(new Event('cancel', { cancelable: true }));
    start();
    await idle();
    button('Cancel').click();
    start({}, merchantSession({ domainName: 'other.test' }));
    await closed();
    await waitUntil(() => said.length === 3);
    expect(said).to.eql(['cancel', 'cancel', 'cancel']);
  });

  it('is aborted without a word, and refuses what Apple refuses', async () => {
    const session = start();
    await idle();
    expect(() => new page.ApplePaySession(14, request() as never).begin()).to.throw('active payment session');
    session.abort();
    expect([sheets().length, said]).to.eql([0, []]);
    expect(() => session.completePayment(0)).to.throw('Nothing waits');
    expect(() => new page.ApplePaySession(15, request() as never)).to.throw('supported version');
    expect(() => new page.ApplePaySession(14, request({ countryCode: 'au' }) as never)).to.throw('country code');
    isActive = false;
    expect(() => new page.ApplePaySession(14, request() as never)).to.throw('user gesture');
  });

  it('answers what it can do by the merchant identifier', async () => {
    const { applePayCapabilities } = page.ApplePaySession;
    const answers = await Promise.all(
      ['merchant.test.haven', 'm.unknown', 'm.nocards', 'm.unsupported'].map(
        async (id) => (await applePayCapabilities(id)).paymentCredentialStatus,
      ),
    );
    expect(answers).to.eql([
      'paymentCredentialsAvailable',
      'paymentCredentialStatusUnknown',
      'paymentCredentialsUnavailable',
      'applePayUnsupported',
    ]);
  });

  it('draws its button element', async () => {
    const element = document.createElement('apple-pay-button');
    element.setAttribute('type', 'buy');
    element.style.setProperty('--apple-pay-button-height', '40px');
    place.append(element);
    const inner = element.shadowRoot?.querySelector('button') as HTMLButtonElement;
    expect([inner.textContent, getComputedStyle(inner).height]).to.eql(['Buy with SimApple Pay', '40px']);
    element.addEventListener('click', () => said.push('click'));
    inner.click();
    expect(said).to.eql(['click']);
    await accessible();
  });
});

describe('Google Pay’s stand-in', () => {
  before(startGooglePay);
  const request = (changes: object = {}) => ({
    apiVersion: 2,
    apiVersionMinor: 0,
    allowedPaymentMethods: [{ type: 'CARD', parameters: {}, tokenizationSpecification: { type: 'PAYMENT_GATEWAY' } }],
    transactionInfo: { currencyCode: 'AUD', totalPrice: '10.50', totalPriceStatus: 'FINAL' },
    ...changes,
  });
  const client = (callbacks?: object) =>
    new page.google.payments.api.PaymentsClient({ environment: 'TEST', paymentDataCallbacks: callbacks });

  it('resolves with a token that says how the payment ends', async () => {
    const data = client().loadPaymentData(request());
    await opened();
    await accessible();
    choose('in_review');
    pay();
    expect((await data).paymentMethodData.tokenizationData.token).to.contain('sandbox_in_review');
    await closed();
  });

  it('waits for the authorisation: an error stays in the sheet, success closes it', async () => {
    const onPaymentAuthorized = async (data: object) => {
      const isBad = JSON.stringify(data).includes('sandbox_decline');
      return isBad
        ? { transactionState: 'ERROR', error: { message: 'Card declined' } }
        : { transactionState: 'SUCCESS' };
    };
    const data = client({ onPaymentAuthorized }).loadPaymentData(
      request({ callbackIntents: ['PAYMENT_AUTHORIZATION'] }),
    );
    await opened();
    choose('decline');
    pay();
    await waitUntil(() => status() === 'Card declined');
    await idle();
    choose('approve');
    pay();
    await data;
    await closed();
  });

  it('tells changes of the address from the beginning and shows the new price', async () => {
    const onPaymentDataChanged = async ({
      callbackTrigger,
      shippingAddress,
    }: {
      callbackTrigger: string;
      shippingAddress: { countryCode: string };
    }) => {
      said.push(`${callbackTrigger} ${shippingAddress.countryCode}`);
      return { newTransactionInfo: { totalPrice: shippingAddress.countryCode === 'NZ' ? '15.00' : '12.00' } };
    };
    const changes = { callbackIntents: ['SHIPPING_ADDRESS'], shippingAddressRequired: true };
    const data = client({ onPaymentDataChanged })
      .loadPaymentData(request(changes))
      .catch((error) => error.statusCode);
    await waitUntil(() => sheets().length === 1 && total() === 'AUD 12.00');
    await idle();
    deliverTo('auckland');
    await waitUntil(() => total() === 'AUD 15.00');
    await idle();
    button('Cancel').click();
    expect([await data, said]).to.eql(['CANCELED', ['INITIALIZE AU', 'SHIPPING_ADDRESS NZ']]);
  });

  it('refuses requests that Google refuses, and a second sheet', async () => {
    const codeOf = (changes: object) =>
      client()
        .loadPaymentData(request(changes))
        .catch(({ statusCode }) => statusCode);
    expect(await codeOf({ apiVersion: 1 })).to.equal('DEVELOPER_ERROR');
    expect(
      await codeOf({ transactionInfo: { currencyCode: 'aud', totalPrice: '1', totalPriceStatus: 'FINAL' } }),
    ).to.equal('DEVELOPER_ERROR');
    expect(await codeOf({ callbackIntents: ['PAYMENT_AUTHORIZATION'] })).to.equal('DEVELOPER_ERROR');
    const first = client()
      .loadPaymentData(request())
      .catch(({ statusCode }) => statusCode);
    await opened();
    expect(await codeOf({})).to.equal('DEVELOPER_ERROR');
    button('Cancel').click();
    expect(await first).to.equal('CANCELED');
    expect((await client().isReadyToPay(request())).result).to.equal(true);
  });

  it('draws a button', async () => {
    place.append(client().createButton({ onClick: () => said.push('click'), buttonType: 'donate' }));
    const inner = place.firstElementChild?.shadowRoot?.querySelector('button') as HTMLButtonElement;
    inner.click();
    expect([inner.textContent, said]).to.eql(['Donate with SimGoogle Pay', ['click']]);
  });
});

describe('PayPal’s stand-in', () => {
  const { fetch } = window;
  beforeEach(() => {
    window.fetch = async () => Response.json({ amount: '10.50', currency: 'AUD', merchant: 'Haven Shop' });
  });
  afterEach(() => {
    window.fetch = fetch;
  });
  const load = (query: string) =>
    startPaypal({
      origin: 'https://pay.test',
      query: new URLSearchParams(query),
      script: document.createElement('script'),
    });
  const drawn = async (options: Partial<ButtonOptions> = {}, query = 'client-id=x&currency=AUD') => {
    load(query);
    const buttons = page.paypal.Buttons({
      createOrder: async () => 'PAY1',
      onApprove: (data: { orderID: string; payerID: string }) =>
        said.push(`${data.orderID} ${data.payerID.replace(/\..*/, '')}`),
      onCancel: () => said.push('cancel'),
      onError: (error: Error) => said.push(`error ${error.message}`),
      ...options,
    });
    if (buttons.isEligible()) await buttons.render(place);
    const all = [...(place.firstElementChild?.shadowRoot?.querySelectorAll('button') ?? [])];
    return { buttons, all, click: () => all[0]?.click() };
  };

  it('makes an order, approves it with the payer of the chosen card', async () => {
    const { click } = await drawn();
    click();
    await opened();
    expect(total()).to.equal('AUD 10.50');
    await accessible();
    choose('decline');
    pay();
    await closed();
    expect(said).to.eql(['PAY1 sandbox_decline']);
  });

  it('cancels, fails, and tells when there is no order', async () => {
    const { click } = await drawn();
    click();
    await opened();
    button('Cancel').click();
    click();
    await opened();
    choose('fail');
    pay();
    await closed();
    place.replaceChildren();
    const broken = await drawn({
      createOrder: async () => {
        throw new Error('no order');
      },
    });
    broken.click();
    await waitUntil(() => said.length === 3);
    expect(said).to.eql(['cancel', 'error The simulated wallet failed', 'error no order']);
  });

  it('opens nothing when the shop refuses the click', async () => {
    const { click } = await drawn({
      onClick: (_, actions) => actions.reject(),
      createOrder: () => {
        said.push('order');
        return 'x';
      },
    });
    click();
    await new Promise((resolve) => setTimeout(resolve));
    expect([sheets().length, said]).to.eql([0, []]);
  });

  it('asks about delivery and says when it is refused', async () => {
    const onShippingAddressChange: ButtonOptions['onShippingAddressChange'] = (data, actions) => {
      const { countryCode } = (data as { shippingAddress: { countryCode: string } }).shippingAddress;
      return countryCode === 'FR' ? actions.reject() : undefined;
    };
    const { click } = await drawn({ onShippingAddressChange });
    click();
    await opened();
    deliverTo('paris');
    await waitUntil(() => status()?.includes('does not deliver'));
    deliverTo('auckland');
    await idle();
    expect(status()).to.equal('');
  });

  it('saves an account without a payment, in words of its own: kept, called off, or failed', async () => {
    const decisions: string[] = [];
    window.fetch = async (_, init) => {
      decisions.push(String((init as { body: URLSearchParams }).body.get('decision')));
      return Response.json({ status: 'approved' });
    };
    const vault = {
      createVaultSetupToken: async () => 'SETUP1',
      onApprove: (data: object) => said.push(`saved ${(data as { vaultSetupToken: string }).vaultSetupToken}`),
    };
    const { all, click } = await drawn(vault as Partial<ButtonOptions>);
    expect(all.map(({ textContent }) => textContent)).to.eql(['Save SimPal']);
    click();
    await opened();
    expect(sheet().querySelector('h2')?.textContent).to.equal(`Save SimPal for later payments to ${location.hostname}`);
    expect(total()).to.equal('Nothing is charged now.');
    expect(sheet().textContent).not.to.match(/Pay (AUD|saved)|Paying/);
    await accessible();
    button('Save').click();
    await closed();
    click();
    await opened();
    button('Cancel').click();
    click();
    await opened();
    choose('fail');
    button('Save').click();
    await closed();
    expect(said).to.eql(['saved SETUP1', 'cancel', 'error The simulated wallet failed']);
    expect(decisions).to.eql(['approve', 'cancel']);
  });

  it('draws the buttons that its address asks for', async () => {
    expect((await drawn({}, 'currency=AUD&enable-funding=paylater')).all.map(({ textContent }) => textContent)).to.eql([
      'Pay with SimPal',
      'Pay later with SimPal',
    ]);
    place.replaceChildren();
    expect((await drawn({ fundingSource: 'paylater' })).buttons.isEligible()).to.equal(false);
  });
});

describe('Stripe’s stand-in', () => {
  before(startStripe);
  const request = (changes: object = {}) =>
    page
      .Stripe('pk_test')
      .paymentRequest({ country: 'AU', currency: 'aud', total: { label: 'Haven Shop', amount: 1050 }, ...changes });
  const mounted = (paymentRequest: object) =>
    page.Stripe('pk_test').elements().create('paymentRequestButton', { paymentRequest }).mount(place);
  const click = () => place.firstElementChild?.shadowRoot?.querySelector('button')?.click();

  it('gives a payment method for the chosen card; fail keeps the sheet, success closes it', async () => {
    const made = request({ requestPayerEmail: true });
    await made.canMakePayment();
    mounted(made);
    made.on(
      'paymentmethod',
      (event: {
        paymentMethod: { id: string };
        payerEmail?: string;
        payerName?: string;
        complete(word: string): void;
      }) => {
        said.push(`${event.paymentMethod.id.replace(/\..*/, '')} ${event.payerEmail} ${event.payerName}`);
        event.complete(event.paymentMethod.id.includes('decline') ? 'fail' : 'success');
      },
    );
    click();
    await opened();
    expect(total()).to.equal('AUD 10.50');
    await accessible();
    choose('decline');
    pay();
    await waitUntil(() => status()?.includes('Try another card'));
    await idle();
    choose('approve');
    pay();
    await closed();
    const mail = 'avery.tester@example.org undefined';
    expect(said).to.eql([`pm_sandbox_decline ${mail}`, `pm_sandbox_approve ${mail}`]);
  });

  it('tells a cancel, and refuses what Stripe refuses', async () => {
    const made = request();
    expect(() => mounted(made)).to.throw('canMakePayment');
    await made.canMakePayment();
    mounted(made);
    made.on('cancel', () => said.push('cancel'));
    click();
    await opened();
    button('Cancel').click();
    expect(said).to.eql(['cancel']);
    expect(() => request({ currency: 'AUD' })).to.throw('currency');
    expect(() => request({ total: { label: 'x', amount: 10.5 } })).to.throw('whole number');
    expect(() => page.Stripe('sk_test')).to.throw('publishable');
    const bare = page
      .Stripe('pk_unsupported')
      .paymentRequest({ country: 'AU', currency: 'aud', total: { label: 'x', amount: 1 } });
    expect(await bare.canMakePayment()).to.equal(null);
  });
});
