import { parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { hasContent, type PageElement } from './page-nodes.ts';
import { renderPage } from './server.ts';
import { renderedExamples } from './testing/rendered-examples.ts';
import { views } from './views.ts';

const find = (tag: string, { childNodes }: Pick<PageElement, 'childNodes'>): PageElement | undefined => {
  for (const child of childNodes) {
    if (!('tagName' in child)) continue;
    const found = child.tagName === tag ? child : find(tag, child);
    if (found) return found;
  }
  return undefined;
};
const nameOf = (node: PageElement['childNodes'][number] | undefined) => (node && 'attrs' in node ? node.tagName : '');

describe('every example of every tag, rendered in Node', () => {
  for (const { tag, title, html, reason, loadsAtOnce } of renderedExamples) {
    const { loads, formAssociated } = views.get(tag) ?? {};
    it(`<${tag}> ${title}`, () => {
      const errors: unknown[] = [];
      const rendered = renderPage(html, { sheets: '/elements/', onError: (error) => errors.push(error) });
      const element = find(tag, parseFragment(rendered));
      expect(errors, '[A1.07] no view throws in Node').toEqual([]);
      const isRendered = nameOf(element?.childNodes[0]) === 'template';
      expect(isRendered, reason ?? '[A1.07] rendered').toBe(!reason);
      const mark = (name: string) => element?.attrs.find((attribute) => attribute.name === name)?.value;
      const loading = loads ?? (formAssociated ? 'now' : '');
      expect(mark('data-haven-drawn'), loadsAtOnce ?? 'a field has a value at once').toBe(reason ? undefined : loading);
      const waits = Boolean(reason) && views.has(tag) && loads !== 'now' && Boolean(element && hasContent(element));
      expect(mark('data-haven-waits'), reason).toBe(waits ? '' : undefined);
      expect(loads !== undefined, 'documented').toBe(loadsAtOnce !== undefined);
      expect(rendered, '[A1.07] nothing that a strict policy refuses').not.toMatch(/<style|<script| style="| on\w+="/);
    });
  }
});
