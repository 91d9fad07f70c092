import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { aTimeout, expect, waitUntil } from '#testing/browser.ts';
import { Configuration } from './configuration.ts';
import { EVENT } from './event.ts';
import type { FormErrorEvent } from './form-events.ts';
import { HtmlMultiWidget } from './html-multi-widget.ts';
import { HtmlWidget } from './html-widget.ts';
import {
  answerCalls,
  container,
  frameIn,
  HERE,
  messagesTo,
  queryOf,
  say,
  sayText,
  withToken,
} from './testing/form-frame.ts';

const token = (body: object, signature = 's') => `${btoa('{}')}.${btoa(JSON.stringify(body))}.${signature}`;

describe('HtmlWidget', () => {
  let provider: ReturnType<typeof answerCalls>;
  let warnings: string[] = [];
  const warn = console.warn;
  const made: HtmlMultiWidget[] = [];
  const keep = <Widget extends HtmlMultiWidget>(widget: Widget) => {
    widget.setEnv(HERE);
    made.push(widget);
    return widget;
  };
  const card = (target: string | Element = '#form') => keep(new HtmlWidget(target, 'pk1', 'g1'));
  const loaded = async () => {
    const root = await container();
    const widget = card(root);
    widget.load();
    return { root, widget, frame: await frameIn(root) };
  };

  beforeEach(() => {
    provider = answerCalls(() => withToken());
    warnings = [];
    console.warn = (text: string) => void warnings.push(text);
  });
  afterEach(() => {
    for (const widget of made.splice(0)) widget.destroy();
    provider.restore();
    console.warn = warn;
  });

  describe('loading', () => {
    it('renders an iframe titled "Card details" for cards and bank accounts [S2.18] [S1.12]', async () => {
      for (const type of ['card', 'bank_account'] as const) {
        provider.restore();
        provider = answerCalls(({ body }) => withToken(`cfg ${(body['predefined_fields'] as { type: string }).type}`));
        const root = await container();
        keep(new HtmlWidget(root, 'pk1', 'g1', type)).load();
        const frame = await frameIn(root);
        expect(frame.title).to.equal('Card details');
        const attributes = ['src', 'title', 'lang', 'allow', 'width', 'height', 'frameborder', 'align'];
        expect(frame.getAttributeNames()).to.have.members(attributes);
        expect(frame.allow).to.equal('payment');
        expect(queryOf(frame).get('configuration_tokens')).to.equal(`cfg ${type}`);
        expect(new URL(frame.src).pathname).to.equal('/remote-action');
      }
    });

    it('sends one configuration request and names the page to the frame [S7.33]', async () => {
      const { frame } = await loaded();
      expect(provider.calls.map(({ path }) => path)).to.eql(['/v1/remote-action/configs']);
      expect(provider.calls[0]?.body['predefined_fields']).to.include({ gateway_id: 'g1', type: 'card' });
      expect(queryOf(frame).get('sdk_origin')).to.equal(location.origin);
    });

    it('happens once, however often load() is called', async () => {
      const { root, widget } = await loaded();
      widget.load();
      widget.load();
      await aTimeout(0);
      expect(provider.calls).to.have.length(1);
      expect(root.querySelectorAll('iframe')).to.have.length(1);
    });

    it('destroys the form that another widget shows in the container, and reports it', async () => {
      const { root, widget, frame } = await loaded();
      const seen: unknown[] = [];
      widget.on('finish', (data) => seen.push(data));
      card(root).load();
      await waitUntil(() => root.querySelector('iframe') && root.querySelector('iframe') !== frame);
      await frameIn(root);
      expect(root.querySelectorAll('iframe')).to.have.length(1);
      expect(warnings.join()).to.contain('Another payment form was loaded in this container');
      widget.reload();
      widget.load();
      await aTimeout(0);
      expect([root.querySelectorAll('iframe').length, seen.length]).to.eql([1, 0]);
      const other = await container();
      card(other).load();
      await frameIn(other);
      expect(root.querySelectorAll('iframe'), 'a form elsewhere stays').to.have.length(1);
    });

    it('sends no gateway where the merchant passes not_configured, so that the default one answers [S5.20]', async () => {
      const root = await container();
      keep(new HtmlWidget(root, 'pk1', 'not_configured')).load();
      await frameIn(root);
      keep(new HtmlMultiWidget(await container(), 'pk1', [new Configuration('not_configured')])).load();
      await waitUntil(() => provider.calls.length === 2);
      for (const { body } of provider.calls) {
        expect(body['predefined_fields']).to.eql({ type: 'card', card_scheme: null, card_processing_network: null });
      }
    });

    it('takes a container inside a shadow root', async () => {
      const host = await container();
      const root = host.attachShadow({ mode: 'open' });
      const inner = root.appendChild(document.createElement('div'));
      const widget = card(inner);
      widget.load();
      const frame = await frameIn(root);
      const finish = widget.on('finish');
      await say(frame, 'finish', { payment_source: 'tok' });
      expect((await finish).payment_source).to.equal('tok');
    });

    it('renders tokens that exist already at once', async () => {
      const root = await container();
      keep(new HtmlMultiWidget(root, 'pk1', ['a', 'b'])).load();
      expect(queryOf(root.querySelector('iframe') as HTMLIFrameElement).get('configuration_tokens')).to.equal('a,b');
      expect(provider.calls).to.have.length(0);
    });

    it('lets the container’s own attributes win [S3.15] [S3.19]', async () => {
      const root = await container();
      root.setAttribute('title', 'From markup');
      root.setAttribute('widget-style', 'text-color: #111');
      const widget = card();
      widget.setTexts({ title: 'From script', finish_text: 'Thanks' });
      widget.setStyles({ text_color: '#222', font_size: '14px' });
      widget.load();
      const query = queryOf(await frameIn(root));
      expect(['title', 'finish_text', 'text_color', 'font_size'].map((name) => query.get(name))).to.eql([
        'From markup',
        'Thanks',
        '#111',
        '14px',
      ]);
    });

    it('gives the form the card holder’s name that the page knows [S7.36]', async () => {
      const root = await container();
      const widget = card();
      widget.setFormValues({ card_name: 'Wiremu Tū O’Brien & Co' });
      widget.load();
      expect(queryOf(await frameIn(root)).get('form_values')).to.equal('card_name:Wiremu Tū O’Brien & Co');
      expect(warnings).to.eql([]);
    });

    it('gives two widgets different ids [S7.42]', async () => {
      const [first, second] = [await container(), await container()];
      for (const root of [first, second]) card(root).load();
      const ids = [queryOf(await frameIn(first)).get('widget_id'), queryOf(await frameIn(second)).get('widget_id')];
      expect(ids[0]).to.be.a('string').and.not.empty;
      expect(ids[0]).not.to.equal(ids[1]);
    });

    it('forwards what its configuration asks for', async () => {
      const root = await container();
      const widget = card();
      widget.setWebHookDestination('https://a.test/h');
      widget.setSuccessRedirectUrl('https://a.test/s');
      widget.setErrorRedirectUrl('https://a.test/e');
      widget.setMeta({ reference: 'r' });
      widget.setFormElements([{ field: 'phone*', label: 'Phone' }, { field: 'email' }]);
      widget.load();
      const frame = await frameIn(root);
      expect(provider.calls[0]?.body).to.deep.include({
        webhook_destination: 'https://a.test/h',
        success_redirect_url: 'https://a.test/s',
        error_redirect_url: 'https://a.test/e',
        meta: { reference: 'r' },
        defined_form_fields: ['phone*', 'email'],
      });
      expect(queryOf(frame).get('form_labels')).to.equal('phone:Phone');
    });
  });

  describe('a failing token', () => {
    it('renders no frame and emits one error [S8.21] [S8.22]', async () => {
      provider.restore();
      provider = answerCalls(() => Response.json({ error: { message: 'm', code: 'c' } }, { status: 400 }));
      const root = await container();
      const widget = card();
      const errors: FormErrorEvent[] = [];
      widget.on('error', (data) => errors.push(data));
      widget.load();
      await waitUntil(() => errors.length);
      await aTimeout(0);
      expect(errors).to.have.length(1);
      expect(errors[0]).to.include({ event: 'error', message: 'm' });
      expect(errors[0]?.errors).to.eql(['gateway: g1 | m']);
      expect(errors[0]?.error).to.include({ cause: 'invalid_input', code: 'c' });
      expect(root.querySelector('iframe')).to.equal(null);
      expect(root.textContent, 'the shopper reads it, but not the words for developers').to.equal(
        'This part of the page is not available at the moment. Nothing was charged. Please contact us.',
      );
      expect([root.querySelector('[role=alert]') !== null, root.querySelector('button')]).to.eql([true, null]);
      expect(root.childElementCount, 'nothing loads any more').to.equal(1);
      widget.destroy();
      expect(root.childElementCount).to.equal(0);
    });

    it('is logged when nobody listens, and reload() tries again [S8.21]', async () => {
      provider.restore();
      let isDown = true;
      provider = answerCalls(() => (isDown ? Response.json({}, { status: 503 }) : withToken()));
      const log = console.error;
      const logged: string[] = [];
      console.error = (text: string) => void logged.push(text);
      const root = await container();
      const widget = card();
      widget.load();
      await waitUntil(() => logged.length);
      console.error = log;
      expect(logged[0]).to.contain('gateway: g1 | unknown error');
      isDown = false;
      widget.reload();
      await frameIn(root);
    });

    it('on a foreign domain sends nothing, for configurations and for ready tokens [S6.05] [S5.42]', async () => {
      const foreign = token({ whitelisted_domains: ['shop.test'] });
      for (const make of [
        (root: Element) => new HtmlWidget(root, foreign, 'g1'),
        (root: Element) => new HtmlMultiWidget(root, foreign, 'a'),
      ]) {
        const root = await container();
        const widget = keep(make(root));
        const error = widget.on('error');
        widget.load();
        expect((await error).message).to.equal('access Token is not valid for current domain');
        expect(root.querySelector('iframe')).to.equal(null);
      }
      expect(provider.calls).to.have.length(0);
      const root = await container();
      keep(new HtmlWidget(root, token({ whitelisted_domains: [location.hostname] }), 'g1')).load();
      expect(queryOf(await frameIn(root)).has('token')).to.equal(true);
    });
  });

  describe('events', () => {
    it('reach their handlers once, with their data [S4.81]', async () => {
      const { widget, frame } = await loaded();
      const seen: object[] = [];
      for (const name of ['afterLoad', 'validation', 'finish', 'resize'] as const)
        widget.on(name, (data) => seen.push(data));
      await say(frame, 'afterLoad');
      await say(frame, 'validation', { form_valid: true });
      await say(frame, 'finish', { payment_source: 'tok', ref_id: 'r1' });
      await say(frame, 'resize', { height: 300 });
      expect(seen.map((data) => (data as { event: string }).event)).to.eql([
        'afterLoad',
        'validation',
        'finish',
        'resize',
      ]);
      expect(seen[2]).to.include({ payment_source: 'tok', ref_id: 'r1' });
      expect(seen[3]).to.include({ height: 300 });
    });

    it('come as a promise too, and can be unsubscribed', async () => {
      const { widget, frame } = await loaded();
      let count = 0;
      const stop = widget.on(EVENT.SUBMIT, () => count++);
      const next = widget.on('submit');
      await say(frame, 'submit');
      stop();
      await say(frame, 'submit');
      expect((await next).event).to.equal('submit');
      expect(count).to.equal(1);
    });

    it('of another widget, of an unknown name or of another shape change nothing', async () => {
      const { widget, frame } = await loaded();
      let count = 0;
      widget.on('finish', () => count++);
      await say(frame, 'finish', { widget_id: 'other' });
      await say(frame, 'hasOwnProperty');
      const id = queryOf(frame).get('widget_id');
      for (const data of [
        null,
        5,
        'x',
        { event: 'finish', widget_id: id },
        `[${JSON.stringify({ event: 'finish', widget_id: id })}]`,
      ]) {
        await sayText(frame, data);
      }
      expect(count).to.equal(0);
      await say(frame, 'finish', { payment_source: 'tok' });
      expect(count).to.equal(1);
    });

    it('named "error" come from the widget only, never from the frame [S8.22]', async () => {
      const { widget, frame } = await loaded();
      let count = 0;
      widget.on('error', () => count++);
      await say(frame, 'error', { message: 'm', errors: [] });
      expect(count).to.equal(0);
    });

    it('from any other window or origin change nothing', async () => {
      const { widget, frame } = await loaded();
      const { frame: sibling } = await loaded();
      let count = 0;
      widget.on('finish', () => count++);
      const data = JSON.stringify({
        event: 'finish',
        widget_id: queryOf(frame).get('widget_id'),
        payment_source: 'forged',
      });
      window.postMessage(data, '*');
      await sayText(sibling, data);
      const source = frame.contentWindow;
      for (const origin of [
        'null',
        '',
        'https://evil.test',
        `${location.origin}.evil.test`,
        location.origin.replace('http', 'https'),
      ]) {
        window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
      }
      window.dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: null }));
      expect(count).to.equal(0);
      window.dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source }));
      expect(count).to.equal(1);
    });

    it('from a clone of its container count, from the same page only, and a form that is gone is asked through it', async () => {
      const { root, widget, frame } = await loaded();
      widget.useAutoResize();
      const finished: unknown[] = [];
      widget.on('finish', ({ payment_source: token }) => finished.push(token));
      const clone = root.cloneNode(true) as HTMLElement;
      root.after(clone);
      const copy = await frameIn(clone);
      await say(copy, 'finish', { payment_source: 'typed' });
      await say(copy, 'resize', { height: 321 });
      expect([finished, copy.style.height, frame.style.height]).to.eql([['typed'], '321px', '']);
      const other = frame.cloneNode() as HTMLIFrameElement;
      other.src = frame.src.replace('/remote-action', '/remote-action/other');
      clone.append(other);
      await waitUntil(() => other.contentWindow?.location.pathname === '/remote-action/other');
      await waitUntil(() => other.contentDocument?.readyState === 'complete');
      await say(other, 'finish', { payment_source: 'forged' });
      expect(finished).to.eql(['typed']);
      const received = messagesTo(copy);
      widget.trigger('submit_form');
      root.remove();
      await say(copy, 'validation', { form_valid: true });
      widget.trigger('submit_form');
      await waitUntil(() => received.length > 1);
      expect(received.length).to.equal(2);
      widget.destroy();
      await say(copy, 'finish', { payment_source: 'late' });
      expect(finished).to.eql(['typed']);
      clone.remove();
    });

    it('keep the validation state [S3.72]', async () => {
      const { widget, frame } = await loaded();
      expect(widget.getValidationState()).to.eql({});
      expect([
        widget.isValidForm(),
        widget.isInvalidField('card_number'),
        widget.isFieldErrorShowed('card_number'),
      ]).to.eql([false, false, false]);
      expect(widget.isInvalidFieldByValidator('card_number', 'required')).to.equal(false);
      const state = {
        form_valid: false,
        invalid_fields: ['card_number'],
        invalid_showed_fields: [],
        validators: { required: ['card_number'] },
      };
      await say(frame, 'validation', state);
      expect(widget.getValidationState()).to.eql(state);
      expect([
        widget.isValidForm(),
        widget.isInvalidField('card_number'),
        widget.isFieldErrorShowed('card_number'),
      ]).to.eql([false, true, false]);
      expect(widget.isInvalidFieldByValidator('card_number', 'required')).to.equal(true);
      expect(widget.isInvalidFieldByValidator('card_number', 'cardNumberValidator')).to.equal(false);
      await say(frame, 'validation', {
        ...state,
        form_valid: true,
        invalid_fields: [],
        invalid_showed_fields: ['card_ccv'],
      });
      expect([
        widget.isValidForm(),
        widget.isInvalidField('card_number'),
        widget.isFieldErrorShowed('card_ccv'),
      ]).to.eql([true, false, true]);
    });

    it('survive a handler that throws', async () => {
      const { widget, frame } = await loaded();
      const reported: unknown[] = [];
      const report = window.reportError;
      window.reportError = (error) => void reported.push(error);
      const oops = new Error('merchant');
      let count = 0;
      widget.on('submit', () => {
        throw oops;
      });
      widget.on('submit', () => count++);
      await say(frame, 'submit');
      window.reportError = report;
      expect(reported).to.eql([oops]);
      expect(count).to.equal(1);
    });
  });

  describe('the rendered form', () => {
    it('hides and shows without a reload [S4.82]', async () => {
      const { widget, frame } = await loaded();
      let loads = 0;
      frame.addEventListener('load', () => loads++);
      widget.hide();
      expect(getComputedStyle(frame).display).to.equal('none');
      widget.show();
      expect([getComputedStyle(frame).display, getComputedStyle(frame).visibility]).to.eql(['block', 'visible']);
      widget.hide(true);
      expect([getComputedStyle(frame).display, getComputedStyle(frame).visibility]).to.eql(['block', 'hidden']);
      widget.show();
      expect(getComputedStyle(frame).visibility).to.equal('visible');
      expect(frame.isConnected).to.equal(true);
      expect(loads).to.equal(0);
    });

    it('reloads with the parameters as they are now, under the same id [S4.83]', async () => {
      const { root, widget, frame } = await loaded();
      let afterLoads = 0;
      widget.on('afterLoad', () => afterLoads++);
      await say(frame, 'afterLoad');
      await say(frame, 'validation', { form_valid: true });
      widget.setTexts({ title: 'Later' });
      widget.reload();
      expect(frame.isConnected).to.equal(false);
      expect(widget.isValidForm()).to.equal(false);
      const next = await frameIn(root);
      await say(next, 'afterLoad');
      expect(afterLoads).to.equal(2);
      expect(queryOf(next).get('title')).to.equal('Later');
      expect(queryOf(next).get('widget_id')).to.equal(queryOf(frame).get('widget_id'));
      expect(root.querySelectorAll('iframe')).to.have.length(1);
      expect(provider.calls).to.have.length(2);
    });

    it('gets changed values as one message a field [S4.84]', async () => {
      const { widget, frame } = await loaded();
      const received = messagesTo(frame);
      widget.updateFormValues({ email: 'a@b.c' });
      await aTimeout(0);
      expect(received).to.eql([]); // The frame cannot receive messages before it has sent one.
      await say(frame, 'afterLoad');
      await waitUntil(() => received.length);
      const update = (pair: string) => ({
        trigger: 'update_form_values',
        destination: 'widget.paydock',
        data: { form_values: pair },
      });
      expect(received).to.eql([update('email:a@b.c')]);
      widget.updateFormValues({ phone: '1', phone2: '2' });
      widget.updateFormValue('first_name', 'a,b');
      await waitUntil(() => received.length === 3);
      expect(received.slice(1)).to.eql([update('phone:1'), update('phone2:2')]);
      expect(frame.isConnected).to.equal(true);
    });

    it('can be hidden, shown and submitted', async () => {
      const { widget, frame } = await loaded();
      const received = messagesTo(frame);
      await say(frame, 'afterLoad');
      widget.hideElements(['submit_button', 'phone']);
      widget.showElements(['phone']);
      widget.trigger('submit_form');
      expect(warnings).to.eql([]);
      const unknown = ['foo', 'bar'] as string[] as 'phone'[];
      widget.hideElements([...unknown, 'email']);
      widget.showElements(unknown);
      expect(warnings, '[S5.30] one for each').to.have.length(4);
      expect(warnings[0]).to.contain('hidden element foo');
      await waitUntil(() => received.length === 4);
      expect(
        received.map((message) => [(message as { trigger: string }).trigger, (message as { data: object }).data]),
      ).to.eql([
        ['hide_elements', { elements: 'submit_button,phone' }],
        ['show_elements', { elements: 'phone' }],
        ['submit_form', {}],
        ['hide_elements', { elements: 'email' }],
      ]);
      expect(() => card('#none').trigger('submit_form')).not.to.throw();
    });

    it('fills the width of its place without a border, and is as tall as its content, in sane heights', async () => {
      const { root, frame } = await loaded();
      root.style.inlineSize = '700px';
      const box = () => {
        const { width, height } = frame.getBoundingClientRect();
        return [width, height, root.getBoundingClientRect().height];
      };
      expect(box(), 'from the first paint').to.eql([700, 410, 410]);
      expect(getComputedStyle(frame).borderTopWidth).to.equal('0px');
      await say(frame, 'resize', { height: 321 });
      expect(box()).to.eql([700, 321, 321]);
      for (const height of [-1, '5px;position:fixed', null, undefined]) await say(frame, 'resize', { height });
      expect(box()).to.eql([700, 321, 321]);
      await say(frame, 'resize', { height: 1e9 });
      expect(box()).to.eql([700, 10_000, 10_000]);
      expect([frame.scrolling, frame.style.height]).to.eql(['', '']);
    });

    it('has the height of the page’s style sheet, unless useAutoResize() asks for that of its content', async () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('iframe { height: 410px; width: 200px; border: 2px solid }');
      document.adoptedStyleSheets = [sheet];
      const size = (frame: HTMLElement) => [frame.offsetWidth, frame.offsetHeight];
      const { frame: plain } = await loaded();
      await say(plain, 'resize', { height: 321 });
      expect(size(plain)).to.eql([204, 414]);
      const root = await container();
      const widget = card(root);
      widget.useAutoResize();
      widget.load();
      const frame = await frameIn(root);
      await say(frame, 'resize', { height: 321 });
      expect([...size(frame), frame.scrolling]).to.eql([204, 325, 'no']);
      document.adoptedStyleSheets = [];
    });

    it('has a quiet loading state with a name from load() to the form’s first message', async () => {
      const asked: ((response: Response) => void)[] = [];
      provider.restore();
      provider = answerCalls(
        () =>
          new Promise((resolve) => {
            asked.push(resolve);
          }),
      );
      const root = await container();
      const widget = card(root);
      const spinner = () => root.querySelector('div')?.shadowRoot?.querySelector('[role=status]');
      widget.setLanguage('fr-CA');
      widget.setHiddenElements(['submit_button']);
      widget.load();
      expect(spinner()?.getAttribute('aria-label')).to.equal('Chargement du formulaire de paiement');
      expect(root.getBoundingClientRect().height, 'its space is reserved').to.equal(340);
      await waitUntil(() => asked.length);
      asked[0]?.(withToken());
      const frame = await frameIn(root);
      expect(spinner(), 'while the frame loads').to.be.an.instanceOf(HTMLElement);
      expect(root.getBoundingClientRect().height, 'nothing moves').to.equal(340);
      await say(frame, 'afterLoad');
      expect([...root.children], 'the form alone').to.eql([frame]);
      widget.reload();
      expect(spinner()).to.be.an.instanceOf(HTMLElement);
      await waitUntil(() => asked.length === 2);
      asked[1]?.(withToken());
      await frameIn(root);
      widget.hide();
      expect(spinner(), 'a hidden form shows no spinner either').to.equal(undefined);
      widget.destroy();
      expect(root.childElementCount).to.equal(0);
    });

    it('has a frame with a name in its own language, of which it has the same as the form', async () => {
      const names: [string, string][] = [
        ['ar', 'بيانات الدفع'],
        ['vi-VN', 'Thông tin thanh toán'],
        ['mi', 'Taipitopito utu'],
        ['en-NZ', 'Card details'],
        ['xx', 'Card details'],
      ];
      for (const [language, title] of names) {
        const root = await container();
        const widget = card(root);
        widget.setLanguage(language);
        widget.load();
        const frame = await frameIn(root);
        expect([frame.title, frame.lang]).to.eql([title, title === 'Card details' ? 'en' : language.slice(0, 2)]);
      }
    });

    it('does not move the page below a pointer that is down: it follows after the click', async () => {
      const root = await container();
      const widget = card();
      widget.useAutoResize();
      widget.load();
      const frame = await frameIn(root);
      await sendMouse({ type: 'move', position: [790, 590] });
      await sendMouse({ type: 'down' });
      await say(frame, 'resize', { height: 210 });
      await say(frame, 'resize', { height: 230 });
      expect(frame.style.height).to.equal('');
      await sendMouse({ type: 'up' });
      await waitUntil(() => frame.style.height === '230px');
      await resetMouse();
    });

    it('submits by itself once a checkout succeeded', async () => {
      const root = await container();
      const widget = card();
      widget.useCheckoutAutoSubmit();
      widget.load();
      const frame = await frameIn(root);
      const received = messagesTo(frame);
      expect(queryOf(frame).get('hidden_elements')).to.equal('submit_button');
      await say(frame, 'checkoutSuccess');
      await waitUntil(() => received.length);
      expect(received[0]).to.include({ trigger: 'submit_form' });
    });
  });

  describe('destroy()', () => {
    it('removes the frame and stops every delivery', async () => {
      const { root, widget, frame } = await loaded();
      let count = 0;
      widget.on('finish', () => count++);
      const data = JSON.stringify({ event: 'finish', widget_id: queryOf(frame).get('widget_id') });
      const source = frame.contentWindow;
      widget.destroy();
      window.dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source }));
      expect(count).to.equal(0);
      expect(root.childElementCount).to.equal(0);
      widget.load();
      widget.reload();
      widget.destroy();
      await aTimeout(0);
      expect(root.childElementCount).to.equal(0);
      expect(provider.calls).to.have.length(1);
    });

    it('while the token is under way renders nothing and reports nothing', async () => {
      let release = (_answer: Response) => {};
      provider.restore();
      provider = answerCalls(() => new Promise((resolve) => (release = resolve)));
      const root = await container();
      const widget = card();
      let errors = 0;
      widget.on('error', () => errors++);
      widget.load();
      await waitUntil(() => provider.calls.length);
      widget.destroy();
      release(withToken());
      await aTimeout(0);
      expect([root.childElementCount, errors]).to.eql([0, 0]);
    });

    it('leaves as many listeners on the page as there were', async () => {
      const added: unknown[] = [];
      const removed: unknown[] = [];
      const { addEventListener, removeEventListener } = window;
      window.addEventListener = (...all: unknown[]) => {
        if (all[0] === 'message') added.push(all[1]);
        (addEventListener as (...all: unknown[]) => void).apply(window, all);
      };
      window.removeEventListener = (...all: unknown[]) => {
        if (all[0] === 'message') removed.push(all[1]);
        (removeEventListener as (...all: unknown[]) => void).apply(window, all);
      };
      for (let round = 0; round < 20; round++) {
        const widget = keep(new HtmlMultiWidget(await container(), 'pk1', 'a'));
        widget.load();
        widget.reload();
        widget.destroy();
      }
      Object.assign(window, { addEventListener, removeEventListener });
      expect(added).to.have.length(40);
      expect(removed).to.eql(added);
    });
  });
});
