import { expect } from '#testing/browser.ts';
import { everyDefinition } from './runtime/testing/every-definition.ts';
import { ExamplePage } from './runtime/testing/example-page.ts';
import { useControls } from './runtime/testing/use-controls.ts';

/** All nodes of a page, those in open shadow roots too. */
function* nodesIn(root: Node): Generator<Node> {
  yield root;
  if (root instanceof Element && root.shadowRoot) yield* nodesIn(root.shadowRoot);
  for (const child of root.childNodes) yield* nodesIn(child);
}

/** The texts that React holds by reference: it marks each of its nodes. Nobody translates a blank. */
const heldTexts = (root: Node): string[] =>
  [...nodesIn(root)]
    .filter((node) => node instanceof Text && node.data.trim())
    .filter((node) => Object.keys(node).some((name) => name.startsWith('__reactFiber$')))
    .map((node) => `${node.textContent} in ${node.parentElement?.outerHTML.slice(0, 200)}`);

describe('the texts of a view', () => {
  let page: ExamplePage;
  before(async () => {
    page = await ExamplePage.open();
  });
  afterEach(() => page.clear());

  for (const { tag, documentation } of everyDefinition) {
    it(`<${tag}> keeps no text node, whatever is used`, async () => {
      await page.place(documentation.examples[0].html);
      const held = new Set(heldTexts(document.body));
      await useControls(12, () => {
        for (const text of heldTexts(document.body)) held.add(text);
      });
      expect([...held]).to.deep.equal([]);
    });
  }
});
