import { expect, nextFrame } from '#testing/browser.ts';
import {
  field,
  fillDetails,
  goToDetails,
  goToPayment,
  heading,
  pay,
  place,
  reset,
  submitButton,
  type,
  until,
  worker,
} from './testing/donation-test-page.ts';

const STORED = 'haven-form donation-form';
const stored = () => Object.entries({ ...sessionStorage }).find(([key]) => key.startsWith(STORED))?.[1] ?? '';

/** The same entry of the history with a new page, as after a reload. */
async function reload(): Promise<HTMLElement> {
  document.body.replaceChildren();
  await nextFrame();
  return place();
}

describe('<donation-form> and the history', () => {
  before(() => worker.start({ quiet: true, onUnhandledRequest: 'bypass' }));
  after(() => worker.stop());
  beforeEach(() => {
    reset();
    history.replaceState({ page: 'own' }, '');
  });
  afterEach(async () => {
    document.body.replaceChildren();
    await nextFrame();
  });

  it('goes between the steps by Back and Forward, and keeps what was typed', async () => {
    const form = place();
    const before = history.length;
    type(field(form, 'otherAmount'), '62.50');
    await goToPayment(form);
    expect(history.length - before, '[G1.08] an entry for each step').to.equal(2);
    expect(history.state.page, 'what the page keeps there stays').to.equal('own');
    history.back();
    await until(() => heading(form) === 'Your details');
    expect(field(form, 'customerFirstName').value).to.equal('Mia');
    history.back();
    await until(() => heading(form) === 'Your gift');
    expect(field(form, 'otherAmount').value, '[G1.08] what was typed').to.equal('62.50');
    history.go(2);
    await until(() => heading(form) === 'Payment');
    expect(history.length - before, 'no further entries').to.equal(2);
  });

  it('opens no step by Forward whose step before is not valid', async () => {
    const form = place();
    await goToPayment(form);
    history.go(-2);
    await until(() => heading(form) === 'Your gift');
    type(field(form, 'otherAmount'), '1');
    history.forward();
    await until(() => form.querySelector('.haven-error-summary'));
    expect(heading(form), '[D1.02]').to.equal('Your gift');
    type(field(form, 'otherAmount'), '20');
    submitButton(form).click();
    await until(() => heading(form) === 'Your details');
    type(field(form, 'customerEmailAddress'), 'mia');
    history.forward();
    submitButton(form).click();
    await until(() => form.querySelector('.haven-error-summary'));
    expect(heading(form), '[D1.02]').to.equal('Your details');
  });

  it('keeps the step and what was typed when the page is loaded again', async () => {
    const form = place();
    [...form.querySelectorAll('label')].find(({ textContent }) => textContent === 'Give monthly')?.click();
    field(form, 'coverCosts').click();
    await goToDetails(form);
    await fillDetails(form, { organisation: 'Acme', dedicationKind: 'memory' });
    type(field(form, 'dedicationName'), 'Ruth');
    const entries = history.length;
    const again = await reload();
    await until(() => heading(again) === 'Your details');
    expect(history.length, 'no further entry').to.equal(entries);
    expect(history.state[STORED].step, 'its entry').to.equal('details');
    await until(() => field(again, 'dedicationName')?.value === 'Ruth');
    for (const [name, text] of Object.entries({
      customerFirstName: 'Mia',
      organisation: 'Acme',
      dedicationKind: 'memory',
    }))
      expect(field(again, name).value, `[G1.08] ${name}`).to.equal(text);
    expect(field(again, 'readPrivacy').checked).to.equal(true);
    expect(field(again, 'coverCosts').checked).to.equal(true);
    submitButton(again).click();
    await until(() => heading(again) === 'Payment');
    const paying = await reload();
    await until(() => heading(paying) === 'Payment');
    await until(() => paying.textContent?.includes('each month'));
    expect(submitButton(paying).textContent, '[G1.08] the payment of the same gift').to.match(
      /^Give \$\d+\.\d\d each month$/,
    );
  });

  it('starts empty in a new visit of the page, and in another tab', async () => {
    const form = place();
    await goToDetails(form);
    await fillDetails(form);
    // A link leads here again; a window that was opened from here has a copy of the storage.
    history.pushState(null, '');
    const other = await reload();
    await nextFrame();
    expect(heading(other), '[G1.08] a second tab does not mix').to.equal('Your gift');
    expect(field(other, 'customerFirstName').value).to.equal('');
  });

  it('forgets everything once the gift is paid', async () => {
    const form = place();
    await goToPayment(form);
    expect(stored(), 'until then').to.contain('mia@example.org');
    await pay(form);
    await until(() => form.querySelector('.haven-thank-you'));
    expect(stored(), '[G1.08]').to.equal('');
    const again = await reload();
    await nextFrame();
    expect(field(again, 'customerFirstName').value).to.equal('');
  });
});
