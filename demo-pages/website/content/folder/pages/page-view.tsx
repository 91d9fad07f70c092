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
  const { site, origin } = context;
  const title = withValues(text.title, organisationOf(site));
  return layout(context, {
    title,
    description: withValues(text.description, organisationOf(site)),
    head: (
      <>
        {alternateLinks(context)}
        <meta property="og:title" content={title} />
        {picture && (
          <>
            <meta property="og:image" content={new URL(plainImage(picture), origin).href} />
            <meta property="og:image:alt" content={text.alt} />
          </>
        )}
      </>
    ),
    main: (
      <div className="prose own-page">
        <h1>{title}</h1>
        {pageBody(text, site, pictures)}
      </div>
    ),
  });
}

/** The body of a page: no markup of the author is passed on as text, every element is made from the checked tree. */
export function pageBody(
  { tree }: Pick<PageText, 'tree'>,
  site: Site,
  pictures: ReadonlyMap<string, PlacedPicture> = new Map(),
): Markup {
  const text = pageTexts(site, LAYOUT);
  const body = toHast(tree, {
    clobberPrefix: 'note-',
    footnoteLabel: text('footnotes'),
    footnoteLabelProperties: { className: ['own-page__notes'] },
    footnoteBackLabel: text('backToText'),
    handlers: { mdxJsxFlowElement: elementOf, mdxJsxTextElement: elementOf },
  });
  arrange(body, site, pictures);
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
function arrange(parent: HastNode, site: Site, pictures: ReadonlyMap<string, PlacedPicture>): void {
  if (!('children' in parent)) return;
  parent.children.forEach((child, index) => {
    if (child.type === 'text') child.value = withValues(child.value, organisationOf(site));
    if (child.type !== 'element') return;
    arrange(child, site, pictures);
    const { tagName, properties } = child;
    const href = properties['href'];
    if (tagName === 'a' && typeof href === 'string' && /^\/(?!(?:design|elements)\/)/.test(href)) {
      const link = linkTo(site, href);
      properties['href'] = link.href;
      if (link.hrefLang) properties['hrefLang'] = link.hrefLang;
    }
    if (tagName === 'table')
      parent.children[index] = around('div', child, { className: ['own-page__table'], tabIndex: 0 });
    const placed = tagName === 'img' && pictures.get(String(properties['src']));
    if (placed) parent.children[index] = pictureOf(child, placed);
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

/** A picture that stands alone; its title is the caption. */
function figureOf({ children: [image, ...others] }: Element): Element | undefined {
  const img = image?.type === 'element' && others.length === 0 ? imageOf(image) : undefined;
  if (!img || image?.type !== 'element') return undefined;
  const { title, ...properties } = img.properties;
  const lazy = { ...img, properties: { ...properties, loading: 'lazy' } };
  const shown = image === img ? lazy : { ...image, children: [...image.children.slice(0, -1), lazy] };
  const figure = around('figure', shown, {});
  if (typeof title !== 'string') return figure;
  const caption: Element = {
    type: 'element',
    tagName: 'figcaption',
    properties: {},
    children: [{ type: 'text', value: title }],
  };
  return { ...figure, children: [...figure.children, caption] };
}
