import { classes } from 'virtual:haven-views';
import { parseFragment } from 'parse5';
import type { ServerElement } from '#runtime/element-class.ts';
import { drawView, type ServerTag } from './draw-view.ts';
import { inheritedFrom } from './inherited.ts';
import { DRAWN_ATTRIBUTE, PageDrawer } from './page-drawer.ts';
import { hasOwnForm, type PageElement } from './page-nodes.ts';

/** What holds for everything that a call draws. */
export interface DrawOptions {
  /** The country of the site, where the page does not say it (`site-country-code`, `lang`): AUS or NZL. */
  readonly siteCountryCode?: string;
  /** The currency, where the page does not say it, such as AUD. */
  readonly currency?: string;
  /** The language and region, where the page has no `lang`, such as en-AU. */
  readonly lang?: string;
  /** The time (epoch ms) that is drawn: of countdowns, for example. By default the current time. */
  readonly now?: number;
  /** The address of Haven's published scripts and sheets, such as `/elements/`: drawn tags link their sheets there. */
  readonly sheets?: string;
  /** Without `sheets`: the nonce of their `<style>` elements. */
  readonly nonce?: string;
  /** The beginning of ids in what is drawn. Parts of one page that are drawn by several calls need different ones. */
  readonly idPrefix?: string;
  /** Draws these tags only. */
  readonly tags?: readonly string[];
  /** Hears why a tag could not be drawn; the author's content stays in its place. By default nobody does. */
  readonly onError?: (error: unknown, tag: string) => void;
}

/** A tag of a page that is to be drawn. */
export interface PageTag extends Pick<ServerTag, 'attributes' | 'formAction'> {
  readonly tag: string;
  /** The attributes of the tag and its ancestors, innermost first. */
  readonly around: readonly Readonly<Record<string, string>>[];
  /** Whether the author's content has a form or a field. */
  readonly hasForm: boolean;
  /** Whether it is in a shadow root, where sheets of the page do not reach. */
  readonly isInShadow: boolean;
}

const views = new Map(
  (classes as unknown as ServerElement[]).map(({ options }) => [options.tag as string, options] as const),
);

/** Unique in this process, and most probably in all that write parts of the same page. */
const ownPrefix = Math.random().toString(36).slice(2, 6);
let drawings = 0;

/** Draws tags one after the other into one page. */
function drawer(options: DrawOptions, prefix: string): (tag: PageTag) => string | undefined {
  const { siteCountryCode, currency, lang, now = Date.now(), sheets, nonce } = options;
  const given: Record<string, string> = JSON.parse(
    JSON.stringify({ 'site-country-code': siteCountryCode, currency, lang }),
  );
  const written = new Set<string>();
  let count = 0;
  return ({ tag, around, hasForm, isInShadow, ...page }) => {
    const view = views.get(tag);
    // The author's own form works before any script, and knows what its server asks for.
    if (!view || view.drawnOnServer === false || (hasForm && view.root === 'light')) return undefined;
    count += 1;
    try {
      return drawView({
        ...page,
        options: view,
        inherited: inheritedFrom(around, given),
        prefix: `${prefix}${count.toString(36)}`,
        now,
        styles: { sheets, nonce },
        written: isInShadow ? undefined : written,
      });
    } catch (error) {
      options.onError?.(error, tag);
      return undefined;
    }
  };
}

const isOurs =
  ({ tags }: DrawOptions) =>
  (tag: string): boolean =>
    views.has(tag) && (!tags || tags.includes(tag));

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** A value of an attribute; `true` is one without a value, lists and objects are written as JSON. */
export type AttributeValue = string | number | boolean | object | null | undefined;

function textsOf(attributes: Readonly<Record<string, AttributeValue>>): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (value === true) texts[name] = '';
    else texts[name] = typeof value === 'object' ? JSON.stringify(value) : String(value);
  }
  return texts;
}

/**
 * Draws what is inside a tag: its view, and `children`, the author's content as markup, which is trusted. For frameworks
 * that write the tag themselves and take its content as markup; give that tag the attribute `data-haven-drawn`.
 */
export function renderContent(
  tag: string,
  attributes: Readonly<Record<string, AttributeValue>> = {},
  children = '',
  options: DrawOptions = {},
): string {
  const texts = textsOf(attributes);
  const content = { childNodes: parseFragment(children).childNodes } as PageElement;
  drawings += 1;
  const draw = drawer(options, options.idPrefix ?? `${ownPrefix}${drawings.toString(36)}-`);
  const drawn = isOurs(options)(tag)
    ? draw({ tag, attributes: texts, around: [texts], hasForm: hasOwnForm(content), isInShadow: true })
    : undefined;
  return `${drawn ?? ''}${children}`;
}

/** Draws a tag: the markup of the whole element, with `children`, the author's content as markup, which is trusted. */
export function renderElement(
  tag: string,
  attributes: Readonly<Record<string, AttributeValue>> = {},
  children = '',
  options: DrawOptions = {},
): string {
  const content = renderContent(tag, attributes, children, options);
  const texts = content === children ? textsOf(attributes) : { ...textsOf(attributes), [DRAWN_ATTRIBUTE]: '' };
  const written = Object.entries(texts).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<${tag}${written.join('')}>${content}</${tag}>`;
}

/** Draws every tag of a page, or of a part of one. All else stays as it is, to the byte. */
export function renderPage(html: string, options: DrawOptions = {}): string {
  const page = new PageDrawer(isOurs(options), drawer(options, options.idPrefix ?? 'h'));
  return page.write(html) + page.end();
}

/** Draws every tag of a page while it passes: from a stream of bytes or texts to one of bytes, in UTF-8. */
export function pageRenderer(options: DrawOptions = {}): TransformStream<Uint8Array | string, Uint8Array> {
  const page = new PageDrawer(isOurs(options), drawer(options, options.idPrefix ?? 'h'));
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  return new TransformStream({
    transform(piece, controller) {
      const text = typeof piece === 'string' ? piece : decoder.decode(piece, { stream: true });
      const ready = page.write(text);
      if (ready) controller.enqueue(encoder.encode(ready));
    },
    flush(controller) {
      controller.enqueue(encoder.encode(page.write(decoder.decode()) + page.end()));
    },
  });
}
