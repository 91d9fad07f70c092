import { expect, waitUntil } from '#testing/browser.ts';
import { jwt } from '../../client/testing/client-fakes.ts';
import { container, HERE, queryOf, say, sayText } from '../testing/form-frame.ts';
import { HtmlPaymentSourceWidget } from './html-payment-source-widget.ts';
import { VaultDisplayWidget } from './vault-display-widget.ts';

/** Waits for the container's frame with the page of this path. */
async function pageIn(root: ParentNode, path: string): Promise<HTMLIFrameElement> {
  const frame = root.querySelector('iframe') as HTMLIFrameElement;
  await waitUntil(() => frame.contentWindow?.location.pathname === path, `${path} did not load`);
  await waitUntil(() => frame.contentDocument?.readyState === 'complete', `${path} did not load`);
  return frame;
}

describe('saved sources and stored cards', () => {
  const made: (HtmlPaymentSourceWidget | VaultDisplayWidget)[] = [];
  const keep = <Widget extends HtmlPaymentSourceWidget | VaultDisplayWidget>(widget: Widget) => {
    widget.setEnv(HERE);
    made.push(widget);
    return widget;
  };
  let warnings: string[] = [];
  const { warn, error } = console;
  beforeEach(() => {
    warnings = [];
    console.warn = (text: string) => void warnings.push(text);
  });
  afterEach(() => {
    for (const widget of made.splice(0)) widget.destroy();
    Object.assign(console, { warn, error });
  });

  const sources = async (credential = 'pk1') => {
    const root = await container();
    const widget = keep(new HtmlPaymentSourceWidget(root, credential, 'q1'));
    return { root, widget };
  };
  const loadedSources = async () => {
    const { root, widget } = await sources();
    widget.load();
    return { root, widget, frame: await pageIn(root, '/payment-sources') };
  };

  describe('HtmlPaymentSourceWidget', () => {
    it('renders one titled frame with the address, however often load() is called', async () => {
      const { root, widget, frame } = await loadedSources();
      expect(frame.title).to.equal('Payment Sources');
      expect(frame.src).to.equal(widget.getIFrameUrl());
      expect(queryOf(frame).get('sdk_origin')).to.equal(location.origin);
      widget.load();
      expect(root.querySelectorAll('iframe')).to.have.length(1);
      expect(root.querySelector('iframe')).to.equal(frame);
    });

    it('finds its container by selector', async () => {
      const root = await container();
      keep(new HtmlPaymentSourceWidget('#form', 'pk1', 'q1')).load();
      expect(root.querySelectorAll('iframe')).to.have.length(1);
    });

    it('passes what the frame sends to handlers and promises', async () => {
      const { widget, frame } = await loadedSources();
      const seen: object[] = [];
      const stop = widget.on('next', (data) => seen.push(data));
      const next = widget.on('next');
      await say(frame, 'next', { total_item: 9, skip: 4, limit: 4 });
      expect(await next).to.include({ event: 'next', total_item: 9, skip: 4, limit: 4 });
      stop();
      await say(frame, 'next', { total_item: 9, skip: 8, limit: 4 });
      expect(seen).to.have.length(1);
    });

    it('believes only its own frame, its own widget id and well-formed messages', async () => {
      const { widget, frame } = await loadedSources();
      const seen: string[] = [];
      for (const name of ['select', 'error'] as const) widget.on(name, () => seen.push(name));
      const message = JSON.stringify({ event: 'select', widget_id: queryOf(frame).get('widget_id') });
      window.postMessage(message, location.origin);
      await say(frame, 'select', { widget_id: 'another' });
      await say(frame, 'error');
      await sayText(frame, '{');
      await sayText(frame, { event: 'select' });
      expect(seen).to.eql([]);
      await say(frame, 'select');
      expect(seen).to.eql(['select']);
    });

    it('writes the chosen source into an input of the page', async () => {
      const { root, widget, frame } = await loadedSources();
      const input = document.createElement('input');
      root.append(input);
      widget.onSelectInsert(input, 'payment_source_id');
      await say(frame, 'unselect', { payment_source_id: 'ps0' });
      expect(input.value).to.equal('');
      await say(frame, 'select', { payment_source_id: 'ps1' });
      expect(input.value).to.equal('ps1');
      await say(frame, 'select', { customer_id: 'c1' });
      expect(input.value).to.equal('ps1');
    });

    it('hides, with or without its place, and shows again', async () => {
      const { widget, frame } = await loadedSources();
      widget.hide();
      expect(frame.style.display).to.equal('none');
      widget.show();
      expect([frame.style.display, frame.style.visibility]).to.eql(['block', 'visible']);
      widget.hide(true);
      expect([frame.style.display, frame.style.visibility]).to.eql(['block', 'hidden']);
    });

    it('reloads with the options as they are, under the same id', async () => {
      const { root, widget, frame } = await loadedSources();
      widget.setLimit(3);
      widget.reload();
      const again = await pageIn(root, '/payment-sources');
      expect(again).not.to.equal(frame);
      expect(root.querySelectorAll('iframe')).to.have.length(1);
      expect(queryOf(again).get('limit')).to.equal('3');
      expect(queryOf(again).get('widget_id')).to.equal(queryOf(frame).get('widget_id'));
    });

    it('renders nothing with an access token of another domain, and reports it [S5.42]', async () => {
      const foreign = jwt({ whitelisted_domains: ['shop.test'] });
      const { root, widget } = await sources(foreign);
      const failure = widget.on('error');
      widget.load();
      expect((await failure).message).to.equal('access Token is not valid for current domain');
      expect((await failure).error.cause).to.equal('access_forbidden');
      expect(root.querySelector('iframe')).to.equal(null);
      const listed = await sources(jwt({ whitelisted_domains: [location.hostname] }));
      listed.widget.load();
      expect(listed.root.querySelector('iframe')).not.to.equal(null);
    });

    it('is over after destroy()', async () => {
      const { root, widget, frame } = await loadedSources();
      const seen: string[] = [];
      widget.on('select', () => seen.push('select'));
      const message = JSON.stringify({ event: 'select', widget_id: queryOf(frame).get('widget_id') });
      widget.destroy();
      window.postMessage(message, location.origin);
      expect(root.querySelector('iframe')).to.equal(null);
      widget.load();
      widget.reload();
      expect(root.querySelector('iframe')).to.equal(null);
      expect(seen).to.eql([]);
    });
  });

  describe('VaultDisplayWidget', () => {
    const card = async () => {
      const root = await container();
      return { root, widget: keep(new VaultDisplayWidget(root, 'v/1')) };
    };

    it('renders one titled frame with token and styles', async () => {
      const { root, widget } = await card();
      widget.setStyles({ text_color: '#111', icon_size: '9' } as object);
      widget.setStyle('font_size', '14px');
      widget.load();
      widget.load();
      const frame = await pageIn(root, '/vault-display');
      expect(root.querySelectorAll('iframe')).to.have.length(1);
      expect(frame.title).to.equal('Vault Display');
      const sent = queryOf(frame);
      expect(sent.get('vault_display_token')).to.equal('v/1');
      expect([sent.get('text_color'), sent.get('font_size'), sent.has('icon_size')]).to.eql(['#111', '14px', false]);
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.contain('icon_size');
    });

    it('reports what the frame sends, from its own frame only', async () => {
      const { root, widget } = await card();
      widget.load();
      const frame = await pageIn(root, '/vault-display');
      const seen: string[] = [];
      widget.on('session_expired', ({ event }) => seen.push(event));
      const asked = widget.on('cvv_secure_code_requested');
      await say(frame, 'session_expired', { widget_id: 'another' });
      expect(seen).to.eql([]);
      await say(frame, 'session_expired');
      await say(frame, 'cvv_secure_code_requested');
      expect(seen).to.eql(['session_expired']);
      expect((await asked).event).to.equal('cvv_secure_code_requested');
    });

    it('is over after destroy()', async () => {
      const { root, widget } = await card();
      widget.load();
      widget.destroy();
      widget.load();
      expect(root.querySelector('iframe')).to.equal(null);
    });
  });
});
