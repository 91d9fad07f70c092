import { sendKeys } from '@web/test-runner-commands';
import { placeListing, TOPICS } from '#parts/testing/filter-fixture.ts';
import { expect, nextFrame } from '#testing/browser.ts';

const choices = ['authors', 'categories', 'locations', 'topics', 'dates']
  .map((name) => `${name}='${TOPICS}'`)
  .join(' ');
const LABELS = ['Keywords', 'Author', 'Category', 'Location', 'Topic', 'Date'];
const button = (filter: Element, name: string) =>
  filter.querySelector(`[data-control="${name}"] button`) as HTMLButtonElement;

describe('news-filter', () => {
  before(async () => {
    // The visitor's input before the script has loaded.
    const early = placeListing('news-filter', `${choices} keywords="camp" author="water"`);
    early.filter.innerHTML =
      '<input name="keywords" value="camp"><select name="author"><option value="">All</option></select><select name="topic"><option value="">All</option><option value="water">Water</option></select>';
    const [typed, , chosen] = early.filter.children as unknown as [HTMLInputElement, Element, HTMLSelectElement];
    typed.value = 'camp, aid';
    typed.focus();
    chosen.value = 'water';
    await import('./news-filter.tsx');
    const values = Object.fromEntries(new FormData(early.form));
    expect(values).to.include({ keywords: 'camp-aid', topic: 'water', author: 'water' });
    for (let frame = 0; frame < 20 && document.activeElement === document.body; frame += 1) await nextFrame();
    expect((document.activeElement as HTMLInputElement).name).to.equal('keywords');
    expect(document.activeElement === typed, 'the hidden field keeps no focus').to.equal(false);
    document.body.replaceChildren();

    // Before this script loads, the controls are the fallback selects.
    const listing = placeListing('news-filter', choices);
    expect([...listing.filter.querySelectorAll('select')].map(({ name }) => name)).to.deep.equal([
      'author',
      'category',
      'location',
      'topic',
      'date',
    ]);
    const topic = listing.filter.querySelector('select[name="topic"]') as HTMLSelectElement;
    topic.value = 'water';
    topic.dispatchEvent(new Event('change', { bubbles: true }));
    expect(listing.sent).to.have.length(1);
    expect(Object.fromEntries(listing.sent[0] ?? []).topic).to.equal('water');
    document.body.replaceChildren();
    await nextFrame();
    // Not imported directly: a block never imports another one, and the page's autoloader loads it.
    const { tags } = await import('virtual:haven-tags');
    await tags['drop-down']?.();
  });
  afterEach(async () => {
    document.body.replaceChildren();
    sessionStorage.clear();
    await nextFrame();
  });

  it('has keywords, authors, categories, locations, topics and dates [W2.48]', async () => {
    const { filter, labels } = placeListing('news-filter', choices);
    await nextFrame();
    expect(labels()).to.deep.equal(LABELS);
    await expect(filter).to.be.accessible();
  });

  it('renders in a document that addresses cannot be relative to, such as the canvas of an editor', async () => {
    const base = document.createElement('base');
    base.href = `blob:${location.origin}/canvas`;
    document.head.append(base);
    try {
      const { labels } = placeListing('news-filter', choices);
      await nextFrame();
      expect(labels(), '[A6.02] live inside the editor').to.deep.equal(LABELS);
    } finally {
      base.remove();
    }
  });

  it('states before the controls that results update', () => {
    const { filter, keywords } = placeListing('news-filter', choices);
    const note = filter.querySelector('.haven-filter__note') as HTMLElement;
    expect(note.textContent).to.equal('Results update when you change a filter.');
    expect(note.compareDocumentPosition(keywords) & Node.DOCUMENT_POSITION_FOLLOWING).to.be.above(0);
    expect(filter.querySelector('[role="group"]')?.getAttribute('aria-describedby')).to.equal(note.id);
  });

  it('submits the page’s form once for each change [W2.49]', async () => {
    const { sent, type, choose } = placeListing('news-filter', choices);
    await nextFrame();
    type('aid');
    expect(sent).to.have.length(1);
    for (const [index, label] of LABELS.slice(1).entries()) {
      await choose(label, 'Water');
      expect(sent).to.have.length(index + 2);
    }
    expect(Object.fromEntries(sent.at(-1) ?? [])).to.deep.equal({
      keywords: 'aid',
      author: 'water',
      category: 'water',
      location: 'water',
      topic: 'water',
      date: 'water',
    });
  });

  it('submits nothing while arrow keys pass over choices', async () => {
    const { filter, sent } = placeListing('news-filter', choices);
    await nextFrame();
    button(filter, 'topic').focus();
    for (const click of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Escape']) await sendKeys({ press: click });
    expect(sent).to.have.length(0);
    for (const click of ['Enter', 'ArrowDown', 'Enter']) await sendKeys({ press: click });
    expect(sent).to.have.length(1);
  });

  for (const [typed, joined] of [
    ['refugee camp aid', 'refugee-camp-aid'],
    ['aid', 'aid'],
  ] as const) {
    it(`sends the keywords "${typed}" as "${joined}" [W9.21]`, () => {
      const { sent, type } = placeListing('news-filter', choices);
      type(typed);
      expect(Object.fromEntries(sent[0] ?? []).keywords).to.equal(joined);
    });
  }

  it('parts keywords at spaces and commas [W9.22]', () => {
    const { sent, type } = placeListing('news-filter', choices);
    type('  refugee,  camp ');
    expect(Object.fromEntries(sent[0] ?? []).keywords).to.equal('refugee-camp');
  });

  it('submits typed keywords once on Enter, and not again when the field is left', async () => {
    const { sent, keywords } = placeListing('news-filter', choices);
    keywords.focus();
    await sendKeys({ type: 'camp' });
    expect(sent).to.have.length(0);
    await sendKeys({ press: 'Enter' });
    expect(sent).to.have.length(1);
    await sendKeys({ press: 'Tab' });
    expect(sent).to.have.length(1);
    await sendKeys({ press: 'Shift+Tab' });
    await sendKeys({ type: ' aid' });
    await sendKeys({ press: 'Tab' });
    expect(sent).to.have.length(2);
  });

  it('navigates by the form itself, without a call in the background [W7.13]', async () => {
    const { filter, form, choose } = placeListing('news-filter', choices, '/news-of-the-test');
    const frame = document.createElement('iframe');
    frame.name = 'listing';
    form.target = 'listing';
    document.body.append(frame);
    await nextFrame();
    const fetch = window.fetch;
    let calls = 0;
    window.fetch = () => {
      calls += 1;
      return Promise.reject(new Error('no call is expected'));
    };
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    await choose('Category', 'Shelter');
    await loaded;
    window.fetch = fetch;
    expect(calls).to.equal(0);
    const { pathname, searchParams } = new URL(frame.contentWindow?.location.href ?? '');
    expect(pathname).to.equal('/news-of-the-test');
    expect(searchParams.get('category')).to.equal('shelter');
    expect(filter.isConnected).to.equal(true);
  });

  it('shows what the page was filtered by, and leads back to everything', async () => {
    const { filter, keywords, form } = placeListing(
      'news-filter',
      `${choices} keywords="refugee-camp" topic="water"`,
      '/news?topic=water#list',
    );
    await nextFrame();
    expect(keywords.value).to.equal('refugee camp');
    expect(button(filter, 'topic').textContent).to.equal('Water');
    expect(Object.fromEntries(new FormData(form))).to.include({ keywords: 'refugee-camp', topic: 'water', author: '' });
    const clear = filter.querySelector('a') as HTMLAnchorElement;
    expect([clear.textContent, clear.getAttribute('href')]).to.deep.equal(['Clear filters', '/news']);
    const offered = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true });
    expect(offered(clear)).to.equal(true);
    const unfiltered = placeListing('news-filter', choices);
    expect(offered(unfiltered.filter.querySelector('a')), 'there is nothing to clear').to.equal(false);
  });

  it('restores the focus to the changed control after the reload, and announces the results', async () => {
    const here = location.pathname;
    const first = placeListing('news-filter', choices, here);
    await nextFrame();
    await first.choose('Topic', 'Water');
    document.body.replaceChildren();
    await nextFrame();
    const { filter } = placeListing('news-filter', `${choices} topic="water" results="3 stories"`, here);
    for (let frame = 0; frame < 20 && document.activeElement === document.body; frame += 1) await nextFrame();
    expect(document.activeElement === button(filter, 'topic')).to.equal(true);
    expect(filter.querySelector('[role="status"]')?.textContent).to.equal('3 stories');
    document.body.replaceChildren();
    await nextFrame();
    const later = placeListing('news-filter', `${choices} results="3 stories"`, here);
    for (let frame = 0; frame < 5; frame += 1) await nextFrame();
    expect(document.activeElement === document.body).to.equal(true);
    expect(later.filter.querySelector('[role="status"]')?.textContent).to.equal('');
  });

  it('gives the focus back to the keywords, and takes it from nobody', async () => {
    const here = location.pathname;
    placeListing('news-filter', choices, here).type('camp');
    document.body.replaceChildren();
    await nextFrame();
    const { keywords } = placeListing('news-filter', choices, here);
    for (let frame = 0; frame < 20 && document.activeElement === document.body; frame += 1) await nextFrame();
    expect(document.activeElement === keywords).to.equal(true);
    placeListing('news-filter', choices, here).type('aid');
    document.body.replaceChildren();
    await nextFrame();
    const other = document.createElement('input');
    document.body.append(other);
    other.focus();
    placeListing('news-filter', choices, here);
    for (let frame = 0; frame < 5; frame += 1) await nextFrame();
    expect(document.activeElement === other).to.equal(true);
  });

  it('keeps the browser from putting old choices beside a new list', async () => {
    const { form, filter, choose } = placeListing('news-filter', choices);
    await nextFrame();
    expect(form.autocomplete).to.equal('off');
    await choose('Topic', 'Water');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    await nextFrame();
    expect(button(filter, 'topic').textContent).to.equal('Water');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await nextFrame();
    expect(button(filter, 'topic').textContent).to.equal('All');
  });

  it('warns the author when it is outside a form', async () => {
    const warn = console.warn;
    const warnings: string[] = [];
    console.warn = (text: string) => warnings.push(text);
    const { form, filter, type } = placeListing('news-filter', choices);
    form.replaceWith(filter);
    await nextFrame();
    type('aid');
    console.warn = warn;
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.contain('<news-filter>').and.to.contain('<form>');
  });

  it('has all choices as its value, which its controls follow, and which a name submits [A2.01]', async () => {
    const { filter, form, sent } = placeListing('news-filter', `${choices} keywords="aid" author="water" name="all"`);
    const field = filter as HTMLInputElement;
    await nextFrame();
    expect([field.value, new FormData(form).get('all')]).to.deep.equal(Array(2).fill('keywords=aid&author=water'));
    field.value = 'topic=water';
    expect(new FormData(form).get('all')).to.equal('topic=water');
    await nextFrame();
    expect(Object.fromEntries(new FormData(form))).to.include({ topic: 'water', author: '', keywords: '' });
    form.reset();
    await nextFrame();
    expect(Object.fromEntries(new FormData(form))).to.include({ topic: '', author: 'water', keywords: 'aid' });
    expect(sent).to.have.length(0);
  });
});
