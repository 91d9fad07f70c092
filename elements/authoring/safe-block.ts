import type * as z from 'zod/mini';
import { isSiteSetting } from '#runtime/attributes/site-settings.ts';
import { loadTagDefinitions } from './definitions.ts';

/** Attributes of every element of an author's content. */
const GLOBAL = /^(?:id|class|title|lang|dir|slot|hidden|role|aria-[a-z]+|data-mode|data-control)$/;
/** Attributes of some elements. */
const OWN: Readonly<Record<string, RegExp>> = {
  a: /^href$/,
  img: /^(?:src|alt|width|height|loading)$/,
  input: /^(?:type|name|value|checked|required|disabled|min|max|step|maxlength|placeholder|autocomplete|inputmode)$/,
  select: /^(?:name|required|disabled|multiple)$/,
  option: /^(?:value|selected|disabled|label)$/,
  optgroup: /^(?:label|disabled)$/,
  textarea: /^(?:name|required|disabled|rows|placeholder|maxlength)$/,
  button: /^(?:disabled|type)$/,
  label: /^for$/,
  fieldset: /^(?:disabled|name)$/,
  details: /^open$/,
  time: /^datetime$/,
  td: /^(?:colspan|rowspan)$/,
  th: /^(?:colspan|rowspan|scope)$/,
  ol: /^(?:start|reversed)$/,
  progress: /^(?:value|max)$/,
  meter: /^(?:value|min|max)$/,
};
const INPUT_TYPES = /^(?:text|email|tel|number|date|search|radio|checkbox|range|url|month|time)$/;
const LINK = /^(?:https?|mailto|tel):$/;
/** An SVG in a data address is an image here, and runs nothing as one. */
const PICTURE = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i;

/**
 * The scheme of an address, as a browser reads it, blanks and line ends included; that of the page for a relative one.
 */
function schemeOf(text: string): string {
  return URL.canParse(text, 'https://page.invalid') ? new URL(text, 'https://page.invalid').protocol : '';
}

/** Whether an address may be followed or loaded in a preview. */
const isSafeAddress = (text: string): boolean => LINK.test(schemeOf(text)) || PICTURE.test(text.trim());

/** Every text in a value that may be JSON. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Whether a text would be an address with a scheme that runs or loads what is not a page, were it used as one. */
function isHostile(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them in a scheme.
  const bare = text.replace(/[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028\u2029\ufeff]/g, '');
  return /^(?:javascript|vbscript|data|blob|file|filesystem|about|view-source):/i.test(bare) && !PICTURE.test(bare);
}

/** Whether an attribute of an author's own element may be copied. */
function isSafeAttribute(element: string, name: string, value: string): boolean {
  if (GLOBAL.test(name)) return true;
  if (!OWN[element]?.test(name)) return false;
  if (name === 'href' || name === 'src') return isSafeAddress(value);
  return name !== 'type' || (element === 'button' ? value === 'button' : INPUT_TYPES.test(value.toLowerCase()));
}

/**
 * Whether an attribute that a tag of ours has may get this value: none that a site sets for its authors, and no address
 * that runs.
 */
function isSafeForTag(schema: z.core.$ZodType, value: string): boolean {
  if (isSiteSetting(schema)) return false;
  let parsed: unknown = value;
  try {
    parsed = JSON.parse(value);
  } catch {}
  return ![value, ...textsIn(parsed)].some(isHostile);
}

/** A block that a content system asks to see. It comes from outside, so every part may be anything. */
export interface BlockRequest {
  readonly tag: string;
  /** Names in HTML; `true` stands for a present attribute, lists and objects are written as JSON. */
  readonly attributes?: Readonly<Record<string, unknown>>;
  /** The author's HTML in the tag. */
  readonly content?: string;
}

/** Elements of an author's content; others are left out, and what is in them stays. */
const CONTENT = new Set(
  (
    'a abbr address article aside b bdi bdo blockquote br button caption cite code col colgroup data dd del ' +
    'details dfn div dl dt em ' +
    'fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr i img input ins kbd label legend li ' +
    'main mark menu meter ' +
    'nav ol optgroup option output p picture pre progress q rp rt ruby s samp section select small span strong ' +
    'sub summary sup ' +
    'table tbody td textarea tfoot th thead time tr u ul var wbr'
  ).split(' '),
);
/** Left out with everything in them: their content is no text for people. */
const DROPPED = new Set(
  (
    'script style template iframe object embed applet noscript noembed noframes frame frameset svg math title xmp ' +
    'plaintext head link meta base portal fencedframe'
  ).split(' '),
);
const XHTML = 'http://www.w3.org/1999/xhtml';
const DEEPEST = 100;

/**
 * Makes a block of untrusted parts. The content is parsed by `parse`, into a document in which nothing runs, and only
 * harmless elements and attributes are created again in the page's document: text is never parsed twice, so it cannot
 * turn into other markup.
 * @throws an Error for an unknown tag, with a message for the author.
 */
export async function safeBlock(
  request: BlockRequest,
  parse: (markup: string) => Document,
  page: Document,
): Promise<HTMLElement> {
  const { tag, attributes = {}, content = '' } = Object(request) as Partial<BlockRequest>;
  if (typeof tag !== 'string' || tag === 'pay-widget') throw new Error('Name a block: {"tag": "name-of-the-block"}.');
  const parsed = parse(typeof content === 'string' ? content : '');
  const names = [...parsed.querySelectorAll('*')].map(({ localName }) => localName);
  const definitions = await loadTagDefinitions([
    tag,
    ...names.filter((name) => name.includes('-') && name !== 'pay-widget'),
  ]);
  if (!definitions.has(tag)) throw new Error(`There is no block <${tag.slice(0, 50)}>.`);

  const make = (name: string, values: Iterable<readonly [string, unknown]>): HTMLElement => {
    const element = page.createElement(name);
    const own = definitions.get(name)?.attributeSchemas;
    for (const [attribute, value] of values) {
      const text = value === true ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
      if (value === false || value === null || value === undefined) continue;
      const schema = own?.get(attribute);
      if (schema ? isSafeForTag(schema, text) : isSafeAttribute(name, attribute, text))
        element.setAttribute(attribute, text);
    }
    return element;
  };
  const copy = (from: Node, into: Node, depth: number): void => {
    for (const child of from.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) into.appendChild(page.createTextNode(child.nodeValue ?? ''));
      if (!(child instanceof Element) || depth > DEEPEST || DROPPED.has(child.localName)) continue;
      if (child.namespaceURI !== XHTML) continue;
      const isAllowed = CONTENT.has(child.localName) || definitions.has(child.localName);
      const element = isAllowed
        ? make(
            child.localName,
            [...child.attributes].map(({ name, value }) => [name, value]),
          )
        : into;
      copy(child, element, depth + 1);
      if (isAllowed) into.appendChild(element);
    }
  };

  const block = make(tag, Object.entries(Object(attributes)));
  copy(parsed.body, block, 0);
  return block;
}
