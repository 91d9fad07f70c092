import { type DefaultTreeAdapterMap, defaultTreeAdapter, Parser } from 'parse5';
import { countryOfCulture } from '#runtime/inherited-context.ts';
import { attributesOfNode, hasContent, hasOwnForm, isInert, isRendered, type PageElement } from './page-nodes.ts';
import { isMarked, marksOf } from './rendered-attribute.ts';
import type { PageTag } from './tag-renderer.ts';

/** Markup to be inserted at an offset of the page. */
interface Insertion {
  readonly offset: number;
  readonly html: string;
}

/** A tag of ours that has begun and not ended. */
interface OpenTag {
  readonly element: PageElement;
  /** Where its start tag ends. */
  readonly offset: number;
  readonly ancestors: readonly PageElement[];
}

/** Renders a tag: its markup, if it can be rendered. */
type RenderTag = (tag: PageTag) => string | undefined;

/**
 * Renders the tags of a page that arrives in pieces. The page itself stays as it is, to the byte: what is rendered is
 * inserted after the tags' start tags. A tag waits for its end, because its content decides whether it is rendered.
 */
export class PageRewriter {
  readonly #parser: Parser<DefaultTreeAdapterMap>;
  readonly #open: OpenTag[] = [];
  #insertions: Insertion[] = [];
  /** What has arrived and was not handed on, and its offset in the page. */
  #source = '';
  #start = 0;

  constructor(
    readonly isOurs: (tag: string) => boolean,
    readonly render: RenderTag,
  ) {
    this.#parser = new Parser<DefaultTreeAdapterMap>({
      treeAdapter: {
        ...defaultTreeAdapter,
        onItemPush: (element) => this.#begin(element),
        onItemPop: (element) => this.#end(element),
      },
    });
  }

  /** Takes a piece of the page. Returns what is ready. */
  write(html: string): string {
    this.#source += html;
    this.#parser.tokenizer.write(html, false);
    const [waiting] = this.#open;
    return this.#handOn(waiting ? waiting.offset - 1 : this.#start + this.#source.length);
  }

  /** Returns the rest of the page. */
  end(): string {
    this.#parser.tokenizer.write('', true);
    for (const { element } of this.#open.toReversed()) this.#end(element);
    return this.#handOn(this.#start + this.#source.length);
  }

  #handOn(end: number): string {
    const ready = this.#insertions.filter(({ offset }) => offset <= end).sort((a, b) => a.offset - b.offset);
    this.#insertions = this.#insertions.filter(({ offset }) => offset > end);
    let html = '';
    let from = 0;
    for (const { offset, html: rendered } of ready) {
      html += this.#source.slice(from, offset - this.#start) + rendered;
      from = offset - this.#start;
    }
    html += this.#source.slice(from, end - this.#start);
    this.#source = this.#source.slice(end - this.#start);
    this.#start = end;
    return html;
  }

  #begin(element: PageElement): void {
    if (element.tagName === 'html') this.#writeCountry(attributesOfNode(element));
    if (!this.isOurs(element.tagName)) return;
    // A tag of ours begins only with its own start tag, at whose last letter the parser now is.
    const offset = this.#parser.tokenizer.preprocessor.offset + 1;
    // The parser leaves what has ended in its list, above the top of its stack.
    const { items, stackTop } = this.#parser.openElements;
    const ancestors = items.slice(0, stackTop + 1).filter((item) => item !== element && 'tagName' in item);
    this.#open.push({ element, offset, ancestors: ancestors as PageElement[] });
  }

  /** A translator may change the language before a script reads it: the country is written beside it. */
  #writeCountry({ lang = '', 'data-site-country-code': own }: Readonly<Record<string, string>>): void {
    const country = own === undefined ? countryOfCulture(lang) : undefined;
    if (!country) return;
    const html = ` data-site-country-code="${country}"`;
    this.#insertions.push({ offset: this.#parser.tokenizer.preprocessor.offset, html });
  }

  #end(element: PageElement): void {
    const place = this.#open.findLastIndex((open) => open.element === element);
    const [tag] = place < 0 ? [] : this.#open.splice(place, 1);
    if (!tag || isRendered(element) || isMarked(element) || isInert(tag.ancestors)) return;
    const { offset, ancestors } = tag;
    const form = ancestors.findLast(({ tagName }) => tagName === 'form');
    const rendered = this.render({
      tag: element.tagName,
      attributes: attributesOfNode(element),
      content: element,
      around: [element, ...ancestors.toReversed()].map(attributesOfNode),
      hasForm: hasOwnForm(element),
      formAction: form && (attributesOfNode(form)['action'] ?? ''),
      isInShadow: ancestors.some(({ tagName }) => tagName === 'template'),
    });
    const marks = marksOf(element.tagName, rendered !== undefined, hasContent(element));
    this.#insertions.push({ offset: offset - 1, html: marks }, { offset, html: rendered ?? '' });
  }
}
