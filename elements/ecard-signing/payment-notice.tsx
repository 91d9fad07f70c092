import { Alert } from '#parts/form/alert.tsx';
import { MAX_MESSAGE_CHARACTERS } from '#rules/shop/ecard-message.ts';
import { useTextOf } from '#runtime/texts/use-text-of.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import ECARD_TEXTS from '#texts/elements/ecard-signing';
import type { CardActions } from './card-item.tsx';
import type { EcardNotice } from './use-payment.ts';

interface PaymentNoticeProps {
  notice: EcardNotice;
  /** Whether a server has found it: then the page begins at it. */
  isFirst: boolean;
  total: number;
  /** The beginning of the ids of the cards. */
  id: string;
  onOpen: CardActions['show'];
}

/** Why the cards cannot be sent yet, and what to do. The focus stays on the button, so that it can be clicked again. */
export function PaymentNotice({ notice, isFirst, total, id, onOpen }: PaymentNoticeProps) {
  const t = useTexts(ECARD_TEXTS);
  const textOf = useTextOf();
  if (notice.kind === 'saved') return <Alert kind="success">{t('saved')}</Alert>;
  if (notice.kind === 'stuck') {
    return (
      <Alert kind="error" title={t('savedButStuck')}>
        {t('goToCart')}
      </Alert>
    );
  }
  if (notice.kind === 'failed') {
    return (
      <Alert kind="error" title={t('notSaved')} focus={isFirst}>
        {notice.reasons.map((reason, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a server may repeat a line, and lines never move.
          <div key={index}>{textOf(reason)}</div>
        ))}
      </Alert>
    );
  }
  const [index = 0] = notice.indexes;
  const isMissing = notice.kind === 'missing';
  const share = { number: notice.indexes.length, total };
  return (
    <Alert
      focus={isFirst}
      kind={isMissing ? 'warning' : 'error'}
      title={isMissing ? t('missingTitle', share) : t('tooLongTitle', share)}
    >
      {isMissing ? t('complete') : t('tooLongText', { limit: MAX_MESSAGE_CHARACTERS })}
      <p className="ecard-signing__open">
        <a
          className="haven-button haven-button--secondary"
          href={`#${id}-${index}`}
          onClick={(event) => onOpen(event, index, true)}
        >
          {t('openCard', { card: t('cardNumber', { place: index + 1, total }) })}
        </a>
      </p>
    </Alert>
  );
}
