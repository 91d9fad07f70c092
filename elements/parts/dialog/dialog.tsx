import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';

export interface DialogProps {
  /** Its heading and accessible name. */
  label: string;
  children: ReactNode;
  /** The dialog was closed, by its button, Escape, a press beside it or the browser's way back. */
  onClose: () => void;
}

/**
 * A modal dialog, open from when it is drawn. The browser's own: it traps the focus, gives it back to what had it
 * before, and makes the page behind inert. Its sheet is `dialog.css`.
 */
export function Dialog({ label, children, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    // Closed before it leaves the page, or the focus would be lost with it.
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
            Close
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
