import { HttpResponse } from 'msw';
import { loadLanguage } from '#runtime/texts/load-translator.ts';
import { expect, nextFrame } from '#testing/browser.ts';
import {
  alertText,
  buttonNamed,
  DONOR,
  declined,
  errorOf,
  events,
  field,
  fillDetails,
  goToDetails,
  goToPayment,
  heading,
  namesOf,
  openPart,
  pay,
  place,
  posts,
  reset,
  respondToSubmits,
  submitButton,
  type,
  until,
  worker,
} from './testing/donation-test-page.ts';

const money = (form: Element) => openPart(form).querySelector('.haven-checkbox__label')?.textContent;
const shownAmounts = (form: Element) =>
  [...form.querySelectorAll('.donation-form__amount')]
    .filter((each) => each.checkVisibility())
    .map((each) => each.textContent);
const chosen = (form: Element) =>
  [...form.querySelectorAll<HTMLInputElement>('[name$=mount]:checked')].filter((each) => each.checkVisibility());
const frequency = async (form: Element, name: string) => {
  [...form.querySelectorAll('label')].find(({ textContent }) => textContent === name)?.click();
  await nextFrame();
};

describe('<donation-form>', () => {
  before(() => worker.start({ quiet: true, onUnhandledRequest: 'bypass' }));
  after(() => worker.stop());
  beforeEach(reset);
  afterEach(async () => {
    document.body.replaceChildren();
    await nextFrame();
  });

  describe('the gift', () => {
    it('offers the amounts of each frequency with what they do, and keeps a typed amount', async () => {
      const standard = place();
      await nextFrame();
      expect(shownAmounts(standard), '[D1.03] the stated amounts').to.deep.equal(['$45', '$75', '$145', '$290']);
      standard.remove();
      const does = 'a family cooks its own meals again';
      const amounts = [{ amount: 45 }, { amount: 75, does }, { amount: 145 }, { amount: 290 }];
      const form = place({ 'once-amounts': JSON.stringify(amounts) });
      await nextFrame();
      expect(form.textContent).to.contain(does);
      expect(chosen(form).map(({ value }) => value)).to.deep.equal(['75']);
      type(field(form, 'otherAmount'), '$62.50');
      await nextFrame();
      expect(chosen(form)).to.have.length(0);
      await frequency(form, 'Give monthly');
      expect(shownAmounts(form), '[D1.04] the amounts of the frequency').to.deep.equal(['$15', '$30', '$45', '$60']);
      await frequency(form, 'Give once');
      expect(field(form, 'otherAmount').value, '[D1.04] the typed amount still stands').to.equal('$62.50');
      expect(namesOf('donation-change').at(-1)?.detail).to.deep.equal({
        frequency: 'one-off',
        amount: 62.5,
        total: 62.5,
        currency: 'AUD',
        appeal: '',
        coverCosts: false,
      });
    });

    it('refuses an amount outside the bounds with a message that names both', async () => {
      const form = place();
      for (const text of ['4.99', '10000.01', '1e3', '5.555', '-5', '1.200']) {
        type(field(form, 'otherAmount'), text);
        submitButton(form).click();
        await nextFrame();
        expect(heading(form), text).to.equal('Your gift');
        expect(errorOf(form, 'otherAmount'), `[D1.05] ${text}`).to.contain('from $5 to $10,000');
        expect(document.activeElement?.className).to.equal('haven-error-summary');
      }
      type(field(form, 'otherAmount'), '$1,200.50');
      await nextFrame();
      expect(errorOf(form, 'otherAmount')).to.equal(undefined);
      await goToDetails(form);
      expect(heading(form)).to.equal('Your details');
    });

    it('reads a typed amount in the notation of the page, and writes its sentence in it', async () => {
      await loadLanguage('fr');
      document.documentElement.lang = 'fr';
      try {
        const form = place();
        type(field(form, 'otherAmount'), '76,65');
        await nextFrame();
        expect(namesOf('donation-change').at(-1)?.detail, '[D1.05] 76,65').to.include({ amount: 76.65 });
        type(field(form, 'otherAmount'), '٧٥');
        await nextFrame();
        expect(namesOf('donation-change').at(-1)?.detail, '[D1.05] ٧٥').to.include({ amount: 75 });
        type(field(form, 'otherAmount'), '1,200');
        submitButton(form).click();
        await nextFrame();
        expect(errorOf(form, 'otherAmount'), '[D1.05] the sentence').to.contain(
          'de 5\u00a0$ à 10\u202f000\u00a0$, comme 75 ou 62,50.',
        );
      } finally {
        document.documentElement.lang = 'en';
      }
    });

    it('covers the costs only when the donor ticks it, and names sum and total', async () => {
      const form = place();
      const costs = field(form, 'coverCosts');
      expect(costs.checked, '[D1.06] not ticked in advance').to.equal(false);
      expect(money(form), '[D1.06] the sum').to.contain('$1.65');
      expect(money(form), '[D1.06] the total').to.contain('$76.65');
      costs.click();
      await nextFrame();
      expect(namesOf('donation-change').at(-1)?.detail).to.include({ amount: 75, total: 76.65, coverCosts: true });
      expect(place({ 'cover-costs': 'false' }).querySelector('[name=coverCosts]')).to.equal(null);
    });

    it('uses the amounts and bounds of the page', async () => {
      const form = place({
        'once-amounts': '[{"amount":20,"does":"x"},{"amount":30}]',
        'default-amount': '20',
        'min-amount': '10',
        'max-amount': '99.5',
        'site-country-code': 'NZL',
      });
      await nextFrame();
      expect(shownAmounts(form), '[D1.03] own amounts').to.deep.equal(['$20', '$30']);
      expect(chosen(form).map(({ value }) => value)).to.deep.equal(['20']);
      expect(form.textContent).to.contain('In NZD, from $10 to $99.50');
    });

    it('inherits the country', () => {
      document.body.setAttribute('site-country-code', 'NZL');
      const form = place();
      document.body.removeAttribute('site-country-code');
      expect(form.textContent, '[D1.01] the country is inherited').to.contain('In NZD');
    });

    for (const [name, value] of Object.entries({
      'once-amounts': '{bad',
      'monthly-amounts': '[]',
      'default-frequency': 'daily',
      'default-amount': 'x',
      'min-amount': '20000',
      'max-amount': '-1',
      action: '',
      'allowed-origins': 'https://*.example.org',
      'thank-you-redirect-url': 'javascript:alert(1)',
      dedication: 'no',
      'cover-costs': 'off',
      'heading-level': '9',
      'payment-methods': '["cash"]',
    })) {
      it(`shows its fallback and one warning for ${name}="${value}"`, () => {
        const { warn } = console;
        const warnings: string[] = [];
        console.warn = (line: string) => warnings.push(line);
        const form = place({ [name]: value });
        console.warn = warn;
        expect(form.textContent, `[D1.03] the fallback for ${name}`).to.equal('Call us to give.');
        expect(warnings, `[D1.03] one warning for ${name}`).to.have.length(1);
        expect(warnings[0]).to.contain(`"${name}"`);
      });
    }
  });

  describe('the parts', () => {
    it('open one after the other, and keep what was typed', async () => {
      const form = place();
      expect(form.querySelectorAll('.haven-steps button'), '[D1.02] nothing to jump to').to.have.length(0);
      await goToDetails(form);
      expect((document.activeElement as HTMLElement).textContent).to.equal('Your details');
      await fillDetails(form, { organisation: 'Acme', customerPhoneNumber: '0491570156' });
      buttonNamed(form, 'Back to your gift').click();
      await nextFrame();
      expect(heading(form)).to.equal('Your gift');
      submitButton(form).click();
      await nextFrame();
      for (const [name, text] of Object.entries({ ...DONOR, organisation: 'Acme' })) {
        expect(field(form, name).value, `[D1.02] ${name} still holds its value`).to.equal(text);
      }
      expect(field(form, 'readPrivacy').checked).to.equal(true);
    });

    it('refuse details by the rules of the customer form, without phone and address', async () => {
      const form = place();
      await goToDetails(form);
      expect(form.querySelector('[name=billingAddressStreet]'), '[D1.08] no address').to.equal(null);
      submitButton(form).click();
      await until(() => form.querySelector('.haven-error-summary'));
      expect(heading(form), '[D1.02] payment is not reachable').to.equal('Your details');
      const messages = [...form.querySelectorAll('.haven-error-summary a')].map((link) => link.textContent);
      expect(messages, '[D1.08] the same sentences').to.deep.equal([
        'Enter your first name.',
        'Enter your last name.',
        'Enter your email address, like name@example.org.',
        'Tick the box to say that you have read the privacy notice.',
      ]);
    });

    it('ask for the address where the receipt needs it', async () => {
      const form = place({ 'receipt-address': 'required' });
      await goToDetails(form);
      await fillDetails(form);
      submitButton(form).click();
      await until(() => form.querySelector('.haven-error-summary'));
      expect(errorOf(form, 'billingAddressStreet'), '[D1.08] an address').to.contain('Enter your street and number.');
    });

    it('show before the payment what will happen', async () => {
      const form = place({ 'default-frequency': 'monthly', 'how-to-stop': 'Stop at any time.' });
      await goToPayment(form);
      const sentence = form.querySelector('.donation-form__sentence')?.textContent ?? '';
      expect(sentence, '[D1.07] amount and currency').to.contain('$30.00 AUD');
      expect(sentence, '[D1.07] when').to.contain('first today');
      expect(sentence, '[D1.07] payee and how to stop').to.match(/this charity.*Stop at any time\./);
      expect(submitButton(form).textContent).to.equal('Give $30.00 each month');
    });
  });

  describe('the payment', () => {
    it('posts every field once and thanks with the receipt number', async () => {
      const form = place({ appeal: 'winter', 'content-id': '12' });
      await goToPayment(form, { organisation: 'Acme' });
      await pay(form);
      await until(() => form.querySelector('.haven-thank-you'));
      expect(posts, '[D1.12] one post').to.have.length(1);
      const { donationKey, ...post } = posts[0] ?? {};
      expect(donationKey).to.match(/^[0-9a-f-]{36}$/);
      expect(post).to.deep.equal({
        siteCountryCode: 'AUS',
        frequency: 'one-off',
        amount: 75,
        coverCosts: false,
        total: 75,
        appeal: 'winter',
        contentId: '12',
        customerTitle: '',
        customerFirstName: 'Mia',
        customerLastName: 'Ng',
        customerPhoneNumber: '',
        customerEmailAddress: 'mia@example.org',
        organisation: 'Acme',
        billingAddressStreet: '',
        billingAddressSuburb: '',
        billingAddressCity: '',
        // Nobody gave an address, so the form's own state and country are not sent.
        billingAddressState: '',
        billingAddressPostcode: '',
        billingAddressCountry: '',
        receiptAddress: '',
        readPrivacy: true,
        dedicationKind: '',
        dedicationName: '',
        dedicationRecipientName: '',
        dedicationRecipientEmail: '',
        dedicationMessage: '',
        dedicationDesign: '',
        dedicationSendOn: '',
        paymentType: 'CreditCard',
        paymentData: 'token-1',
        mandateVersion: '',
      });
      expect(form.textContent, '[D1.01] the receipt number').to.contain('AU-1001');
      expect(namesOf('donation-paid'), '[D1.16] once').to.have.length(1);
    });

    it('shows why a card was declined, keeps the details and tries again with the same key', async () => {
      const form = place();
      await goToPayment(form);
      respondToSubmits(() => HttpResponse.json(declined));
      await pay(form);
      await until(() => alertText(form) !== '');
      expect(alertText(form), '[D1.13] declined').to.equal(declined.friendlyErrorMessage);
      const panel = form.querySelector('.haven-payment-options__panel:not([hidden])');
      expect(panel?.querySelector('[role=alert]') === document.activeElement, 'the reason has the focus').to.equal(
        true,
      );
      const frame = await until(() => panel?.querySelector('iframe'));
      const values = new URL(frame.src).searchParams.get('form_values');
      expect(values, 'the form stays open below it, with the name').to.equal('card_name:Mia Ng');
      expect(field(form, 'customerFirstName').value, '[D1.13] details stay').to.equal('Mia');
      expect(namesOf('donation-failed').map(({ detail }) => detail['reason'])).to.deep.equal(['refused']);
      respondToSubmits(() =>
        HttpResponse.json({ ...declined, errors: [], receiptNumber: 'AU-7', transactionId: 'T-7' }),
      );
      await pay(form);
      await until(() => form.querySelector('.haven-thank-you'));
      expect(posts[1]?.['donationKey'], '[D1.12] the same key').to.equal(posts[0]?.['donationKey']);
      expect(posts[1]?.['paymentData']).to.equal('token-2');
    });

    it('shows that nothing was charged when the server sends no message', async () => {
      const form = place();
      await goToPayment(form);
      respondToSubmits(() => HttpResponse.json({ ...declined, friendlyErrorMessage: '' }));
      await pay(form);
      await until(() => alertText(form) !== '');
      expect(alertText(form), '[D1.13] whether money moved').to.contain('Nothing was charged');
    });

    it('goes back to the field that the server refused', async () => {
      const form = place();
      await goToPayment(form);
      const fieldErrors = { customerEmailAddress: 'This address cannot receive mail.' };
      respondToSubmits(() => HttpResponse.json({ ...declined, nextAction: 'details', fieldErrors }));
      await pay(form);
      await until(() => heading(form) === 'Your details' && form.querySelector('.haven-error-summary'));
      expect(errorOf(form, 'customerEmailAddress')).to.contain('This address cannot receive mail.');
      type(field(form, 'customerEmailAddress'), 'new@example.org');
      submitButton(form).click();
      await until(() => heading(form) === 'Payment');
      expect(namesOf('donation-failed').at(-1)?.detail['reason']).to.equal('details');
    });
  });

  it('puts nothing about the donor into any event', async () => {
    const form = place();
    await goToPayment(form, { organisation: 'Acme', customerPhoneNumber: '0491570156' });
    await pay(form);
    await until(() => form.querySelector('.haven-thank-you'));
    const details = JSON.stringify(events);
    for (const text of ['Mia', 'Ng', 'mia@example.org', 'Acme', '0491570156']) {
      expect(details.includes(text), `[D1.16] ${text} in no event`).to.equal(false);
      expect(JSON.stringify({ ...sessionStorage }).includes(text), `${text} in no storage`).to.equal(false);
    }
    const facts = new Set(events.flatMap(({ detail }) => Object.keys(detail)));
    expect([...facts].sort(), '[D1.16] facts of the gift alone').to.deep.equal([
      'amount',
      'appeal',
      'currency',
      'frequency',
      'paymentType',
      'pending',
      'receiptNumber',
      'step',
      'total',
      'transactionId',
    ]);
    expect(
      namesOf('donation-step').map(({ detail }) => detail['step']),
      '[D1.16] each part',
    ).to.deep.equal(['details', 'payment', 'thanks']);
  });

  it('is accessible in every part', async () => {
    const form = place({ dedication: '' });
    await expect(form).to.be.accessible();
    await goToDetails(form);
    type(field(form, 'dedicationKind'), 'memory');
    await nextFrame();
    await expect(openPart(form)).to.be.accessible();
    await fillDetails(form, { dedicationName: 'Ruth' });
    submitButton(form).click();
    await until(() => heading(form) === 'Payment');
    await expect(form).to.be.accessible();
  });
});
