import { expect, idleTime } from '#testing/browser.ts';
import { controls } from '../controls.ts';
import { readIconsAhead } from './icons-ahead.ts';

describe('icons that appear after a click', () => {
  const { Image } = window;
  afterEach(() => {
    window.Image = Image;
  });

  it('are read while the browser is idle, and no others', async function () {
    // Safari does not tell when it is idle, and reads them as they appear.
    if (!window.requestIdleCallback) this.skip();
    const read: HTMLImageElement[] = [];
    window.Image = class extends Image {
      constructor() {
        super();
        read.push(this);
      }
    } as typeof Image;
    readIconsAhead(controls);
    expect(read, 'not while the script starts').to.have.length(0);
    // Each idle time reads one icon, so an idle time without another is the end.
    for (let before = -1; before < read.length; ) {
      before = read.length;
      await idleTime();
    }
    await Promise.all(read.map((icon) => icon.decode()));
    // The sheet has asked for them too, when it was imported.
    expect(new Set(read.map(({ src }) => src)).size, 'alert, check, chevron, close and tick').to.equal(5);
    for (const icon of read) expect(controls).to.contain(icon.src.slice(0, 60));
  });
});
