import { Alert } from '#parts/form/alert.tsx';
import { useTexts } from '#runtime/texts/use-texts.ts';
import UPDATE_TEXTS from '#texts/elements/update-details-form';

/** Replaces the form after a success. */
export function UpdateSent({ onAgain }: { onAgain: () => void }) {
  const t = useTexts(UPDATE_TEXTS);
  return (
    <div className="haven-form">
      <Alert kind="success" focus title={t('thanks')}>
        <p>{t('willUpdate')}</p>
      </Alert>
      <div className="haven-actions">
        <button className="haven-button haven-button--secondary" type="button" onClick={onAgain}>
          {t('again')}
        </button>
      </div>
    </div>
  );
}
