import type { CardStatus } from './card-status.ts';

/** The status of a card as text, supported by colour and icon. */
export function StatusBadge({ status, id }: { status: CardStatus; id?: string }) {
  const kind = status === 'Ready' ? 'success' : status === 'Not required' ? 'neutral' : 'warning';
  return (
    <span className={`haven-badge haven-badge--${kind}`} id={id}>
      {status}
    </span>
  );
}
