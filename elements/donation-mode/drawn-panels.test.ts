import { drawnExamples } from 'virtual:haven-drawn-examples';
import { wakeDrawn } from '#runtime/testing/wake-drawn.ts';
import { expect } from '#testing/browser.ts';
import './donation-mode.tsx';

describe('<donation-mode> that a server has drawn', () => {
  it('shows the parts of one mode alone, also before its turn to be taken over', async () => {
    const drawn = drawnExamples
      .filter(({ tag }) => tag === 'donation-mode')
      .find(({ drawn }) => drawn.includes('data-mode'));
    const box = document.createElement('div');
    box.setHTMLUnsafe(drawn?.drawn ?? '');
    document.body.append(box);
    const panels = [...box.querySelectorAll('[data-mode]')];
    const shown = () => panels.filter((panel) => panel.checkVisibility()).length;
    expect(panels).to.have.length(2);
    expect(
      panels.some((panel) => panel.hasAttribute('hidden')),
      'not yet taken over',
    ).to.equal(false);
    expect(shown()).to.equal(1);
    wakeDrawn();
    expect(panels.some((panel) => panel.hasAttribute('hidden'))).to.equal(true);
    expect(shown()).to.equal(1);
    box.remove();
  });
});
