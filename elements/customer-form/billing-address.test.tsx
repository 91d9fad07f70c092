import { HttpResponse, http } from 'msw';
import { expect, nextFrame, waitUntil } from '#testing/browser.ts';
import '../address-search/address-search.tsx';
import {
  errorOf,
  field,
  fill,
  GET_PATH,
  pickAddress,
  place,
  posts,
  reset,
  searchAddress,
  searches,
  settle,
  submit,
  type,
  worker,
} from './testing/customer-form-page.ts';

const realError = console.error;
const country = (form: Element) => field(form, 'billingAddressCountry');
const state = (form: Element) => field(form, 'billingAddressState');
const changeCountry = async (form: Element, code: string) => {
  type(country(form), code);
  await settle();
};
const address = (form: Element) =>
  ['Street', 'Suburb', 'City', 'State', 'Postcode'].map((name) => field(form, `billingAddress${name}`).value);

describe('<customer-form> billing address', () => {
  before(() => worker.start({ quiet: true, onUnhandledRequest: 'bypass' }));
  after(() => worker.stop());
  beforeEach(reset);
  afterEach(async () => {
    console.error = realError;
    document.body.replaceChildren();
    await nextFrame();
  });

  it('has an address search in the site’s country [W2.36]', async () => {
    const form = place();
    await searchAddress(form);
    await waitUntil(() => searches.length > 0);
    expect(searches[0]?.searchParams.get('address')).to.equal('100');
  });

  it('fills the fields from a picked address, announces it and focuses the first one [W4.07] [W7.04]', async () => {
    const form = place();
    await pickAddress(form);
    await waitUntil(() => field(form, 'billingAddressStreet').value !== '');
    await settle();
    expect(address(form)).to.deep.equal(['1 A St', 'B', 'C', 'VIC', '2000']);
    expect(document.activeElement === field(form, 'billingAddressStreet')).to.equal(true);
    expect(form.querySelector('[role=option]')).to.equal(null);
    expect([...form.querySelectorAll('[role=status]')].map((region) => region.textContent).join(' ')).to.contain(
      'Address filled',
    );
    fill(form, { billingAddressStreet: '1 A St' });
    await submit(form);
    expect(posts[0]?.body).to.include({ billingAddressState: 'VIC', billingAddressCity: 'C' });
  });

  it('goes to the first field that the address filled, when it names no street', async () => {
    worker.use(
      http.get(`*${GET_PATH}`, () => HttpResponse.json({ id: 'abc', suburb: 'B', state: '', postcode: null })),
    );
    const form = place('default-state="QLD"');
    await pickAddress(form);
    await waitUntil(() => field(form, 'billingAddressSuburb').value !== '');
    await settle();
    expect(document.activeElement === field(form, 'billingAddressSuburb')).to.equal(true);
    expect(address(form)).to.deep.equal(['', 'B', '', 'QLD', '']);
  });

  it('searches in New Zealand even for a bill to Fiji, and a pick brings the country along [W7.03]', async () => {
    const form = place('site-country-code="NZL"');
    await changeCountry(form, 'FJI');
    await pickAddress(form);
    await waitUntil(() => field(form, 'billingAddressStreet').value !== '');
    await settle();
    expect(searches.map((url) => url.searchParams.get('country'))).to.deep.equal(['NZL']);
    expect(country(form).value).to.equal('NZL');
    // A state that is not in the list stays.
    expect(state(form).value).to.equal('VIC');
  });

  it('empties street, suburb and postcode with another country, and nothing else [W4.08]', async () => {
    const form = place();
    fill(form, { billingAddressCity: 'Sydney' });
    await changeCountry(form, 'NZL');
    expect(address(form)).to.deep.equal(['', '', 'Sydney', 'NZ', '']);
    expect(field(form, 'customerFirstName').value).to.equal('Mia');
    expect(field(form, 'customerPhoneNumber').value).to.equal('0412345678');
    expect(errorOf(form, 'billingAddressStreet')).to.equal(undefined);
  });

  it('starts with the state of the country: NSW, NZ, or the page’s own [W4.10] [W4.12]', async () => {
    const form = place();
    expect(state(form).value).to.equal('NSW');
    await changeCountry(form, 'NZL');
    expect(state(form).value).to.equal('NZ');
    await changeCountry(form, 'AUS');
    expect(state(form).value).to.equal('NSW');
    expect(state(place('default-state="VIC"')).value).to.equal('VIC');
    expect(state(place('site-country-code="NZL" default-state="AUK"')).value).to.equal('AUK');
  });

  it('gives any other country the state Oth, and posts it [W4.11]', async () => {
    const form = place();
    await changeCountry(form, 'FJI');
    expect(state(form).value).to.equal('Oth');
    expect(state(form).type).to.equal('text');
    fill(form);
    await submit(form);
    expect(posts[0]?.body).to.include({ billingAddressState: 'Oth', billingAddressCountry: 'FJI' });
  });

  it('is typed by hand and posted when the lookup fails [W8.17]', async () => {
    let logged = 0;
    console.error = () => logged++;
    worker.use(http.get('*/AddressAutocomplete/Search', () => new HttpResponse(null, { status: 500 })));
    const form = place();
    await searchAddress(form);
    await waitUntil(() => logged > 0);
    expect(form.querySelector('[role=alert]')).to.equal(null);
    fill(form);
    await submit(form);
    expect(posts).to.have.length(1);
    expect(logged).to.equal(1);
  });
});
