import type { Markup } from '../../platform/index.ts';
import type { Token } from './markup-tokens.ts';

/** Code with a copy button. `id` identifies the block in the page; `label` says what the code is. */
export function codeBlock(id: string, label: string, tokens: readonly Token[]): Markup {
  // Code is read from left to right in every language.
  return (
    <div className="rf-code" data-code="">
      <div className="rf-code__head">
        <p className="rf-code__label" id={`${id}-label`}>
          {label}
        </p>
        <p className="rf-code__status" role="status" data-copy-status="" />
        <button className="rf-button rf-button--quiet" type="button" data-copy="" hidden>
          Copy<span className="haven-visually-hidden"> {label}</span>
        </button>
      </div>
      <pre className="rf-code__text" dir="ltr" tabIndex={0} role="group" aria-labelledby={`${id}-label`}>
        <code id={id}>
          {tokens.map(([kind, text], place) =>
            kind === 'text' ? (
              text
            ) : (
              <span key={place} className={`rf-${kind}`}>
                {text}
              </span>
            ),
          )}
        </code>
      </pre>
    </div>
  );
}
