import FakeTimers from '@sinonjs/fake-timers';
import { expect } from '#testing/browser.ts';
import { type HiddenFrame, RESTART_DELAY, startHiddenFrame } from './hidden-frame.ts';

describe('a dispatcher’s frame', () => {
  let clock: ReturnType<typeof FakeTimers.install>;
  let hidden: HiddenFrame;
  const frame = () => document.querySelector<HTMLIFrameElement>('#paydock-dispatcher');
  const start = () => {
    hidden = startHiddenFrame('paydock-dispatcher', location.origin, '/dispatcher', () => {});
  };

  beforeEach(() => {
    clock = FakeTimers.install({ toFake: ['setTimeout', 'clearTimeout'] });
    start();
  });
  afterEach(() => {
    hidden.stop();
    clock.tick(1000);
    clock.uninstall();
    expect(frame()).to.equal(null);
  });

  it('is in the page, unseen and named', () => {
    expect(frame()?.checkVisibility()).to.equal(false);
    expect(frame()?.title).to.equal('Payment messages');
    expect(frame()?.src).to.equal(`${location.origin}/dispatcher`);
  });

  for (const [name, fault] of Object.entries<() => void>({
    'was stopped': () => hidden.restart(),
    failed: () => void frame()?.dispatchEvent(new Event('error')),
    'was taken out of the page': () => {
      frame()?.remove();
      hidden.keep();
    },
  })) {
    it(`restarts after 200 ms when it ${name} [S4.20] [S9.05]`, () => {
      const first = frame();
      fault();
      clock.tick(199);
      expect(frame()).to.equal(null);
      clock.tick(1);
      expect(frame()).not.to.equal(null);
      expect(frame()).not.to.equal(first);
      expect(RESTART_DELAY).to.equal(200);
    });
  }

  it('is left alone while it works, and stays away after stop()', () => {
    const first = frame();
    hidden.keep();
    clock.tick(1000);
    expect(frame()).to.equal(first);
    hidden.restart();
    hidden.stop();
    hidden.keep();
    clock.tick(1000);
    expect(frame()).to.equal(null);
  });
});
