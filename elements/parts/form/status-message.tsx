import type { ReactNode } from 'react';

export interface StatusMessageProps {
  children?: ReactNode;
  /** Its class; by default visible only to screen readers. */
  className?: string;
}

/** A polite live region. It is always in the page, so that a text added later is announced. */
export function StatusMessage({ children, className = 'haven-visually-hidden' }: StatusMessageProps) {
  return (
    <p className={className} role="status">
      {children}
    </p>
  );
}
