import type { Markup } from '../../platform/index.ts';
import { type BuiltScript, type BuiltScripts, sizeInKibibytes, type TagScripts } from './built-scripts.ts';
import { codeBlock } from './code-block.tsx';
import { editExample } from './edited-example.ts';
import type { ReferenceElement } from './element-catalogue.ts';
import { groupOf, neighboursOf } from './element-groups.ts';
import { exampleSection, type ShownExample } from './example-section.tsx';
import { factTables } from './fact-tables.tsx';
import { pasteIn } from './paste-in.ts';
import { referenceLayout, type Theme } from './reference-layout.tsx';
import { prose, proseList } from './reference-prose.tsx';

export interface ElementFacts {
  element: ReferenceElement;
  built: BuiltScripts | undefined;
  origin: string;
  theme: Theme;
  isSandbox: boolean;
  /** The types of its events, by name. */
  details: Readonly<Record<string, string>>;
  /** The example that was changed in a form without a script. */
  changed: ShownExample | undefined;
}

type Section = readonly [id: string, title: string, content: Markup];

function guidance({ documentation }: ReferenceElement): Markup {
  return (
    <div className="rf-use">
      <div className="rf-use__when">
        <h3>Use it</h3>
        {proseList(documentation.whenToUse)}
      </div>
      <div className="rf-use__not">
        <h3>Use something else</h3>
        {proseList(documentation.whenNotToUse)}
      </div>
    </div>
  );
}

function accessSection({ documentation: { accessibility } }: ReferenceElement): Markup {
  return (
    <div className="rf-access">
      <div>
        <h3>Keyboard</h3>
        {proseList(accessibility.keyboard)}
      </div>
      <div>
        <h3>Screen readers</h3>
        {proseList(accessibility.screenReader)}
      </div>
      <div className="rf-access__author">
        <h3>What you provide</h3>
        {proseList(accessibility.author)}
      </div>
    </div>
  );
}

function examplesSection({ element, changed }: ElementFacts): Markup {
  return (
    <>
      <p>Each example is the real element in its own page. Change its attributes and the markup follows.</p>
      {element.documentation.examples.map((example, place) =>
        exampleSection(
          changed?.place === place
            ? changed
            : { element, place, edited: editExample(element, example.html), query: '' },
        ),
      )}
    </>
  );
}

function embedSection({ element, origin }: ElementFacts, scripts: BuiltScripts): Markup {
  const { tag, documentation } = element;
  const small = documentation.examples
    .map((example) => editExample(element, example.html).nodes)
    .sort((a, b) => JSON.stringify(a).length - JSON.stringify(b).length)[0];
  return (
    <>
      <p>
        For a page without a build. <code>integrity</code> pins the script to the exact content that this server built,
        so copy it again when you update.
      </p>
      {codeBlock('embed-code', 'Paste-in code', pasteIn(tag, scripts, origin, small))}
    </>
  );
}

function dataSection({ tag }: ReferenceElement): Markup {
  return (
    <ul className="rf-list">
      <li>
        <a href={`/elements/${tag}.json`}>Its entry of the custom elements manifest</a>, which editors read
      </li>
      <li>
        <a href={`/elements/${tag}.schema.json`}>The JSON Schema of its attributes</a>, for a block editor
      </li>
      <li>
        <a href="/elements/custom-elements.json">The manifest of all elements</a>
      </li>
    </ul>
  );
}

function sectionsOf(facts: ElementFacts): Section[] {
  const { element, built, details } = facts;
  const scripts = built?.tags.get(element.tag);
  const { server } = element.documentation;
  return [
    ['when', 'When to use it', guidance(element)],
    ['examples', 'Examples', examplesSection(facts)],
    ...(built ? [['embed', 'Paste it in', embedSection(facts, built)] as const] : []),
    ...factTables(element, details),
    ['accessibility', 'Accessibility', accessSection(element)],
    ...(server ? [['server', 'What it asks of a server', <p>{prose(server)}</p>] as const] : []),
    ...(scripts ? [['size', 'Size', sizeSection(element.tag, scripts)] as const] : []),
    ['data', 'Data', dataSection(element)],
  ];
}

