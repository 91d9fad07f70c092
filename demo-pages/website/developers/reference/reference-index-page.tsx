import type { Markup } from '../../platform/index.ts';
import { type BuiltScripts, sizeInKibibytes } from './built-scripts.ts';
import { codeBlock } from './code-block.tsx';
import { ELEMENTS, findElement, type ReferenceElement } from './element-catalogue.ts';
import { GROUPS } from './element-groups.ts';
import { parseMarkup } from './markup-tree.ts';
import { pasteIn } from './paste-in.ts';
import { referenceLayout, type Theme } from './reference-layout.tsx';
import { firstSentence, prose } from './reference-prose.tsx';
import { matches, searchText } from './search-elements.ts';

export interface IndexFacts {
  built: BuiltScripts | undefined;
  origin: string;
  theme: Theme;
  isSandbox: boolean;
  query: string;
}

function card(element: ReferenceElement, { built, query }: IndexFacts): Markup {
  const { tag, documentation } = element;
  const scripts = built?.tags.get(tag);
  return (
    <li
      key={element.tag}
      className="rf-card"
      data-search-text={searchText(element)}
      hidden={Boolean(query && !matches(element, query))}
    >
      <h3 className="rf-card__name">
        <a href={`/elements/${tag}`}>
          <code>&lt;{tag}&gt;</code>
        </a>
      </h3>
      <p className="rf-card__text">{prose(firstSentence(documentation.summary))}</p>
      {scripts && <p className="rf-card__size">{sizeInKibibytes(scripts.own)} KiB</p>}
    </li>
  );
}

const countMatches = (query: string): number => ELEMENTS.filter((element) => matches(element, query)).length;

/** The result of the search as a sentence; the page's script uses the same one. */
const outcome = (query: string): string => {
  const count = countMatches(query);
  if (!query) return '';
  return count === 0 ? `Nothing found for “${query}”` : `${count} of ${ELEMENTS.length} elements for “${query}”`;
};

function start({ built, origin }: IndexFacts): Markup | undefined {
  const example = findElement('countdown-timer')?.documentation.examples[0].html ?? '';
  if (!built) return;
  return (
    <section className="rf-start" aria-labelledby="start">
      <div>
        <h2 id="start">Start with one sheet and one script</h2>
        <p>
          Paste both once into the head of your page, then place tags where you want them. No build and no framework:
          the sheet is the look that all blocks share; the script weighs {sizeInKibibytes([built.autoload])} KiB, finds
          the tags on the page and loads what they need.
        </p>
        <p>What you write between the tags is what people read before the script has run, and without JavaScript.</p>
      </div>
      {codeBlock('start-code', 'Paste-in code', pasteIn('countdown-timer', built, origin, parseMarkup(example)))}
    </section>
  );
}

/** The start page of the reference: every tag, by its purpose for an author. */
export function referenceIndexPage(facts: IndexFacts): Markup {
  const { query, theme, isSandbox } = facts;
  return referenceLayout({
    title: query ? `Search: ${query}` : 'Elements',
    description: 'Every Haven element with live examples, attributes, events, accessibility notes and code to copy.',
    path: '/elements',
    theme,
    isSandbox,
    query,
    main: (
      <>
        <div className="rf-head">
          <h1>Elements for charities</h1>
          <p className="rf-lead">
            {ELEMENTS.length} custom elements that work in any page and any content system. Each one is live here:
            change it, then copy its markup.
          </p>
        </div>
        <p className="rf-found" role="status" data-found="">
          {outcome(query)}
        </p>
        <div className="rf-none" data-none="" hidden={!query || countMatches(query) > 0}>
          <p>
            No element has all of these words. Try fewer of them, or <a href="/elements">see all elements</a>.
          </p>
        </div>
        {!query && <div data-without-search="">{start(facts)}</div>}
        {GROUPS.map(({ id, title, lead, elements }) => (
          <section
            key={id}
            className="rf-group"
            aria-labelledby={id}
            data-group=""
            hidden={Boolean(query && !elements.some((element) => matches(element, query)))}
          >
            <h2 id={id}>{title}</h2>
            <p className="rf-group__lead">{lead}</p>
            <ul className="rf-cards" role="list">
              {elements.map((element) => card(element, facts))}
            </ul>
          </section>
        ))}
      </>
    ),
  });
}
