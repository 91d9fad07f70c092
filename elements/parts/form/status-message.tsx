import type { ReactNode } from 'react';

export interface StatusMessageProps {
  children?: ReactNode;
  /** How it looks; out of sight, for screen readers alone, unless given. */
  className?: string;
}

/** A polite live region: always in the page, so that a text put into it later is spoken. */
export function StatusMessage({ children, className = 'haven-visually-hidden' }: StatusMessageProps) {
  return (
    <p className={className} role="status">
      {children}
    </p>
  );
}
