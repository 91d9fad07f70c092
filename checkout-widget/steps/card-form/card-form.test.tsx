import { faultsOf, rendered, stage, stopClock, tell } from '#checkout/steps/testing/stage-page.tsx';
import { expect } from '#testing/browser.ts';
import { answerCalls, frameIn, messagesTo, queryOf, withToken } from '../../../sdk/widget/testing/form-frame.ts';
import * as card from './card-form-step.tsx';

const NUMBER = '4242424242424242';
const CCV = '9753';

describe('the card form step', () => {
  let page: ReturnType<typeof stage<'card_form.show'>>;
  let provider: ReturnType<typeof answerCalls>;
  let clock: ReturnType<typeof stopClock> | undefined;
  let isDown = false;
  beforeEach(() => {
    isDown = false;
    provider = answerCalls(() =>
      isDown ? Response.json({ error: { message: 'down' } }, { status: 500 }) : withToken(),
    );
  });
  afterEach(() => {
    clock?.uninstall();
    clock = undefined;
    page.unmount();
    provider.restore();
  });
  const open = async (payload: unknown = {}) => {
    page = stage('card_form.show', card, payload);
    return frameIn(page.place);
  };
  /** Loads the form and waits until its Submit button is shown. */
  const ready = async (payload: unknown = {}) => {
    const frame = await open(payload);
    clock = stopClock();
    await tell(frame, 'afterLoad');
    clock.tick(500);
    await rendered();
    return frame;
  };
  const submit = () => page.find<HTMLButtonElement>('.pay-submit');

  it('is a frame of the provider; the page itself has no field [C2.27, C1.08]', async () => {
    const frame = await open({ gateway_id: 'g1' });
    expect(await faultsOf(page.place)).to.eql([]);
    const { origin, pathname } = new URL(frame.src);
    expect([origin, pathname]).to.eql([location.origin, '/remote-action']);
    expect(page.all('input')).to.eql([]);
    expect(queryOf(frame).get('hidden_elements')).to.equal('submit_button,tabs');
    expect(provider.calls[0]?.body.predefined_fields).to.include({ gateway_id: 'g1', type: 'card' });
    expect(provider.calls[0]?.body.defined_form_fields).to.eql([
      'card_number*',
      'card_name*',
      'expire_month*',
      'card_ccv*',
    ]);
    await tell(frame, 'afterLoad');
    expect(frame.title).to.equal('Card details');
  });

  it('is as high as its content [C2.29]', async () => {
    const frame = await open();
    for (const height of [420, 300]) {
      await tell(frame, 'resize', { height });
      expect(getComputedStyle(frame).height).to.equal(`${height}px`);
    }
  });

  it('has one Submit button 500 ms after it has loaded, none at 499 [C2.30, C4.27]', async () => {
    const frame = await open();
    clock = stopClock();
    await tell(frame, 'afterLoad');
    clock.tick(499);
    await rendered();
    expect([page.all('button'), page.log]).to.eql([[], []]);
    clock.tick(1);
    await rendered();
    expect(page.all('button').map(({ textContent }) => textContent)).to.eql(['Submit']);
    expect(page.log).to.eql(['no overlay']);
  });

  it('turns a card into one callback, however often Submit is clicked', async () => {
    const frame = await ready();
    const received = messagesTo(frame);
    await tell(frame, 'validation', { form_valid: true });
    await tell(frame, 'metaChange', { card_scheme: 'visa', card_number_last4: '4242' });
    submit().click();
    submit().click();
    await rendered();
    expect(page.log, '[C4.28] covered by the click').to.eql(['no overlay', 'overlay']);
    expect(submit().getAttribute('aria-disabled')).to.equal('true');
    expect(received.map((message) => (message as { trigger: string }).trigger)).to.eql(['submit_form']);
    await tell(frame, 'submit');
    await tell(frame, 'finish', { payment_source: 'o1' });
    expect(page.reports, '[C1.06] one callback').to.have.length(1);
    const [{ event, payload, stay }] = page.reports as [(typeof page.reports)[0]];
    expect([event, stay], '[C1.08] the card’s callback').to.eql(['callback.card_form.ott_created', false]);
    expect(Object.keys(payload), '[C7.09] [C7.10] the keys').to.eql([
      'status',
      'ott_token',
      'browser_details',
      'card_schema',
    ]);
    expect(payload, '[C1.08] [C7.09] the token').to.include({ status: 'success', ott_token: 'o1' });
    expect(payload['card_schema'], '[C7.10] the scheme').to.equal('visa');
    const keys = ['name', 'java_enabled', 'language', 'screen_height', 'screen_width', 'time_zone', 'color_depth'];
    expect(payload['browser_details'], '[C3.29] [C7.09] the browser').to.have.all.keys(keys);
  });

  it('lets Enter in the form submit it', async () => {
    const frame = await ready();
    const received = messagesTo(frame);
    await tell(frame, 'submit');
    expect(received).to.have.length(1);
  });

  it('reports an error with its text and can be submitted again [C5.12, C7.11]', async () => {
    const frame = await ready();
    submit().click();
    await rendered();
    await tell(frame, 'validationError', { message: 'X' });
    const payload = { status: 'error', message: 'X' };
    expect(page.reports).to.eql([{ event: 'callback.card_form.ott_created', stay: true, payload }]);
    expect(page.log.at(-1)).to.equal('no overlay');
    expect(submit().getAttribute('aria-disabled')).to.equal('false');
  });

  it('offers to try again when it cannot be loaded, and keeps the focus in the step [C8.30]', async () => {
    isDown = true;
    page = stage('card_form.show', card, {});
    await rendered(20);
    const alert = page.find('[role="alert"]');
    expect(alert.textContent).to.contain('could not be loaded');
    expect(page.log).to.eql(['no overlay']);
    expect(page.merchant.map(([name]) => name)).to.eql(['error']);
    isDown = false;
    const retry = alert.querySelector('button') as HTMLButtonElement;
    retry.focus();
    retry.click();
    expect(document.activeElement === page.title, 'the focus is on the title').to.equal(true);
    await frameIn(page.place);
    expect(page.find('[role="alert"]')?.textContent).to.equal(undefined);
    expect(page.reports).to.eql([]);
  });

  it('ends with its step: no frame, no listener [C4.26]', async () => {
    const frame = await ready();
    page.set({ isOver: true });
    await rendered();
    const place = frame.closest<HTMLElement>('.pay-form-frame') as HTMLElement;
    expect([place.inert, getComputedStyle(place).opacity], 'as its button looks').to.eql([true, '0.55']);
    submit().click();
    await tell(frame, 'finish', { payment_source: 'o1' });
    expect(page.reports).to.eql([]);
    expect(frame.isConnected).to.equal(true);
    page.unmount();
    expect(frame.isConnected).to.equal(false);
  });

  it('shows number and code of a card in no address, log, storage or element [C3.14]', async () => {
    const messages: string[] = [];
    const originals = { ...console };
    for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
      console[level] = (...words: unknown[]) => void messages.push(words.map(String).join(' '));
    }
    try {
      const form_values = { card_ccv: CCV, card_name: `Jo ${NUMBER}`, card_number_last4: NUMBER, card_number: NUMBER };
      const frame = await open({ form_values });
      const sent: [text: string, target: unknown][] = [];
      const target = frame.contentWindow as Window;
      const post = target.postMessage.bind(target);
      target.postMessage = (text: string, origin: unknown) => {
        sent.push([text, origin]);
        post(text, origin as string);
      };
      await tell(frame, 'afterLoad');
      // The code is posted only to the provider's exact origin.
      expect(sent.map(([text]) => JSON.parse(text).data)).to.eql([{ form_values: `card_ccv:${CCV}` }]);
      expect(sent.map(([, origin]) => origin)).to.eql([location.origin]);
      await tell(frame, 'finish', { payment_source: 'o1' });
      const addresses = [
        location.href,
        frame.src,
        ...provider.calls.map(({ path, body }) => path + JSON.stringify(body)),
      ];
      const entries = performance.getEntriesByType('resource').map(({ name }) => name);
      // Random names of the library and of the test runner may contain any digits.
      const plain = (text: string) => text.replace(/[\da-f-]{36}|[?&](?:v|t|wtr-session-id)=[\w-]+/g, '');
      const stored = [localStorage, sessionStorage].map((storage) => JSON.stringify(storage));
      const everything = [
        ...addresses,
        ...entries,
        ...stored,
        ...messages,
        page.place.outerHTML,
        JSON.stringify(page.reports),
      ];
      for (const secret of [NUMBER, CCV, '4242 4242']) {
        expect(everything.map(plain).filter((text) => text.includes(secret))).to.eql([]);
      }
      expect(messages.filter((text) => text.startsWith('Card form:'))).to.have.length(2);
    } finally {
      Object.assign(console, originals);
    }
  });
});
