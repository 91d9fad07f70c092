import { tags } from './definitions.ts';
import { checkAuthoring } from './find-faults.ts';
import type { Finding } from './finding.ts';
import { type MarkupTag, openingTags } from './markup-tags.ts';

/** A finding with its place in the text: from the `<` of the tag to behind its `>`; none for what the text left out. */
export interface MarkupFinding extends Finding {
  place?: { start: number; end: number };
}

/**
 * Checks markup as an author wrote it, and what only the text shows: tags closed as in XML. `parse` makes a document of
 * it in which nothing runs, in a way that the page's policy allows. A text with `<html>` or `<head>` is checked as a
 * whole page.
 */
export async function checkMarkup(markup: string, parse: (markup: string) => Document): Promise<MarkupFinding[]> {
  const parsed = parse(markup);
  const written = [...openingTags(markup)];
  const isPage = written.some(({ name }) => name === 'html' || name === 'head');
  const elements = [...parsed.querySelectorAll('*')];
  const found = await checkAuthoring(isPage ? parsed : parsed.body);
  const placeOf = (element: Element): MarkupFinding['place'] => {
    const same = elements.filter(({ localName }) => localName === element.localName);
    return written.filter(({ name }) => name === element.localName)[same.indexOf(element)];
  };
  return [
    ...written.flatMap((tag) => (tag.isSelfClosed && tags.has(tag.name) ? [selfClosed(tag, elements, written)] : [])),
    ...found.map((finding) => {
      const place = placeOf(finding.element);
      return place ? { ...finding, place: { start: place.start, end: place.end } } : finding;
    }),
  ];
}

function selfClosed(tag: MarkupTag, elements: readonly Element[], written: readonly MarkupTag[]): MarkupFinding {
  const { name, start, end } = tag;
  const place = written.filter((other) => other.name === name).indexOf(tag);
  const same = elements.filter(({ localName }) => localName === name);
  return {
    severity: 'error',
    rule: 'self-closed',
    tag: name,
    element: same[place] as Element,
    message: `<${name} … /> does not end the block: browsers take all that follows for its content.`,
    advice: `Write <${name} …></${name}>.`,
    link: `/elements/${name}`,
    place: { start, end },
  };
}
