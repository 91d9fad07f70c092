import type { Markup } from '../../platform/index.ts';
import { ELEMENTS } from './element-catalogue.ts';
import { referenceLayout, type Theme } from './reference-layout.tsx';
import { firstSentence, prose } from './reference-prose.tsx';
import { suggestTags } from './search-elements.ts';

/** The answer to an unknown tag, with similar tags. */
export function unknownElementPage(tag: string, look: { theme: Theme; isSandbox: boolean }): Markup {
  const suggestions = suggestTags(tag, ELEMENTS);
  return referenceLayout({
    title: 'No such element',
    description: 'There is no element of this name.',
    path: '/elements',
    ...look,
    main: (
      <>
        <div className="rf-head">
          <h1>
            There is no <code>&lt;{tag}&gt;</code>
          </h1>
          <p className="rf-lead">The name may have a typo, or the element may have a different name.</p>
        </div>
        {suggestions.length > 0 && (
          <section className="rf-group" aria-labelledby="suggestions">
            <h2 id="suggestions">Did you mean…</h2>
            <ul className="rf-cards" role="list">
              {suggestions.map((element) => (
                <li key={element.tag} className="rf-card">
                  <h3 className="rf-card__name">
                    <a href={`/elements/${element.tag}`}>
                      <code>&lt;{element.tag}&gt;</code>
                    </a>
                  </h3>
                  <p className="rf-card__text">{prose(firstSentence(element.documentation.summary))}</p>
                </li>
              ))}
            </ul>
          </section>
        )}
        <p>
          <a className="rf-button" href="/elements">
            See all elements
          </a>
        </p>
      </>
    ),
  });
}
