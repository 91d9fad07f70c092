import { parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import type { Documentation } from '#runtime/documentation.ts';
import type { PageElement } from './page-nodes.ts';
import { renderPage } from './server.ts';

interface Definition {
  tag: string;
  documentation: Documentation<never>;
}

const definitions = Object.values({
  ...import.meta.glob<Definition>('../*/*.definition.ts', { eager: true }),
  ...import.meta.glob<Definition>('../../checkout-widget/pay-widget.definition.ts', { eager: true }),
});

const SHEETS = '/elements/';
/** Without the author's own forms, which stay as they are. */
const withoutForms = (html: string) =>
  html.replace(/<(\/?form|input|select|textarea|button|\/select|\/button|option)[^>]*>/g, '');

const find = (tag: string, { childNodes }: { childNodes: PageElement['childNodes'] }): PageElement | undefined => {
  for (const child of childNodes) {
    if (!('tagName' in child)) continue;
    const found = child.tagName === tag ? child : find(tag, child);
    if (found) return found;
  }
  return undefined;
};
const nameOf = (node: PageElement['childNodes'][number] | undefined) => (node && 'attrs' in node ? node.tagName : '');

describe('every example of every tag, drawn in Node', () => {
  for (const { tag, documentation } of definitions) {
    for (const { title, html } of documentation.examples) {
      it(`<${tag}> ${title}`, () => {
        const errors: unknown[] = [];
        const drawn = renderPage(withoutForms(html), { sheets: SHEETS, onError: (error) => errors.push(error) });
        const element = find(tag, parseFragment(drawn));
        expect(errors, '[A1.07] no view throws in Node').toEqual([]);
        const isDrawn = nameOf(element?.childNodes[0]) === 'template';
        expect(isDrawn, documentation.notDrawnOnServer ?? '[A1.07] drawn').toBe(!documentation.notDrawnOnServer);
        expect(drawn, '[A1.07] nothing that a strict policy refuses').not.toMatch(/<style|<script| style="| on\w+="/);
      });
    }
  }
});
