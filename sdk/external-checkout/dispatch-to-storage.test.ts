import FakeTimers from '@sinonjs/fake-timers';
import { expect, waitUntil } from '#testing/browser.ts';
import { sayText } from '../widget/testing/form-frame.ts';
import { dispatchToStorage } from './dispatch-to-storage.ts';

// Written down, so that a change of the product fails.
const STORAGE_TIMEOUT = 5000;

const FAILURE = 'Error initializing Zip Checkout';
const frame = () => document.querySelector<HTMLIFrameElement>('#pd-storage-dispatcher');
const query = () => new URL(frame()?.src ?? 'about:blank').searchParams;
const loaded = () =>
  waitUntil(
    () =>
      frame()?.contentDocument?.readyState === 'complete' &&
      frame()?.contentWindow?.location.pathname === '/storage-dispatcher',
  );
const answer = (event: string, widget_id = query().get('widgetId')) =>
  sayText(frame() as HTMLIFrameElement, JSON.stringify({ event, widget_id }));

describe('the storage dispatcher', () => {
  let stopper: AbortController;
  let outcome: Promise<unknown>;
  let clock: ReturnType<typeof FakeTimers.install> | undefined;
  const dispatch = () => {
    stopper = new AbortController();
    outcome = dispatchToStorage(
      { origin: location.origin, source: 'zipmoney.checkout.paydock', data: { reference_id: 'r1' }, failure: FAILURE },
      stopper.signal,
    ).then(
      () => 'stored',
      (error: Error) => error.message,
    );
  };
  afterEach(() => {
    stopper.abort();
    clock?.uninstall();
    clock = undefined;
    expect(frame()).to.equal(null);
  });

  it('is asked on its own page with a widget id, and gets an object of the wire’s shape [S2.49]', async () => {
    dispatch();
    const { origin, pathname } = new URL(frame()?.src ?? '');
    expect([origin, pathname]).to.eql([location.origin, '/storage-dispatcher']);
    expect(query().get('widgetId')).to.match(/^[\da-f-]{36}$/);
    expect(query().get('sdk_origin')).to.equal(location.origin);
    const received = new Promise<MessageEvent>((resolve) => {
      // The frame's first window is a blank page of this origin; its real one exists before it has loaded.
      const timer = setInterval(() => {
        if (frame()?.contentWindow?.location.pathname !== '/storage-dispatcher') return;
        clearInterval(timer);
        frame()?.contentWindow?.addEventListener('message', resolve, { once: true });
        frame()?.dispatchEvent(new Event('load'));
      });
    });
    const { data, origin: from } = await received;
    expect(data).to.eql({
      destination: 'widget.paydock',
      source: 'zipmoney.checkout.paydock',
      intent: 'widget-session',
      data: { reference_id: 'r1' },
    });
    expect(from).to.equal(location.origin);
    await loaded();
    await answer('dispatchSuccess', 'another');
    expect(frame()).not.to.equal(null);
    await answer('dispatchSuccess');
    expect(await outcome).to.equal('stored');
  });

  it('restarts 200 ms after a failure and fails for good at the second, with the specification’s text [S4.19] [S8.12]', async () => {
    dispatch();
    await loaded();
    clock = FakeTimers.install({ toFake: ['setTimeout', 'clearTimeout'] });
    const first = frame();
    const failed = answer('dispatchError');
    await waitReal(() => !frame());
    clock.tick(199);
    expect(frame()).to.equal(null);
    clock.tick(1);
    expect(frame()).not.to.equal(null);
    expect(frame()).not.to.equal(first);
    clock.uninstall();
    clock = undefined;
    await failed;
    await loaded();
    await answer('dispatchError');
    expect(await outcome).to.equal('Error initializing Zip Checkout');
  });

  it('counts silence as a failure', async () => {
    clock = FakeTimers.install({ toFake: ['setTimeout', 'clearTimeout'] });
    dispatch();
    clock.tick(STORAGE_TIMEOUT - 1);
    expect(frame()).not.to.equal(null);
    clock.tick(1);
    expect(frame()).to.equal(null);
    clock.tick(STORAGE_TIMEOUT - 1);
    expect(frame()).not.to.equal(null);
    clock.tick(1);
    expect(await outcome).to.equal(FAILURE);
  });

  it('goes away with the checkout', () => {
    dispatch();
    stopper.abort();
    expect(frame()).to.equal(null);
  });
});

/** Waits by frames, because the timers are fake. */
async function waitReal(isDone: () => boolean): Promise<void> {
  while (!isDone()) await new Promise(requestAnimationFrame);
}
