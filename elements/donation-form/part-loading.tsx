import { Alert } from '#parts/form/alert.tsx';
import { StatusMessage } from '#parts/form/status-message.tsx';
import { useTexts } from '#runtime/texts/use-texts.ts';
import DONATION_TEXTS from '#texts/elements/donation-form';
import type { LazyPart } from './use-lazy-part.ts';

/** The place of a part whose script has not arrived. */
export function PartLoading({ part }: { readonly part: LazyPart<unknown> }) {
  const t = useTexts(DONATION_TEXTS);
  if (!part.hasFailed) {
    return (
      <StatusMessage className="donation-form__note">
        <span className="haven-spinner" aria-hidden="true" /> {t('loading')}
      </StatusMessage>
    );
  }
  return (
    <>
      <Alert kind="error">{t('notLoaded')}</Alert>
      <button className="haven-button haven-button--secondary donation-form__next" type="button" onClick={part.retry}>
        {t('retry')}
      </button>
    </>
  );
}
