import type { Markup } from '../../platform/index.ts';
import type { ReferenceElement } from './element-catalogue.ts';
import { prose } from './reference-prose.tsx';

type Cell = string | Markup;

/** A table whose rows become cards on a narrow screen, where each cell shows its column's name. */
function table(id: string, caption: string, columns: readonly string[], rows: readonly (readonly Cell[])[]): Markup {
  return (
    <div className="rf-table-box">
      <table className="rf-table" id={`${id}-table`}>
        <caption className="haven-visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others], place) => (
            <tr key={place}>
              <th scope="row">{first}</th>
              {others.map((cell, place) => (
                <td key={place} data-column={columns[place + 1]}>
                  <div>{cell}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const code = (text: string) => <code key={text}>{text}</code>;
const none = (
  <span className="rf-none-mark" role="img" aria-label="none">
    –
  </span>
);

function attributesTable({ tag, attributes }: ReferenceElement): Markup {
  return table(
    'attributes',
    `Attributes of ${tag}`,
    ['Attribute', 'What it says', 'Type', 'Default'],
    attributes.map(({ name, description, type, initial, isRequired, isInherited }) => [
      <>
        <code id={`attribute-${name}`}>{name}</code>
        {isRequired && (
          <>
            {' '}
            <span className="rf-mark rf-mark--required">required</span>
          </>
        )}
        {isInherited && (
          <>
            {' '}
            <span className="rf-mark">inherited</span>
          </>
        )}
      </>,
      prose(description),
      <code className="rf-type">{type}</code>,
      initial === undefined || initial === '""' ? none : code(initial),
    ]),
  );
}

function eventsTable({ tag, documentation }: ReferenceElement, details: Readonly<Record<string, string>>): Markup {
  return table(
    'events',
    `Events of ${tag}`,
    ['Event', 'When', 'Type'],
    Object.entries(documentation.events ?? {}).map(([name, { description, cancelable }]) => [
      <>
        <code>{name}</code>
        {cancelable && (
          <>
            {' '}
            <span className="rf-mark">cancelable</span>
          </>
        )}
      </>,
      prose(description),
      <code className="rf-type">{details[name] ?? 'CustomEvent'}</code>,
    ]),
  );
}

const described = (id: string, caption: string, what: string, names: Readonly<Record<string, string>>, unnamed = '') =>
  table(
    id,
    caption,
    [what, 'What it is for'],
    Object.entries(names).map(([name, text]) => [name === '' ? unnamed : code(name), prose(text)]),
  );

/** The tables of a tag's facts: `[id, title, markup]`, without empty ones. */
export function factTables(element: ReferenceElement, details: Readonly<Record<string, string>>) {
  const { tag, attributes, documentation } = element;
  const { events, slots, parts, cssProperties } = documentation;
  const inherited = attributes.some(({ isInherited }) => isInherited);
  const sections: [id: string, title: string, Markup][] = [];
  if (attributes.length > 0) {
    const note = (
      <p>
        Leave an attribute out for its default. Lists and objects are written as JSON.
        {inherited && (
          <>
            {' '}
            An inherited one is taken from the nearest element above that has it, else from <code>data-…</code> on the
            page’s root.
          </>
        )}
      </p>
    );
    sections.push([
      'attributes',
      'Attributes',
      <>
        {note}
        {attributesTable(element)}
      </>,
    ]);
  }
  if (events) {
    const note = (
      <p>
        Listen with <code>addEventListener</code>. A page may prevent a cancelable one.
      </p>
    );
    sections.push([
      'events',
      'Events',
      <>
        {note}
        {eventsTable(element, details)}
      </>,
    ]);
  }
  if (slots) {
    const all = described('slots', `Slots of ${tag}`, 'Slot', slots, 'The content');
    sections.push([
      'slots',
      'Slots',
      <>
        <p>
          Give a child the attribute <code>slot</code> with one of these names.
        </p>
        {all}
      </>,
    ]);
  }
  if (parts) {
    const all = described('parts', `Parts of ${tag}`, 'Part', parts);
    sections.push([
      'parts',
      'Parts',
      <>
        <p>
          Style them from your sheet, such as{' '}
          <code>
            {tag}::part({Object.keys(parts)[0]})
          </code>
          .
        </p>
        {all}
      </>,
    ]);
  }
  if (cssProperties) {
    const rows = Object.entries(cssProperties).map(([name, { description, default: initial }]) => [
      code(name),
      prose(description),
      initial === undefined ? none : code(initial),
    ]);
    const all = table('properties', `Custom properties of ${tag}`, ['Property', 'What it sets', 'Default'], rows);
    sections.push(['properties', 'Custom properties', all]);
  }
  return sections;
}
