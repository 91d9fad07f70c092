import { install } from '@sinonjs/fake-timers';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { CheckboxField } from '#parts/fields/checkbox-field.tsx';
import { TextField } from '#parts/fields/text-field.tsx';
import { settle } from '#parts/testing/settle-fixture.ts';
import { expect } from '#testing/browser.ts';
import { BusyButton } from './busy-button.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { checkByRules, type FormRule } from './form-check.ts';
import { type RuleForm, useRuleForm } from './use-rule-form.ts';

type Values = { email: string; confirm: string; nickname: string; agree: boolean };

const isEmail = (value: string) => /^[^@]+@[^@]+\.org$/.test(value);
const email: FormRule = (value) => (isEmail(value) ? undefined : 'Enter your email address.');
const rules = {
  email,
  confirm: (value: string, all: Record<string, string>) =>
    value === all['email'] ? undefined : 'Enter the same email address again.',
  nickname: (value: string) => (value === '' || value.length > 2 ? undefined : 'Enter at least 3 characters.'),
  agree: (value: string) => (value === 'true' ? undefined : 'Tick the box.'),
};
const empty: Values = { email: '', confirm: '', nickname: '', agree: false };

describe('useRuleForm', () => {
  let box: HTMLElement;
  let root: Root;
  let clock: ReturnType<typeof install>;
  let form: RuleForm<Values>;
  let sent: Values[];
  let response: (values: Values) => Promise<boolean>;

  function Probe({ values = empty, errors = {} }: { values?: Values; errors?: Record<string, string> }) {
    form = useRuleForm<Values>({
      validationDelay: 25,
      defaultValues: values,
      firstErrors: errors,
      check: checkByRules<Values>(rules),
      submit: (values) => {
        sent.push(values);
        return response(values);
      },
    });
    return (
      <form noValidate onSubmit={form.onSubmit}>
        {form.summary.length > 0 && <ErrorSummary key={form.attempt} errors={form.summary} />}
        <TextField label="Email" required {...form.field('email')} />
        <TextField label="Confirm" required {...form.field('confirm')} />
        <TextField label="Nickname" optional {...form.field('nickname')} />
        <CheckboxField label="Agree" required {...form.field('agree')} />
        <BusyButton type="submit" busy={form.status === 'submitting'} busyLabel="Sending…">
          Send
        </BusyButton>
        <output>{form.status}</output>
      </form>
    );
  }

  const input = (name: string) => box.querySelector(`[name="${name}"]`) as HTMLInputElement;
  const error = (name: string) => box.querySelector(`#${input(name).id}-error`)?.textContent;
  const status = () => box.querySelector('output')?.textContent;
  const button = () => box.querySelector('button') as HTMLButtonElement;
  /** Lets promises settle and React render without moving the clock: frames are not faked. */
  const pass = async (ms: number) => {
    clock.tick(ms);
    await settle();
  };
  const type = (name: string, text: string) => {
    const control = input(name);
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    setter?.call(control, text);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const blur = (name: string) => input(name).dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  const fill = () => {
    type('email', 'a@b.org');
    type('confirm', 'a@b.org');
    if (!input('agree').checked) input('agree').click();
  };

  beforeEach(() => {
    clock = install({ toFake: ['setTimeout', 'clearTimeout'] });
    box = document.createElement('div');
    document.body.append(box);
    sent = [];
    response = () => Promise.resolve(true);
    root = createRoot(box);
    flushSync(() => root.render(<Probe />));
  });

  afterEach(() => {
    flushSync(() => root.unmount());
    box.remove();
    clock.uninstall();
  });

  it('checks a field 25 ms after it was left, not before [W9.13] [W5.57]', async () => {
    type('email', 'a@b');
    await pass(1000);
    expect(error('email')).to.equal(undefined);
    blur('email');
    await pass(24);
    expect(error('email')).to.equal(undefined);
    await pass(1);
    expect(error('email')).to.equal('Error: Enter your email address.');
    expect(input('email').getAttribute('aria-invalid')).to.equal('true');
  });

  it('starts with what a server found in the last post, until it is put right', async () => {
    flushSync(() => root.unmount());
    root = createRoot(box);
    const refused = { email: 'Enter your email address.' };
    flushSync(() => root.render(<Probe values={{ ...empty, email: 'a@b', agree: true }} errors={refused} />));
    expect([input('email').defaultValue, input('agree').defaultChecked]).to.deep.equal(['a@b', true]);
    expect(error('email')).to.equal('Error: Enter your email address.');
    expect(box.querySelectorAll('.haven-error-summary a')).to.have.length(1);
    expect(sent).to.have.length(0);
    type('email', 'a@b.org');
    await pass(25);
    expect(error('email')).to.equal(undefined);
    type('confirm', 'a@b.org');
    button().click();
    await pass(0);
    expect(sent).to.deep.equal([{ email: 'a@b.org', confirm: 'a@b.org', nickname: '', agree: true }]);
    expect(box.querySelector('.haven-error-summary')).to.equal(null);
  });

  it('ties the message to the field as its description [W5.61]', async () => {
    type('email', 'a@b');
    blur('email');
    await pass(25);
    const ids = input('email').getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent)).to.deep.equal([
      'Error: Enter your email address.',
    ]);
  });

  it('hides the error of a field that has become valid [W5.58]', async () => {
    type('email', 'a@b');
    blur('email');
    await pass(25);
    type('email', 'a@b.org');
    blur('email');
    await pass(25);
    expect(error('email')).to.equal(undefined);
    expect(input('email').hasAttribute('aria-invalid')).to.equal(false);
  });

  it('hides a shown error while the text is put right, 25 ms after the key [W9.13]', async () => {
    type('email', 'a@b');
    blur('email');
    await pass(25);
    type('email', 'a@b.org');
    await pass(24);
    expect(error('email')).to.not.equal(undefined);
    await pass(1);
    expect(error('email')).to.equal(undefined);
  });

  it('flags an empty required field on blur, an empty optional one not [W5.59]', async () => {
    blur('nickname');
    blur('email');
    await pass(25);
    expect(error('nickname')).to.equal(undefined);
    expect(error('email')).to.not.equal(undefined);
    type('nickname', 'ab');
    blur('nickname');
    await pass(25);
    expect(error('nickname')).to.equal('Error: Enter at least 3 characters.');
  });

  it('judges a field that repeats another, again when the other one changes [W5.60]', async () => {
    type('email', 'a@b.org');
    type('confirm', 'a@b.com');
    blur('confirm');
    await pass(25);
    expect(error('confirm')).to.equal('Error: Enter the same email address again.');
    type('confirm', 'a@b.org');
    blur('confirm');
    await pass(25);
    expect(error('confirm')).to.equal(undefined);
    type('email', 'c@d.org');
    blur('email');
    await pass(25);
    expect(error('confirm')).to.not.equal(undefined);
  });

  it('waits while a pointer is down, so that an error does not move the button away from it', async () => {
    button().dispatchEvent(new Event('pointerdown', { bubbles: true }));
    blur('email');
    await pass(100);
    expect(error('email')).to.equal(undefined);
    button().dispatchEvent(new Event('pointerup', { bubbles: true }));
    await pass(0);
    expect(error('email')).to.not.equal(undefined);
  });

  it('shows all errors on submit, in a summary that takes the focus and leads to the fields', async () => {
    type('nickname', 'ab');
    button().click();
    await settle();
    expect(sent).to.deep.equal([]);
    const summary = box.querySelector('[role="alert"]') as HTMLElement;
    expect(document.activeElement === summary).to.equal(true);
    expect(document.title).to.match(/^Error: /);
    const links = [...summary.querySelectorAll('a')];
    expect(links.map((link) => link.textContent)).to.deep.equal([
      'Enter your email address.',
      'Enter at least 3 characters.',
      'Tick the box.',
    ]);
    links[1]?.click();
    expect(document.activeElement === input('nickname')).to.equal(true);
    expect(location.hash).to.equal('');
    button().click();
    await settle();
    expect(document.activeElement === box.querySelector('[role="alert"]')).to.equal(true);
    fill();
    type('nickname', 'abc');
    button().click();
    await settle();
    expect(box.querySelector('[role="alert"]')).to.equal(null);
    expect(document.title).to.not.match(/^Error: /);
    expect(sent).to.deep.equal([{ email: 'a@b.org', confirm: 'a@b.org', nickname: 'abc', agree: true }]);
  });

  it('goes from idle to submitting to submitted, or to failed [W4.01]', async () => {
    let settleResponse: (success: boolean) => void = () => {};
    response = () => new Promise((resolve) => (settleResponse = resolve));
    fill();
    expect(status()).to.equal('idle');
    button().click();
    await settle();
    expect(status()).to.equal('submitting');
    settleResponse(true);
    await settle();
    expect(status()).to.equal('submitted');
    button().click();
    await settle();
    settleResponse(false);
    await settle();
    expect(status()).to.equal('failed');
    response = () => Promise.reject(new Error('offline'));
    button().click();
    await settle();
    expect(status()).to.equal('failed');
    expect(form.failure).to.be.instanceOf(Error);
    expect(input('email').value).to.equal('a@b.org');
  });

  it('sends once however often it is clicked, looks busy and announces it [W4.02]', async () => {
    response = () => new Promise(() => {});
    fill();
    const announced = box.querySelector('[role="status"]');
    expect(announced?.textContent).to.equal('');
    button().click();
    button().click();
    await settle();
    button().click();
    box.querySelector('form')?.requestSubmit();
    await settle();
    expect(sent).to.have.length(1);
    expect(button().getAttribute('aria-busy')).to.equal('true');
    expect(button().getAttribute('aria-disabled')).to.equal('true');
    expect(button().disabled).to.equal(false);
    expect(button().textContent).to.equal('Sending…');
    expect(announced?.textContent, 'in a region that was there before').to.equal('Sending…');
  });

  it('sends what stands in the fields, even when it came without an event', async () => {
    fill();
    input('nickname').value = 'filled by a password manager';
    button().click();
    await settle();
    expect(sent[0]?.nickname).to.equal('filled by a password manager');
  });

  it('fills fields without flagging them, and forgets their errors', async () => {
    blur('email');
    await pass(25);
    expect(error('email')).to.not.equal(undefined);
    flushSync(() => form.setValues({ email: '' }));
    await settle();
    expect(error('email')).to.equal(undefined);
    type('nickname', 'ab');
    blur('nickname');
    await pass(25);
    expect(error('nickname')).to.not.equal(undefined);
    expect(error('email')).to.equal(undefined);
    expect(input('email').value).to.equal('');
  });

  it('judges a tick box as soon as it is changed', async () => {
    input('agree').click();
    input('agree').click();
    await pass(25);
    expect(error('agree')).to.equal('Error: Tick the box.');
    input('agree').click();
    await pass(25);
    expect(error('agree')).to.equal(undefined);
  });
});
