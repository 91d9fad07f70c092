import { HttpResponse } from 'msw';
import { expect, nextFrame, waitUntil } from '#testing/browser.ts';
import '../address-search/address-search.tsx';
import { CUSTOMER_FIELDS } from '#rules/shop/customer.ts';
import {
  alertOf,
  button,
  errorOf,
  field,
  fill,
  navigations,
  place,
  posts,
  reset,
  respondToPosts,
  SUBMIT_PATH,
  settle,
  submit,
  type,
  valid,
  worker,
} from './testing/customer-form-page.ts';

const realError = console.error;

describe('<customer-form>', () => {
  before(() => worker.start({ quiet: true, onUnhandledRequest: 'bypass' }));
  after(() => worker.stop());
  beforeEach(reset);
  afterEach(async () => {
    console.error = realError;
    document.body.replaceChildren();
    await nextFrame();
  });

  it('posts the 13 fields as JSON, once, to the address of the specification [W3.07] [W7.08] [W2.35]', async () => {
    const form = place();
    fill(form);
    type(field(form, 'customerTitle'), 'Dr');
    type(field(form, 'billingAddressCity'), 'Sydney');
    await submit(form);
    expect(posts).to.have.length(1);
    expect(posts[0]?.path).to.equal(SUBMIT_PATH);
    expect(posts[0]?.contentType).to.contain('application/json');
    expect(Object.keys(posts[0]?.body ?? {}).sort()).to.deep.equal([...CUSTOMER_FIELDS].sort());
    expect(posts[0]?.body).to.deep.equal({
      ...valid,
      storeId: '7',
      customerTitle: 'Dr',
      billingAddressCity: 'Sydney',
      billingAddressState: 'NSW',
      billingAddressCountry: 'AUS',
      readPrivacy: true,
    });
    expect(navigations).to.deep.equal(['/x']);
  });

  it('labels every field and sets its autocomplete token [W2.35]', async () => {
    const form = place();
    const described = [...form.querySelectorAll<HTMLInputElement>('[name]:not([type=hidden])')].map((control) => [
      control.labels?.[0]?.textContent?.replace(/ optional$/, ''),
      // The property is empty in Firefox for words that it does not fill in itself.
      control.getAttribute('autocomplete') ?? '',
    ]);
    expect(described).to.deep.equal([
      ['Title', 'honorific-prefix'],
      ['First name', 'given-name'],
      ['Last name', 'family-name'],
      ['Phone', 'tel'],
      ['Email', 'email'],
      ['Country', 'country'],
      ['Street and number', 'address-line1'],
      ['Suburb', 'address-level2'],
      ['City', 'off'],
      ['State or region', 'address-level1'],
      ['Postcode', 'postal-code'],
      ['I have read the privacy notice (opens in a new tab)', ''],
    ]);
    const isMarked = (name: string) => /optional$/.test(field(form, name).labels?.[0]?.textContent ?? '');
    expect(['customerTitle', 'billingAddressCity'].map(isMarked), 'what may be empty').to.deep.equal([true, true]);
    const chosen = ['billingAddressCountry', 'billingAddressState'];
    expect(chosen.map(isMarked), 'what always has a value').to.deep.equal([false, false]);
    expect(field(form, 'customerTitle').value).to.equal('');
    await expect(form).to.be.accessible();
  });

  it('has an unticked privacy box that links to the notice, whatever the page sets [W2.37]', () => {
    const form = place(`privacy-url="/nz/privacy" customer='{"readPrivacy":true}'`);
    expect(field(form, 'readPrivacy').checked).to.equal(false);
    const link = form.querySelector('.haven-checkbox a');
    expect(link?.getAttribute('href')).to.equal('/nz/privacy');
    const hostile = place('privacy-url="javascript:alert(1)"');
    expect(hostile.querySelector('.haven-checkbox a')).to.equal(null);
  });

  const wrong: [row: string, name: string, texts: string[]][] = [
    ['[W5.07] [W5.16]', 'customerFirstName', ['', ' ']],
    ['[W5.07] [W5.16]', 'customerLastName', ['']],
    ['[W5.08] [W5.16]', 'customerPhoneNumber', ['', '041234567', '04123456789']],
    ['[W5.12] [W5.16]', 'customerEmailAddress', ['', 'a@b']],
    ['[W5.13] [W5.16]', 'billingAddressStreet', ['']],
    ['[W5.13] [W5.16]', 'billingAddressSuburb', ['']],
    ['[W5.13] [W5.16]', 'billingAddressPostcode', ['']],
  ];
  for (const [row, name, texts] of wrong) {
    it(`does not post while ${name} is wrong, and posts once it is right ${row}`, async () => {
      const form = place();
      for (const text of texts) {
        fill(form, { [name]: text });
        await submit(form);
        expect(posts, text).to.have.length(0);
        expect(errorOf(form, name), text).to.match(/^Error: .+\.$/);
        expect(form.querySelectorAll('.haven-field__error')).to.have.length(1);
      }
      fill(form);
      await submit(form);
      expect(posts).to.have.length(1);
      expect(errorOf(form, name)).to.equal(undefined);
    });
  }

  it('does not post before the privacy box is ticked [W5.14] [W5.16]', async () => {
    const form = place();
    fill(form, {}, false);
    await submit(form);
    expect(posts).to.have.length(0);
    expect(errorOf(form, 'readPrivacy')).to.not.equal(undefined);
    field(form, 'readPrivacy').click();
    await submit(form);
    expect(posts).to.have.length(1);
  });

  it('never asks for title, city, state or country [W5.15]', async () => {
    const form = place();
    fill(form);
    type(field(form, 'billingAddressCountry'), 'FJI');
    await settle();
    type(field(form, 'billingAddressState'), '');
    fill(form, { billingAddressCity: '' });
    await submit(form);
    expect(posts).to.have.length(1);
    expect(posts[0]?.body).to.include({ customerTitle: '', billingAddressCity: '', billingAddressState: '' });
  });

  it('sums up all errors, in the order of the page, and takes the focus there', async () => {
    const form = place();
    await submit(form);
    const summary = form.querySelector('.haven-error-summary') as HTMLElement;
    expect(document.activeElement === summary).to.equal(true);
    const links = [...summary.querySelectorAll('a')];
    const targets = links.map((link) => form.querySelector(link.hash)?.getAttribute('name'));
    expect(targets).to.deep.equal([
      'customerFirstName',
      'customerLastName',
      'customerPhoneNumber',
      'customerEmailAddress',
      'billingAddressStreet',
      'billingAddressSuburb',
      'billingAddressPostcode',
      'readPrivacy',
    ]);
    await expect(form).to.be.accessible();
  });

  it('keeps only digits in the phone, and the caret where it was [W5.17]', () => {
    const form = place();
    const phone = field(form, 'customerPhoneNumber');
    type(phone, '04a1 2-3');
    expect(phone.value).to.equal('04123');
    phone.focus();
    phone.setRangeText('x9', 2, 2, 'end');
    phone.dispatchEvent(new Event('input', { bubbles: true }));
    expect(phone.value).to.equal('049123');
    expect(phone.selectionStart).to.equal(3);
  });

  it('keeps digits of any script, and cleans a pasted address [W5.17]', async () => {
    const form = place();
    fill(form);
    const phone = field(form, 'customerPhoneNumber');
    type(phone, '');
    for (const digit of '٠٤١٢٣٤٥٦٧٨') type(phone, phone.value + digit);
    expect(phone.value).to.equal('0412345678');
    type(field(form, 'customerEmailAddress'), 'mailto:aroha\u200b@example.org.');
    type(field(form, 'billingAddressPostcode'), '٣١٢١');
    await submit(form);
    expect(posts[0]?.body).to.include({
      customerPhoneNumber: '0412345678',
      customerEmailAddress: 'aroha@example.org',
      billingAddressPostcode: '3121',
    });
  });

  it('refuses a name that shows nothing [W5.16]', async () => {
    const form = place();
    fill(form, { customerFirstName: '\u200b\u3164' });
    await submit(form);
    expect(posts).to.have.length(0);
    expect(form.textContent).to.contain('Enter your first name.');
  });

  it('reads a pasted +61 number as 61, which is valid [W5.18] [W5.09]', async () => {
    const form = place();
    fill(form);
    type(field(form, 'customerPhoneNumber'), '+61412345678');
    expect(field(form, 'customerPhoneNumber').value).to.equal('61412345678');
    await submit(form);
    expect(posts[0]?.body['customerPhoneNumber']).to.equal('61412345678');
  });

  it('takes the Australian area digits 2 to 5, 7 and 8 [W5.10]', async () => {
    const form = place();
    for (const digit of '0169') {
      fill(form, { customerPhoneNumber: `0${digit}12345678` });
      await submit(form);
      expect(posts, digit).to.have.length(0);
    }
    for (const digit of '234578') {
      fill(form, { customerPhoneNumber: `0${digit}12345678` });
      await submit(form);
    }
    expect(posts).to.have.length(6);
  });

  it('judges phones by the rule of the site [W5.11]', async () => {
    const australian = place();
    fill(australian, { customerPhoneNumber: '021234567' });
    await submit(australian);
    expect(posts).to.have.length(0);
    const newZealand = place('store-id="7" redirect-url="/x" site-country-code="NZL"');
    fill(newZealand, { customerPhoneNumber: '021234567' });
    await submit(newZealand);
    expect(posts).to.have.length(1);
  });

  it('goes to the page’s address when the response has no errors or none listed, without an alert [W2.38]', async () => {
    for (const response of [{ errors: [] }, {}]) {
      respondToPosts(() => HttpResponse.json(response));
      const form = place();
      fill(form);
      await submit(form);
      expect(form.querySelector('[role=alert]')).to.equal(null);
    }
    expect(navigations).to.deep.equal(['/x', '/x']);
  });

  it('lists the errors of the response one per line, in an alert that takes the focus [W8.13] [W8.14]', async () => {
    let dialogs = 0;
    const realAlert = window.alert;
    window.alert = () => dialogs++;
    respondToPosts(() => HttpResponse.json({ errors: ['A', '<b>B</b>'] }));
    const form = place();
    fill(form);
    await submit(form);
    window.alert = realAlert;
    expect(alertOf(form)?.getAttribute('role')).to.equal('alert');
    // biome-ignore lint/performance/useDomNodeTextContent: line breaks depend on the layout.
    expect(alertOf(form)?.innerText.trim().split('\n')).to.deep.equal(['A', '<b>B</b>']);
    expect(document.activeElement === alertOf(form)).to.equal(true);
    expect(dialogs).to.equal(0);
    expect(navigations).to.deep.equal([]);
    expect(field(form, 'customerFirstName').value).to.equal('Mia');
    respondToPosts(() => HttpResponse.json({ errors: [] }));
    await submit(form);
    expect(alertOf(form)).to.equal(null);
    expect(navigations).to.deep.equal(['/x']);
  });

  it('shows what to do when the post fails, keeps everything and works again [W8.15] [W8.04]', async () => {
    console.error = () => {};
    respondToPosts(() => HttpResponse.error());
    const form = place();
    fill(form, { billingAddressCity: 'Sydney' });
    await submit(form);
    expect(alertOf(form)?.getAttribute('role')).to.equal('alert');
    expect(alertOf(form)?.textContent).to.contain('try again');
    for (const [name, text] of Object.entries({ ...valid, billingAddressCity: 'Sydney' })) {
      expect(field(form, name).value).to.equal(text);
    }
    expect(field(form, 'readPrivacy').checked).to.equal(true);
    respondToPosts(() => new HttpResponse('<h1>down</h1>', { status: 500 }));
    await submit(form);
    expect(alertOf(form)?.textContent).to.contain('try again');
    respondToPosts(() => HttpResponse.json({ errors: [] }));
    await submit(form);
    expect(posts).to.have.length(3);
    expect(navigations).to.deep.equal(['/x']);
  });

  it('posts once while it waits for the response, and looks busy [W4.01] [W4.02]', async () => {
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    respondToPosts(async () => {
      await held;
      return HttpResponse.json({ errors: [] });
    });
    const form = place();
    fill(form);
    expect(button(form).hasAttribute('aria-busy')).to.equal(false);
    for (let click = 0; click < 3; click += 1) {
      button(form).click();
      await settle();
    }
    form.querySelector('form')?.requestSubmit();
    await waitUntil(() => posts.length > 0);
    expect(button(form).getAttribute('aria-busy')).to.equal('true');
    expect(button(form).textContent).to.equal('Saving…');
    release();
    await waitUntil(() => !button(form).hasAttribute('aria-busy'));
    expect(posts).to.have.length(1);
    expect(navigations).to.have.length(1);
  });

  it('refuses a redirect to another site, and shows it', async () => {
    const realWarn = console.warn;
    console.warn = () => {};
    const form = place('redirect-url="javascript:alert(1)"');
    form.addEventListener('haven-navigate', (event) => event.stopPropagation());
    fill(form);
    await submit(form);
    console.warn = realWarn;
    expect(alertOf(form)?.textContent).to.contain('could not be opened');
  });

  it('goes to an address of an origin that the page lists, and to no other', async function () {
    // The Navigation API reports a navigation without leaving the page.
    const { navigation } = window as { navigation?: EventTarget };
    if (!navigation) return this.skip();
    const destinations: string[] = [];
    const hold = (event: Event) => {
      const { destination } = event as unknown as { destination: { url: string; sameDocument: boolean } };
      // The form's own entry of the history.
      if (destination.sameDocument) return;
      event.preventDefault();
      destinations.push(destination.url);
    };
    navigation.addEventListener('navigate', hold);
    const realWarn = console.warn;
    console.warn = () => {};
    document.documentElement.dataset['redirectOrigins'] = 'https://partner.example';
    const open = (url: string) => {
      const form = place(`redirect-url="${url}"`);
      form.addEventListener('haven-navigate', (event) => event.stopPropagation());
      fill(form);
      return form;
    };
    const refused = open('https://elsewhere.example/pay');
    await submit(refused);
    expect(alertOf(refused)?.textContent).to.contain('could not be opened');
    button(open('https://partner.example/pay')).click();
    await waitUntil(() => destinations.length > 0);
    navigation.removeEventListener('navigate', hold);
    delete document.documentElement.dataset['redirectOrigins'];
    console.warn = realWarn;
    expect(destinations).to.deep.equal(['https://partner.example/pay']);
  });

  it('posts what the page hides in it, to the address the page gives [W3.30]', async () => {
    const form = place('store-id="store-42" action="/custom/CustomerForm/post" redirect-url="/x"');
    fill(form);
    await submit(form);
    expect(posts[0]?.path).to.equal('/custom/CustomerForm/post');
    expect(posts[0]?.body['storeId']).to.equal('store-42');
  });

  it('starts with the values of the page, and loses none', () => {
    const customer = {
      storeId: '7',
      customerTitle: 'Sir',
      customerFirstName: 'Mia',
      customerPhoneNumber: '+61 412 345 678',
      billingAddressPostcode: 3121,
      billingAddressState: 'VIC',
      billingAddressCity: null,
    };
    const form = place(`customer='${JSON.stringify(customer)}'`);
    const values = (names: string[]) => names.map((name) => field(form, name).value);
    expect(values(['customerTitle', 'customerFirstName', 'customerPhoneNumber'])).to.deep.equal([
      'Sir',
      'Mia',
      '61412345678',
    ]);
    expect(values(['billingAddressPostcode', 'billingAddressState', 'billingAddressCity'])).to.deep.equal([
      '3121',
      'VIC',
      '',
    ]);
  });
});
