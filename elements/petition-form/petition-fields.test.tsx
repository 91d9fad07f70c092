import { expect } from '#testing/browser.ts';
import {
  cleanUp,
  done,
  errors,
  field,
  fill,
  leaveField,
  place,
  posts,
  reset,
  settle,
  submit,
  type,
  worker,
} from './testing/petition-form-page.ts';

const withFields = (...fields: object[]) => `fields='${JSON.stringify(fields)}'`;

describe('the fields of <petition-form>', () => {
  before(() => worker.start({ quiet: true, onUnhandledRequest: 'bypass' }));
  after(() => worker.stop());
  beforeEach(reset);
  afterEach(cleanUp);

  it('are names, email, and optional postcode and mobile unless the page sets others', async () => {
    const form = place();
    const controls = [...form.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')];
    expect(
      controls.map(({ name, labels, autocomplete, ariaRequired }) => [
        name,
        labels?.[0]?.textContent,
        autocomplete,
        ariaRequired === 'true',
      ]),
    ).to.deep.equal([
      ['firstName', 'First name', 'given-name', true],
      ['lastName', 'Last name', 'family-name', true],
      ['email', 'Email', 'email', true],
      ['postcode', 'Postcode optional', 'postal-code', false],
      ['mobile', 'Mobile optional', 'tel', false],
      ['subscribe', 'Send me news by email. I can unsubscribe whenever I like.', '', false],
    ]);
    expect(field(form, 'subscribe').checked).to.equal(false);
    await expect(form).to.be.accessible();
  });

  // Six fields and seven types: None is tested in a separate petition.
  const typed: [type: string, name: string, good: string, bad: string | undefined, rows: string][] = [
    ['Phone', 'mobile', '0412345678', '041234567', ''],
    ['Email', 'email', 'a@b.co', 'a@b', '[W5.24]'],
    ['Expiry Date', 'postcode', '12/27', '13/27', ''],
    ['Text Only', 'firstName', 'Anne', 'Anne1', '[W5.27]'],
    ['Numbers Only', 'lastName', '2000', '20.0', '[W5.28]'],
    ['Address', 'location', '!@#', undefined, '[W5.30]'],
  ];

  it('are each checked by their own type [W2.65] [W3.04]', async () => {
    const form = place(withFields(...typed.map(([type, name]) => ({ name, type }))));
    for (const [, name, , bad] of typed) type(form, name, bad ?? '!@#');
    await submit(form);
    expect(posts).to.have.length(0);
    for (const [type, name, , bad, rows] of typed) {
      expect(errors(form).includes(name), `${rows} ${type} and ${bad ?? '!@#'}`).to.equal(bad !== undefined);
    }
    for (const [, name, good] of typed) type(form, name, good);
    await submit(form);
    await done(form);
    expect(posts).to.have.length(1);
    for (const [type, name, good, , rows] of typed) {
      expect(posts[0]?.body[name], `${rows} ${type} and ${good}`).to.equal(good);
    }
  });

  for (const value of ['', 'x', '!@#']) {
    it(`take ${JSON.stringify(value)} as None [W2.65] [W3.04] [W5.30]`, async () => {
      const form = place(withFields({ name: 'location', type: 'None' }));
      type(form, 'location', value);
      await submit(form);
      await done(form);
      expect(posts).to.have.length(1);
    });
  }

  for (const [site, fits] of [
    ['NZL', true],
    ['AUS', false],
  ] as const) {
    it(`${fits ? 'take' : 'refuse'} 021 234 567 as a Phone on ${site} [W5.19]`, async () => {
      const form = place(`site-country-code="${site}"`);
      fill(form, { mobile: '021 234 567' });
      await leaveField(form, 'mobile');
      expect(errors(form)).to.deep.equal(fits ? [] : ['mobile']);
      await submit(form);
      if (fits) await done(form);
      expect(posts).to.have.length(fits ? 1 : 0);
    });
  }

  it('may be empty where they are optional, and not where they are required [W5.31]', async () => {
    const optional = place(withFields({ name: 'email', type: 'Email' }));
    await leaveField(optional, 'email');
    expect(errors(optional)).to.deep.equal([]);
    await submit(optional);
    await done(optional);
    expect(posts).to.have.length(1);
    const required = place(withFields({ name: 'email', type: 'Email', required: true }));
    await leaveField(required, 'email');
    expect(errors(required)).to.deep.equal(['email']);
    await submit(required);
    expect(posts).to.have.length(1);
  });

  it('start in order: mobile has no error and is not invalid, required or not [W5.32]', async () => {
    for (const required of [false, true]) {
      const form = place(withFields({ name: 'mobile', type: 'Phone', required }));
      await settle();
      expect(field(form, 'mobile').getAttribute('aria-invalid')).to.equal(null);
      expect(errors(form)).to.deep.equal([]);
      type(form, 'mobile', '1');
      await leaveField(form, 'mobile');
      expect(field(form, 'mobile').getAttribute('aria-invalid')).to.equal('true');
    }
  });

  it('take the page’s own label, hint and location', () => {
    const form = place(
      `location="Hobart" ${withFields({ name: 'location', type: 'None', label: 'Town', hint: 'Or suburb' })}`,
    );
    expect(field(form, 'location').labels?.[0]?.textContent).to.equal('Town optional');
    expect(form.textContent).to.contain('Or suburb');
    expect(field(form, 'location').value).to.equal('Hobart');
  });

  it('are rendered once each, whatever the page repeats', () => {
    const form = place(withFields({ name: 'email', type: 'Email' }, { name: 'email', type: 'None' }));
    expect(form.querySelectorAll('[name=email]')).to.have.length(1);
  });

  it('show the author’s own children when the types are unknown', async () => {
    const warn = console.warn;
    console.warn = () => {};
    const form = place(withFields({ name: 'email', type: 'Telepathy' }));
    await settle();
    console.warn = warn;
    expect(form.querySelector('form')).to.equal(null);
  });
});
