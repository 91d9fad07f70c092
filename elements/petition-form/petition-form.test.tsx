import { HttpResponse } from 'msw';
import { PETITION_FIELDS } from '#rules/forms/petition-fields.ts';
import { expect, nextFrame, waitUntil } from '#testing/browser.ts';
import {
  alertOf,
  check,
  cleanUp,
  done,
  field,
  fill,
  isBusy,
  navigations,
  PATH,
  place,
  posts,
  pushed,
  reset,
  respondToPosts,
  results,
  settle,
  submit,
  tagManager,
  valid,
  worker,
} from './testing/petition-form-page.ts';

const petition = 'node-id="1201" location="Hobart" counter-title="have signed" module-type="petition"';
const realOpen = window.open;

describe('<petition-form>', () => {
  before(() => worker.start({ quiet: true, onUnhandledRequest: 'bypass' }));
  after(() => worker.stop());
  beforeEach(reset);
  afterEach(async () => {
    window.open = realOpen;
    await cleanUp();
  });

  it('keeps what was typed when the page is loaded again, until it is signed', async () => {
    fill(place(petition), { email: 'mia@restored.org' });
    document.body.replaceChildren();
    await nextFrame();
    const again = place(petition);
    await settle();
    expect(field(again, 'email').value, '[G1.08]').to.equal('mia@restored.org');
    await submit(again);
    await done(again);
    expect(posts[0]?.body.email).to.equal('mia@restored.org');
    document.body.replaceChildren();
    await nextFrame();
    const next = place(petition);
    await settle();
    expect(field(next, 'email').value, '[G1.08] once it is signed').to.equal('');
  });

  it('posts one signature, to exactly that path, JSON with exactly the 12 fields [W1.08] [W3.02] [W7.07]', async () => {
    const form = place(`${petition} site-country-code="NZL"`);
    fill(form, { mobile: '021 234 567', postcode: '0110' });
    await submit(form);
    await done(form);
    expect(posts).to.have.length(1);
    expect(posts[0]?.path).to.equal(PATH);
    expect(posts[0]?.contentType).to.contain('application/json');
    expect(Object.keys(posts[0]?.body ?? {}).sort()).to.deep.equal([...PETITION_FIELDS].sort());
    expect(posts[0]?.body).to.deep.equal({
      ...valid,
      nodeId: '1201',
      location: 'Hobart',
      counterTitle: 'have signed',
      moduleType: 'petition',
      siteCountryCode: 'NZL',
      mobile: '021 234 567',
      postcode: '0110',
      subscribe: false,
      recaptchaToken: 't1',
    });
  });

  for (const ticked of [false, true]) {
    it(`sends subscribe as ${ticked}, never as a text [W3.03]`, async () => {
      const form = place(petition);
      fill(form);
      if (ticked) field(form, 'subscribe').click();
      await submit(form);
      await done(form);
      expect(posts[0]?.body['subscribe']).to.equal(ticked);
    });
  }

  it('sends nothing while a required field is wrong, and takes the focus to the list of errors', async () => {
    const form = place(petition);
    fill(form, { lastName: ' ', email: 'a@b' });
    await submit(form);
    expect(posts).to.have.length(0);
    expect(check().actions).to.have.length(0);
    const summary = form.querySelector('.haven-error-summary');
    expect([...(summary?.querySelectorAll('li') ?? [])].map((line) => line.textContent)).to.deep.equal([
      'Enter your last name.',
      'Enter an email address like name@example.org.',
    ]);
    expect(document.activeElement).to.equal(summary);
  });

  it('runs the challenge first and posts with its token [W4.04] [W7.18]', async () => {
    check().respondsAtOnce = false;
    const form = place(petition);
    fill(form);
    await submit(form);
    expect(check().actions).to.deep.equal(['petition']);
    expect(isBusy(form)).to.equal(true);
    expect(posts).to.have.length(0);
    check().solve('t2');
    await done(form);
    expect(posts.map(({ body }) => body['recaptchaToken'])).to.deep.equal(['t2']);
  });

  it('leaves submitting when the challenge fails, posts nothing, keeps what was typed and tries again [W7.21]', async () => {
    check().respondsAtOnce = false;
    const form = place(petition);
    fill(form);
    field(form, 'subscribe').click();
    let faults = 0;
    form.addEventListener('haven-error', () => {
      faults += 1;
    });
    await submit(form);
    check().fail();
    await done(form);
    expect([posts.length, faults]).to.deep.equal([0, 1]);
    expect(pushed()).to.deep.equal([]);
    expect(alertOf(form)?.textContent).to.match(/What you typed is still here: try again\.$/);
    expect(isBusy(form)).to.equal(false);
    for (const [name, text] of Object.entries(valid)) expect(field(form, name).value).to.equal(text);
    expect(field(form, 'subscribe').checked).to.equal(true);
    check().respondsAtOnce = true;
    await submit(form);
    await waitUntil(() => form.textContent?.includes('Petition sent'));
    expect(posts).to.have.length(1);
  });

  it('shows "Petition sent" in place of the fields, and scrolls up to the block [W8.08] [W8.09]', async () => {
    const form = place(petition);
    const above = document.createElement('div');
    above.style.height = '500px';
    const below = document.createElement('div');
    below.style.height = '3000px';
    form.before(above);
    form.after(below);
    fill(form);
    window.scrollTo(0, 800);
    expect(window.scrollY).to.equal(800);
    await submit(form);
    await done(form);
    expect(alertOf(form)?.textContent).to.equal('Petition sent');
    expect(form.textContent).to.equal('Petition sent');
    expect(document.activeElement).to.equal(alertOf(form));
    expect(Math.round(form.getBoundingClientRect().top)).to.equal(0);
    expect(navigations).to.deep.equal([]);
  });

  it('stays where it is when the block is in sight: it never scrolls down [W8.08]', async () => {
    const form = place(petition);
    const below = document.createElement('div');
    below.style.height = '3000px';
    form.after(below);
    fill(form);
    await submit(form);
    await done(form);
    expect(window.scrollY).to.equal(0);
  });

  it('goes to the page’s address in place of saying so [W8.06]', async () => {
    const form = place(`${petition} redirect-url="/thanks"`);
    tagManager.dataLayer = undefined as never;
    fill(form);
    await submit(form);
    await done(form);
    expect(navigations).to.deep.equal([{ url: '/thanks', target: '' }]);
    expect(form.textContent).not.to.contain('Petition sent');
  });

  it('waits for the tag manager before it goes [W8.06]', async () => {
    const form = place(`${petition} redirect-url="/thanks"`);
    fill(form);
    await submit(form);
    await waitUntil(() => pushed().length === 2);
    expect(navigations).to.deep.equal([]);
    expect(isBusy(form)).to.equal(true);
    for (const entry of tagManager.dataLayer ?? []) (entry['eventCallback'] as () => void)();
    await done(form);
    expect(navigations).to.have.length(1);
  });

  it('opens the address in the page’s target and stays, with a way on for browsers that hold tabs back [W8.07]', async () => {
    const opened: unknown[][] = [];
    window.open = (...args: unknown[]) => {
      opened.push(args);
      return null;
    };
    const form = place(`${petition} redirect-url="/thanks" redirect-target="_blank"`, false);
    fill(form);
    await submit(form);
    await done(form);
    expect(opened).to.deep.equal([[`${location.origin}/thanks`, '_blank', 'noopener,noreferrer']]);
    expect(navigations).to.deep.equal([{ url: '/thanks', target: '_blank' }]);
    expect(form.isConnected).to.equal(true);
    expect(form.textContent).not.to.contain('Petition sent');
    expect(alertOf(form)?.querySelector('a')?.getAttribute('href')).to.equal('/thanks');
  });

  it('opens an address of an origin that the page lists', async () => {
    const opened: unknown[] = [];
    window.open = (...args: unknown[]) => {
      opened.push(args[0]);
      return null;
    };
    document.documentElement.dataset['redirectOrigins'] = 'https://partner.example';
    const form = place(`${petition} redirect-url="https://partner.example/thanks" redirect-target="_blank"`, false);
    fill(form);
    await submit(form);
    await done(form);
    delete document.documentElement.dataset['redirectOrigins'];
    expect(opened).to.deep.equal(['https://partner.example/thanks']);
  });

  for (const url of ['javascript:alert(1)', 'https://elsewhere.example/x', '//elsewhere.example']) {
    it(`does not follow ${url}, and shows that the petition is signed`, async () => {
      const warn = console.warn;
      console.warn = () => {};
      const form = place(`${petition} redirect-url="${url}"`, false);
      tagManager.dataLayer = undefined as never;
      fill(form);
      await submit(form);
      await done(form);
      console.warn = warn;
      expect(alertOf(form)?.textContent).to.contain('You do not need to sign again.');
      expect(form.querySelector('a')).to.equal(null);
    });
  }

  const failures: [string, () => Response | Promise<Response>, RegExp][] = [
    ['success false', () => HttpResponse.json({ success: false }), /could not add your signature/],
    ['success absent', () => HttpResponse.json({}), /could not add your signature/],
    ['an aborted post', () => HttpResponse.error(), /could not reach the site/],
    ['a fault of the server', () => new HttpResponse('', { status: 502 }), /on our side/],
    [
      'a refusal that says why',
      () => HttpResponse.json({ errors: ['Signed already.'] }, { status: 422 }),
      /^Signed already\.$/,
    ],
  ];
  for (const [what, response, words] of failures) {
    it(`enters the failure state after ${what}, keeps what was typed, and sends again [W8.10] [W7.07]`, async () => {
      respondToPosts(response);
      const form = place(`${petition} signature-count="9"`);
      fill(form, { postcode: '2000' });
      field(form, 'subscribe').click();
      await submit(form);
      await done(form);
      expect(alertOf(form)?.getAttribute('role')).to.equal('alert');
      expect(alertOf(form)?.textContent).to.match(words);
      expect(document.activeElement).to.equal(alertOf(form));
      expect(form.textContent).not.to.contain('Petition sent');
      expect(form.textContent).to.contain('9 have signed');
      for (const [name, text] of Object.entries({ ...valid, postcode: '2000' })) {
        expect(field(form, name).value).to.equal(text);
      }
      expect(field(form, 'subscribe').checked).to.equal(true);
      respondToPosts(() => HttpResponse.json({ success: true }));
      await submit(form);
      await waitUntil(() => form.textContent?.includes('Petition sent'));
      expect(posts.map(({ body }) => body['recaptchaToken'])).to.deep.equal(['t1', 't2']);
      expect(check().calls.reset).to.equal(1);
    });
  }

  it('reports a signature once, without personal data [W7.36] [W7.34]', async () => {
    const form = place(petition);
    fill(form);
    await submit(form);
    await done(form);
    expect(pushed()).to.deep.equal([
      { event: 'form_submitted', form_name: 'petition', result: 'success' },
      { event: 'petition_sign', petition_id: '1201', petition_name: 'have signed' },
    ]);
    expect(results).to.deep.equal([true]);
  });

  it('reports the consent to news too, once the server has stored it [W7.35]', async () => {
    const form = place(petition);
    fill(form);
    field(form, 'subscribe').click();
    await submit(form);
    await done(form);
    expect(pushed().filter(({ event }) => event === 'email_permission')).to.deep.equal([
      { event: 'email_permission', form_name: 'petition' },
    ]);
  });

  it('reports no signature and no consent after a failure [W7.36] [W7.34] [W7.35]', async () => {
    respondToPosts(() => HttpResponse.json({ success: false }));
    const form = place(petition);
    fill(form);
    field(form, 'subscribe').click();
    await submit(form);
    await done(form);
    expect(pushed()).to.deep.equal([{ event: 'form_submitted', form_name: 'petition', result: 'failure' }]);
    expect(results).to.deep.equal([false]);
  });

  it('counts one more once it is signed', async () => {
    const form = place(`${petition} signature-count="12480" signature-goal="12481"`);
    expect(form.textContent).to.contain('12,480 have signed');
    expect(form.textContent).to.contain('Our goal is 12,481.');
    expect(form.querySelector('progress')?.value).to.equal(12_480);
    fill(form);
    await submit(form);
    await done(form);
    expect(form.textContent).to.contain('12,481 have signed');
    expect(form.textContent).to.contain('We have reached our goal of 12,481.');
    expect(form.querySelector('progress')?.value).to.equal(12_481);
  });

  it('posts once however often it is clicked', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    respondToPosts(async () => {
      await held;
      return HttpResponse.json({ success: true });
    });
    const form = place(petition);
    fill(form);
    for (let click = 0; click < 3; click += 1) await submit(form);
    await waitUntil(() => posts.length > 0);
    await submit(form);
    release();
    await done(form);
    expect(posts).to.have.length(1);
    expect(check().actions).to.have.length(1);
  });

  it('posts to another origin only if the author lists it [A2.03]', async () => {
    const target = 'endpoint="https://forms.example/PetitionForm/in"';
    const refused = place(`${petition} ${target}`);
    fill(refused);
    await submit(refused);
    await done(refused);
    expect([posts.length, check().actions]).to.deep.equal([0, []]);
    expect(alertOf(refused)?.textContent).to.match(/not ready yet, so nothing was sent\./);
    refused.setAttribute('allowed-origins', 'https://forms.example');
    await settle();
    await submit(refused);
    await waitUntil(() => posts.length > 0);
    expect(posts.map(({ path }) => path)).to.deep.equal(['/PetitionForm/in']);
  });
});
