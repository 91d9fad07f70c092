import FakeTimers, { type Clock } from '@sinonjs/fake-timers';
import { createRoot, type Root } from 'react-dom/client';
import { expect, nextFrame } from '#testing/browser.ts';
import { Toast, type ToastMessage } from './toast.tsx';

describe('Toast', () => {
  let clock: Clock;
  let root: Root;
  let box: HTMLElement;
  let ended = 0;
  const onEnd = () => {
    ended += 1;
  };
  const render = (message?: ToastMessage, duration?: number) => {
    root.render(<Toast message={message} onEnd={onEnd} {...(duration ? { duration } : {})} />);
    return nextFrame();
  };
  const pointer = (target: Element | null, kind: string) => {
    target?.dispatchEvent(new PointerEvent(kind, { bubbles: true, relatedTarget: document.body }));
    return nextFrame();
  };
  const toast = () => box.querySelector('.haven-toast');

  beforeEach(() => {
    clock = FakeTimers.install({ toFake: ['setTimeout', 'clearTimeout'] });
    ended = 0;
    box = document.createElement('div');
    document.body.append(box);
    root = createRoot(box);
  });
  afterEach(() => {
    root.unmount();
    clock.uninstall();
    box.remove();
  });

  it('has its status region in the page before the text comes', async () => {
    await render();
    const region = box.querySelector('[role="status"]');
    expect(region?.textContent).to.equal('');
    await render({ id: 1, text: 'Link copied' });
    expect(box.querySelector('[role="status"]')).to.equal(region);
    expect(region?.textContent).to.equal('Link copied');
  });

  it('stays 5 seconds by default', async () => {
    await render({ id: 1, text: 'Saved' });
    clock.tick(4999);
    expect(ended).to.equal(0);
    clock.tick(1);
    expect(ended).to.equal(1);
    await render({ id: 2, text: 'Saved' }, 3000);
    clock.tick(2999);
    expect(ended).to.equal(1);
    clock.tick(1);
    expect(ended).to.equal(2);
  });

  it('waits while somebody points at it, then gives its whole time again', async () => {
    await render({ id: 1, text: 'Saved' });
    clock.tick(4000);
    await pointer(toast(), 'pointerover');
    clock.tick(60_000);
    expect(ended).to.equal(0);
    await pointer(toast(), 'pointerout');
    clock.tick(4999);
    expect(ended).to.equal(0);
    clock.tick(1);
    expect(ended).to.equal(1);
  });

  it('announces the same text again as a new message, with its time from the start', async () => {
    await render({ id: 1, text: 'Saved' });
    const first = toast();
    clock.tick(4000);
    await render({ id: 2, text: 'Saved' });
    expect(toast()).not.to.equal(first);
    clock.tick(4999);
    expect(ended).to.equal(0);
    clock.tick(1);
    expect(ended).to.equal(1);
    expect(clock.countTimers()).to.equal(0);
  });
});
