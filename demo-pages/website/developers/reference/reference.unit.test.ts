import { describe, expect, it } from 'vitest';
import { editExample } from './edited-example.ts';
import { ELEMENTS, findElement, type ReferenceElement } from './element-catalogue.ts';
import { GROUPS, groupElements, neighboursOf } from './element-groups.ts';
import { markupTokens } from './markup-tokens.ts';
import { parseMarkup, writeMarkup } from './markup-tree.ts';
import { firstSentence } from './reference-prose.tsx';
import { matches, suggestTags } from './search-elements.ts';

const element = (tag: string) => findElement(tag) as ReferenceElement;
const shown = (html: string) =>
  markupTokens(parseMarkup(html))
    .map(([, text]) => text)
    .join('');

describe('the catalogue', () => {
  it('has every tag in exactly one group', () => {
    const grouped = GROUPS.flatMap(({ elements }) => elements.map(({ tag }) => tag));
    expect(grouped.toSorted()).toEqual(ELEMENTS.map(({ tag }) => tag).toSorted());
  });

  it('lists a group by the order that its definitions give, and those without one after them, by name', () => {
    const made = (tag: string, order?: number): ReferenceElement => {
      const { order: _order, ...documentation } = element('gift-item').documentation;
      return { ...element('gift-item'), tag, documentation: { ...documentation, ...(order ? { order } : {}) } };
    };
    const [shop] = groupElements([made('b-b'), made('c-c', 2), made('a-a'), made('d-d', 1)]);
    expect(shop?.elements.map(({ tag }) => tag)).toEqual(['d-d', 'c-c', 'a-a', 'b-b']);
  });

  it('knows neighbours across groups, and none beyond the ends', () => {
    expect(neighboursOf('site-header').previous).toBeUndefined();
    expect(neighboursOf('bequest-banner').next?.tag).toBe('hero-carousel');
    expect(neighboursOf('pay-widget').next).toBeUndefined();
  });

  it('is written in whole sentences, which name only tags and attributes that exist', () => {
    const tags = new Set(ELEMENTS.map(({ tag }) => tag));
    for (const { tag, documentation } of ELEMENTS) {
      const { whenToUse, whenNotToUse, accessibility } = documentation;
      const sentences = [...whenToUse, ...whenNotToUse, ...Object.values(accessibility).flat()];
      const named = sentences
        .flatMap((text) => text.match(/`[a-z]+(-[a-z]+)+`/g) ?? [])
        .map((name) => name.slice(1, -1));
      const own = new Set(element(tag).attributes.map(({ name }) => name));
      for (const name of named)
        expect(
          tags.has(name) || own.has(name) || /^(aria|data)-/.test(name) || name in (documentation.events ?? {}),
          `${tag}: ${name}`,
        ).toBe(true);
      for (const sentence of sentences) expect(sentence, tag).toMatch(/[.]$/);
    }
  });
});

describe('a card of the index', () => {
  it('says one whole sentence of the summary, which no line limit cuts', () => {
    expect(firstSentence('From 1024 px on it is a row. Below that, a menu.')).toBe('From 1024 px on it is a row.');
    expect(firstSentence('A name such as `main.css` stays whole. More.')).toBe(
      'A name such as `main.css` stays whole.',
    );
    for (const { tag, documentation } of ELEMENTS) {
      const sentence = firstSentence(documentation.summary);
      expect(sentence, tag).toMatch(/[.]$/);
      expect(sentence.length, `${tag}: short enough for a card`).toBeLessThan(200);
    }
  });
});

