import { tagNames } from './definitions.ts';
import { checkAuthoring } from './find-faults.ts';
import type { Finding } from './finding.ts';
import { type MarkupTag, openingTags } from './markup-tags.ts';

/**
 * A finding with its place in the text, from the `<` of the tag to after its `>`; none for an element without a tag.
 */
export interface MarkupFinding extends Finding {
  place?: { start: number; end: number };
}

/**
 * Checks markup as text. Also finds what is not in the parsed document: tags closed as in XML. `parse` makes a document
 * in which nothing runs, in a way that the page's policy allows. A text with `<html>` or `<head>` is checked as a whole
 * page.
 */
export async function checkMarkup(markup: string, parse: (markup: string) => Document): Promise<MarkupFinding[]> {
  const parsed = parse(markup);
  const written = [...openingTags(markup)];
  const isPage = written.some(({ name }) => name === 'html' || name === 'head');
  const elements = [...parsed.querySelectorAll('*')];
  const findings = await checkAuthoring(isPage ? parsed : parsed.body);
  const placeOf = (element: Element): MarkupFinding['place'] => {
    const same = elements.filter(({ localName }) => localName === element.localName);
    return written.filter(({ name }) => name === element.localName)[same.indexOf(element)];
  };
  return [
    ...written.flatMap((tag) =>
      tag.isSelfClosed && tagNames.has(tag.name) ? [selfClosed(tag, elements, written)] : [],
    ),
    ...findings.map((finding) => {
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
    message: `<${name} … /> does not close the block: browsers read everything after it as its content.`,
    advice: `Write <${name} …></${name}>.`,
    link: `/elements/${name}`,
    place: { start, end },
  };
}
