import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { type HeldBotCheck, page, placeBotCheck } from '#rules/bot-check/testing/bot-check-page.ts';
import { expect, nextFrame, waitUntil } from '#testing/browser.ts';
import './subscribe-form.tsx';
import { settle } from '#parts/testing/settle-fixture.ts';

const PATH = '/umbraco/api/SubscriberForm/SubmitNewSubscriber/';
const valid = { firstName: 'Mia', lastName: 'Ngāti', email: 'a@b.org' };
const win = window as { dataLayer?: Record<string, unknown>[] };
const realError = console.error;

interface Post {
  path: string;
  contentType: string | null;
  body: Record<string, unknown>;
}

const posts: Post[] = [];
const results: boolean[] = [];
let check: HeldBotCheck;
let reply: () => Response | Promise<Response>;
const worker = setupWorker(
  http.post('*/SubscriberForm/*', async ({ request }) => {
    posts.push({
      path: new URL(request.url).pathname,
      contentType: request.headers.get('content-type'),
      body: (await request.json()) as Record<string, unknown>,
    });
    return reply();
  }),
);

function place(attributes = '', children = ''): HTMLElement {
  const footer = document.createElement('footer');
  footer.innerHTML = `<subscribe-form ${attributes}>${children}</subscribe-form>`;
  footer.addEventListener('form-result', (event) => results.push((event as CustomEvent).detail.success));
  document.body.append(footer);
  return footer.firstElementChild as HTMLElement;
}
const field = (form: Element, name: string) => form.querySelector(`[name="${name}"]`) as HTMLInputElement;
const button = (form: Element) => form.querySelector('button[type=submit]') as HTMLButtonElement;
const errors = (form: Element) => [...form.querySelectorAll('.haven-field__error')].map(({ id }) => id.split('-')[2]);
const alertOf = (form: Element) => form.querySelector<HTMLElement>('.haven-alert');
function type(form: Element, name: string, text: string): void {
  const control = field(form, name);
  // As a keyboard would: React watches the property of the element itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
const fill = (form: Element, but: Partial<typeof valid> = {}) => {
  for (const [name, text] of Object.entries({ ...valid, ...but })) type(form, name, text);
};
const isBusy = (form: Element) => button(form)?.getAttribute('aria-busy') === 'true';
async function submit(form: Element): Promise<void> {
  button(form).click();
  await settle();
}
const done = async (form: Element) => {
  await waitUntil(() => alertOf(form) && !isBusy(form));
  await settle();
};
const pushed = () => (win.dataLayer ?? []).map(({ event, form_name, result }) => [event, form_name, result]);

describe('<subscribe-form>', () => {
  before(() => worker.start({ quiet: true, onUnhandledRequest: 'bypass' }));
  after(() => worker.stop());
  beforeEach(() => {
    posts.length = 0;
    results.length = 0;
    win.dataLayer = [];
    check = placeBotCheck();
    reply = () => HttpResponse.json({ success: true, id: 5, email: 'a@b.org' });
    console.error = () => {};
  });
  afterEach(async () => {
    console.error = realError;
    page.grecaptcha = undefined;
    delete win.dataLayer;
    document.body.replaceChildren();
    await nextFrame();
  });

  it('has exactly first name, last name and email, labelled and known to browsers [W2.64]', async () => {
    const form = place();
    const inputs = [...form.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), select, textarea')];
    expect(
      inputs.map(({ name, type, labels, autocomplete }) => [name, type, labels?.[0]?.textContent, autocomplete]),
    ).to.deep.equal([
      ['firstName', 'text', 'First name', 'given-name'],
      ['lastName', 'text', 'Last name', 'family-name'],
      ['email', 'email', 'Email', 'email'],
    ]);
    await expect(form).to.be.accessible();
  });

  it('signs a visitor up from a footer and shows exactly the specified text [W1.07] [W8.01]', async () => {
    const form = place();
    fill(form);
    await submit(form);
    await done(form);
    expect(alertOf(form)?.textContent).to.equal('Successfully subscribed!');
    expect(form.textContent?.trim()).to.equal('Successfully subscribed!');
    expect(document.activeElement).to.equal(alertOf(form));
    expect(form.querySelectorAll('input')).to.have.length(0);
  });

  it('posts once, to exactly that path, JSON with exactly the 5 fields [W3.01] [W7.06]', async () => {
    const form = place('site-country-code="NZL"');
    fill(form, { firstName: ' Mia ' });
    await submit(form);
    await done(form);
    expect(posts).to.have.length(1);
    expect(posts[0]?.path).to.equal(PATH);
    expect(posts[0]?.contentType).to.contain('application/json');
    expect(Object.keys(posts[0]?.body ?? {}).sort()).to.deep.equal(
      ['email', 'firstName', 'lastName', 'recaptchaToken', 'siteCountryCode'].sort(),
    );
    expect(posts[0]?.body).to.deep.equal({ ...valid, recaptchaToken: 't1', siteCountryCode: 'NZL' });
  });

  for (const success of [1, '1']) {
    it(`treats success ${JSON.stringify(success)} as a success [W7.06]`, async () => {
      reply = () => HttpResponse.json({ success, id: 5, email: 'a@b.org' });
      const form = place();
      fill(form);
      await submit(form);
      await done(form);
      expect(alertOf(form)?.textContent).to.equal('Successfully subscribed!');
    });
  }

  it('runs the challenge first and posts with its token [W4.03] [W7.17]', async () => {
    check.respondsAtOnce = false;
    const form = place();
    fill(form);
    await submit(form);
    expect(check.actions).to.deep.equal(['subscribe']);
    expect(isBusy(form)).to.equal(true);
    expect(posts).to.have.length(0);
    check.solve('t1');
    await done(form);
    expect(posts.map(({ body }) => body['recaptchaToken'])).to.deep.equal(['t1']);
  });

  it('is not checked before it is sent: typing and a refused submit run no challenge', async () => {
    const form = place();
    fill(form, { email: 'a@b' });
    await submit(form);
    expect(check.actions).to.deep.equal([]);
    expect(check.calls.rendered).to.equal(0);
  });

  for (const missing of ['firstName', 'lastName', 'email'] as const) {
    it(`sends nothing without ${missing}, and shows all three errors [W5.04] [W5.06]`, async () => {
      const form = place();
      fill(form, { [missing]: ' ' });
      await submit(form);
      expect(posts).to.have.length(0);
      expect(errors(form)).to.deep.equal(['firstName', 'lastName', 'email']);
      expect(form.querySelectorAll('.haven-error-summary li')).to.have.length(3);
      expect(document.activeElement).to.equal(form.querySelector('.haven-error-summary'));
      type(form, missing, valid[missing]);
      await submit(form);
      await done(form);
      expect(posts).to.have.length(1);
    });
  }

  it('shows the email error alone when only the email is wrong, and none when all is right [W5.05] [W5.06]', async () => {
    const form = place();
    fill(form, { email: 'a@b' });
    await submit(form);
    expect(posts).to.have.length(0);
    expect(errors(form)).to.deep.equal(['email']);
    type(form, 'email', 'a@b.org');
    await submit(form);
    await done(form);
    expect(posts).to.have.length(1);
    expect(errors(form)).to.deep.equal([]);
  });

  it('removes the errors of filled fields as soon as the missing one is filled', async () => {
    const form = place();
    fill(form, { lastName: '' });
    await submit(form);
    expect(errors(form)).to.have.length(3);
    type(form, 'lastName', 'Ng');
    await waitUntil(() => errors(form).length === 0);
  });

  it('flags on leaving a field only that field', async () => {
    const form = place();
    field(form, 'firstName').dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await waitUntil(() => errors(form).length > 0);
    expect(errors(form)).to.deep.equal(['firstName']);
  });

  const failures: [string, () => Response | Promise<Response>, RegExp][] = [
    ['success false', () => HttpResponse.json({ success: false }), /could not sign you up/],
    ['success absent', () => HttpResponse.json({}), /could not sign you up/],
    ['success 2', () => HttpResponse.json({ success: 2 }), /could not sign you up/],
    ['an aborted post', () => HttpResponse.error(), /could not reach the site/],
    ['a fault of the server', () => new HttpResponse('<h1>no</h1>', { status: 500 }), /on our side/],
    ['no JSON', () => new HttpResponse('<h1>ok</h1>'), /could not read/],
    [
      'a refusal that says why',
      () => HttpResponse.json({ errors: ['<b>Twice</b> today.'] }, { status: 422 }),
      /^<b>Twice<\/b> today\.$/,
    ],
  ];
  for (const [what, response, words] of failures) {
    it(`enters the failure state after ${what}, keeps what was typed, and sends again [W8.03]`, async () => {
      reply = response;
      const form = place();
      fill(form);
      await submit(form);
      await done(form);
      expect(alertOf(form)?.getAttribute('role')).to.equal('alert');
      expect(alertOf(form)?.textContent).to.match(words);
      expect(form.textContent).not.to.contain('Successfully');
      expect(document.activeElement).to.equal(alertOf(form));
      for (const [name, text] of Object.entries(valid)) expect(field(form, name).value).to.equal(text);
      reply = () => HttpResponse.json({ success: true, id: 5, email: 'a@b.org' });
      await submit(form);
      await waitUntil(() => form.textContent?.includes('Successfully subscribed!'));
      expect(posts.map(({ body }) => body['recaptchaToken'])).to.deep.equal(['t1', 't2']);
      expect(check.calls.reset).to.equal(1);
    });
  }

  it('reports one success, the consent to news, and nothing personal [W8.02] [W7.35] [W7.34]', async () => {
    const form = place();
    fill(form);
    await submit(form);
    await done(form);
    expect(pushed()).to.deep.equal([
      ['form_submitted', 'subscribe', 'success'],
      ['email_permission', 'subscribe', undefined],
    ]);
    expect(results).to.deep.equal([true]);
    for (const text of Object.values(valid)) expect(JSON.stringify(win.dataLayer)).not.to.contain(text);
  });

  for (const [what, response] of [
    ['success false', () => HttpResponse.json({ success: false })],
    ['an aborted post', () => HttpResponse.error()],
  ] as const) {
    it(`reports one failure after ${what}, and no consent [W8.05] [W7.34] [W7.35]`, async () => {
      reply = response;
      const form = place();
      fill(form);
      await submit(form);
      await done(form);
      expect(pushed()).to.deep.equal([['form_submitted', 'subscribe', 'failure']]);
      expect(results).to.deep.equal([false]);
    });
  }

  for (const [what, end] of [
    ['fails', () => check.fail()],
    ['expires', () => check.expire()],
  ] as const) {
    it(`leaves submitting when the challenge ${what}, posts nothing, keeps what was typed and tries again [W7.21]`, async () => {
      check.respondsAtOnce = false;
      const form = place();
      fill(form);
      await submit(form);
      end();
      await done(form);
      expect(posts).to.have.length(0);
      expect(pushed()).to.deep.equal([]);
      expect(alertOf(form)?.textContent).to.match(/What you typed is still here: try again\.$/);
      expect(isBusy(form)).to.equal(false);
      for (const [name, text] of Object.entries(valid)) expect(field(form, name).value).to.equal(text);
      check.respondsAtOnce = true;
      await submit(form);
      await waitUntil(() => form.textContent?.includes('Successfully subscribed!'));
      expect(posts).to.have.length(1);
    });
  }

  it('reports to page and visitor that the page names no bot check, and works once it does [W7.21]', async () => {
    page.grecaptcha = undefined;
    const form = place();
    const faults: unknown[] = [];
    form.addEventListener('haven-error', (event) => faults.push((event as CustomEvent).detail.error.fault));
    fill(form);
    await submit(form);
    await done(form);
    expect(faults, '[A2.03] the author').to.deep.equal(['unconfigured']);
    expect(alertOf(form)?.textContent, '[A2.03] the visitor').to.match(/not ready yet, so nothing was sent\./);
    expect([posts.length, isBusy(form)]).to.deep.equal([0, false]);
    check = placeBotCheck();
    await submit(form);
    await waitUntil(() => form.textContent?.includes('Successfully subscribed!'));
    expect(faults).to.have.length(1);
  });

  it('posts to another origin that the author lists, and reports to author and visitor when it is not listed [A2.03]', async () => {
    const endpoint = 'https://forms.example/SubscriberForm/in';
    const refused = place(`endpoint="${endpoint}" allowed-origins="https://other.example"`);
    const faults: string[] = [];
    refused.addEventListener('haven-error', (event) => faults.push((event as CustomEvent).detail.error.cause.message));
    fill(refused);
    await submit(refused);
    await done(refused);
    expect([posts.length, check.actions]).to.deep.equal([0, []]);
    expect(faults).to.deep.equal([
      `The form may not post to "${endpoint}": add https://forms.example to allowed-origins.`,
    ]);
    expect(alertOf(refused)?.textContent).to.match(/not ready yet, so nothing was sent\./);
    refused.setAttribute('allowed-origins', 'https://other.example https://forms.example');
    await settle();
    await submit(refused);
    await waitUntil(() => refused.textContent?.includes('Successfully subscribed!'));
    expect(posts.map(({ path }) => path)).to.deep.equal(['/SubscriberForm/in']);
  });

  it('posts once however often it is clicked', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    reply = async () => {
      await held;
      return HttpResponse.json({ success: true, id: 5, email: 'a@b.org' });
    };
    const form = place();
    fill(form);
    for (let click = 0; click < 3; click += 1) await submit(form);
    await waitUntil(() => posts.length > 0);
    await submit(form);
    release();
    await done(form);
    expect(posts).to.have.length(1);
    expect(check.actions).to.have.length(1);
  });

  it('links the privacy notice beside the form, http or https only', () => {
    const link = (form: Element) => form.querySelector<HTMLAnchorElement>('.haven-field__hint a');
    expect(link(place('privacy-url="/privacy"'))?.target).to.equal('_blank');
    expect(link(place('privacy-url="javascript:alert(1)"'))).to.equal(null);
    expect(link(place())).to.equal(null);
  });
});
