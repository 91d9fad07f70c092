import type { Element, Nodes as HastNode } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { type Handler, toHast } from 'mdast-util-to-hast';
import { find, html } from 'property-information';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import LAYOUT from '#texts/website/layout';
import {
  alternateLinks,
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
  const { site, origin } = context;
  const text = page.texts[site.language as PageLanguage] ?? page.texts.en;
  const title = withValues(text.title, organisationOf(site));
  return layout(context, {
    title,
    description: withValues(text.description, organisationOf(site)),
    head: (
      <>
        {alternateLinks(context)}
        <meta property="og:title" content={title} />
        {text.picture && (
          <>
            <meta property="og:image" content={new URL(text.picture, origin).href} />
            <meta property="og:image:alt" content={text.alt} />
          </>
        )}
      </>
    ),
    main: (
      <div className="prose own-page">
        <h1>{title}</h1>
        {pageBody(text, site)}
      </div>
    ),
  });
}

/** A text and the title that stands above it. */
type BodyText = Pick<PageText, 'tree' | 'title'>;

/** Where in a body the walk is: below which heading, which names the tables there. */
interface Place {
  site: Site;
  quotes: string | undefined;
  heading: string;
}

/** The body of a page: no markup of the author is passed on as text, every element is made from the checked tree. */
export function pageBody({ tree, title }: BodyText, site: Site, { quotes }: { quotes?: string } = {}): Markup {
  const text = pageTexts(site, LAYOUT);
  const body = toHast(tree, {
    clobberPrefix: 'note-',
    footnoteLabel: text('footnotes'),
    footnoteLabelProperties: { className: ['own-page__notes'] },
    footnoteBackLabel: text('backToText'),
    handlers: { mdxJsxFlowElement: elementOf, mdxJsxTextElement: elementOf },
  });
  arrange(body, { site, quotes, heading: title });
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

/**
 * Addresses of the visitor's own site, facts of the organisation, tables that scroll by themselves, and figures; quotes
 * too, where they have a class.
 */
function arrange(parent: HastNode, place: Place): void {
  const { site, quotes } = place;
  if (!('children' in parent)) return;
  parent.children.forEach((child, index) => {
    if (child.type === 'text') child.value = withValues(child.value, organisationOf(site));
    if (child.type !== 'element') return;
    arrange(child, place);
    const { tagName, properties } = child;
    const href = properties['href'];
    if (tagName === 'a' && typeof href === 'string' && /^\/(?!(?:design|elements)\/)/.test(href)) {
      const link = linkTo(site, href);
      properties['href'] = link.href;
      if (link.hrefLang) properties['hrefLang'] = link.hrefLang;
    }
    if (/^h[2-6]$/.test(tagName)) place.heading = textIn(child);
    if (tagName === 'table') {
      const caption = child.children.find((each) => each.type === 'element' && each.tagName === 'caption');
      const name = caption ? textIn(caption) : place.heading;
      const facts = { className: ['own-page__table'], tabIndex: 0, role: 'region', ariaLabel: name };
      parent.children[index] = around('div', child, facts);
    }
    const figure = tagName === 'p' ? figureOf(child) : tagName === 'blockquote' && quotes && quoteOf(child, quotes);
    if (figure) parent.children[index] = figure;
  });
}

const textIn = (node: HastNode): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textIn).join('') : '';

const around = (tagName: string, child: Element, properties: Element['properties']): Element => ({
  type: 'element',
  tagName,
  properties,
  children: [child],
});

/** A quote whose last line ends with who says it, after a dash. */
function quoteOf(quote: Element, className: string): Element {
  const last = quote.children.findLast((child) => child.type === 'element')?.children.at(-1);
  const [, words = '', by] = (last?.type === 'text' && /^(.*?)\s+—\s+(.+)$/s.exec(last.value)) || [];
  const figure = around('figure', quote, { className: [className] });
  if (last?.type !== 'text' || by === undefined) return figure;
  last.value = words;
  return withCaption(figure, by);
}

/** A picture that stands alone; its title is the caption. */
function figureOf({ children: [image, ...others] }: Element): Element | undefined {
  if (others.length > 0 || image?.type !== 'element' || image.tagName !== 'img') return undefined;
  const { title, ...properties } = image.properties;
  const figure = around('figure', { ...image, properties: { ...properties, loading: 'lazy' } }, {});
  return typeof title === 'string' ? withCaption(figure, title) : figure;
}

function withCaption(figure: Element, text: string): Element {
  const caption = { type: 'element', tagName: 'figcaption', properties: {}, children: [{ type: 'text', value: text }] };
  return { ...figure, children: [...figure.children, caption as Element] };
}
