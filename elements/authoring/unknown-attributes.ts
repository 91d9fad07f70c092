import type { Definition } from './definitions.ts';
import { didYouMean } from './did-you-mean.ts';
import type { Seen } from './outline.ts';
import { type Draft, forEachBlock } from './rule.ts';

/** What every element may carry, beside `aria-…` and `data-…`; `loading` speaks to the autoloader. */
const GLOBAL = new Set(
  'accesskey autocapitalize autocorrect autofocus class contenteditable dir draggable enterkeyhint exportparts form hidden id inert inputmode is itemid itemprop itemref itemscope itemtype lang loading nonce part popover role slot spellcheck tabindex title translate virtualkeyboardpolicy writingsuggestions xml:lang xmlns'.split(
    ' ',
  ),
);

/** An attribute that a block does not have: misspelt, in camelCase, with a `data-` before it, or a script. */
export const unknownAttributes = forEachBlock(function* (block, definition) {
  for (const name of block.attributes.keys()) {
    if (definition.attributeSchemas.has(name)) continue;
    const draft = name.startsWith('data-') ? dataFor(block, definition, name) : unknown(definition, name);
    if (draft) yield { ...draft, seen: block };
  }
});

function unknown({ tag, attributeSchemas }: Definition, name: string): Draft | undefined {
  if (GLOBAL.has(name) || name.startsWith('aria-')) return;
  if (name === 'style') {
    return {
      severity: 'warning',
      rule: 'inline-style',
      message: `<${tag}> carries a style attribute, which the site’s policy does not let work.`,
      advice: 'Take it out and give the element a class; the style sheet of the site says how that looks.',
    };
  }
  if (/^on[a-z]/.test(name)) {
    return {
      severity: 'error',
      rule: 'inline-script',
      message: `“${name}” on <${tag}> is a script in the markup, which the site’s policy never runs.`,
      advice: 'Take it out; a script of the site listens for the events of the block instead.',
    };
  }
  const meant = didYouMean(name, attributeSchemas.keys());
  return {
    severity: 'error',
    rule: 'unknown-attribute',
    message: `<${tag}> has no attribute “${name}”: what it says is passed over.`,
    advice: meant ? `Did you mean “${meant}”?` : `Take it out. ${listOf([...attributeSchemas.keys()])}`,
  };
}

const listOf = (names: readonly string[]) =>
  names.length > 0 ? `The attributes of this block are ${names.map((name) => `“${name}”`).join(', ')}.` : '';

/** Data of an author's own is welcome, unless the block would read it under its plain name. */
function dataFor(block: Seen, { tag, attributeSchemas }: Definition, name: string): Draft | undefined {
  const plain = name.slice('data-'.length);
  if (!attributeSchemas.has(plain) || block.attributes.has(plain)) return;
  return {
    severity: 'warning',
    rule: 'unknown-attribute',
    message: `<${tag}> does not read “${name}”.`,
    advice: `Did you mean “${plain}”, without “data-”?`,
  };
}
