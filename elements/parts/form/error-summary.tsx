import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { focusById } from './focus-by-id.ts';

export interface SummaryError {
  /** The id of the control with the error; a message without one is plain text. */
  fieldId?: string;
  message: string;
}

export interface ErrorSummaryProps {
  title?: string;
  errors: readonly SummaryError[];
}

const TITLE_PREFIX = 'Error: ';

/**
 * All errors of a submit, each message a link to its field. It takes the focus when it is mounted: give it a new `key`
 * for each submit. While it is shown, the page's title starts with "Error: ".
 */
export function ErrorSummary({ title = 'There is a problem', errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.focus();
    const page = box.current?.ownerDocument;
    if (!page || page.title.startsWith(TITLE_PREFIX)) return;
    page.title = TITLE_PREFIX + page.title;
    return () => {
      if (page.title.startsWith(TITLE_PREFIX)) page.title = page.title.slice(TITLE_PREFIX.length);
    };
  }, []);
  const follow = (event: MouseEvent, fieldId: string) => {
    // The URL stays unchanged, because each hash would add an entry to the history.
    event.preventDefault();
    focusById(box.current, fieldId);
  };
  return (
    <div className="haven-error-summary" role="alert" tabIndex={-1} ref={box}>
      <h2 className="haven-error-summary__title">{title}</h2>
      <ul className="haven-error-summary__list">
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            {fieldId ? (
              <a href={`#${fieldId}`} onClick={(event) => follow(event, fieldId)}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
