import { expect } from '#testing/browser.ts';
import {
  darken,
  experimentWithTexts,
  insertBesideFields,
  translateInPlace,
  translateIntoFonts,
  wrapElements,
} from '#testing/foreign-hands.ts';
import { VIEW_SLOT } from './runtime/light-view.ts';
import { everyDefinition } from './runtime/testing/every-definition.ts';
import { ExamplePage } from './runtime/testing/example-page.ts';
import { useControls } from './runtime/testing/use-controls.ts';

const HANDS: Readonly<Record<string, () => unknown>> = {
  'a translator that replaces texts': () => translateIntoFonts({ language: 'fr' }),
  'a translator that is late': () => translateIntoFonts({ lateMs: 40 }),
  'a translator that writes into texts': translateInPlace,
  'a password manager': insertBesideFields,
  'a dark theme': darken,
  'an A/B tool that writes texts': experimentWithTexts,
};

/** Whether a tag shows what its author has written in place of its view. A banner that was closed shows neither. */
function isGivenUp({ shadowRoot, children }: Element): boolean {
  if (shadowRoot?.mode === 'open') return shadowRoot.firstElementChild?.localName === 'slot';
  return ![...children].some(({ slot, firstElementChild }) => slot === VIEW_SLOT && firstElementChild);
}

describe('what others do to a page', () => {
  let page: ExamplePage;
  let end: unknown;
  before(async () => {
    page = await ExamplePage.open();
  });
  afterEach(async () => {
    if (typeof end === 'function') end();
    document.documentElement.lang = 'en-AU';
    await page.clear();
  });

  for (const { tag, documentation } of everyDefinition) {
    const { html } = documentation.examples[0];
    for (const [hand, meddle] of Object.entries(HANDS)) {
      it(`<${tag}> works on after ${hand}`, async () => {
        await page.place(html);
        end = meddle();
        await useControls(25);
        expect(page.faults).to.deep.equal([]);
      });
    }

    it(`<${tag}> is there after an A/B tool that moves elements`, async () => {
      const { error } = console;
      console.error = () => {};
      await page.place(html);
      end = wrapElements();
      const wasGivenUp = isGivenUp(document.querySelector(tag) as Element);
      await useControls(10);
      console.error = error;
      expect(isGivenUp(document.querySelector(tag) as Element)).to.equal(wasGivenUp);
    });
  }
});
