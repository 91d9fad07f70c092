import type { ReactNode } from 'react';

/** How the details are used, with a link to the privacy notice in a new tab; without an address only the text. */
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
