import type { ReactNode } from 'react';

/** What becomes of the details, with a link to the notice that opens beside the form; without an address only the words. */
export function PrivacyNote({ href, children }: { href: string | undefined; children: ReactNode }) {
  return (
    <p className="haven-field__hint">
      {children}
      {href && (
        <>
          {' '}
          See our{' '}
          <a className="haven-link" href={href} target="_blank" rel="noopener">
            privacy notice<span className="haven-visually-hidden"> (opens in a new tab)</span>
          </a>
          .
        </>
      )}
    </p>
  );
}
