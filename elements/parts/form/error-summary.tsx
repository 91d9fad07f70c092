import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import type { Shown } from '#locales/message.ts';
import { useTextOf } from '#runtime/texts/use-text-of.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import FORM_TEXTS from '#texts/elements/form';
import { focusById } from './focus-by-id.ts';

export interface SummaryError {
  /** The id of the control with the error; a message without one is plain text. */
  fieldId?: string;
  message: Shown;
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
  const textOf = useTextOf();
  const prefix = t('errorTitle');
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Only a server writes the attribute: the browser has moved the focus here, and the visitor may have gone on.
    if (!box.current?.hasAttribute('autofocus')) box.current?.focus();
  }, []);
  useLayoutEffect(() => {
    const page = box.current?.ownerDocument;
    if (!page) return;
    if (!page.title.startsWith(prefix)) page.title = prefix + page.title;
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
    // biome-ignore lint/a11y/noAutofocus: without scripts nothing else moves the focus to what is wrong.
    <div className="haven-error-summary" role="alert" tabIndex={-1} autoFocus ref={box}>
      <h2 className="haven-error-summary__title">{title ?? t('problem')}</h2>
      <ul className="haven-error-summary__list">
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${textOf(message)}`}>
            {fieldId ? (
              <a href={`#${fieldId}`} onClick={(event) => follow(event, fieldId)}>
                {textOf(message)}
              </a>
            ) : (
              textOf(message)
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
