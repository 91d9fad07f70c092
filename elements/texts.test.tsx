import { tags } from 'virtual:haven-tags';
import { expect, nextFrame } from '#testing/browser.ts';
import type { Documentation } from './runtime/documentation.ts';
import { VIEW_SLOT } from './runtime/light-view.ts';
import { loadLanguage } from './runtime/texts/load-translator.ts';

interface Definition {
  tag: string;
  documentation: Documentation<never>;
}

const definitions = Object.values(
  import.meta.glob<Definition>('./*/*.definition.ts', { eager: true }),
) as unknown as Definition[];

/** The attributes that people read or hear. */
const SPOKEN = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
  'alt',
];

const rendered = (element: Element): ParentNode =>
  element.shadowRoot ?? element.querySelector(`:scope > [slot="${VIEW_SLOT}"]`) ?? element;

/** Every text below a node that is rendered by a tag, open shadow roots and nested tags included. */
function textsBelow(root: ParentNode, found: string[] = []): string[] {
  for (const node of root.childNodes) {
    if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) found.push(node.textContent);
    if (!(node instanceof Element) || node.matches('script, style, svg text')) continue;
    for (const name of SPOKEN) found.push(node.getAttribute(name) ?? '');
    // What an author put into a slot stands in place of the slot's own content.
    if (node instanceof HTMLSlotElement && node.assignedNodes().length > 0) continue;
    const isTag = node.localName.includes('-') && node.matches(':defined');
    textsBelow(isTag ? rendered(node) : node, found);
  }
  return found.filter(Boolean);
}

/** What the author of the example wrote: its texts, its attributes, and the texts within JSON. */
function givenTexts(html: string): string[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  const given = new Set<string>();
  const take = (value: unknown): void => {
    if (typeof value === 'object' && value) Object.values(value).forEach(take);
    else if (String(value).trim()) for (const line of String(value).split('\n')) given.add(line.trim());
  };
  for (const element of template.content.querySelectorAll('*')) {
    for (const { value } of element.attributes) {
      take(value);
      try {
        take(JSON.parse(value));
      } catch {}
    }
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) take(node.textContent?.replace(/\s+/g, ' '));
  }
  return [...given].filter((text) => text.length > 1).sort((a, b) => b.length - a.length);
}

/** Names that are the same in every language. */
const NAMES = [
  ...['PayPal', 'Apple Pay', 'Google Pay', 'YouTube', 'Vimeo', 'AUD', 'NZD', 'NZ$', 'A$'],
  // The names of countries and months come from the browser, which has none in this language.
  ...Array.from({ length: 12 }, (_, month) => new Date(2024, month).toLocaleDateString('en', { month: 'long' })),
  ...Array.from({ length: 12 }, (_, month) => new Date(2024, month).toLocaleDateString('en', { month: 'short' })),
];

/** What is left of a text without its pseudo letters and the words of others. */
function english(text: string, given: readonly string[]): string {
  let rest = text.replace(/\s+/g, ' ');
  for (const known of [...given, ...NAMES]) rest = rest.replaceAll(known, '');
  return /[A-Za-z]{2}/.test(rest) ? rest : '';
}

const isCountryList = (text: string) => countries.has(text);
const countries = new Set<string>();

describe('the texts of every tag', () => {
  const { fetch } = window;
  before(async () => {
    await Promise.all(Object.values(tags).map((load) => load()));
    document.documentElement.lang = 'en-XA';
    await loadLanguage('en-XA');
    const names = new Intl.DisplayNames('en', { type: 'region' });
    for (let code = 0; code < 26 * 26; code += 1) {
      const region = String.fromCharCode(65 + Math.floor(code / 26), 65 + (code % 26));
      countries.add(names.of(region) ?? '');
    }
    window.fetch = async () => {
      throw new TypeError('Failed to fetch');
    };
  });
  after(() => {
    window.fetch = fetch;
    document.documentElement.lang = 'en';
  });
  afterEach(() => document.body.replaceChildren());

  for (const { tag, documentation } of definitions) {
    for (const { title, html } of documentation.examples) {
      it(`<${tag}> shows no English in its example “${title}”`, async () => {
        const template = document.createElement('template');
        template.innerHTML = html;
        document.body.append(template.content);
        const given = givenTexts(html);
        const left = () =>
          [...document.querySelectorAll(tag)]
            .flatMap((element) => textsBelow(rendered(element)))
            .filter((text) => !isCountryList(text))
            .map((text) => english(text, given))
            .filter(Boolean);
        await nextFrame();
        expect(left(), '[A3.01] as it is rendered').to.deep.equal([]);
        // Every form is sent as it is, and every button clicked once: errors, failures and what opens have texts, too.
        for (const element of document.querySelectorAll(tag)) {
          const view = rendered(element);
          for (const form of view.querySelectorAll('form')) form.requestSubmit();
          for (const button of view.querySelectorAll<HTMLButtonElement>('button:not([type="submit"])')) button.click();
        }
        await nextFrame();
        await nextFrame();
        expect(left(), '[A3.01] after every click').to.deep.equal([]);
      });
    }
  }
});
