import { parseFragment } from 'parse5';
import type * as z from 'zod/mini';
import { kebabCase } from '#runtime/attributes/attribute-parsing.ts';
import { isSiteSetting } from '#runtime/attributes/site-settings.ts';
import type { DrawElementOptions, DrawOptions } from './draw-options.ts';
import { hasOwnForm, type PageElement } from './page-nodes.ts';
import { PageRewriter } from './page-rewriter.ts';
import { marksOf } from './rendered-attribute.ts';
import { tagRenderer } from './tag-renderer.ts';
import { views } from './views.ts';

export { loadLanguages } from './render-languages.ts';
export type { DrawElementOptions, DrawOptions };

/** Unique in this process, and most probably in all that write parts of the same page. */
const ownPrefix = Math.random().toString(36).slice(2, 6);
let renderings = 0;

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

const settingsOf = (tag: string): string[] =>
  Object.entries((views.get(tag)?.attributes.shape ?? {}) as Record<string, z.core.$ZodType>)
    .filter(([, schema]) => isSiteSetting(schema))
    .map(([name]) => kebabCase(name));

/** An author's attributes with the settings of the site; as given where the caller has no settings. */
function withSettings(
  tag: string,
  texts: Readonly<Record<string, string>>,
  { settings, onError }: DrawElementOptions,
): Readonly<Record<string, string>> {
  if (!settings) return texts;
  const names = settingsOf(tag);
  // HTML reads names of attributes in either case.
  const isSetting = (name: string) => names.includes(name.toLowerCase());
  const refused = Object.keys(texts).filter(isSetting);
  if (refused.length > 0)
    onError?.(new Error(`Left out, because only the settings of the site give it: ${refused.join(', ')}.`), tag);
  return Object.fromEntries([
    ...Object.entries(texts).filter(([name]) => !isSetting(name)),
    ...names.flatMap((name) => (settings[name] === undefined ? [] : [[name, settings[name]] as const])),
  ]);
}

/**
 * Renders what is inside a tag: its view, and `children`, the author's content as markup, which is trusted. For
 * frameworks that write the tag themselves and take its content as markup; give that tag the attribute
 * `data-haven-drawn`.
 */
export function renderContent(
  tag: string,
  attributes: Readonly<Record<string, AttributeValue>> = {},
  children = '',
  options: DrawElementOptions = {},
): string {
  const texts = withSettings(tag, textsOf(attributes), options);
  return contentOf(tag, texts, children, options);
}

function contentOf(
  tag: string,
  texts: Readonly<Record<string, string>>,
  children: string,
  options: DrawOptions,
): string {
  const content = { tagName: tag, attrs: [], childNodes: parseFragment(children).childNodes } as unknown as PageElement;
  renderings += 1;
  const render = tagRenderer(options, options.idPrefix ?? `${ownPrefix}${renderings.toString(36)}-`);
  const rendered = isOurs(options)(tag)
    ? render({ tag, attributes: texts, content, around: [texts, {}], hasForm: hasOwnForm(content), isInShadow: false })
    : undefined;
  return `${rendered ?? ''}${children}`;
}

/**
 * Renders a tag: the markup of the whole element, with `children`, the author's content as markup, which is trusted.
 */
export function renderElement(
  tag: string,
  attributes: Readonly<Record<string, AttributeValue>> = {},
  children = '',
  options: DrawElementOptions = {},
): string {
  const texts = withSettings(tag, textsOf(attributes), options);
  const content = contentOf(tag, texts, children, options);
  const written = Object.entries(texts).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const marks = isOurs(options)(tag) ? marksOf(tag, content !== children, children.trim() !== '') : '';
  return `<${tag}${written.join('')}${marks}>${content}</${tag}>`;
}

/**
 * Renders every tag of a page, or of a part of one. All else stays as it is, to the byte, but for `<html
 * lang="en-NZ">`, which gets the country that it names (`data-site-country-code`).
 */
export function renderPage(html: string, options: DrawOptions = {}): string {
  const page = new PageRewriter(isOurs(options), tagRenderer(options, options.idPrefix ?? 'h'));
  return page.write(html) + page.end();
}

/** Renders every tag of a page while it passes: from a stream of bytes or texts to one of bytes, in UTF-8. */
export function pageRenderer(options: DrawOptions = {}): TransformStream<Uint8Array | string, Uint8Array> {
  const page = new PageRewriter(isOurs(options), tagRenderer(options, options.idPrefix ?? 'h'));
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
