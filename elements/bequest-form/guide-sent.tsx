import { Alert } from '#parts/form/alert.tsx';
import { useTexts } from '#runtime/texts/use-texts.ts';
import BEQUEST_TEXTS from '#texts/elements/bequest-form';

/** Replaces the form after a success. Links to the guide too, because a browser may block the new tab. */
export function GuideSent({ email, url }: { email: string; url: string }) {
  const t = useTexts(BEQUEST_TEXTS);
  return (
    <Alert kind="success" focus title={t('thanks')}>
      <p>{t('sentTo', { email })}</p>
      {url !== '' && (
        <p>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {t('open')}
            <span className="haven-visually-hidden"> {t('newTab')}</span>
          </a>
        </p>
      )}
    </Alert>
  );
}
