import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useSay } from '#runtime/texts/use-say.ts';

export interface AlertProps {
  kind: 'error' | 'success' | 'warning' | 'info';
  title?: ReactNode;
  children?: ReactNode;
  /** Takes the focus when it is mounted: give it a new `key` for each new message. */
  focus?: boolean;
}

/** A message in the page. Screen readers announce errors and warnings at once, other messages at the next pause. */
export function Alert({ kind, title, children, focus }: AlertProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (focus && !box.current?.autofocus) box.current?.focus();
  }, [focus]);
  const say = useSay();
  const inText = (text: ReactNode) => (typeof text === 'string' ? say(text) : text);
  return (
    <div
      className={`haven-alert haven-alert--${kind}`}
      role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}
      tabIndex={focus ? -1 : undefined}
      // biome-ignore lint/a11y/noAutofocus: only a server writes it, for a browser without scripts.
      autoFocus={focus}
      ref={box}
    >
      {title && <p className="haven-alert__title">{inText(title)}</p>}
      {children && <div className="haven-alert__text">{inText(children)}</div>}
    </div>
  );
}
