import type * as z from 'zod/mini';
import { isSiteSetting } from '#runtime/attributes/site-settings.ts';

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
/** A drawing in a data address is an image here, and runs nothing as one. */
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
export function isSafeAttribute(element: string, name: string, value: string): boolean {
  if (GLOBAL.test(name)) return true;
  if (!OWN[element]?.test(name)) return false;
  if (name === 'href' || name === 'src') return isSafeAddress(value);
  return name !== 'type' || (element === 'button' ? value === 'button' : INPUT_TYPES.test(value.toLowerCase()));
}

/**
 * Whether an attribute that a tag of ours has may get this value: none that a site sets for its authors, and no address
 * that runs.
 */
export function isSafeForTag(schema: z.core.$ZodType, value: string): boolean {
  if (isSiteSetting(schema)) return false;
  let parsed: unknown = value;
  try {
    parsed = JSON.parse(value);
  } catch {}
  return ![value, ...textsIn(parsed)].some(isHostile);
}
