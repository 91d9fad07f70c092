import { expect } from '#testing/browser.ts';
import {
  button,
  errorOf,
  field,
  place,
  posts,
  reset,
  respondToPosts,
  settle,
  submit,
  worker,
} from './testing/customer-form-page.ts';

const fallback = `<form method="post" action="/mi/details">
<input type="hidden" name="pageLanguage" value="mi">
<input type="hidden" name="storeId" value="haven-nz" >
<input type="hidden" name="customerFirstName" value="Mia">
<input type="hidden" name="customerEmailAddress" value="a@b" data-error="Enter your email address.">
<input type="hidden" name="readPrivacy" value="true"></form>`;
const attributes = `store-id="7" redirect-url="/x" customer='{"customerFirstName":"Known","customerLastName":"Ng"}'`;

describe('<customer-form> around a form of its page', () => {
  before(() => worker.start({ quiet: true, onUnhandledRequest: 'bypass' }));
  after(() => worker.stop());
  beforeEach(reset);
  afterEach(() => document.body.replaceChildren());

  const view = (form: Element) => form.querySelector('[slot="haven-view"] form') as HTMLFormElement;

  it('posts where that form posts, with its hidden fields', () => {
    const form = view(place(attributes, fallback));
    expect([form.method, form.getAttribute('action')]).to.deep.equal(['post', '/mi/details']);
    const sent = new FormData(form);
    expect([sent.getAll('pageLanguage'), sent.getAll('storeId')]).to.deep.equal([['mi'], ['haven-nz']]);
    expect(sent.getAll('customerFirstName')).to.deep.equal(['Mia']);
  });

  it('has the store of the tag where that form has none', () => {
    expect(new FormData(view(place(attributes))).getAll('storeId')).to.deep.equal(['7']);
  });

  it('starts with what was posted, and shows its errors, which a valid post removes [W8.13]', async () => {
    document.title = 'Error: Your details';
    const form = view(place(attributes, fallback));
    expect(field(form, 'customerFirstName').value).to.equal('Mia');
    expect(field(form, 'customerLastName').value).to.equal('Ng');
    expect(field(form, 'readPrivacy').checked).to.equal(true);
    const listed = () => [...form.querySelectorAll('.haven-error-summary li')].map(({ textContent }) => textContent);
    expect(listed()).to.deep.equal(['Enter your email address.']);
    expect(errorOf(form, 'customerEmailAddress')).to.contain('Enter your email address.');
    expect(field(form, 'customerEmailAddress').ariaInvalid).to.equal('true');
    await expect(form).to.be.accessible();
    for (const [name, text] of [
      ['customerEmailAddress', 'mia@example.org'],
      ['customerPhoneNumber', '0412345678'],
      ['billingAddressStreet', '1 A St'],
      ['billingAddressSuburb', 'B'],
      ['billingAddressPostcode', '2000'],
    ] as const)
      field(form, name).value = text;
    respondToPosts(() => Response.json({ errors: [] }));
    await submit(form);
    expect(posts).to.have.length(1);
    expect(listed()).to.deep.equal([]);
    expect(document.title).to.equal('Your details');
  });

  it('shows errors that belong to no field', () => {
    const form = view(place(attributes, '<form data-error="Your cart is empty."></form>'));
    expect(form.querySelector('[role="alert"]')?.textContent).to.equal('Your cart is empty.');
    expect(document.activeElement).to.equal(form.querySelector('[role="alert"]'));
  });

  it('ticks the privacy box only in what was posted [W2.37]', async () => {
    const form = view(
      place(attributes, '<form><input type="checkbox" name="readPrivacy" value="true" checked></form>'),
    );
    await settle();
    expect(field(form, 'readPrivacy').checked).to.equal(false);
    expect(button(form).textContent).to.equal('Continue to payment');
  });
});
