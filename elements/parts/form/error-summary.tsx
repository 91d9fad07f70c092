import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useSay } from '#runtime/texts/use-say.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import { focusById } from './focus-by-id.ts';
import { FORM_TEXTS } from './form.texts.ts';

export interface SummaryError {
  /** The id of the control with the error; a message without one is plain text. */
  fieldId?: string;
  message: string;
}

export interface ErrorSummaryProps {
  title?: string;
  errors: readonly SummaryError[];
}

/**
 * All errors of a submit, each message a link to its field. It takes the focus when it is mounted: give it a new `key`
 * for each submit. While it is shown, the page's title starts with "Error: ".
 */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const t = useTexts(FORM_TEXTS);
  const say = useSay();
  const prefix = t('errorTitle');
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!box.current?.autofocus) box.current?.focus();
  }, []);
  useLayoutEffect(() => {
    const page = box.current?.ownerDocument;
    // A server that has rendered the summary has written the title too.
    const isWritten = page?.title.startsWith(prefix);
    if (!page || (isWritten && !box.current?.autofocus)) return;
    if (!isWritten) page.title = prefix + page.title;
    return () => {
      if (page.title.startsWith(prefix)) page.title = page.title.slice(prefix.length);
    };
  }, [prefix]);
  const follow = (event: MouseEvent, fieldId: string) => {
    // The URL stays unchanged, because each hash would add an entry to the history.
    event.preventDefault();
    focusById(box.current, fieldId);
  };
  return (
    // biome-ignore lint/a11y/noAutofocus: of a page that answers a post, where the browser itself moves the focus.
    <div className="haven-error-summary" role="alert" tabIndex={-1} autoFocus ref={box}>
      <h2 className="haven-error-summary__title">{title ?? t('problem')}</h2>
      <ul className="haven-error-summary__list">
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            {fieldId ? (
              <a href={`#${fieldId}`} onClick={(event) => follow(event, fieldId)}>
                {say(message)}
              </a>
            ) : (
              say(message)
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
