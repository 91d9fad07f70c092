import { expect, nextFrame } from '#testing/browser.ts';
import { VIEW_SLOT } from './light-view.ts';
import { everyDefinition } from './testing/every-definition.ts';
import { isSeen } from './testing/is-seen.ts';

const EVERY_TAG = '/elements/runtime/testing/every-tag.ts';
const viewOf = (element: Element) => element.querySelector(`:scope > [slot="${VIEW_SLOT}"]`);

/** A tag with the attributes of an example, and with a text and an element in it. */
function written(tag: string, example: string): string {
  const template = document.createElement('template');
  template.innerHTML = example;
  const element = template.content.querySelector(tag) as Element;
  element.innerHTML = 'words <em>of the</em> author';
  return element.outerHTML;
}

describe('a page that streams in, letter by letter', () => {
  const frame = Object.assign(document.createElement('iframe'), { title: 'Page' });
  let page: Document;

  before(async () => {
    document.body.append(frame);
    page = frame.contentDocument as Document;
    page.open();
    page.write('<!doctype html><html lang="en-AU"><title>Page</title><body>');
    // There is no server here; these tests do not need it.
    (page.defaultView as Window).fetch = () => new Promise(() => {});
    const script = Object.assign(page.createElement('script'), { type: 'module', src: EVERY_TAG });
    page.body.append(script);
    const { customElements } = frame.contentWindow as Window & typeof globalThis;
    await Promise.all(everyDefinition.map(({ tag }) => customElements.whenDefined(tag)));
  });

  after(() => frame.remove());

  for (const { tag, documentation } of everyDefinition) {
    it(`never shows both the view of <${tag}> and its children`, async () => {
      let isRendered = false;
      const element = () => page.querySelector(tag);
      const authors = () => [...(element()?.childNodes ?? [])].filter((node) => node !== viewOf(element() as Element));
      for (const letter of written(tag, documentation.examples[0].html)) {
        page.write(letter);
        isRendered ||= Boolean(element() && viewOf(element() as Element)?.hasChildNodes());
        if (isRendered) expect(authors().filter(isSeen), '[A1.03] hidden while the view renders').to.deep.equal([]);
      }
      await nextFrame();
      if (!element()?.shadowRoot) {
        expect(isRendered, 'the view is rendered').to.equal(true);
        expect(element()?.textContent, 'the children came').to.contain('words of the author');
        expect(authors().some(isSeen)).to.equal(false);
      }
      element()?.remove();
    });
  }
});
