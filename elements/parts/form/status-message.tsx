import type { ReactNode } from 'react';
import { isMessage, type Message } from '#locales/message.ts';
import { useTextOf } from '#runtime/texts/use-text-of.ts';

export interface StatusMessageProps {
  children?: ReactNode | Message;
  /** Its class; by default visible only to screen readers. */
  className?: string;
}

/** A polite live region. It is always in the page, so that a text added later is announced. */
export function StatusMessage({ children, className = 'haven-visually-hidden' }: StatusMessageProps) {
  const textOf = useTextOf();
  return (
    <p className={className} role="status">
      {isMessage(children) ? textOf(children) : children}
    </p>
  );
}
