import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { isMessage, type Message } from '#locales/message.ts';
import { useTextOf } from '#runtime/texts/use-text-of.ts';

export interface AlertProps {
  kind: 'error' | 'success' | 'warning' | 'info';
  title?: ReactNode;
  children?: ReactNode | Message;
  /** Takes the focus when it is mounted: give it a new `key` for each new message. */
  focus?: boolean;
}

/** A message in the page. Screen readers announce errors and warnings at once, other messages at the next pause. */
export function Alert({ kind, title, children, focus }: AlertProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (focus && !box.current?.autofocus) box.current?.focus();
  }, [focus]);
  const textOf = useTextOf();
  return (
    <div
      className={`haven-alert haven-alert--${kind}`}
      role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}
      tabIndex={focus ? -1 : undefined}
      // biome-ignore lint/a11y/noAutofocus: only a server writes it, for a browser without scripts.
      autoFocus={focus}
      ref={box}
    >
      {title && <p className="haven-alert__title">{title}</p>}
      {children && <div className="haven-alert__text">{isMessage(children) ? textOf(children) : children}</div>}
    </div>
  );
}
