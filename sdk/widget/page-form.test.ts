import FakeTimers from '@sinonjs/fake-timers';
import { expect, fixture, html } from '#testing/browser.ts';
import { HtmlMultiWidget } from './html-multi-widget.ts';
import { interceptSubmit } from './intercept-submit.ts';
import { frameIn, HERE, messagesTo, queryOf, say } from './testing/form-frame.ts';

// Written down, so that a change of the product fails.
const SUBMIT_DELAY = 50;

describe('a page’s form around a payment form', () => {
  const native = HTMLFormElement.prototype.submit;
  let submitted: HTMLFormElement[] = [];
  beforeEach(() => {
    submitted = [];
    HTMLFormElement.prototype.submit = function (this: HTMLFormElement) {
      submitted.push(this);
    };
  });
  afterEach(() => {
    HTMLFormElement.prototype.submit = native;
  });

  const page = () =>
    fixture<HTMLFormElement>(html`
      <form id="page-form">
        <div id="form"></div>
        <input name="submit" />
        <input id="source" name="payment_source" />
        <button>Pay</button>
      </form>
    `);

  it('is held, then submitted once, 50 ms after finish and not earlier [S4.85] [S9.28]', async () => {
    const form = await page();
    const clock = FakeTimers.install({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      let asked = 0;
      const owner = new AbortController();
      const { finish } = interceptSubmit(form, () => asked++, owner.signal);
      finish();
      clock.tick(SUBMIT_DELAY);
      expect(submitted).to.eql([]); // No submit was stopped.
      form.requestSubmit();
      expect(asked).to.equal(1);
      finish();
      finish();
      clock.tick(49);
      expect(submitted).to.eql([]);
      form.requestSubmit();
      expect(asked).to.equal(1); // The payment form has already finished: it is not submitted again.
      clock.tick(1);
      expect(submitted).to.eql([form]);
      clock.tick(1000);
      expect(submitted).to.have.length(1);
      form.requestSubmit();
      finish();
      owner.abort();
      clock.tick(1000);
      expect(submitted).to.have.length(1);
    } finally {
      clock.uninstall();
    }
  });

  it('asks the payment form to submit, and its input receives the token [S4.85]', async () => {
    const form = await page();
    const widget = new HtmlMultiWidget('#form', 'pk1', 'a');
    widget.setEnv(HERE);
    widget.interceptSubmitForm('#page-form');
    widget.onFinishInsert('#source', 'payment_source');
    widget.onFinishInsert('#source', 'toString' as 'payment_source');
    widget.load();
    const frame = await frameIn(form);
    const received = messagesTo(frame);
    expect(queryOf(frame).get('hidden_elements')).to.equal('submit_button');
    await say(frame, 'afterLoad');
    form.requestSubmit();
    await say(frame, 'submit');
    expect(received).to.eql([{ trigger: 'submit_form', destination: 'widget.paydock', data: {} }]);
    const clock = FakeTimers.install({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const data = JSON.stringify({
        event: 'finish',
        widget_id: queryOf(frame).get('widget_id'),
        payment_source: 'tok',
      });
      window.dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: frame.contentWindow }));
      expect((form.querySelector('#source') as HTMLInputElement).value).to.equal('tok');
      clock.tick(49);
      expect(submitted).to.eql([]);
      clock.tick(1);
      expect(submitted).to.eql([form]);
    } finally {
      clock.uninstall();
    }
    await say(frame, 'submit');
    expect(received).to.have.length(1); // Its own `submit`, which is not Enter, asks for nothing.
    widget.destroy();
    const event = new SubmitEvent('submit', { cancelable: true });
    form.dispatchEvent(event);
    expect(event.defaultPrevented).to.equal(false);
  });

  it('is submitted by Enter in the payment form, as a click on its button would', async () => {
    const form = await page();
    const widget = new HtmlMultiWidget('#form', 'pk1', 'a');
    widget.setEnv(HERE);
    widget.interceptSubmitForm('#page-form');
    widget.load();
    const frame = await frameIn(form);
    const received = messagesTo(frame);
    const source = form.querySelector('#source') as HTMLInputElement;
    const button = form.querySelector('button') as HTMLButtonElement;
    const submits: SubmitEvent[] = [];
    form.addEventListener('submit', (event) => submits.push(event));
    await say(frame, 'submit', { by_enter: true });
    expect([submits.map(({ submitter }) => submitter), received.length]).to.eql([[button], 1]);
    source.required = true;
    await say(frame, 'submit', { by_enter: true });
    expect([submits.length, received.length], 'the page’s own validation runs').to.eql([1, 1]);
    source.required = false;
    button.disabled = true;
    await say(frame, 'submit', { by_enter: true });
    expect([submits.length, received.length], 'the page has locked its button').to.eql([1, 1]);
    button.remove();
    await say(frame, 'submit', { by_enter: true });
    expect([submits.length, received.length], 'a form without a button').to.eql([2, 2]);
    widget.destroy();
  });
});
