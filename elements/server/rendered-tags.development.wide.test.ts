import { RENDERED_AT, renderedExamples } from 'virtual:haven-rendered-examples';
import { tags } from 'virtual:haven-tags';
import FakeTimers, { type Clock } from '@sinonjs/fake-timers';
import { hydrateAll } from '#runtime/testing/hydrate-all.ts';
import { expect, nextFrame } from '#testing/browser.ts';

/** React's development build compares attributes too, which the other ignores. */
describe('what a server has rendered, in development', () => {
  const logged: string[] = [];
  const { error, warn } = console;
  const { fetch } = window;
  let clock: Clock;

  before(() => Promise.all(Object.values(tags).map((load) => load())));
  beforeEach(() => {
    clock = FakeTimers.install({ now: RENDERED_AT, toFake: ['Date'] });
    console.error = (...texts: unknown[]) => logged.push(texts.join(' '));
    console.warn = console.error;
    window.fetch = () => new Promise(() => {});
  });
  afterEach(async () => {
    clock.uninstall();
    Object.assign(console, { error, warn });
    window.fetch = fetch;
    document.body.replaceChildren();
    await nextFrame();
    logged.length = 0;
  });

  for (const { tag, title, rendered } of renderedExamples) {
    it(`<${tag}> ${title} agrees to the attribute`, async () => {
      const box = document.createElement('div');
      box.setHTMLUnsafe(rendered);
      document.body.append(box);
      hydrateAll();
      await nextFrame();
      expect(logged, '[A1.07] hydrated without a mismatch').to.deep.equal([]);
    });
  }
});
