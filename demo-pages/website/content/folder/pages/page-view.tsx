import type { Element, Nodes as HastNode } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { type Handler, toHast } from 'mdast-util-to-hast';
import { find, html } from 'property-information';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import LAYOUT from '#texts/website/layout';
import {
  layout,
  linkTo,
  type Markup,
  organisationOf,
  type PageContext,
  pageTexts,
  type Site,
} from '../../../platform/index.ts';
import { withValues } from './page-values.ts';
import type { Tag } from './parse-page.ts';
import type { PageText } from './read-page.ts';
import type { CharityPage, PageLanguage } from './read-pages.ts';

/** A page of the charity's folder, within the site's layout. */
export function ownPageView(context: PageContext, page: CharityPage): Markup {
  const { site } = context;
  const text = page.texts[site.language as PageLanguage] ?? page.texts.en;
  const title = withValues(text.title, organisationOf(site));
  return layout(context, {
    title,
    description: withValues(text.description, organisationOf(site)),
    picture: text.picture ? { image: text.picture, alt: text.alt } : undefined,
    main: (
      <div className="prose own-page">
        <h1>{title}</h1>
        {pageBody(text, site)}
      </div>
    ),
  });
}

/** The body of a page: no markup of the author is passed on as text, every element is made from the checked tree. */
export function pageBody({ tree }: PageText, site: Site): Markup {
  const text = pageTexts(site, LAYOUT);
  const body = toHast(tree, {
    clobberPrefix: 'note-',
    footnoteLabel: text('footnotes'),
    footnoteLabelProperties: { className: ['own-page__notes'] },
    footnoteBackLabel: text('backToText'),
    handlers: { mdxJsxFlowElement: elementOf, mdxJsxTextElement: elementOf },
  });
  arrange(body, site);
  return toJsxRuntime(body, { Fragment, jsx, jsxs, tableCellAlignToStyle: false }) as Markup;
}

/** A tag as an element with its attributes by their names in HTML. */
const elementOf: Handler = (state, node: Tag): Element => {
  const tagName = node.name ?? 'span';
  const properties: Element['properties'] = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value === 'object') continue;
    const { property, boolean } = find(html, attribute.name);
    const value = attribute.value ?? '';
    // A block reads its attributes as they are written; React sets those of HTML that are true or not.
    if (tagName.includes('-')) properties[attribute.name === 'class' ? 'className' : attribute.name] = value;
    else properties[property] = boolean ? true : value;
  }
  return { type: 'element', tagName, properties, children: state.all(node) as Element['children'] };
};

/** Addresses of the visitor's own site, facts of the organisation, tables that scroll by themselves, and figures. */
function arrange(parent: HastNode, site: Site): void {
  if (!('children' in parent)) return;
  parent.children.forEach((child, index) => {
    if (child.type === 'text') child.value = withValues(child.value, organisationOf(site));
    if (child.type !== 'element') return;
    arrange(child, site);
    const { tagName, properties } = child;
    const href = properties['href'];
    if (tagName === 'a' && typeof href === 'string' && /^\/(?!(?:design|elements)\/)/.test(href)) {
      const link = linkTo(site, href);
      properties['href'] = link.href;
      if (link.hrefLang) properties['hrefLang'] = link.hrefLang;
    }
    if (tagName === 'table')
      parent.children[index] = around('div', child, { className: ['own-page__table'], tabIndex: 0 });
    const figure = tagName === 'p' && figureOf(child);
    if (figure) parent.children[index] = figure;
  });
}

const around = (tagName: string, child: Element, properties: Element['properties']): Element => ({
  type: 'element',
  tagName,
  properties,
  children: [child],
});

/** A picture that stands alone; its title is the caption. */
function figureOf({ children: [image, ...others] }: Element): Element | undefined {
  if (others.length > 0 || image?.type !== 'element' || image.tagName !== 'img') return undefined;
  const { title, ...properties } = image.properties;
  const figure = around('figure', { ...image, properties: { ...properties, loading: 'lazy' } }, {});
  if (typeof title !== 'string') return figure;
  const caption: Element = {
    type: 'element',
    tagName: 'figcaption',
    properties: {},
    children: [{ type: 'text', value: title }],
  };
  return { ...figure, children: [...figure.children, caption] };
}
