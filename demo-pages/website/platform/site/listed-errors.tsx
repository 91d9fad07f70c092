import type { Shown } from '#locales/message.ts';
import FORM_TEXTS from '#texts/elements/form';
import { messageIn, pageTexts } from './languages/page-texts.ts';
import { shownIn } from './languages/shown-in.tsx';
import type { Markup } from './page-context.ts';
import { SITES, type Site } from './sites.ts';

export interface ListedError {
  message: Shown;
  /** Id of the field to link to. */
  field?: string;
}

/**
 * The box that lists the errors to correct, below the page's heading; empty when there are none. The browser itself
 * moves the focus there, also without scripts. `site` says its language.
 */
export function errorSummary(errors: readonly ListedError[], { site = SITES[0] as Site } = {}): Markup | '' {
  if (errors.length === 0) return '';
  return (
    // biome-ignore lint/a11y/noAutofocus: this is how the focus gets there without scripts.
    <div className="haven-error-summary" role="alert" tabIndex={-1} autoFocus>
      <h2 className="haven-error-summary__title">{pageTexts(site, FORM_TEXTS)('problem')}</h2>
      <ul className="haven-error-summary__list">
        {errors.map(({ message, field }) =>
          field ? (
            <li key={`${field} ${messageIn(site, message)}`}>
              <a href={`#${field}`}>{shownIn(site, message)}</a>
            </li>
          ) : (
            <li key={messageIn(site, message)}>{shownIn(site, message)}</li>
          ),
        )}
      </ul>
    </div>
  );
}
