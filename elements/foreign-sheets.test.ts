import { tags } from 'virtual:haven-tags';
import { expect, nextFrame, waitUntil } from '#testing/browser.ts';
import { VIEW_SLOT } from './runtime/hydration/page-names.ts';
import { everyDefinition } from './runtime/testing/every-definition.ts';
import { foreignSheets } from './runtime/testing/foreign-sheets.ts';
import { linkedSheet } from './runtime/testing/linked-sheet.ts';
import { changedLooks, lookOf, looksOf } from './runtime/testing/looks.ts';

/** Of a tag with a root of its own: the page styles the tag itself, and the rest is inherited. */
const LOOK_OF_HOST = ['display', 'position'];

const style = (css: string) => Object.assign(document.createElement('style'), { textContent: css });

/** All that the tag shows and the page does not: its view, or what is in its root. */
function* shownBy(tag: Element): Generator<Element> {
  const view = tag.shadowRoot ?? tag.querySelector(`:scope > [slot="${VIEW_SLOT}"]`) ?? tag;
  for (const node of view.querySelectorAll('*')) {
    // The browser's own list renders these.
    if (!(node instanceof HTMLOptionElement)) yield node;
    if (node.shadowRoot) yield* node.shadowRoot.querySelectorAll('*');
  }
}

describe('the sheets of other people', () => {
  const linked = style(linkedSheet);
  const foreign = style('');
  /** A page of every tag, in a part with an id, whose own styles no sheet changes. */
  const content = document.createElement('main');
  content.id = 'content';
  content.style.cssText = 'all: initial; display: block; inline-size: 60rem';

  const looks = () =>
    [...content.querySelectorAll(everyDefinition.map(({ tag }) => tag).join(','))].flatMap((tag) => [
      { what: `<${tag.localName}>`, look: lookOf(tag, '', LOOK_OF_HOST) },
      ...[...shownBy(tag)].flatMap((node) => looksOf(node, `<${tag.localName}>`)),
    ]);

  before(async () => {
    await Promise.all([...Object.values(tags).map((load) => load()), import('../checkout-widget/pay-widget.ts')]);
    document.head.append(linked);
    for (const { tag, documentation } of everyDefinition) {
      const template = document.createElement('template');
      template.innerHTML = documentation.examples[0].html;
      // Alone: what the page writes around it is the page's.
      content.append(template.content.querySelector(tag) as Element);
    }
    document.body.append(content);
    // Parts of some views load a moment later.
    let frames = 0;
    let shown = 0;
    await waitUntil(() => {
      const now = content.querySelectorAll('*').length;
      frames = now === shown ? frames + 1 : 0;
      shown = now;
      return frames > 10;
    }, 'what the tags show changes no more');
    await nextFrame();
  });
  after(() => {
    for (const node of [content, linked, foreign]) node.remove();
  });

  it('leave the page to hide every tag', () => {
    foreign.textContent = '.gone { display: none }';
    linked.before(foreign);
    const shown = (change: (tag: HTMLElement) => void) =>
      everyDefinition.flatMap(({ tag }) => {
        const element = content.querySelector<HTMLElement>(`:scope > ${tag}`) as HTMLElement;
        change(element);
        return element.checkVisibility() ? [tag] : [];
      });
    expect(shown((tag) => tag.classList.add('gone'))).to.deep.equal([]);
    shown((tag) => tag.classList.remove('gone'));
    expect(shown((tag) => tag.toggleAttribute('hidden', true))).to.deep.equal([]);
    shown((tag) => tag.toggleAttribute('hidden', false));
    foreign.remove();
  });

  for (const [name, css] of Object.entries(foreignSheets)) {
    for (const place of ['before', 'after'] as const) {
      it(`leave every tag its look: ${name}, ${place} ours`, () => {
        // In one task, in which no slide and no clock moves on.
        const own = looks();
        foreign.textContent = css;
        linked[place](foreign);
        const changed = changedLooks(own, looks());
        foreign.remove();
        expect(changed.slice(0, 80)).to.deep.equal([]);
      });
    }
  }
});