/** The page of a tag. */
export function elementPage(facts: ElementFacts): Markup {
  const { element, built, theme, isSandbox } = facts;
  const { tag, documentation } = element;
  const { previous, next } = neighboursOf(tag);
  const group = groupOf(tag);
  const scripts = built?.tags.get(tag);
  const sections = sectionsOf(facts);
  return referenceLayout({
    title: tag,
    description: documentation.summary.replaceAll('`', ''),
    path: `/elements/${tag}`,
    theme,
    isSandbox,
    tag,
    contents: sections.map(([id, title]) => [id, title]),
    main: (
      <>
        <div className="rf-head">
          <p className="rf-head__group">
            <a href={`/elements#${group?.id}`}>{group?.title}</a>
          </p>
          <h1>
            <code>&lt;{tag}&gt;</code>
          </h1>
          <p className="rf-lead">{prose(documentation.summary)}</p>
          <ul className="rf-glance" role="list">
            <li>{documentation.examples.length === 1 ? '1 example' : `${documentation.examples.length} examples`}</li>
            {scripts && <li>{sizeInKibibytes(scripts.own)} KiB of its own</li>}
            <li>{documentation.server ? 'Needs your server' : 'Needs no server'}</li>
          </ul>
        </div>
        {sections.map(([id, title, content]) => (
          <section key={id} className="rf-section" id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            {content}
          </section>
        ))}
        <nav className="rf-neighbours" aria-label="Other elements">
          {previous && (
            <a className="rf-neighbour" rel="prev" href={`/elements/${previous.tag}`}>
              <span>Previous</span> {previous.tag}
            </a>
          )}
          {next && (
            <a className="rf-neighbour rf-neighbour--next" rel="next" href={`/elements/${next.tag}`}>
              <span>Next</span> {next.tag}
            </a>
          )}
        </nav>
      </>
    ),
  });
}

const list = (scripts: readonly BuiltScript[]): Markup => (
  <ul className="rf-files" role="list">
    {scripts.map((script) => (
      <li key={script.name}>
        <code>{script.name}</code> <span>{sizeInKibibytes([script])} KiB</span>
      </li>
    ))}
  </ul>
);

/** The size of a tag and the scripts that it loads, from the build. */
function sizeSection(tag: string, { own, shared, later }: TagScripts): Markup {
  return (
    <>
      <dl className="rf-sizes">
        <div>
          <dt>For this tag alone</dt>
          <dd>
            {sizeInKibibytes(own)} <abbr title="kibibytes, compressed with gzip">KiB</abbr>
          </dd>
        </div>
        <div>
          <dt>Shared with other tags</dt>
          <dd>
            {sizeInKibibytes(shared)} <abbr title="kibibytes, compressed with gzip">KiB</abbr>
          </dd>
        </div>
        {later.length > 0 && (
          <div>
            <dt>On first need</dt>
            <dd>
              {sizeInKibibytes(later)} <abbr title="kibibytes, compressed with gzip">KiB</abbr>
            </dd>
          </div>
        )}
      </dl>
      <p>
        Compressed with gzip. A page loads what is shared once, however many tags stand on it, and only when a tag is
        near the window or the browser is idle.
      </p>
      <details className="rf-edit">
        <summary className="rf-edit__summary">
          The files that <code>&lt;{tag}&gt;</code> loads
        </summary>
        <div className="rf-file-groups">
          <div>
            <h3>For this tag alone</h3>
            {list(own)}
          </div>
          {shared.length > 0 && (
            <div>
              <h3>Shared</h3>
              {list(shared)}
            </div>
          )}
          {later.length > 0 && (
            <div>
              <h3>On first need</h3>
              {list(later)}
            </div>
          )}
        </div>
      </details>
    </>
  );
}
