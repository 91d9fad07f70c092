import { type ReactNode, useRef } from 'react';
import { useSay } from '#runtime/texts/use-say.ts';
import { useOpeningFocus } from './use-opening-focus.ts';

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
  const opening = useOpeningFocus(box, focus ?? false);
  const say = useSay();
  const inWords = (text: ReactNode) => (typeof text === 'string' ? say(text) : text);
  return (
    <div
      className={`haven-alert haven-alert--${kind}`}
      role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}
      {...opening}
      ref={box}
    >
      {title && <p className="haven-alert__title">{inWords(title)}</p>}
      {children && <div className="haven-alert__text">{inWords(children)}</div>}
    </div>
  );
}
