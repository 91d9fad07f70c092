import { expect, waitUntil } from '#testing/browser.ts';
import '../address-search/address-search.tsx';
import {
  eachAlone,
  errorOf,
  field,
  fill,
  place,
  posts,
  settle,
  submit,
  tick,
  type,
} from './testing/update-details-form-page.ts';

const read = (form: Element, names: string[]) => names.map((name) => field(form, name).value);
const CURRENT = ['country', 'address', 'suburb', 'city', 'state', 'postcode'];
const NEW = ['newCountry', 'newAddress', 'newSuburb', 'newCity', 'newState', 'newPostcode'];
const label = (form: Element, name: string) => field(form, name).labels?.[0]?.textContent;
const choose = async (form: Element, name: string, country: string) => {
  type(field(form, name), country);
  await settle();
};

describe('<update-details-form> addresses', () => {
  eachAlone();

  it('shows both, each with the country and state of the site [W5.55] [W5.56]', async () => {
    const australian = place('default-state="VIC"');
    await tick(australian, 'updateAddress');
    expect(read(australian, CURRENT)).to.deep.equal(['AUS', '', '', '', 'VIC', '']);
    expect(read(australian, NEW)).to.deep.equal(['AUS', '', '', '', 'VIC', '']);
    const newZealand = place('site-country-code="NZL"');
    await tick(newZealand, 'updateAddress');
    expect(read(newZealand, ['country', 'state', 'newCountry', 'newState'])).to.deep.equal(['NZL', 'NZ', 'NZL', 'NZ']);
    await expect(newZealand).to.be.accessible();
  });

  it('requires street, suburb and postcode of both in Australia [W5.45] [W5.52] [W5.53]', async () => {
    const form = place();
    await fill(form, []);
    await tick(form, 'updateAddress');
    await submit(form);
    const wrong = [...CURRENT, ...NEW].filter((name) => errorOf(form, name));
    expect(wrong).to.deep.equal(['address', 'suburb', 'postcode', 'newAddress', 'newSuburb', 'newPostcode']);
    expect(errorOf(form, 'newSuburb')).to.contain('suburb of your new address');
    expect(errorOf(form, 'suburb')).to.contain('suburb of your old address');
    expect(posts).to.have.length(0);
  });

  it('requires a city instead of a suburb in New Zealand, and both with the flag [W5.53] [W5.54] [W5.56]', async () => {
    for (const [attributes, expected] of [
      ['', ['newCity']],
      ['suburb-required', ['newSuburb', 'newCity']],
    ] as const) {
      const form = place(attributes);
      await fill(form, ['updateAddress']);
      await choose(form, 'newCountry', 'NZL');
      expect(label(form, 'newSuburb')?.includes('optional')).to.equal(attributes === '');
      expect(label(form, 'newCity')).to.equal('Town or city');
      for (const name of ['newSuburb', 'newCity']) type(field(form, name), '');
      type(field(form, 'newAddress'), '1 Queen Street');
      type(field(form, 'newPostcode'), '1010');
      await submit(form);
      expect(NEW.filter((name) => errorOf(form, name))).to.deep.equal([...expected]);
      expect(CURRENT.filter((name) => errorOf(form, name))).to.deep.equal([]);
      document.body.replaceChildren();
    }
  });

  it('needs no city elsewhere [W5.54]', async () => {
    const form = place();
    await fill(form, ['updateAddress']);
    await choose(form, 'newCountry', 'FJI');
    for (const [name, text] of [
      ['newAddress', '1 Marine Drive'],
      ['newSuburb', 'Toorak'],
      ['newPostcode', '0000'],
      ['newCity', ''],
    ] as const) {
      type(field(form, name), text);
    }
    await submit(form);
    expect(posts[0]?.body).to.include({ newCountry: 'FJI', newState: 'Oth', newCity: '', country: 'AUS' });
  });

  it('empties street, suburb and postcode with another country, of that address alone [W4.08]', async () => {
    const form = place();
    await fill(form, ['updateAddress']);
    await choose(form, 'newCountry', 'NZL');
    expect(read(form, NEW)).to.deep.equal(['NZL', '', '', 'Melbourne', 'NZ', '']);
    expect(read(form, CURRENT)).to.deep.equal(['AUS', '1 Old Street', 'Oldtown', 'Sydney', 'NSW', '2000']);
    await tick(form, 'updateAddress', false);
    await tick(form, 'updateAddress');
    expect(read(form, NEW)).to.deep.equal(['NZL', '', '', 'Melbourne', 'NZ', '']);
  });

  it('fills the one whose search a suggestion was picked from, and goes to it', async () => {
    const form = place();
    await fill(form, ['updateAddress']);
    const searches = [...form.querySelectorAll<HTMLInputElement>('address-search input')];
    const search = searches[1] as HTMLInputElement;
    expect(search.labels?.[0]?.textContent).to.equal('Search for your new address');
    search.focus();
    type(search, '5 Picked');
    await waitUntil(() => form.querySelector('[role=option]'));
    form.querySelector<HTMLElement>('[role=option]')?.click();
    await waitUntil(() => field(form, 'newAddress').value === '5 Picked Road');
    await settle();
    expect(read(form, NEW)).to.deep.equal(['AUS', '5 Picked Road', 'Northbridge', 'Perth', 'WA', '6000']);
    expect(read(form, CURRENT)).to.deep.equal(['AUS', '1 Old Street', 'Oldtown', 'Sydney', 'NSW', '2000']);
    expect(document.activeElement === field(form, 'newAddress')).to.equal(true);
    await submit(form);
    expect(posts[0]?.body).to.include({ newState: 'WA', newPostcode: '6000', postcode: '2000' });
  });
});
