import type { ReactNode } from 'react';
import { useTexts } from '#runtime/texts/use-texts.ts';
import FORM_TEXTS from '#texts/elements/form';

/** How the details are used, with a link to the privacy notice in a new tab; without an address only the text. */
export function PrivacyNote({ href, children }: { href: string | undefined; children: ReactNode }) {
  const t = useTexts(FORM_TEXTS);
  return (
    <p className="haven-field__hint">
      {children}
      {href && (
        <>
          {' '}
          {t.rich('privacy', {
            notice: (
              <a className="haven-link" href={href} target="_blank" rel="noopener">
                {t('privacyNotice')}
                <span className="haven-visually-hidden"> {t('newTab')}</span>
              </a>
            ),
          })}
        </>
      )}
    </p>
  );
}
