/** An opening tag in a text. */
export interface MarkupTag {
  /** In lower case. */
  name: string;
  start: number;
  end: number;
  /** Written `<tag … />`, which HTML reads as an opening tag. */
  isSelfClosed: boolean;
}

const NAME = /<([a-z][^\s/>]*)/iy;
/** The content of these is text, not elements of the document. */
const OPAQUE = /^(script|style|textarea|title|template)$/;

/** The opening tags of a piece of markup in their order, without those in comments, scripts and templates. */
export function* openingTags(markup: string): Generator<MarkupTag> {
  const lower = markup.toLowerCase();
  for (let at = markup.indexOf('<'); at >= 0; ) {
    if (markup.startsWith('<!--', at)) {
      at = orEnd(markup, markup.indexOf('-->', at + 4));
    } else {
      NAME.lastIndex = at;
      const name = NAME.exec(markup)?.[1]?.toLowerCase();
      const end = name ? endOfTag(markup, at + name.length + 1) : at + 1;
      if (name) yield { name, start: at, end, isSelfClosed: markup.slice(at, end).endsWith('/>') };
      at = name && OPAQUE.test(name) ? orEnd(markup, lower.indexOf(`</${name}`, end)) : end;
    }
    at = markup.indexOf('<', at);
  }
}

const orEnd = (markup: string, place: number) => (place < 0 ? markup.length : place);

/** The position after the `>` of a tag, ignoring any `>` in a quoted value. */
function endOfTag(markup: string, from: number): number {
  let quote = '';
  for (let at = from; at < markup.length; at++) {
    const sign = markup[at] as string;
    if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '>') return at + 1;
    else if (/["']/.test(sign) && /=\s*$/.test(markup.slice(Math.max(from, at - 8), at))) quote = sign;
  }
  return markup.length;
}
