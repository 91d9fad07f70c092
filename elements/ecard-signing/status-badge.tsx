import type { CardStatus } from './card-status.ts';

const BADGES: Readonly<Record<CardStatus, { kind: string; text: string }>> = {
  missing: { kind: 'warning', text: 'Missing Details' },
  'too-long': { kind: 'warning', text: 'Message too long' },
  ready: { kind: 'success', text: 'Ready' },
  'not-required': { kind: 'neutral', text: 'Not required' },
};

/** Where a card stands, as text: colour and icon only underline it. */
export function StatusBadge({ status, id }: { status: CardStatus; id?: string }) {
  const { kind, text } = BADGES[status];
  return (
    <span className={`haven-badge haven-badge--${kind}`} id={id}>
      {text}
    </span>
  );
}
