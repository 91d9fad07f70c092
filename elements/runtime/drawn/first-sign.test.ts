import { drawnExamples } from 'virtual:haven-drawn-examples';
import FakeTimers from '@sinonjs/fake-timers';
import { expect, idleTime, nextFrame, waitUntil } from '#testing/browser.ts';
import { PAUSE_MS, visitorOrPause } from './late-waking.ts';

const isDefined = (tag: string) => customElements.get(tag) !== undefined;

describe('a page that nobody has touched', () => {
  afterEach(() => document.body.replaceChildren());

  it('loads no script of what can wait, near as it is, until a first sign of the visitor', async () => {
    const drawn = drawnExamples.find(({ tag }) => tag === 'appeal-progress')?.drawn ?? '';
    const box = document.createElement('div');
    box.setHTMLUnsafe(
      `${drawn}<copy-link data-haven-waits>Copy it.</copy-link><video-block label="Dawn"><a href="#">Watch</a></video-block>`,
    );
    document.body.append(box);
    await import('../../autoload.ts');
    await waitUntil(() => isDefined('video-block'), 'what does not say that it can wait was never defined');
    for (let turn = 0; turn < 3; turn += 1) {
      await idleTime();
      await nextFrame();
    }
    expect([isDefined('appeal-progress'), isDefined('copy-link')]).to.deep.equal([false, false]);
    dispatchEvent(new PointerEvent('pointermove', { movementX: 1 }));
    await waitUntil(() => isDefined('appeal-progress') && isDefined('copy-link'), 'never woke');
  });

  it('takes what was done before it was asked, no pointer that rests and no start of a press, and goes on after a pause', async () => {
    const clock = FakeTimers.install({ toFake: ['setTimeout'] });
    try {
      const settled: string[] = [];
      const [early, late] = [visitorOrPause(), visitorOrPause()];
      dispatchEvent(new PointerEvent('pointermove'));
      dispatchEvent(new PointerEvent('pointerdown'));
      void late().then(() => settled.push('pause'));
      await clock.tickAsync(PAUSE_MS - 1);
      expect(settled).to.deep.equal([]);
      await clock.tickAsync(1);
      expect(settled).to.deep.equal(['pause']);
      dispatchEvent(new Event('pointerup'));
      void early().then(() => settled.push('sign'));
      await clock.tickAsync(0);
      expect(settled).to.deep.equal(['pause', 'sign']);
    } finally {
      clock.uninstall();
    }
  });
});
