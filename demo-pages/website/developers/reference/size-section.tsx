import type { Markup } from '../../platform/index.ts';
import { type BuiltScript, kibibytes, type TagScripts } from './built-scripts.ts';

const list = (scripts: readonly BuiltScript[]): Markup => (
  <ul className="rf-files" role="list">
    {scripts.map((script) => (
      <li key={script.name}>
        <code>{script.name}</code> <span>{kibibytes([script])} KiB</span>
      </li>
    ))}
  </ul>
);

/** The size of a tag and the scripts that it loads, from the build. */
export function sizeSection(tag: string, { own, shared, later }: TagScripts): Markup {
  return (
    <>
      <dl className="rf-sizes">
        <div>
          <dt>For this tag alone</dt>
          <dd>
            {kibibytes(own)} <abbr title="kibibytes, compressed with gzip">KiB</abbr>
          </dd>
        </div>
        <div>
          <dt>Shared with other tags</dt>
          <dd>
            {kibibytes(shared)} <abbr title="kibibytes, compressed with gzip">KiB</abbr>
          </dd>
        </div>
        {later.length > 0 && (
          <div>
            <dt>On first need</dt>
            <dd>
              {kibibytes(later)} <abbr title="kibibytes, compressed with gzip">KiB</abbr>
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
