import { expect } from '#testing/browser.ts';
import '../address-search/address-search.tsx';
import { DONOR_FIELDS, DONOR_TICKS } from '#rules/forms/update-details-fields.ts';
import {
  bot,
  button,
  current,
  eachAlone,
  errorOf,
  errors,
  field,
  fill,
  fillAll,
  items,
  place,
  posts,
  settle,
  shown,
  submit,
  tick,
  type,
  typeAll,
} from './testing/update-details-form-page.ts';

const allTyped = Object.assign({}, current, ...Object.values(items)) as Record<string, string>;

describe('<update-details-form>', () => {
  eachAlone();

  it('shows the donor’s current details before any tick, and no error [W2.74] [W4.48]', async () => {
    const form = place();
    for (const name of ['firstName', 'lastName', 'oldEmail']) {
      expect(field(form, name).checkVisibility(), name).to.equal(true);
    }
    expect(errors(form)).to.have.length(0);
    expect(shown(form)).to.deep.equal(['missing-any', 'need-to-update-one']);
    await expect(form).to.be.accessible();
  });

  it('has five items to tick, none of them ticked [W2.75]', () => {
    const form = place();
    const boxes = [...form.querySelectorAll<HTMLInputElement>('fieldset [type=checkbox]')];
    expect(boxes.map(({ name, checked }) => [name, checked])).to.deep.equal(DONOR_TICKS.map((item) => [item, false]));
    expect(boxes.map((box) => box.labels?.[0]?.textContent)).to.deep.equal([
      'My name',
      'My email address',
      'My phone number',
      'My postal address',
      'My card’s expiry date',
    ]);
  });

  for (const item of DONOR_TICKS) {
    it(`shows the fields of ${item} once it is ticked, keeps what was typed, and sends [W2.75] [W1.11]`, async () => {
      const form = place();
      const names = Object.keys(items[item]);
      for (const name of names) expect(field(form, name).checkVisibility(), name).to.equal(false);
      await fill(form, [item]);
      for (const name of names) expect(field(form, name).checkVisibility(), name).to.equal(true);
      await expect(form).to.be.accessible();
      await tick(form, item, false);
      for (const name of names) expect(field(form, name).checkVisibility(), name).to.equal(false);
      await tick(form, item);
      for (const name of names) expect(field(form, name).value, name).to.equal(items[item][name]);
      await submit(form);
      expect(posts).to.have.length(1);
      expect(posts[0]?.body).to.include({ ...items[item], [item]: true });
      expect(shown(form)).to.deep.equal(['submitted', 'submit-success']);
    });
  }

  it('posts exactly the 31 fields as JSON to the address of the specification [W3.25] [W7.11]', async () => {
    const form = place();
    await fill(form, ['updatePhone']);
    await submit(form);
    expect(posts).to.have.length(1);
    expect(posts[0]?.path).to.equal('/umbraco/api/UpdateDetailsForm/SubmitForm');
    expect(posts[0]?.contentType).to.contain('application/json');
    expect(Object.keys(posts[0]?.body ?? {})).to.deep.equal([...DONOR_FIELDS]);
    expect(posts[0]?.body['recaptchaToken']).to.equal('t3');
  });

  it('posts current and new values under their own names [W3.26] [W3.27]', async () => {
    const form = place();
    await fillAll(form);
    type(field(form, 'donorId'), '40718');
    await submit(form);
    expect(posts[0]?.body).to.deep.equal({
      ...allTyped,
      donorId: '40718',
      country: 'AUS',
      newCountry: 'AUS',
      siteCountryCode: 'AUS',
      recaptchaToken: 't3',
      ...Object.fromEntries(DONOR_TICKS.map((item) => [item, true])),
      privacy: true,
      subscribe: false,
    });
  });

  it('posts the tick of one item as true and the other four as false [W3.28]', async () => {
    const form = place();
    await fill(form, ['updatePhone']);
    await submit(form);
    const flags = DONOR_TICKS.map((item) => [item, posts[0]?.body[item]]);
    expect(flags).to.deep.equal(DONOR_TICKS.map((item) => [item, item === 'updatePhone']));
  });

  for (const subscribe of [false, true]) {
    it(`posts privacy true and subscribe ${subscribe} as they stand [W3.29]`, async () => {
      const form = place();
      await fill(form);
      await tick(form, 'subscribe', subscribe);
      await submit(form);
      expect(posts[0]?.body).to.include({ privacy: true, subscribe });
    });
  }

  it('sends nothing of an item that was ticked and then left', async () => {
    const form = place();
    await fill(form, ['updatePhone', 'updateName']);
    await tick(form, 'updateName', false);
    await submit(form);
    expect(posts[0]?.body).to.include({ newFirstName: '', newLastName: '', phone: '0412345678' });
  });

  it('starts with the values of the page, and ticks nothing', async () => {
    const form = place(`donor='{"firstName":"Mia","donorId":40718,"postcode":3121,"state":"VIC","privacy":true}'`);
    expect(field(form, 'firstName').value).to.equal('Mia');
    expect(field(form, 'donorId').value).to.equal('40718');
    await tick(form, 'updateAddress');
    expect([field(form, 'postcode').value, field(form, 'state').value]).to.deep.equal(['3121', 'VIC']);
    expect([field(form, 'newPostcode').value, field(form, 'newState').value]).to.deep.equal(['', 'NSW']);
    expect(field(form, 'privacy').checked).to.equal(false);
  });

  it('judges phones by the site’s rule [W5.50]', async () => {
    const form = place('site-country-code="NZL"');
    await fill(form, ['updatePhone'], { phone: '12345' });
    await submit(form);
    expect(errorOf(form, 'phone')).to.contain('New Zealand');
    type(field(form, 'phone'), '021234567');
    await submit(form);
    expect(posts[0]?.body).to.include({ phone: '021234567', siteCountryCode: 'NZL' });
  });

  it('links to the privacy notice, in a new tab, when the address is safe', () => {
    const link = (form: Element) => form.querySelector('.haven-checkbox a');
    expect(link(place('privacy-url="/nz/privacy"'))?.getAttribute('href')).to.equal('/nz/privacy');
    expect(link(place('privacy-url="javascript:alert(1)"'))).to.equal(null);
  });

  it('starts empty after a success', async () => {
    const form = place();
    await fillAll(form);
    await submit(form);
    expect(button(form)).to.equal(null);
    form.querySelector<HTMLButtonElement>('button')?.click();
    await settle();
    expect(field(form, 'firstName').value).to.equal('');
    expect(field(form, 'phone').checkVisibility()).to.equal(false);
    expect(shown(form)).to.deep.equal(['missing-any', 'need-to-update-one']);
    bot.response = 't4';
    typeAll(form, current);
    await fill(form, ['updatePhone']);
    await submit(form);
    expect(posts).to.have.length(2);
    expect(posts[1]?.body['recaptchaToken']).to.equal('t4');
  });
});
