import type { ReactNode } from 'react';
import { useSay } from '#runtime/texts/use-say.ts';

export interface StatusMessageProps {
  children?: ReactNode;
  /** Its class; by default visible only to screen readers. */
  className?: string;
}

/** A polite live region. It is always in the page, so that a text added later is announced. */
export function StatusMessage({ children, className = 'haven-visually-hidden' }: StatusMessageProps) {
  const say = useSay();
  return (
    <p className={className} role="status">
      {typeof children === 'string' ? say(children) : children}
    </p>
  );
}
