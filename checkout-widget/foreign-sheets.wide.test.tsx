import { foreignSheets } from '#runtime/testing/foreign-sheets.ts';
import { changedLooks, looksOf } from '#runtime/testing/looks.ts';
import { expect, nextFrame } from '#testing/browser.ts';
import { inEnglish } from '#testing/in-english.ts';
import { STEP_NAMES } from './instructions.ts';
import { STEP_TABLE } from './steps/step-table.ts';
import { mount, part, provider, quietWidget, until } from './testing/mount-pay-widget.ts';

describe('<pay-widget> beside the sheets of other people', () => {
  quietWidget();
  const foreign = document.createElement('style');
  after(() => foreign.remove());

  for (const name of STEP_NAMES) {
    it(`keeps the look of ${name}, and the size of its frames`, async () => {
      const widget = mount();
      // Its surroundings are the page's.
      const { parentElement: box } = widget;
      if (box) box.style.cssText = 'all: initial; display: block; width: 600px';
      await provider.instruct(name, { allowed_payment_method_types: ['card', 'paypal_wallet'] });
      await until(() => part(widget, '.pay-step')?.ariaLabel === inEnglish(STEP_TABLE[name].title), name);
      await until(() => part(widget, '.pay-step').firstElementChild, name);
      await nextFrame();
      const nodes = [part(widget, '.pay-widget'), ...widget.querySelectorAll('.pay-widget *')].filter(
        (node) => !node.matches('.pay-wallet-place > * *'),
      );
      const looks = () => nodes.flatMap((node) => looksOf(node, name));
      const sizes = () =>
        [...widget.querySelectorAll('iframe')].map((frame) => [frame.offsetWidth, frame.offsetHeight].join(' by '));
      expect(nodes.length).to.be.above(5);
      for (const [sheet, css] of Object.entries(foreignSheets)) {
        const own = { looks: looks(), sizes: sizes() };
        foreign.textContent = css;
        document.head.append(foreign);
        const changed = changedLooks(own.looks, looks());
        const changedSizes = sizes();
        foreign.remove();
        expect(changed.slice(0, 80), sheet).to.deep.equal([]);
        expect(changedSizes, sheet).to.deep.equal(own.sizes);
      }
    });
  }
});
