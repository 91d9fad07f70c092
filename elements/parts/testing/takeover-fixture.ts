import { expect, nextFrame, waitUntil } from '#testing/browser.ts';

/**
 * Tests that a form keeps the visitor's input when its script loads late. `html` is an example whose content is the
 * fallback form, with first name, last name and email; `load` defines the block.
 */
export function describeTakeover(tag: string, html: string, load: () => Promise<unknown>): void {
  describe(`<${tag}> that takes over a page in use`, () => {
    afterEach(async () => {
      document.body.replaceChildren();
      await nextFrame();
    });

    it('keeps what was typed into the author’s own form, and the focus', async () => {
      const box = document.createElement('main');
      box.innerHTML = html;
      box.querySelector(tag)?.setAttribute('data-haven-waits', '');
      document.body.append(box);
      const field = (name: string) => box.querySelector(`${tag} [name="${name}"]`) as HTMLInputElement;
      const own = field('lastName');
      own.value = 'Walk';
      field('email').value = 'a@b';
      own.focus();
      await load();
      expect(own.checkVisibility(), 'the form waits its turn').to.equal(true);
      own.value += 'er';
      await waitUntil(() => !own.checkVisibility(), 'never rendered');
      expect(field('firstName').value).to.equal('');
      expect(field('lastName').value).to.equal('Walker');
      expect(field('email').value).to.equal('a@b');
      expect(document.activeElement).to.equal(field('lastName'));
    });

    it('renders where the author’s own form stood: the fields move nowhere', async () => {
      const box = document.createElement('main');
      box.innerHTML = html.replaceAll(tag, 'div');
      const rendered = document.createElement('main');
      rendered.innerHTML = html;
      document.body.append(box, rendered);
      await nextFrame();
      const within = (root: Element, name: string) => {
        const rect = root.querySelector(`[name="${name}"]`)?.getBoundingClientRect() as DOMRect;
        const last = root.querySelector('button[type=submit]')?.getBoundingClientRect() as DOMRect;
        return [rect.width, rect.height, last.bottom - rect.top].map(Math.round);
      };
      for (const name of ['firstName', 'lastName', 'email']) {
        expect(within(box, name), name).to.deep.equal(within(rendered, name));
      }
    });
  });
}
