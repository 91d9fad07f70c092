import type { Markup } from '../../platform/index.ts';

/** The check's findings about the example, below one of its previews. The page's script fills it. */
export function previewCheck(kind: 'shadow' | 'frame'): Markup {
  // Both show the same findings: one live region is enough.
  const voice = kind === 'shadow' ? 'status' : undefined;
  return (
    <div className="bo-check" id={`${kind}-check`} hidden>
      <h3 className="bo-check__title">What the check says</h3>
      <p className="bo-check__sum" role={voice} />
      <ol className="bo-check__list" role="list" />
    </div>
  );
}

/** A field for pasted markup to be checked: the markup is parsed but never rendered. */
export function markupCheck(): Markup {
  return (
    <section className="bo-own" id="own" aria-labelledby="own-title" hidden>
      <h2 className="bo-stage__title" id="own-title">
        Check this markup
      </h2>
      <form className="haven-form" id="own-form" autoComplete="off">
        <div className="haven-field">
          <label className="haven-field__label" htmlFor="own-markup">
            Your own markup
          </label>
          <p className="haven-field__hint" id="own-hint">
            A block, a part of a page, or a whole page from <code>&lt;html&gt;</code> on. It is read here, in your
            browser: nothing is sent, shown or run.
          </p>
          <textarea
            className="haven-field__control bo-own__text"
            id="own-markup"
            rows={8}
            spellCheck="false"
            dir="ltr"
            aria-describedby="own-hint"
            required
          />
        </div>
        <div className="haven-actions">
          <button className="haven-button haven-button--primary" type="submit">
            Check
          </button>
        </div>
      </form>
      <div className="bo-check" id="own-check">
        <p className="bo-check__sum" role="status" />
        <ol className="bo-check__list" role="list" />
      </div>
    </section>
  );
}
