import { type Definition, tagNames } from './definitions.ts';
import { didYouMean } from './did-you-mean.ts';
import type { Seen } from './outline.ts';
import { type AuthoringRule, type FindingDraft, forEachBlock } from './rule.ts';

/** Attributes that every element may have, besides `aria-…` and `data-…`; `loading` is for the autoloader. */
const GLOBAL = new Set(
  (
    'accesskey autocapitalize autocorrect autofocus class contenteditable dir draggable enterkeyhint exportparts ' +
    'form hidden id inert inputmode is itemid itemprop itemref itemscope itemtype lang loading nonce part popover ' +
    'role slot spellcheck tabindex title translate virtualkeyboardpolicy writingsuggestions xml:lang xmlns'
  ).split(' '),
);

/** An attribute that a block does not have: misspelt, in camelCase, with a `data-` prefix, or a script. */
export const unknownAttributes = forEachBlock(function* (block, definition) {
  for (const name of block.attributes.keys()) {
    if (definition.attributeSchemas.has(name)) continue;
    const draft = name.startsWith('data-') ? dataFor(block, definition, name) : unknown(definition, name);
    if (draft) yield { ...draft, seen: block, attribute: name };
  }
});

function unknown({ tag, attributeSchemas }: Definition, name: string): FindingDraft | undefined {
  if (GLOBAL.has(name) || name.startsWith('aria-')) return;
  if (name === 'style') {
    return {
      severity: 'warning',
      rule: 'inline-style',
      message: `<${tag}> has a style attribute, which the site’s policy blocks.`,
      advice: 'Remove it and give the element a class. Style the class in the site’s stylesheet.',
    };
  }
  if (/^on[a-z]/.test(name)) {
    return {
      severity: 'error',
      rule: 'inline-script',
      message: `“${name}” on <${tag}> is a script in the markup, which the site’s policy never runs.`,
      advice: 'Remove it. Listen for the block’s events in a script of the site instead.',
    };
  }
  const suggestion = didYouMean(name, attributeSchemas.keys());
  return {
    severity: 'error',
    rule: 'unknown-attribute',
    message: `<${tag}> has no attribute “${name}”: it is ignored.`,
    advice: suggestion ? `Did you mean “${suggestion}”?` : `Remove it. ${listOf([...attributeSchemas.keys()])}`,
  };
}

const listOf = (names: readonly string[]) =>
  names.length > 0 ? `The attributes of this block are ${names.map((name) => `“${name}”`).join(', ')}.` : '';

/** An author's own data is allowed, unless the block has an attribute with the same name without `data-`. */
function dataFor(block: Seen, { tag, attributeSchemas }: Definition, name: string): FindingDraft | undefined {
  const plain = name.slice('data-'.length);
  if (!attributeSchemas.has(plain) || block.attributes.has(plain)) return;
  return {
    severity: 'warning',
    rule: 'unknown-attribute',
    message: `<${tag}> does not read “${name}”.`,
    advice: `Did you mean “${plain}”, without “data-”?`,
  };
}

/** A tag that neither the browser nor a script defines, and that is spelt like one of ours. */
export const unknownTags: AuthoringRule = function* ({ all }) {
  for (const seen of all) {
    if (!seen.isUnknown || seen.isBlock) continue;
    const suggestion = didYouMean(seen.name, tagNames);
    if (!suggestion) continue;
    yield {
      severity: 'error',
      rule: 'unknown-tag',
      seen,
      about: suggestion,
      message: `There is no tag <${seen.name}>: nothing is shown there.`,
      advice: `Did you mean <${suggestion}>?`,
    };
  }
};
