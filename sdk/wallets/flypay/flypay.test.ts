import { expect } from '#testing/browser.ts';
import { waitUntil } from '../../testing/wait.ts';
import { sayText } from '../../widget/testing/form-frame.ts';
import { deep, type RenderOptions, render } from './testing/flypay-page.ts';

const result = { id: 'p1', amount: 10.5, currency: 'AUD', status: 'complete' };

describe('the pay-later wallet in a frame', () => {
  let rendered: Awaited<ReturnType<typeof render>>;
  const start = async (options: RenderOptions = {}) => {
    rendered = await render('flypay', options);
    return rendered;
  };
  const frame = () => rendered.container.querySelector('iframe') as HTMLIFrameElement;
  const say = (event: string, more: object = {}) =>
    sayText(frame(), JSON.stringify({ event, reference_id: 'ref1', ...more }));
  const received = () => {
    const messages: unknown[] = [];
    frame().contentWindow?.addEventListener('message', ({ data }) => messages.push(JSON.parse(data)));
    return messages;
  };
  const isSpinning = () => !deep(rendered.container, '.spinner')?.classList.contains('hidden');
  const reported = () => rendered.events.slice(1);
  afterEach(() => rendered.end());

  it('is a named frame with the six parameters and its widget’s id [S7.43]', async () => {
    await start({ meta: { request_shipping: true } });
    const { origin, pathname, searchParams } = new URL(frame().src);
    expect([origin, pathname]).to.eql([location.origin, '/wallet/flypay']);
    const widgetId = searchParams.get('widget_id');
    expect(widgetId).to.match(/^[\da-f-]{36}$/);
    expect([...searchParams]).to.eql([
      ['token', rendered.token],
      ['amount', '10.5'],
      ['currency', 'AUD'],
      ['gateway_mode', 'sandbox'],
      ['credentials', 'ref1'],
      ['request_shipping', 'true'],
      ['widget_id', widgetId],
    ]);
    expect(frame().title).to.equal('Flypay');
    rendered.end();
    await start({ isLive: true, charge: { reference: undefined } });
    expect(new URL(frame().src).searchParams.get('gateway_mode')).to.equal('live');
    expect(new URL(frame().src).searchParams.get('credentials')).to.equal('c1');
    for (const flypay of ['f1', { merchant: 'f1' }]) {
      rendered.end();
      await start({ meta: { credentials: { flypay } } });
      expect(new URL(frame().src).searchParams.get('credentials'), '[S3.39] as the option says').to.equal('f1');
    }
  });

  it('reports once that it is unavailable [S4.52]', async () => {
    await start();
    await say('unavailable');
    await say('unavailable');
    await say('payment_successful', { data: result });
    expect(rendered.names()).to.eql(['loaded', 'unavailable']);
  });

  it('shows and hides that it is loading [S4.53] [S4.54]', async () => {
    await start();
    expect(isSpinning()).to.equal(false);
    await say('start_loading');
    expect(isSpinning()).to.equal(true);
    await say('end_loading');
    expect(isSpinning()).to.equal(false);
  });

  it('asks the merchant about an update and sends the frame the answer', async () => {
    await start({ hasUpdates: true });
    const messages = received();
    const data = {
      wallet_order_id: 'o1',
      wallet_session_id: 's1',
      wallet_response_code: '00',
      wallet_loyalty_account: { id: 'L1', barcode: '99' },
      payment_source: { wallet_payment_method_id: 'm1', card_number_last4: '4242', card_scheme: 'visa' },
      shipping: {
        wallet_address_id: 'a1',
        post_office_box_number: '7',
        wallet_address_created_timestamp: 't1',
        wallet_address_updated_timestamp: 't2',
      },
    };
    await say('update', { data });
    expect(reported(), '[S4.55] reported once, whole').to.eql([['update', data]]);
    const update = reported()[0]?.[1] as typeof data;
    expect([update.wallet_order_id, update.wallet_session_id, update.wallet_response_code], '[S3.57] the order').to.eql(
      ['o1', 's1', '00'],
    );
    expect(update.wallet_loyalty_account, '[S3.58] the loyalty account').to.eql({ id: 'L1', barcode: '99' });
    expect(update.payment_source, '[S3.59] the card').to.eql({
      wallet_payment_method_id: 'm1',
      card_number_last4: '4242',
      card_scheme: 'visa',
    });
    expect(update.shipping, '[S3.60] the address').to.eql({
      wallet_address_id: 'a1',
      post_office_box_number: '7',
      wallet_address_created_timestamp: 't1',
      wallet_address_updated_timestamp: 't2',
    });
    expect(messages).to.eql([]);
    const answer = { success: true, body: { amount: 12 } };
    rendered.buttons.update(answer);
    await waitUntil(() => messages.length);
    const { reference_id } = messages[0] as { reference_id: string };
    expect(reference_id, 'the widget’s own').to.equal(new URL(frame().src).searchParams.get('widget_id'));
    expect(messages, '[S4.60] one message with the five fields').to.eql([
      {
        message_source: 'wallet.paydock',
        reference_id,
        trigger: 'updated',
        destination: 'widget.paydock',
        data: answer,
      },
    ]);
  });

  it('sends the answer and the close in the order of their calls', async () => {
    await start({ hasUpdates: true });
    const messages = received() as { trigger: string }[];
    await say('update', { data: {} });
    rendered.buttons.update({ success: true });
    rendered.buttons.close();
    await waitUntil(() => messages.length === 2);
    expect(messages.map(({ trigger }) => trigger)).to.eql(['updated', 'close']);
  });

  it('answers an update by itself where the merchant does not care', async () => {
    await start();
    const messages = received();
    await say('update', { data: {} });
    await waitUntil(() => messages.length);
    expect((messages[0] as { data: unknown }).data).to.eql({ success: true });
  });

  it('raises the payment once [S4.56]', async () => {
    await start();
    const said = { data: { amount: 10.5, currencyCode: 'AUD', charge: { status: 'complete' } } };
    const { searchParams } = new URL(frame().src);
    await say('payment_successful', { ...said, widget_id: 'another' });
    await say('payment_successful', { ...said, widget_id: searchParams.get('widget_id') });
    await say('payment_successful', { data: result });
    await say('payment_error', { data: { code: 'late' } });
    await say('payment_in_review', { data: result });
    expect(reported(), '[S3.61] of the token’s charge').to.eql([['payment_success', { ...result, id: 'c1' }]]);
  });

  it('raises what its frame sends on top of a message, the widget’s own id included', async () => {
    await start();
    const messages = received();
    rendered.buttons.close();
    await waitUntil(() => messages.length);
    const { reference_id } = messages[0] as { reference_id: string };
    await say('payment_error', { reference_id, message: 'No', code: 'declined' });
    expect(reported(), '[S4.58] a failed payment').to.eql([['payment_error', { message: 'No', code: 'declined' }]]);
    await say('payment_successful', { reference_id, ...result });
    expect(reported()[1], '[S4.56] a payment').to.eql(['payment_success', result]);
    rendered.end();
    await start();
    await say('unavailable', { message: 'Not today.' });
    expect(reported(), '[S4.52] an unavailable wallet').to.eql([
      ['unavailable', { reason: 'session_failed', message: 'Not today.' }],
    ]);
  });

  it('raises a payment in review once [S4.57]', async () => {
    await start();
    const data = { ...result, status: 'inreview' };
    await say('payment_in_review', { data });
    await say('payment_in_review', { data });
    await say('payment_successful', { data });
    expect(reported()).to.eql([['payment_in_review', data]]);
  });

  it('raises an error with its data; a later try may succeed [S4.58]', async () => {
    await start();
    const data = { message: 'No', code: 'declined' };
    await say('payment_error', { data });
    expect(reported()).to.eql([['payment_error', data]]);
    await say('payment_successful', { data: result });
    expect(reported()).to.eql([
      ['payment_error', data],
      ['payment_success', result],
    ]);
  });

  it('is closed by a message [S4.59]', async () => {
    await start();
    const messages = received();
    rendered.buttons.close();
    await waitUntil(() => messages.length);
    const { reference_id } = messages[0] as { reference_id: string };
    expect(reference_id, 'the widget’s own').to.equal(new URL(frame().src).searchParams.get('widget_id'));
    expect(messages).to.eql([
      {
        message_source: 'wallet.paydock',
        reference_id,
        trigger: 'close',
        destination: 'widget.paydock',
        data: {},
      },
    ]);
  });

  it('is as high as it reports [S4.61]', async () => {
    await start();
    await say('resize', { height: 320 });
    expect(getComputedStyle(frame()).height).to.equal('320px');
    await say('end_loading', { height: 480 });
    expect(getComputedStyle(frame()).height).to.equal('480px');
    for (const height of [-1, '600', Number.NaN, null]) await say('resize', { height });
    expect(getComputedStyle(frame()).height).to.equal('480px');
  });

  it('believes no other window, no other charge and no other text', async () => {
    await start({ hasUpdates: true });
    const text = JSON.stringify({ event: 'payment_successful', reference_id: 'ref1', data: result });
    window.postMessage(text, '*');
    const origin = 'https://evil.test';
    dispatchEvent(new MessageEvent('message', { data: text, source: frame().contentWindow, origin }));
    dispatchEvent(new MessageEvent('message', { data: text, source: window, origin: location.origin }));
    await say('payment_successful', { reference_id: 'ref2', data: result });
    for (const odd of ['', '{', 'null', '[]', { event: 'unavailable' }, '{"event":"__proto__"}']) {
      await sayText(frame(), odd);
    }
    expect(reported()).to.eql([]);
    await say('payment_successful', { data: result });
    expect(reported()).to.eql([['payment_success', result]]);
  });

  it('is unavailable when the frame reports it before it has loaded', async () => {
    rendered = await render('flypay', {
      onRender(container) {
        const early = container.querySelector('iframe') as HTMLIFrameElement;
        // Delayed, so that the message arrives first.
        early.onload = null;
        sayText(early, JSON.stringify({ event: 'unavailable' }));
      },
    });
    expect(rendered.refused?.reason).to.equal('session_failed');
    expect(rendered.names()).to.eql(['unavailable']);
    expect(rendered.container.querySelector('iframe')).to.equal(null);
  });

  it('goes away without a trace', async () => {
    await start({ hasUpdates: true });
    const source = frame().contentWindow;
    await say('update', { data: {} });
    rendered.buttons.destroy();
    const data = JSON.stringify({ event: 'payment_successful', data: result });
    dispatchEvent(new MessageEvent('message', { data, source, origin: location.origin }));
    expect(reported()).to.eql([['update', {}]]);
    expect(rendered.container.querySelector('iframe')).to.equal(null);
  });
});
