import { expect } from '#testing/browser.ts';

describe('warming up', () => {
  const { createElement } = document;
  const { error } = console;
  afterEach(() => {
    Reflect.deleteProperty(document, 'createElement');
    console.error = error;
  });

  it('draws, hears a press and draws again, outside the page and without a word', async () => {
    const logged: unknown[] = [];
    console.error = (...words: unknown[]) => logged.push(words);
    const before = document.documentElement.outerHTML;
    const records: MutationRecord[] = [];
    const changes = new MutationObserver((more) => records.push(...more));
    document.createElement = ((...args: Parameters<typeof createElement>) => {
      const element = createElement.apply(document, args);
      changes.observe(element, { subtree: true, characterData: true, childList: true });
      return element;
    }) as typeof createElement;
    await import('./warm-up.tsx');
    records.push(...changes.takeRecords());
    const texts = records.filter(({ type }) => type === 'characterData').map(({ target }) => target.textContent);
    expect(texts, 'the press was heard').to.include('1');
    expect(records.at(-1)?.removedNodes, 'and all of it removed').to.have.length(1);
    expect(document.documentElement.outerHTML).to.equal(before);
    expect(logged).to.deep.equal([]);
  });
});
