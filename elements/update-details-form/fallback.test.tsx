import { parseUpdateDetails } from '#rules/forms/update-details.ts';
import { DONOR_FIELDS } from '#rules/forms/update-details-fields.ts';
import { linkedSheets } from '#runtime/testing/linked-sheet.ts';
import { expect, nextFrame } from '#testing/browser.ts';
import { documentation } from './update-details-form.definition.ts';

const control = (form: Element, name: string) =>
  form.querySelector(`[name="${name}"]`) as HTMLInputElement & HTMLSelectElement;
const topOf = (element: Element) => element.getBoundingClientRect().top;

describe('<update-details-form> before its script', () => {
  before(() => {
    document.adoptedStyleSheets = linkedSheets();
  });
  after(async () => {
    document.adoptedStyleSheets = [];
    document.body.replaceChildren();
    await nextFrame();
  });

  it('is a form with the same fields; the block keeps what was typed, in the same places', async () => {
    const box = document.createElement('main');
    box.innerHTML = documentation.examples[0].html;
    document.body.append(box);
    const plain = box.querySelector('form') as HTMLFormElement;
    expect([plain.method, new URL(plain.action).pathname]).to.deep.equal([
      'post',
      '/umbraco/api/UpdateDetailsForm/SubmitForm',
    ]);
    const names = new Set([...plain.elements].map((element) => (element as HTMLInputElement).name));
    expect([...names].filter(Boolean).sort()).to.deep.equal(
      DONOR_FIELDS.filter((name) => name !== 'recaptchaToken').sort(),
    );

    for (const [name, text] of Object.entries({
      firstName: 'Mia',
      lastName: 'Ng',
      oldEmail: 'mia@old.org',
      phone: '0412345678',
    })) {
      control(plain, name).value = text;
    }
    control(plain, 'privacy').checked = true;
    control(plain, 'updatePhone').checked = true;
    const parsed = parseUpdateDetails(Object.fromEntries(new FormData(plain)));
    expect(parsed.errors).to.deep.equal({});
    expect(parsed.values).to.include({ updatePhone: true, updateName: false, phone: '0412345678', privacy: true });

    control(plain, 'newFirstName').value = 'Mila';
    control(plain, 'newLastName').focus();
    // WebKit scrolls to a field a moment after it got the focus.
    await nextFrame();
    const marks = ['firstName', 'lastName', 'oldEmail', 'donorId', 'updateName', 'updateExpiryDate'];
    const before = marks.map((name) => topOf(control(plain, name)));
    await import('./update-details-form.tsx');
    await nextFrame();
    const form = box.querySelector('update-details-form') as HTMLElement;
    expect(control(form, 'firstName')).to.not.equal(control(plain, 'firstName'));
    expect(marks.map((name) => topOf(control(form, name)))).to.deep.equal(before);
    expect(
      ['firstName', 'phone', 'newFirstName', 'newLastName'].map((name) => control(form, name).value),
    ).to.deep.equal(['Mia', '0412345678', 'Mila', '']);
    // A typed new name also ticks its item.
    expect(
      ['updateName', 'updatePhone', 'updateEmail', 'privacy'].map((name) => control(form, name).checked),
    ).to.deep.equal([true, true, false, true]);
    expect(document.activeElement === control(form, 'newLastName')).to.equal(true);
  });
});
