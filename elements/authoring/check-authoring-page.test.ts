import { expect } from '#testing/browser.ts';
import { checkAuthoring } from './check-authoring.ts';

const inert = (markup: string) => new DOMParser().parseFromString(markup, 'text/html');
const timer = '<countdown-timer end-date="2039-12-31">Soon</countdown-timer>';
const script = '<script type="module" src="/elements/autoload.js"></script>';
const page = (lang: string, head: string, body = timer) =>
  inert(`<!doctype html><html ${lang}><head>${head}</head><body>${body}</body></html>`);
const rulesIn = async (root: Document | ShadowRoot | Element) => (await checkAuthoring(root)).map(({ rule }) => rule);

describe('checkAuthoring of a whole page', () => {
  const cases: [wanted: string[], lang: string, head: string, body?: string][] = [
    [[], 'lang="en-NZ"', script],
    [[], 'lang="mi"', script],
    [[], 'lang="en" data-site-country-code="AUS"', script],
    [[], 'lang="en-AU"', '', '<p>No block</p>'],
    [[], 'lang="en-AU"', '<script type="module" src="https://cdn.test/autoload-1a2b.js?x"></script>'],
    [[], 'lang="en-AU"', '<script type="module" src="/elements/countdown-timer.js"></script>'],
    [['no-language', 'no-country'], '', script],
    [['no-language', 'no-country'], 'lang=""', script],
    [['unknown-language', 'no-country'], 'lang="english"', script],
    [['unknown-language'], 'lang="en_AU"', script],
    [['no-country'], 'lang="en"', script],
    [['no-autoloader'], 'lang="en-AU"', ''],
    [['no-autoloader'], 'lang="en-AU"', '<script type="module" src="/elements/copy-link.js"></script>'],
    [['autoloader'], 'lang="en-AU"', '<script src="/elements/autoload.js"></script>'],
  ];
  for (const [wanted, lang, head, body] of cases) {
    it(`finds ${wanted.join(', ') || 'nothing'} with ${lang || 'no language'} and ${head || 'no script'}`, async () => {
      expect(await rulesIn(page(lang, head, body))).to.deep.equal(wanted);
    });
  }

  it('reports no page findings for a part of a page', async () => {
    expect(await rulesIn(page('', '').body)).to.deep.equal([]);
  });

  it('looks into open shadow roots, each with ids of its own, and includes their surroundings', async () => {
    const host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    root.append(...inert('<news-filter id="a">Filter</news-filter><herocarousel></herocarousel>').body.childNodes);
    const box = document.createElement('form');
    box.id = 'a';
    box.append(host);
    expect(await rulesIn(box)).to.deep.equal(['wrong-place', 'unknown-tag']);
    expect(await rulesIn(root)).to.deep.equal(['wrong-place', 'unknown-tag']);
  });

  it('uses the ancestors of an element', async () => {
    const body = inert('<form><div><news-filter>Filter</news-filter></div></form>').body;
    expect(await rulesIn(body.querySelector('div') as Element)).to.deep.equal([]);
    expect(await rulesIn(body.querySelector('news-filter') as Element)).to.deep.equal([]);
  });

  it('uses the facts of a block above an element', async () => {
    const slide = inert('<hero-carousel><div><featured-content><p>A</p></featured-content></div></hero-carousel>').body;
    expect(await rulesIn(slide.querySelector('div') as Element)).to.deep.equal(['wrong-place']);
  });

  it('leaves out what a block has rendered, and reads the content that it shows with a fault', async () => {
    await Promise.all([import('../subscribe-form/subscribe-form.tsx'), import('../gift-item/gift-item.tsx')]);
    const { warn } = console;
    console.warn = () => {};
    const box = document.createElement('div');
    document.body.append(box);
    box.append(
      ...inert('<subscribe-form><a href="/news">News</a></subscribe-form><gift-item><img src="data:,"></gift-item>')
        .body.childNodes,
    );
    expect(box.querySelectorAll('input').length).to.be.greaterThan(2);
    expect(await rulesIn(box)).to.deep.equal([
      'missing-attribute',
      'missing-attribute',
      'missing-attribute',
      'picture-without-alt',
    ]);
    box.remove();
    console.warn = warn;
  });

  it('changes nothing', async () => {
    const markup = `<html lang="x"><head></head><body><herocarousel></herocarousel>${timer}<p id="a"></p><p id="a"></p></body></html>`;
    const before = inert(markup);
    let changes = 0;
    const watch = new MutationObserver((records) => (changes += records.length));
    watch.observe(before, { attributes: true, childList: true, characterData: true, subtree: true });
    expect(await checkAuthoring(before)).not.to.deep.equal([]);
    expect(changes + watch.takeRecords().length).to.equal(0);
    expect(before.documentElement.outerHTML).to.equal(markup);
  });
});

describe('checkAuthoring of odd markup', () => {
  const members =
    'attributes getAttribute getAttributeNames matches closest querySelectorAll children childNodes firstChild nextSibling parentNode nodeType localName shadowRoot id';
  const shadowed = members.split(' ').map((name) => `<input aria-label="a" name="${name}">`);
  const pictures = 'documentElement body querySelector createTreeWalker defaultView scripts'
    .split(' ')
    .map((name) => `<img alt="" name="${name}">`);
  const odd: Record<string, string> = {
    'fields named like the members of a form': `<form>${shadowed.join('')}<news-filter>A</news-filter></form>`,
    'pictures named like the members of a document': pictures.join(''),
    'unclosed tags': '<hero-carousel><div><h2>A<site-header',
    'foreign elements': '<svg><a href="/"><title>x</title></a><countdown-timer/></svg><math><mi>x</mi></math>',
    'broken JSON': `<gift-cart lines='{"' next-url="/">A</gift-cart><donation-mode modes="[">A</donation-mode>`,
    'attribute names of signs': '<countdown-timer "=1 <a {x} end-date="2039-12-31">A</countdown-timer>',
    'prototype names':
      '<countdown-timer constructor="a" __proto__="b" end-date="2039-12-31">A</countdown-timer><constructor></constructor>',
    nothing: '',
  };
  for (const [what, markup] of Object.entries(odd)) {
    it(`never throws on ${what}`, async () => {
      const found = await checkAuthoring(inert(`<html lang="en-AU">${markup}`));
      for (const { element, message, advice, link } of found) {
        expect(element).to.be.instanceOf(Element);
        expect(message && advice && link)
          .to.be.a('string')
          .and.not.to.contain('undefined');
      }
    });
  }

  it('reads a form whose fields are named like its members', async () => {
    expect(await rulesIn(inert(odd['fields named like the members of a form'] as string).body)).to.deep.equal([]);
  });

  it('walks ten thousand elements within each other', async () => {
    const top = document.createElement('div');
    let at: Element = top;
    for (let depth = 0; depth < 10_000; depth++) at = at.appendChild(document.createElement('div'));
    at.append(...inert('<herocarousel></herocarousel>').body.childNodes);
    expect(await rulesIn(top)).to.deep.equal(['unknown-tag']);
  });

  it('reads an empty document', async () => {
    expect(await checkAuthoring(new Document())).to.deep.equal([]);
  });
});