describe('the markup of examples', () => {
  it('is read and written back without a change of meaning', () => {
    for (const { tag, documentation } of ELEMENTS)
      for (const { html } of documentation.examples) {
        const once = writeMarkup(parseMarkup(html));
        expect(writeMarkup(parseMarkup(once)), tag).toBe(once);
        expect(parseMarkup(shown(html)).length, tag).toBeGreaterThan(0);
      }
  });

  it('is laid out by its elements, and lists by their items', () => {
    expect(shown('<a-b><p>One</p></a-b>')).toBe('<a-b><p>One</p></a-b>');
    const long = 'word '.repeat(14).trim();
    expect(shown(`<a-b><p>${long}</p><p>${long}</p></a-b>`)).toBe(`<a-b>\n  <p>${long}</p>\n  <p>${long}</p>\n</a-b>`);
    const list = JSON.stringify([
      { value: '', label: 'All the topics there are' },
      { value: 'w', label: 'Water and health' },
    ]);
    expect(shown(`<drop-down label="Topic" options='${list}'></drop-down>`)).toBe(
      `<drop-down\n  label="Topic"\n  options='[\n    {"value":"","label":"All the topics there are"},\n    {"value":"w","label":"Water and health"}\n  ]'\n></drop-down>`,
    );
  });

  it('never breaks running text, where a space would be seen', () => {
    const text = `Read ${'on '.repeat(30)}<b>here</b>.`;
    expect(shown(`<p>${text}</p>`)).toBe(`<p>${text}</p>`);
  });
});

describe('a change of an example', () => {
  const html = '<p>Before</p><quantity-stepper label="Tent" disabled></quantity-stepper>';
  const change = (changes: Record<string, string | null>) => {
    const { nodes, problems } = editExample(element('quantity-stepper'), html, changes);
    return [writeMarkup(nodes), problems];
  };

  it('adds, replaces and removes attributes of the tag alone', () => {
    expect(change({ label: 'A "big" tent', disabled: null, name: 'n' })[0]).toBe(
      `<p>Before</p><quantity-stepper label='A "big" tent' name="n"></quantity-stepper>`,
    );
    expect(change({ label: null, disabled: '' })[0]).toBe(
      '<p>Before</p><quantity-stepper disabled></quantity-stepper>',
    );
  });

  it('never lets a value leave its quotes', () => {
    expect(change({ label: `"'><img src=x>` })[0]).toContain(`label="&quot;'>&lt;img src=x>"`);
  });

  it('names each problem in words: the schema’s own, a missing value, a wrong kind', () => {
    const problemsOf = (tag: string, changes: Record<string, string | null>) =>
      editExample(element(tag), element(tag).documentation.examples[0].html, changes).problems;
    expect(problemsOf('countdown-timer', { 'end-date': 'soon' })['end-date']).toMatch(/^write an ISO date/);
    expect(problemsOf('countdown-timer', { 'end-date': null })).toEqual({ 'end-date': 'this attribute is required' });
    expect(problemsOf('gift-item', { price: 'much' }).price).toMatch(/number/);
    expect(problemsOf('petition-form', { fields: '[{' }).fields).toMatch(/JSON/);
    expect(problemsOf('countdown-timer', {})).toEqual({});
  });

  it('finds nothing wrong with any example as it is written', () => {
    for (const each of ELEMENTS)
      for (const { html: written, title } of each.documentation.examples)
        expect(editExample(each, written).problems, `${each.tag}: ${title}`).toEqual({});
  });
});

describe('the search', () => {
  it('asks for every word, in any order, in names and descriptions', () => {
    expect(matches(element('bequest-form'), 'guide wills')).toBe(true);
    expect(matches(element('bequest-form'), 'guide tents')).toBe(false);
    expect(matches(element('gift-item'), '<gift-item>')).toBe(true);
  });

  it.each([
    ['countdown-clock', 'countdown-timer'],
    ['gift-basket', 'gift-cart'],
    ['dropdown', 'drop-down'],
    ['hero-carusel', 'hero-carousel'],
  ])('suggests for %s among others %s', (wanted, meant) => {
    expect(suggestTags(wanted, ELEMENTS).map(({ tag }) => tag)).toContain(meant);
  });
});
