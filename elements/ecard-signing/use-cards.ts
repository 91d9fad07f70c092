import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TypedBefore } from '#parts/fields/typed-before-upgrade.ts';
import { useHost } from '#runtime/host.ts';
import type { PostedEcard } from '#website/api/cart-schemas.ts';
import { editedCards, postedCard, withChange } from './card-edits.ts';
import type { CardChange, SignedCard } from './card-status.ts';
import type { EcardSigningEvents } from './ecard-signing.definition.ts';
import { typedEdits } from './typed-edits.ts';

export interface Cards {
  readonly cards: readonly SignedCard[];
  change(instanceId: string, change: CardChange): void;
  /** Records what the server has saved: from then on only later changes count as unsent. */
  sent(cards: readonly PostedEcard[]): void;
}

interface Taken {
  readonly given: readonly SignedCard[];
  readonly text: string;
}

const asText = (cards: readonly PostedEcard[]) => JSON.stringify(cards);

/**
 * The cards of the page with the typed changes. Personal details stay in memory and are never stored, so leaving the
 * page with unsent changes requires a confirmation.
 */
export function useCards(given: readonly SignedCard[], typed: TypedBefore | undefined): Cards {
  const host = useHost<EcardSigningEvents>();
  const [edits, setEdits] = useState(() => typedEdits(typed?.values));
  const latest = useRef(edits);
  const [, setTaken] = useState<Taken>();
  const taken = useRef<Taken>(undefined);
  const cards = useMemo(() => editedCards(given, edits), [given, edits]);

  const now = asText(cards.map(postedCard));
  const isUnsent = () => now !== (taken.current?.given === given ? taken.current.text : asText(given.map(postedCard)));
  const hasUnsentChanges = useRef(isUnsent);
  hasUnsentChanges.current = isUnsent;
  const unsent = isUnsent();
  const view = host.element.ownerDocument.defaultView;
  useLayoutEffect(() => {
    if (!unsent) return;
    // Checked at the event, because the page may navigate in the same task in which the server's response arrived.
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsentChanges.current()) event.preventDefault();
    };
    view?.addEventListener('beforeunload', ask);
    return () => view?.removeEventListener('beforeunload', ask);
  }, [unsent, view]);

  return {
    cards,
    change(instanceId, change) {
      latest.current = withChange(latest.current, instanceId, change);
      setEdits(latest.current);
      const card = editedCards(given, latest.current).find((card) => card.instanceId === instanceId);
      if (card) host.emit('ecard-change', { card: postedCard(card) });
    },
    sent(cards) {
      taken.current = { given, text: asText(cards) };
      setTaken(taken.current);
    },
  };
}
