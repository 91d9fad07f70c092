import { HttpResponse } from 'msw';
import { expect, nextFrame, waitUntil } from '#testing/browser.ts';
import {
  alertOf,
  bot,
  button,
  checks,
  eachAlone,
  events,
  field,
  fill,
  heldClock,
  place,
  posts,
  respondToPosts,
  SUCCESS,
  settle,
  shown,
  submit,
  tick,
} from './testing/update-details-form-page.ts';

const TIMEOUT = 'The site is taking too long to answer. Try again in a moment.';
const UPDATE_DETAILS_FAILED = 'We could not send your changes just now. What you typed is still here: try again.';
const OFFLINE = 'We could not reach the site. Check your connection and try again.';
const BOT_CHECK_FAILED = 'We could not check that a person is sending this. What you typed is still here: try again.';
const NOT_SET_UP = 'This form is not ready yet, so nothing was sent. Please contact us in another way.';

const realError = console.error;
const results = () => events.filter(({ event }) => event === 'form_submitted').map(({ result }) => result);

/** A server whose responses a test releases one by one. */
function holdResponse(response: object = SUCCESS): () => void {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  respondToPosts(async () => {
    await held;
    return HttpResponse.json(response);
  });
  return release;
}

describe('<update-details-form> when it is sent', () => {
  eachAlone(() => {
    console.error = realError;
  });

  describe('with a fake clock', () => {
    const pass = heldClock();
    /** Waits without the clock, which is stopped here. */
    const framesUntil = async (condition: () => boolean, most = 100) => {
      for (let frame = 0; !condition() && frame < most; frame += 1) await nextFrame();
    };
    const clickSubmit = async (form: Element) => {
      button(form).click();
      await settle();
    };

    it('runs the bot check 75 ms after the submit [W4.51]', async () => {
      bot.response = undefined;
      const form = place();
      await fill(form);
      await clickSubmit(form);
      await pass(74);
      expect(checks).to.have.length(0);
      await pass(1);
      expect(checks.map(({ action }) => action)).to.deep.equal(['update-details']);
      expect(posts).to.have.length(0);
      // Checks of a page run one after another: a pending one would block the checks of the other tests.
      checks[0]?.resolve('t3');
      await framesUntil(() => shown(form).includes('submit-success'));
      expect(posts).to.have.length(1);
    });

    it('runs none while a field is missing, although an item is ticked [W4.52]', async () => {
      const form = place();
      await fill(form, ['updatePhone'], { lastName: '' });
      await clickSubmit(form);
      await pass(200);
      expect(checks).to.have.length(0);
      expect(posts).to.have.length(0);
    });

    it('runs none while no item is ticked, although nothing is missing [W4.53] [W5.51]', async () => {
      const form = place();
      await fill(form, []);
      await clickSubmit(form);
      await pass(200);
      expect(shown(form)).to.deep.equal(['submitted', 'need-to-update-one']);
      expect(checks).to.have.length(0);
      expect(posts).to.have.length(0);
    });

    it('gives up after 30 s without a response, and keeps everything [W8.27] [W8.28]', async () => {
      console.error = () => {};
      holdResponse();
      const form = place();
      await fill(form);
      await clickSubmit(form);
      await pass(75);
      await framesUntil(() => posts.length > 0);
      expect(posts).to.have.length(1);
      await pass(29_999);
      await framesUntil(() => !button(form).hasAttribute('aria-busy'), 10);
      expect(button(form).getAttribute('aria-busy')).to.equal('true');
      await pass(1);
      await framesUntil(() => !button(form).hasAttribute('aria-busy'));
      expect(button(form).hasAttribute('aria-busy')).to.equal(false);
      expect(alertOf(form)?.textContent).to.equal(TIMEOUT);
      expect(field(form, 'phone').value).to.equal('0412345678');
      expect(bot.resets).to.equal(1);
      expect(results()).to.deep.equal(['failure']);
    });

    it('runs none for a form that is gone by then', async () => {
      const form = place();
      await fill(form);
      await clickSubmit(form);
      form.remove();
      await pass(200);
      expect(checks).to.have.length(0);
    });
  });

  it('posts once the check has its token, and is submitting from then on [W4.54] [W7.19]', async () => {
    bot.response = undefined;
    const release = holdResponse();
    const form = place();
    await fill(form);
    button(form).click();
    await waitUntil(() => checks.length > 0);
    await settle();
    expect(button(form).textContent).to.equal('Checking…');
    expect(button(form).getAttribute('aria-busy')).to.equal('true');
    expect(shown(form)).to.deep.equal(['submitted']);
    expect(posts).to.have.length(0);
    checks[0]?.resolve('t3');
    await waitUntil(() => posts.length > 0);
    await settle();
    expect(shown(form)).to.deep.equal(['submitted', 'submitting']);
    expect(button(form).textContent).to.equal('Sending…');
    expect(posts).to.have.length(1);
    expect(posts[0]?.body['recaptchaToken']).to.equal('t3');
    release();
    await waitUntil(() => shown(form).includes('submit-success'));
    expect(shown(form)).to.deep.equal(['submitted', 'submit-success']);
  });

  it('shows the thanks, and reports one success to the page and the tag manager [W4.55] [W7.39] [W7.11]', async () => {
    const form = place();
    const received: unknown[] = [];
    form.addEventListener('form-result', (event) => received.push((event as CustomEvent).detail));
    await fill(form);
    await submit(form);
    expect(shown(form)).to.deep.equal(['submitted', 'submit-success']);
    expect(alertOf(form)?.getAttribute('role')).to.equal('status');
    expect(document.activeElement === alertOf(form)).to.equal(true);
    expect(alertOf(form)?.textContent).to.contain('Thank you');
    expect(results()).to.deep.equal(['success']);
    expect(received).to.deep.equal([{ success: true }]);
    expect(events.map(({ form_name }) => form_name)).to.deep.equal(['update-details']);
    expect(bot.resets).to.equal(0);
    await expect(form).to.be.accessible();
  });

  it('reports a consent to news once the server has stored it, and none without a consent [W7.35]', async () => {
    const consents = () => events.filter(({ event }) => event === 'email_permission').length;
    respondToPosts(() => HttpResponse.json({ ...SUCCESS, success: 0 }));
    const form = place();
    await fill(form);
    await tick(form, 'subscribe');
    await submit(form);
    expect(consents()).to.equal(0);
    respondToPosts(() => HttpResponse.json(SUCCESS));
    await submit(form);
    expect(consents()).to.equal(1);
    const other = place();
    await fill(other);
    await submit(other);
    expect(consents()).to.equal(1);
    expect(JSON.stringify(events)).to.not.match(/Mia|mia@|0412/);
  });

  const failures: [what: string, answer: object, says: string[]][] = [
    ['success 0 and "No match" [W4.56]', { errors: [], success: 0, friendlyErrorMessage: 'No match' }, ['No match']],
    ['errors [W8.20]', { errors: ['<b>x</b>'], success: 1 }, [UPDATE_DETAILS_FAILED, '<b>x</b>']],
    ['success 2 [W8.21]', { errors: [], success: 2 }, [UPDATE_DETAILS_FAILED]],
    ['no success at all [W8.21]', { errors: [] }, [UPDATE_DETAILS_FAILED]],
    ['success "yes" [W8.22]', { errors: [], success: 'yes' }, [UPDATE_DETAILS_FAILED]],
    ['a friendly message [W8.23]', { errors: [], success: 1, friendlyErrorMessage: 'x' }, ['x']],
  ];
  for (const [what, response, says] of failures) {
    it(`fails with ${what}, shows it above the button, resets the check and reports it once`, async () => {
      respondToPosts(() => HttpResponse.json(response));
      const form = place();
      await fill(form);
      await submit(form);
      expect(shown(form)).to.deep.equal(['submitted']);
      const alert = alertOf(form) as HTMLElement;
      expect(alert.getAttribute('role'), '[W8.26] in an alert region').to.equal('alert');
      // biome-ignore lint/performance/useDomNodeTextContent: line breaks depend on the layout.
      expect(alert.innerText.trim().split('\n'), '[W8.26] the message, or a general sentence').to.deep.equal(says);
      expect(document.activeElement === alert).to.equal(true);
      expect(alert.nextElementSibling?.contains(button(form)), '[W8.26] above the button').to.equal(true);
      expect(bot.resets, '[W8.24] the check is reset once').to.equal(1);
      expect(results(), '[W8.25] [W7.39] one failure is reported, and no success').to.deep.equal(['failure']);
      expect(field(form, 'phone').value).to.equal('0412345678');
      await expect(form).to.be.accessible();

      respondToPosts(() => HttpResponse.json({ errors: [], success: true }));
      await submit(form);
      expect(checks, '[W8.24] a new submit runs a fresh check').to.have.length(2);
      expect(posts).to.have.length(2);
      expect(bot.resets).to.equal(1);
      expect(shown(form)).to.deep.equal(['submitted', 'submit-success']);
      expect(results(), '[W7.39] one success more, and no failure').to.deep.equal(['failure', 'success']);
    });
  }

  it('survives a network error: reset, reported, nothing lost, sent again [W8.27] [W8.28]', async () => {
    console.error = () => {};
    respondToPosts(() => HttpResponse.error());
    const form = place();
    await fill(form, ['updateName', 'updateExpiryDate']);
    await submit(form);
    expect(shown(form)).to.deep.equal(['submitted']);
    expect(bot.resets).to.equal(1);
    expect(results()).to.deep.equal(['failure']);
    expect(alertOf(form)?.textContent).to.equal(OFFLINE);
    expect(field(form, 'newLastName').value).to.equal('Ngo');
    expect(field(form, 'expiryDate').value).to.equal('12/27');
    expect(field(form, 'privacy').checked).to.equal(true);
    respondToPosts(() => HttpResponse.json(SUCCESS));
    await submit(form);
    expect(posts).to.have.length(2);
    expect(shown(form)).to.deep.equal(['submitted', 'submit-success']);
  });

  it('shows the message of a server that is down [W8.26]', async () => {
    console.error = () => {};
    respondToPosts(() => HttpResponse.json({ friendlyErrorMessage: 'Back at noon' }, { status: 503 }));
    const form = place();
    await fill(form);
    await submit(form);
    expect(alertOf(form)?.textContent).to.equal('Back at noon');
  });

  it('leaves submitting, posts nothing and keeps everything when the check fails [W7.21]', async () => {
    console.error = () => {};
    bot.response = undefined;
    const form = place();
    await fill(form);
    let faults = 0;
    form.addEventListener('haven-error', () => {
      faults += 1;
    });
    button(form).click();
    await waitUntil(() => checks.length > 0);
    checks[0]?.reject(new Error('blocked'));
    await waitUntil(() => alertOf(form));
    expect(faults).to.equal(1);
    expect(alertOf(form)?.textContent).to.equal(BOT_CHECK_FAILED);
    expect(button(form).hasAttribute('aria-busy')).to.equal(false);
    expect(posts).to.have.length(0);
    expect(results()).to.deep.equal([]);
    expect(field(form, 'phone').value).to.equal('0412345678');
    bot.response = 't4';
    await submit(form);
    expect(posts.map(({ body }) => body['recaptchaToken'])).to.deep.equal(['t4']);
  });

  it('makes one check and one post however often it is clicked [W4.01] [W4.02]', async () => {
    const release = holdResponse();
    const form = place();
    await fill(form);
    expect(button(form).hasAttribute('aria-busy')).to.equal(false);
    for (let clickSubmit = 0; clickSubmit < 3; clickSubmit += 1) {
      button(form).click();
      await settle();
    }
    form.querySelector('form')?.requestSubmit();
    await waitUntil(() => posts.length > 0);
    button(form).click();
    form.querySelector('form')?.requestSubmit();
    await settle();
    release();
    await waitUntil(() => shown(form).includes('submit-success'));
    expect(checks).to.have.length(1);
    expect(posts).to.have.length(1);
  });

  it('posts to another origin only if the author lists it [A2.03]', async () => {
    console.error = () => {};
    const form = place('endpoint="https://forms.example/UpdateDetailsForm/in"');
    await fill(form);
    await submit(form);
    await waitUntil(() => alertOf(form));
    expect(alertOf(form)?.textContent).to.contain(NOT_SET_UP);
    expect([posts.length, checks.length]).to.deep.equal([0, 0]);
    form.setAttribute('allowed-origins', 'https://forms.example');
    await settle();
    await submit(form);
    await waitUntil(() => shown(form).includes('submit-success'));
    expect(posts).to.have.length(1);
  });

  it('keeps what was typed when the page is loaded again, until it is sent', async () => {
    await fill(place(), ['updateAddress', 'updatePhone']);
    document.body.replaceChildren();
    await nextFrame();
    const again = place();
    await settle();
    expect(field(again, 'newAddress').value, '[G1.08] also in what a tick shows').to.equal('2 New Street');
    expect(field(again, 'phone').value).to.equal('0412345678');
    await submit(again);
    await waitUntil(() => shown(again).includes('submit-success'));
    document.body.replaceChildren();
    await nextFrame();
    const next = place();
    await settle();
    expect(field(next, 'firstName').value, '[G1.08] once it is sent').to.equal('');
  });
});
