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
import type { PlacedPicture } from '../../pictures/find-pictures.ts';
import { type PictureSource, pictureSources, pictureWidths, plainImage } from '../../pictures/picture-addresses.ts';
import { withValues } from './page-values.ts';
import type { Tag } from './parse-page.ts';
import type { PageText } from './read-page.ts';

export interface OwnPageData {
  text: PageText;
  /** The folder’s pictures in it, by their names. */
  pictures: ReadonlyMap<string, PlacedPicture>;
  /** What networks show of the page. */
  picture: string | undefined;
}

/** A page of the charity's folder, within the site's layout. */
export function ownPageView(context: PageContext, { text, pictures, picture }: OwnPageData): Markup {
  const { site } = context;
  const title = withValues(text.title, organisationOf(site));
  return layout(context, {
    title,
    description: withValues(text.description, organisationOf(site)),
    picture: picture ? { image: plainImage(picture), alt: text.alt } : undefined,
    main: (
      <div className="prose own-page">
        <h1>{title}</h1>
        {pageBody(text, site, { pictures })}
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
  pictures: ReadonlyMap<string, PlacedPicture>;
  heading: string;
}

/** The body of a page: no markup of the author is passed on as text, every element is made from the checked tree. */
export function pageBody(
  { tree, title }: BodyText,
  site: Site,
  { quotes, pictures = new Map() }: { quotes?: string; pictures?: ReadonlyMap<string, PlacedPicture> } = {},
): Markup {
  const text = pageTexts(site, LAYOUT);
  const body = toHast(tree, {
    clobberPrefix: 'note-',
    footnoteLabel: text('footnotes'),
    footnoteLabelProperties: { className: ['own-page__notes'] },
    footnoteBackLabel: text('backToText'),
    handlers: { mdxJsxFlowElement: elementOf, mdxJsxTextElement: elementOf },
  });
  arrange(body, { site, quotes, pictures, heading: title });
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
    const placed = tagName === 'img' && place.pictures.get(String(properties['src']));
    if (placed) parent.children[index] = pictureOf(child, placed);
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

/** As wide as prose. */
const SIZES = '(min-width: 39.2rem) 36rem, 92vw';
/** Its attribute at most: the style sheet fits it into the column. */
const MOST_WIDTH = 800;

/** A picture of the folder in the formats and widths that it has; its own width and height keep its room. */
function pictureOf(img: Element, { image, colour, ratio }: PlacedPicture): Element {
  const source = ({ type, srcset }: PictureSource): Element => ({
    ...{ type: 'element', tagName: 'source', children: [] },
    properties: { type, srcSet: srcset, sizes: SIZES },
  });
  const width = Math.min(MOST_WIDTH, pictureWidths(image, 'webp').at(-1) ?? MOST_WIDTH);
  const size = { width, height: Math.round(width / (ratio ?? 1)) };
  const properties = { ...img.properties, ...size, src: plainImage(image), 'data-colour': colour };
  const children = [...pictureSources(image).map(source), { ...img, properties }];
  return { type: 'element', tagName: 'picture', properties: {}, children };
}

/** The image of an element that is one, or that holds one as a picture. */
function imageOf(node: Element): Element | undefined {
  const last = node.tagName === 'picture' ? node.children.at(-1) : node;
  return last?.type === 'element' && last.tagName === 'img' ? last : undefined;
}

/** A quote whose last line ends with who says it, after a dash. */
function quoteOf(quote: Element, className: string): Element {
  const last = quote.children.findLast((child) => child.type === 'element')?.children.at(-1);
  const figure = around('figure', quote, { className: [className] });
  const dash = last?.type === 'text' ? /\s—\s/.exec(last.value) : null;
  if (last?.type !== 'text' || !dash) return figure;
  const by = last.value.slice(dash.index + 3).trim();
  last.value = last.value.slice(0, dash.index).trimEnd();
  return withCaption(figure, by);
}

/** A picture that stands alone; its title is the caption. */
function figureOf({ children: [image, ...others] }: Element): Element | undefined {
  const img = image?.type === 'element' && others.length === 0 ? imageOf(image) : undefined;
  if (!img || image?.type !== 'element') return undefined;
  const { title, ...properties } = img.properties;
  const lazy = { ...img, properties: { ...properties, loading: 'lazy' } };
  const shown = image === img ? lazy : { ...image, children: [...image.children.slice(0, -1), lazy] };
  const figure = around('figure', shown, {});
  return typeof title === 'string' ? withCaption(figure, title) : figure;
}

function withCaption(figure: Element, text: string): Element {
  const caption = { type: 'element', tagName: 'figcaption', properties: {}, children: [{ type: 'text', value: text }] };
  return { ...figure, children: [...figure.children, caption as Element] };
}
