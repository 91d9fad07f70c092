import { linkTo } from '#rules/links/link-to.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import PERSON_TEXTS from '#texts/elements/person';

/** The label of the tick box. The notice opens in a new tab, so that typed values are not lost. */
export function PrivacyLabel({ url }: { url: string }) {
  const t = useTexts(PERSON_TEXTS);
  const href = linkTo(url);
  if (!href) return <>{t('iHaveRead')}</>;
  return (
    <>
      {t.rich('privacy', {
        notice: (
          <a href={href} target="_blank" rel="noopener">
            {t('privacyNotice')}
            <span className="haven-visually-hidden"> {t('newTab')}</span>
          </a>
        ),
      })}
    </>
  );
}
