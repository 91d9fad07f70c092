import type { BuiltScripts } from './built-scripts.ts';
import { findElement } from './element-catalogue.ts';
import { markupTokens, type Token } from './markup-tokens.ts';
import type { MarkupNode } from './markup-tree.ts';

const script = (src: string, integrity: string): MarkupNode => ({
  kind: 'element',
  tag: 'script',
  attributes: [
    { name: 'type', value: 'module' },
    { name: 'src', value: src },
    { name: 'integrity', value: integrity },
    { name: 'crossorigin', value: 'anonymous' },
  ],
  children: [],
});

/** The look that blocks share. Without it a block has its own styles alone. */
const sheet = (origin: string): MarkupNode => ({
  kind: 'element',
  tag: 'link',
  attributes: [
    { name: 'rel', value: 'stylesheet' },
    { name: 'href', value: `${origin}/elements/haven-controls.css` },
  ],
  children: [],
});

/** The complete code for a page without a build: the sheet, one script, pinned to its content, and the tag. */
export function pasteIn(
  tag: string,
  built: BuiltScripts,
  origin: string,
  example: readonly MarkupNode[] = [],
): Token[] {
  const loader = findElement(tag)?.documentation.script ? built.tags.get(tag)?.entry : built.autoload;
  const { path, integrity } = loader ?? built.autoload;
  return [
    ['comment', '<!-- Once in the page’s head -->'],
    ['text', '\n'],
    ...markupTokens([sheet(origin)]),
    ['text', '\n'],
    ...markupTokens([script(`${origin}/${path}`, integrity)]),
    ...((example.length > 0
      ? [
          ['text', '\n\n'],
          ['comment', '<!-- Where you want it -->'],
          ['text', '\n'],
        ]
      : []) as Token[]),
    ...markupTokens(example),
  ];
}
