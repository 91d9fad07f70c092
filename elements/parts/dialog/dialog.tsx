import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTexts } from '#runtime/texts/use-texts.ts';
import DIALOG_TEXTS from '#texts/elements/dialog';

export interface DialogProps {
  /** Its heading and accessible name. */
  label: string;
  children: ReactNode;
  /** The dialog was closed by its button, Escape, a click beside it or the browser's back gesture. */
  onClose: () => void;
}

/**
 * A modal dialog that is open while it is rendered. It is the browser's own dialog: it traps the focus, returns it on
 * closing and makes the page behind inert. Its stylesheet is `dialog.css`.
 */
export function Dialog({ label, children, onClose }: DialogProps) {
  const t = useTexts(DIALOG_TEXTS);
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    // Closed before removal, so that the browser can return the focus.
    return () => opened?.close();
  }, []);

  const close = () => dialog.current?.close();
  const closeBeside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it.
    <dialog className="dialog" part="dialog" ref={dialog} aria-label={label} onClose={onClose} onClick={closeBeside}>
      <div className="dialog__box">
        <div className="dialog__head">
          <h2 className="dialog__label">{label}</h2>
          <button type="button" className="dialog__close" part="close-button" onClick={close}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6l12 12M18 6 6 18" />
            </svg>
            {t('close')}
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
