import { expect, waitUntil } from '#testing/browser.ts';
import { firstVisibleError } from './first-error.ts';
import {
  current,
  eachAlone,
  errorOf,
  errors,
  field,
  fill,
  heldClock,
  place,
  posts,
  shown,
  submit,
  tick,
  type,
  typeAll,
} from './testing/update-details-form-page.ts';

// Written down, so that a change of the product fails.
const VALIDATION_DELAY_MS = 25;

const blur = (control: Element) => control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
const besideOf = (form: Element, name: string) => field(form, name).closest('.haven-field, .haven-checkbox');
const groupError = (form: Element) => form.querySelector('fieldset > div > .haven-field__error')?.textContent;
const spacer = (height: number) => {
  const box = document.createElement('div');
  box.style.height = `${height}px`;
  return box;
};

describe('<update-details-form> errors', () => {
  eachAlone(() => window.scrollTo(0, 0));

  it('shows one for each missing field and for the missing item, each beside its own and its description [W4.50] [W8.29] [W5.61]', async () => {
    const form = place();
    await submit(form);
    for (const name of ['firstName', 'lastName', 'oldEmail', 'privacy']) {
      expect(besideOf(form, name)?.querySelector('.haven-field__error')?.textContent, name).to.match(/^Error: .+\.$/);
      expect(field(form, name).getAttribute('aria-describedby'), name).to.contain(`${field(form, name).id}-error`);
      expect(field(form, name).getAttribute('aria-invalid'), name).to.equal('true');
    }
    expect(groupError(form)).to.equal('Error: Tick at least one thing to change.');
    expect(errors(form)).to.have.length(5);
    expect(shown(form)).to.deep.equal(['submitted', 'missing-any', 'need-to-update-one']);
    await expect(form).to.be.accessible();
  });

  it('sums them up in the order of the page; the summary has the focus and its links lead to the fields', async () => {
    const form = place();
    await fill(form, ['updateEmail'], { email: 'a@b', firstName: '' });
    await submit(form);
    const summary = form.querySelector('.haven-error-summary') as HTMLElement;
    expect(document.activeElement === summary).to.equal(true);
    const links = [...summary.querySelectorAll('a')];
    expect(links.map(({ hash }) => form.querySelector(hash)?.getAttribute('name'))).to.deep.equal([
      'firstName',
      'email',
      'confirmEmail',
    ]);
    links[1]?.click();
    expect(document.activeElement === field(form, 'email')).to.equal(true);
  });

  it('leads from the summary to the first item when none is ticked', async () => {
    const form = place();
    await fill(form, []);
    await submit(form);
    form.querySelector<HTMLAnchorElement>('.haven-error-summary a')?.click();
    expect(document.activeElement === field(form, 'updateName')).to.equal(true);
  });

  it('validates the form from scratch at each submit [W4.49]', async () => {
    const form = place();
    await submit(form);
    expect(shown(form)).to.contain.members(['missing-any', 'need-to-update-one']);
    await fill(form);
    expect(shown(form)).to.contain.members(['missing-any', 'need-to-update-one']);
    await submit(form);
    await waitUntil(() => shown(form).includes('submit-success'), 'the form was never sent');
    expect(shown(form)).to.deep.equal(['submitted', 'submit-success']);
    expect(posts).to.have.length(1);
  });

  it('drops the error of the items as soon as one is ticked, and flags no field that has just appeared', async () => {
    const form = place();
    typeAll(form, current);
    await tick(form, 'privacy');
    await submit(form);
    expect(groupError(form)).to.contain('Tick at least one');
    await tick(form, 'updatePhone');
    await waitUntil(() => !groupError(form));
    expect(errors(form)).to.have.length(0);
    await submit(form);
    expect(errorOf(form, 'phone')).to.contain('Enter an Australian phone number');
  });

  describe('with a fake clock', () => {
    const pass = heldClock();

    it('appear 25 ms after a field is left, and go once it is right [W5.57] [W5.58] [W9.13]', async () => {
      const form = place();
      const email = field(form, 'oldEmail');
      type(email, 'a@b');
      await pass(100);
      expect(errorOf(form, 'oldEmail')).to.equal(undefined);
      blur(email);
      await pass(VALIDATION_DELAY_MS - 1);
      expect(errorOf(form, 'oldEmail')).to.equal(undefined);
      await pass(1);
      expect(errorOf(form, 'oldEmail')).to.contain('email address we have for you now');
      type(email, 'a@b.org');
      blur(email);
      await pass(VALIDATION_DELAY_MS);
      expect(errorOf(form, 'oldEmail')).to.equal(undefined);
    });

    it('leave an empty optional field alone, and flag an empty required one [W5.59]', async () => {
      const form = place();
      blur(field(form, 'donorId'));
      await pass(VALIDATION_DELAY_MS);
      expect(errorOf(form, 'donorId')).to.equal(undefined);
      blur(field(form, 'firstName'));
      await pass(VALIDATION_DELAY_MS);
      expect(errorOf(form, 'firstName')).to.contain('first name');
    });

    it('compare the new email with its repetition when that is left [W5.60] [W5.48]', async () => {
      const form = place();
      await tick(form, 'updateEmail');
      type(field(form, 'email'), 'a@b.org');
      blur(field(form, 'email'));
      await pass(VALIDATION_DELAY_MS);
      expect(errors(form)).to.have.length(0);
      type(field(form, 'confirmEmail'), 'a@b.com');
      blur(field(form, 'confirmEmail'));
      await pass(VALIDATION_DELAY_MS);
      expect(errorOf(form, 'confirmEmail')).to.contain('same new email address again');
      type(field(form, 'confirmEmail'), ' a@b.org');
      blur(field(form, 'confirmEmail'));
      await pass(VALIDATION_DELAY_MS);
      expect(errors(form)).to.have.length(0);
    });

    it('do not appear for items that are passed by or taken back', async () => {
      const form = place();
      blur(field(form, 'updateName'));
      await tick(form, 'updateName');
      await tick(form, 'updateName', false);
      await pass(100);
      expect(errors(form)).to.have.length(0);
    });
  });

  it('leave the focus in view: a summary that is scrolled away gives it to the field of the first error', async () => {
    const form = place();
    form.after(spacer(3000));
    await fill(form, ['updatePhone'], { phone: '1' });
    await submit(form);
    const phone = field(form, 'phone');
    expect(document.activeElement === phone).to.equal(true);
    const { top, bottom } = phone.getBoundingClientRect();
    expect(top >= 0 && bottom <= window.innerHeight).to.equal(true);
    expect(errorOf(form, 'phone')).not.to.equal(undefined);
  });

  it('leave the focus in view of a page whose header stays: a summary below that header gives it away too', async () => {
    const page = document.documentElement;
    const form = place();
    form.after(spacer(3000));
    await submit(form);
    const summary = form.querySelector('.haven-error-summary') as HTMLElement;
    expect(document.activeElement === summary, 'its last lines are in the window').to.equal(true);
    page.style.scrollPaddingTop = `${Math.ceil(summary.getBoundingClientRect().bottom) + 1}px`;
    await submit(form);
    expect(document.activeElement === field(form, 'firstName'), 'the header is as high as those lines').to.equal(true);
    page.style.scrollPaddingTop = '';
  });

  it('bring the first of them to 240 px below the top of the window [W2.76] [W9.14]', async () => {
    const form = place();
    const above = spacer(0);
    form.before(above);
    form.after(spacer(3000));
    await fill(form, ['updatePhone'], { firstName: '', phone: '1' });
    // The first submit shows the summary and errors; then the upper error is moved to 1000.
    await submit(form);
    const upper = form.querySelector(`#${field(form, 'firstName').id}-error`) as Element;
    above.style.height = `${1000 - (upper.getBoundingClientRect().top + window.scrollY)}px`;
    window.scrollTo(0, 0);
    expect(upper.getBoundingClientRect().top).to.be.closeTo(1000, 0.5);
    await submit(form);
    expect(window.scrollY).to.be.closeTo(760, 0.5);
    expect(document.activeElement?.className).to.equal('haven-error-summary');
  });

  it('are looked for among those that can be seen, the uppermost first [W2.76]', () => {
    const box = document.createElement('main');
    box.innerHTML = `
      <div hidden><p class="haven-field__error" id="hidden">1</p></div>
      <p class="haven-field__error" id="unseen">2</p>
      <div id="flow"><p class="haven-field__error" id="lower">3</p><p class="haven-field__error" id="upper">4</p></div>`;
    document.body.append(box);
    const style = (id: string, rules: Partial<CSSStyleDeclaration>) =>
      Object.assign((box.querySelector(`#${id}`) as HTMLElement).style, rules);
    style('unseen', { visibility: 'hidden' });
    style('flow', { display: 'flex', flexDirection: 'column-reverse' });
    expect(firstVisibleError(box)?.id).to.equal('upper');
    style('flow', { display: 'none' });
    expect(firstVisibleError(box)).to.equal(undefined);
  });
});
