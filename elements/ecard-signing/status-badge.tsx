import { useTexts } from '#runtime/texts/use-texts.ts';
import ECARD_TEXTS from '#texts/elements/ecard-signing';
import { type CardStatus, STATUS_TEXTS } from './card-status.ts';

/** The status of a card as text, supported by colour and icon. */
export function StatusBadge({ status }: { status: CardStatus }) {
  const t = useTexts(ECARD_TEXTS);
  const kind = status === 'Ready' ? 'success' : status === 'Not required' ? 'neutral' : 'warning';
  return <span className={`haven-badge haven-badge--${kind}`}>{t(STATUS_TEXTS[status])}</span>;
}
