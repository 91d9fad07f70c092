import { clickableUrl } from '#rules/links/safe-navigate.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import PERSON_TEXTS from '#texts/elements/person';

/** The label of the tick box. The policy opens in a new tab, so that typed values are not lost. */
export function PrivacyLink({ url }: { url: string }) {
  const t = useTexts(PERSON_TEXTS);
  const safe = clickableUrl(url);
  if (!safe) return <>{t('iHaveRead')}</>;
  return (
    <>
      {t.rich('privacy', {
        notice: (
          <a href={url} target="_blank" rel="noopener">
            {t('privacyNotice')}
            <span className="haven-visually-hidden"> {t('newTab')}</span>
          </a>
        ),
      })}
    </>
  );
}
