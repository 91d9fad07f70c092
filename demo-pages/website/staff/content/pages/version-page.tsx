import {
  type EntryProblem,
  type EntryWithLatest,
  entryPath,
  fullLabel,
  type NamedField,
  trailCountry,
  type Version,
  versionPath,
} from '../../../content/index.ts';
import { type Markup, momentText } from '../../../platform/index.ts';
import { recordLink } from '../../giving/pages/act-form.tsx';
import { recordsTable } from '../../pages/records-table.tsx';
import { type ContentContext, contentPage, mayEdit } from './content-page.ts';

export interface VersionPageData {
  found: EntryWithLatest;
  version: Version;
  /** The one before it; undefined for the first. */
  before: Version | undefined;
  formKey: string;
  problems?: readonly EntryProblem[];
}

/** One version: each field, what it was before, its preview, and the buttons that bring it back. */
export function versionPage(content: ContentContext, data: VersionPageData): Markup {
  const { kind } = content;
  const { found, version, before, formKey, problems } = data;
  const { number, key, at, actor } = version;
  const path = versionPath(kind, key, number);
  const shown = ({ name, facts }: NamedField, { fields }: Version) => {
    const text = fields[name] ?? '';
    return facts.options?.find(({ value }) => value === text)?.label ?? (text || '(empty)');
  };
  const rows = kind.fields.map((field) => {
    const [now, then] = [shown(field, version), before && shown(field, before)];
    return [fullLabel(field.facts), now, ...(before ? [then === now ? 'No change' : (then ?? '')] : [])];
  });
  const isLive = found.entry.liveVersion === number;
  return contentPage(content, {
    title: `${kind.titleOf(version.fields)}, version ${number}`,
    lead:
      `Saved ${momentText(at, trailCountry(kind, version.fields))} by ` +
      `${actor}.${isLive ? ' This version is live.' : ''}`,
    ...(problems && { problems }),
    main: (
      <>
        <p className="records-after">
          {recordLink(entryPath(kind, key), `Back to ${kind.key.label.toLowerCase()} ${key}`)},{' '}
          {recordLink(`${path}/preview`, 'preview this version')}
        </p>
        {recordsTable(
          `Version ${number}`,
          ['Field', `Version ${number}`, ...(before ? [`Version ${before.number}`] : [])],
          rows,
        )}
        {mayEdit(content) && !isLive && (
          <section className="records-part">
            <h2>Restore</h2>
            <p>Its content becomes a new version. No version is lost.</p>
            <form className="records-form" method="post" action={`${path}/restore`}>
              <input type="hidden" name="formKey" value={formKey} />
              <input type="hidden" name="seen" value={found.entry.latest} />
              <div className="haven-actions">
                <button className="haven-button haven-button--secondary" type="submit" name="act" value="draft">
                  Restore as draft
                </button>
                <button className="haven-button haven-button--primary" type="submit" name="act" value="publish">
                  Restore and publish now
                </button>
              </div>
            </form>
          </section>
        )}
      </>
    ),
  });
}
