import type { Markup } from '../../platform/index.ts';
import { attributeForm } from './attribute-form.tsx';
import { codeBlock } from './code-block.tsx';
import type { EditedExample } from './edited-example.ts';
import type { ReferenceElement } from './element-catalogue.ts';
import { markupTokens } from './markup-tokens.ts';
import { prose } from './reference-prose.tsx';

export interface ShownExample {
  element: ReferenceElement;
  /** The index of the example among the tag's examples, from 0. */
  place: number;
  edited: EditedExample;
  /** The changes as a query; empty when there are none. */
  query: string;
}

/** A live example in a frame, a form for its attributes, and its markup. */
export function exampleSection({ element, place, edited, query }: ShownExample): Markup {
  const { tag, documentation, attributes } = element;
  const { title, note } = documentation.examples[place] ?? { title: '' };
  const id = `example-${place}`;
  const address = `/elements/${tag}/examples/${place}`;
  const events = Object.keys(documentation.events ?? {});
  const isOpen = place === 0 || query !== '';
  return (
    <section
      key={place}
      className="rf-example"
      id={id}
      aria-labelledby={`${id}-title`}
      data-example={address}
      data-tag={tag}
      data-events={events.join(' ')}
    >
      <div className="rf-example__head">
        <h3 className="rf-example__title" id={`${id}-title`}>
          {title}
        </h3>
        <a className="rf-example__alone" href={`${address}${query}`} target="_blank" data-alone="" rel="noopener">
          Open alone<span className="haven-visually-hidden">: {title} (in a new tab)</span>
        </a>
      </div>
      {note && <p className="rf-example__note">{prose(note)}</p>}
      <div className="rf-stage" data-stage="">
        <iframe
          className="rf-frame"
          src={`${address}${query}`}
          title={`Example: ${title}`}
          loading={place > 0 ? 'lazy' : undefined}
        />
      </div>
      <div className="rf-log" data-log="" hidden>
        <h4 className="rf-log__title" id={`${id}-log`}>
          Events
        </h4>
        <ol className="rf-log__list" role="log" aria-labelledby={`${id}-log`} />
      </div>
      {codeBlock(`${id}-code`, 'Markup', markupTokens(edited.nodes))}
      {attributes.length > 0 && (
        <details className="rf-edit" open={isOpen}>
          <summary className="rf-edit__summary">Change its attributes</summary>
          {attributeForm(tag, place, attributes, edited)}
        </details>
      )}
    </section>
  );
}
