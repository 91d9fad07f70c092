import type { CardStatus } from './card-status.ts';

/** Where a card stands, as text: colour and icon only underline it. */
export function StatusBadge({ status, id }: { status: CardStatus; id?: string }) {
  const kind = status === 'Ready' ? 'success' : status === 'Not required' ? 'neutral' : 'warning';
  return (
    <span className={`haven-badge haven-badge--${kind}`} id={id}>
      {status}
    </span>
  );
}
