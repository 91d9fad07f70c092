import { install } from '@sinonjs/fake-timers';
import { HttpResponse } from 'msw';
import { BEQUEST_FIELDS } from '#rules/forms/bequest-fields.ts';
import { expect, nextFrame, waitUntil } from '#testing/browser.ts';
import {
  alertOf,
  button,
  email,
  error,
  open,
  PAGE,
  place,
  posts,
  reset,
  respondToPosts,
  restore,
  send,
  settle,
  summary,
  tabs,
  type,
  worker,
} from './testing/bequest-form-page.ts';

const BEQUEST_FAILED = 'We could not send the guide just now. Check your email address and try again.';
const TIMEOUT = 'The site is taking too long to answer. Try again in a moment.';
const NOT_SET_UP = 'This form is not ready yet, so nothing was sent. Please contact us in another way.';

const page = globalThis as { dataLayer?: Record<string, unknown>[]; grecaptcha?: unknown };
const realError = console.error;
const realWarn = console.warn;
let ended: AbortController;
const guide = new URL('/g.pdf', location.href).href;

describe('<bequest-form>', () => {
  before(() => worker.start({ quiet: true, onUnhandledRequest: 'bypass' }));
  after(() => worker.stop());
  beforeEach(() => {
    ended = new AbortController();
    reset();
  });
  afterEach(async () => {
    ended.abort();
    restore();
    console.error = realError;
    console.warn = realWarn;
    delete page.dataLayer;
    delete page.grecaptcha;
    document.body.replaceChildren();
    await nextFrame();
  });

  it('hides the email field until the first click, which posts nothing and goes to the field [W2.66]', async () => {
    const form = place();
    expect(email(form)?.checkVisibility()).to.equal(false);
    summary(form).click();
    await settle();
    expect(email(form)?.checkVisibility()).to.equal(true);
    expect(summary(form).checkVisibility(), 'the button below sends').to.equal(false);
    expect(document.activeElement === email(form)).to.equal(true);
    expect(error(form)).to.equal(undefined);
    expect(posts).to.have.length(0);
    await expect(form).to.be.accessible();
  });

  it('checks the address at the second click, and posts once it is right [W2.67]', async () => {
    const form = place();
    await open(form, 'a@b');
    await send(form);
    expect(error(form)).to.match(/^Error: Enter your email address/);
    expect(document.activeElement === form.querySelector('.haven-error-summary')).to.equal(true);
    expect(posts).to.have.length(0);
    await expect(form).to.be.accessible();
    type(email(form) as HTMLInputElement, 'a@b.org');
    await send(form);
    expect(posts).to.have.length(1);
  });

  it('posts exactly the 7 fields as JSON to the address of the specification [W3.05] [W3.06] [W7.05]', async () => {
    const form = place();
    await open(form, ' a@b.org ');
    await send(form);
    expect(posts).to.have.length(1);
    expect(posts[0]?.path).to.equal('/umbraco/api/BequestGuideForm/Submit/');
    expect(posts[0]?.contentType).to.contain('application/json');
    expect(Object.keys(posts[0]?.body ?? {})).to.deep.equal([...BEQUEST_FIELDS]);
    expect(posts[0]?.body).to.deep.equal({
      formKey: 'guide',
      bequestGuideLinkUrl: '/g.pdf',
      subscriberEmail: 'a@b.org',
      recipientEmail: 'team@x.org',
      emailSubject: 'Your guide',
      emailPretext: 'Thank you.',
      siteCountryCode: 'AUS',
    });
  });

  it('posts the site’s country to the address that the page sets', async () => {
    const form = place(`${PAGE} site-country-code="nz" action="/custom/BequestGuideForm/x"`);
    await open(form);
    await send(form);
    expect(posts[0]?.body['siteCountryCode']).to.equal('NZL');
    expect(posts[0]?.path).to.equal('/custom/BequestGuideForm/x');
  });

  it('opens the guide in a new tab that cannot reach this page, says so, and links to it [W1.09] [W4.05] [W8.11]', async () => {
    const form = place();
    await open(form);
    const here = location.href;
    await send(form);
    expect(tabs).to.deep.equal([[guide, '_blank', 'noopener,noreferrer']]);
    expect(location.href).to.equal(here);
    expect(alertOf(form)?.getAttribute('role')).to.equal('status');
    expect(alertOf(form)?.textContent).to.contain('a@b.org');
    expect(document.activeElement === alertOf(form)).to.equal(true);
    const link = form.querySelector('a');
    expect([link?.getAttribute('href'), link?.target, link?.rel]).to.deep.equal([
      '/g.pdf',
      '_blank',
      'noopener noreferrer',
    ]);
    expect(email(form)).to.equal(null);
    await expect(form).to.be.accessible();
  });

  it('opens a guide at another site', async () => {
    const form = place('bequest-guide-link-url="https://media.example/g.pdf"');
    await open(form);
    await send(form);
    expect(tabs[0]?.[0]).to.equal('https://media.example/g.pdf');
  });

  it('lets the page keep the visitor', async () => {
    const form = place();
    const navigations: unknown[] = [];
    form.addEventListener('haven-navigate', (event) => {
      navigations.push((event as CustomEvent).detail);
      event.preventDefault();
    });
    await open(form);
    await send(form);
    expect(navigations).to.deep.equal([{ url: '/g.pdf', target: '_blank' }]);
    expect(tabs).to.deep.equal([]);
    expect(alertOf(form)?.textContent).to.contain('on its way');
  });

  it('does not post, open or link to an invalid guide address, and warns the author', async () => {
    const warnings: string[] = [];
    console.warn = (text: string) => warnings.push(text);
    const form = place('bequest-guide-link-url="javascript:alert(1)"');
    await open(form);
    await send(form);
    expect(posts[0]?.body['bequestGuideLinkUrl']).to.equal('');
    expect(tabs).to.deep.equal([]);
    expect(form.querySelector('a')).to.equal(null);
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.contain('bequest-guide-link-url');
  });

  const failures: [what: string, answer: () => Response][] = [
    ['success false', () => HttpResponse.json({ success: false, errors: [] })],
    ['errors beside a success', () => HttpResponse.json({ success: true, errors: ['<b>No such form</b>'] })],
    ['a refusal', () => HttpResponse.json({ success: false, errors: ['<b>No such form</b>'] }, { status: 422 })],
  ];
  for (const [what, response] of failures) {
    it(`treats ${what} as a failure, shows what to do in an alert and opens nothing [W8.11] [W8.04]`, async () => {
      respondToPosts(response);
      const form = place();
      await open(form);
      await send(form);
      expect(tabs).to.deep.equal([]);
      expect(alertOf(form)?.getAttribute('role')).to.equal('alert');
      expect(alertOf(form)?.textContent).to.contain(BEQUEST_FAILED);
      if (what !== 'success false') expect(alertOf(form)?.textContent).to.contain('<b>No such form</b>');
      expect(email(form)?.value).to.equal('a@b.org');
      await expect(form).to.be.accessible();
    });
  }

  it('stops loading after a network error, keeps the address and sends again [W8.12] [W8.04]', async () => {
    console.error = () => {};
    respondToPosts(() => HttpResponse.error());
    const form = place();
    await open(form);
    await send(form);
    expect(button(form).hasAttribute('aria-busy')).to.equal(false);
    expect(alertOf(form)?.textContent).to.contain('try again');
    expect(email(form)?.value).to.equal('a@b.org');
    respondToPosts(() => HttpResponse.json({ success: true, errors: [] }));
    await send(form);
    expect(posts).to.have.length(2);
    expect(tabs).to.have.length(1);
  });

  it('gives up after 30 s without a response, and keeps the address [W8.12]', async () => {
    console.error = () => {};
    respondToPosts(() => new Promise(() => {}));
    const form = place();
    await open(form);
    const clock = install({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      button(form).click();
      const isBusy = () => button(form).hasAttribute('aria-busy');
      for (let frame = 0; posts.length === 0 && frame < 100; frame += 1) await nextFrame();
      clock.tick(29_999);
      for (let frame = 0; isBusy() && frame < 10; frame += 1) await nextFrame();
      expect(button(form).getAttribute('aria-busy')).to.equal('true');
      clock.tick(1);
      for (let frame = 0; isBusy() && frame < 100; frame += 1) await nextFrame();
    } finally {
      clock.uninstall();
    }
    expect(button(form).hasAttribute('aria-busy')).to.equal(false);
    expect(alertOf(form)?.textContent).to.equal(TIMEOUT);
    expect(email(form)?.value).to.equal('a@b.org');
  });

  it('goes from idle to submitting to submitted, with one post however often it is clicked [W4.01] [W4.02]', async () => {
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    respondToPosts(async () => {
      await held;
      return HttpResponse.json({ success: true, errors: [] });
    });
    const form = place();
    await open(form);
    expect(button(form).hasAttribute('aria-busy')).to.equal(false);
    for (let click = 0; click < 3; click += 1) {
      button(form).click();
      await settle();
    }
    form.querySelector('form')?.requestSubmit();
    await waitUntil(() => posts.length > 0);
    expect(button(form).getAttribute('aria-busy')).to.equal('true');
    expect(button(form).textContent).to.equal('Sending…');
    release();
    await waitUntil(() => alertOf(form));
    expect(posts).to.have.length(1);
    expect(tabs).to.have.length(1);
  });

  it('makes no bot check and carries no token', async () => {
    let checks = 0;
    page.grecaptcha = { execute: () => checks++ };
    const form = place();
    await open(form);
    await send(form);
    expect(checks).to.equal(0);
    expect(posts[0]?.body).to.not.have.property('recaptchaToken');
  });

  it('reports the result to the page and the tag manager, and nothing that was typed [W7.34]', async () => {
    page.dataLayer = [];
    const received: unknown[] = [];
    const receive = (event: Event) => received.push((event as CustomEvent).detail);
    document.addEventListener('form-result', receive, { signal: ended.signal });
    respondToPosts(() => HttpResponse.json({ success: false, errors: [] }));
    const form = place();
    await open(form);
    await send(form);
    respondToPosts(() => HttpResponse.json({ success: true, errors: [] }));
    await send(form);
    expect(page.dataLayer.map(({ event, form_name, result }) => [event, form_name, result])).to.deep.equal([
      ['form_submitted', 'bequest', 'failure'],
      ['form_submitted', 'bequest', 'success'],
    ]);
    expect(received).to.deep.equal([{ success: false }, { success: true }]);
    expect(JSON.stringify(page.dataLayer)).to.not.contain('a@b.org');
  });

  it('checks the field when it is left, and not before [W5.57] [W5.58]', async () => {
    const form = place();
    await open(form, 'a@b');
    await settle();
    expect(error(form)).to.equal(undefined);
    email(form)?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await waitUntil(() => error(form));
    const field = email(form) as HTMLInputElement;
    expect(field.getAttribute('aria-describedby')).to.contain(`${field.id}-error`);
    type(field, 'a@b.org');
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await waitUntil(() => error(form) === undefined);
  });

  it('posts to another origin only if the author lists it [A2.03]', async () => {
    console.error = () => {};
    const form = place(`${PAGE} endpoint="https://forms.example/BequestGuideForm/in"`);
    const faults: string[] = [];
    form.addEventListener('haven-error', (event) => faults.push((event as CustomEvent).detail.error.code));
    await open(form);
    button(form).click();
    await waitUntil(() => alertOf(form));
    expect(alertOf(form)?.textContent).to.contain(NOT_SET_UP);
    expect([posts.length, faults]).to.deep.equal([0, ['not_set_up']]);
    form.setAttribute('allowed-origins', 'https://forms.example');
    await settle();
    await send(form);
    expect(posts.map(({ path }) => path)).to.deep.equal(['/BequestGuideForm/in']);
  });
});
