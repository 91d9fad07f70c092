import { tags } from 'virtual:haven-tags';
import { expect, nextFrame } from '#testing/browser.ts';
import { type BlockRequest, safeBlock } from './check-authoring.ts';
import { HOSTILE_MARKUP } from './testing/hostile-markup.ts';

const parse = (markup: string) => new DOMParser().parseFromString(markup, 'text/html');
const make = (request: unknown) => safeBlock(request as BlockRequest, parse, document);
/** The tags of the corpus, which render what they are given. */
const RENDERED = ['copy-link', 'featured-content', 'gift-item', 'bequest-banner', 'video-modal'] as const;
const trace = window as { hostileRan?: unknown };

/** What no copy may have, whatever it is a copy of. */
function faultsIn(block: Element): string[] {
  return [block, ...block.querySelectorAll('*')].flatMap((element) => {
    const { localName, namespaceURI, attributes } = element;
    const faults: string[] = [];
    if (namespaceURI !== 'http://www.w3.org/1999/xhtml') faults.push(`<${localName}> of another kind`);
    if (/^(script|style|iframe|frame|object|embed|template|meta|base|link|form|svg|math)$/.test(localName))
      faults.push(`<${localName}>`);
    for (const { name, value } of attributes) {
      if (/^on|^(style|srcdoc|srcset|formaction|action|form|is|xlink:href|autofocus|popover.*)$/.test(name))
        faults.push(name);
      const bare = [...value].filter((sign) => sign > ' ').join('');
      if (/^(javascript|vbscript|blob|data:text)/i.test(bare) || /"javascript:/.test(value))
        faults.push(`${name}=${value}`);
    }
    if (element instanceof HTMLInputElement && /^(image|submit|file)$/.test(element.type)) faults.push(element.type);
    return faults;
  });
}

describe('safeBlock', () => {
  before(() => Promise.all(RENDERED.map((tag) => tags[tag]?.())));
  beforeEach(() => document.documentElement.setAttribute('data-haven-preview', ''));
  afterEach(() => {
    document.documentElement.removeAttribute('data-haven-preview');
    document.body.replaceChildren();
    delete trace.hostileRan;
  });

  it('has a corpus of every class', () => {
    expect(HOSTILE_MARKUP.length).to.be.at.least(60);
    const whole = parse(HOSTILE_MARKUP.map(([, markup]) => `<div>${markup}</div>`).join(''));
    expect(faultsIn(whole.body), 'the check itself finds them').to.have.length.above(20);
  });

  for (const [kind, markup] of HOSTILE_MARKUP) {
    it(`runs and keeps nothing of ${kind}: ${markup.slice(0, 60)} [A6.05]`, async () => {
      for (const tag of ['copy-link', 'featured-content']) {
        const block = await make({ tag, content: markup });
        expect(faultsIn(block)).to.deep.equal([]);
        // As harmless where somebody reads it as markup once more.
        expect(faultsIn(parse(block.innerHTML).body)).to.deep.equal([]);
        document.body.append(block);
      }
      for (const element of document.body.querySelectorAll<HTMLElement>('a, button, input')) element.focus();
      await nextFrame();
      await nextFrame();
      expect(trace.hostileRan).to.equal(undefined);
    });
  }

  it('leaves out what only the administrator of a site sets [A6.05]', async () => {
    const block = await make({
      tag: 'donation-form',
      attributes: {
        appeal: 'winter',
        'google-pay-script': 'https://elsewhere.example/a.js',
        action: 'https://elsewhere.example/',
        'api-origin': 'https://elsewhere.example',
        'public-key': 'pk_of_somebody',
      },
    });
    expect(block.outerHTML).to.equal('<donation-form appeal="winter"></donation-form>');
  });

  it('accepts the attributes of the tag, of any type, and no others [A6.05]', async () => {
    const block = await make({
      tag: 'gift-item',
      attributes: {
        'item-id': 'tent',
        price: 30,
        detail: true,
        variants: [{ id: 's', name: 'Small' }],
        'item-name': '"><img src=x onerror=window.hostileRan=1>',
        image: 'javascript:window.hostileRan=1',
        summary: null,
        onclick: 'window.hostileRan=1',
        style: 'color:red',
        'no-such': 1,
        'bad name"><script>': 'x',
        __proto__: 'x',
      },
    });
    expect(Object.fromEntries([...block.attributes].map(({ name, value }) => [name, value]))).to.deep.equal({
      'item-id': 'tent',
      price: '30',
      detail: '',
      variants: '[{"id":"s","name":"Small"}]',
      'item-name': '"><img src=x onerror=window.hostileRan=1>',
    });
  });

  it('keeps what an author may write, including our tags inside', async () => {
    const content =
      '<h2 id="a">Water</h2><p class="b" lang="mi">Wai <a href="/donate?a=1">Give</a> <a href="mailto:a@b.org">Write</a></p>' +
      '<img src="/a.svg" alt="A tap" width="3"><ul><li>One</li></ul><copy-link label="Copy">Copy</copy-link>';
    const block = await make({ tag: 'featured-content', content: `${content}<video>Text stays</video>` });
    expect(block.innerHTML).to.equal(`${content}Text stays`);
  });

  for (const request of [
    undefined,
    null,
    'x',
    [],
    {},
    { tag: 1 },
    { tag: 'script' },
    { tag: 'x-y' },
    { tag: 'pay-widget' },
  ]) {
    it(`refuses a request that names no block: ${JSON.stringify(request)}`, async () => {
      const refusal = await make(request).catch((error: Error) => error.message);
      expect(refusal, '[A6.05] refused').to.match(/^(Name a block|There is no block)/);
    });
  }
});
