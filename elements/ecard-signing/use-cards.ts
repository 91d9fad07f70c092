import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { PostedEcard } from '#rules/api/cart-schemas.ts';
import { useHost } from '#runtime/host.ts';
import { REMEMBERED } from '#runtime/hydration/page-names.ts';
import { type CardEdits, editedCards, postedCard, withChange } from './card-edits.ts';
import type { CardChange, SignedCard } from './card-status.ts';
import { type EcardSigningEvents, tag } from './ecard-signing.definition.ts';
import { typedEdits } from './typed-edits.ts';

// Its beginning makes the script load at once, so that what was typed is soon there.
const keyOf = (action: string) => `${REMEMBERED} ${tag} ${action}`;

/**
 * What was typed in this tab and not yet sent, by the address that it is sent to; nothing where storage is forbidden.
 */
function rememberedEdits(action: string): CardEdits {
  try {
    return typedEdits(JSON.parse(sessionStorage.getItem(keyOf(action)) ?? '{}'));
  } catch {
    return new Map();
  }
}

/** Remembers edits for this tab, by the names of their form fields; no edits are forgotten. */
function rememberEdits(action: string, edits: CardEdits): void {
  const values = [...edits].flatMap(([instanceId, change]) =>
    Object.entries(change).map(([field, value]) => [`${instanceId}.${field}`, value]),
  );
  try {
    if (values.length === 0) sessionStorage.removeItem(keyOf(action));
    else sessionStorage.setItem(keyOf(action), JSON.stringify(Object.fromEntries(values)));
  } catch {
    // Without storage it is there until the page is left.
  }
}

export interface Cards {
  readonly cards: readonly SignedCard[];
  change(instanceId: string, change: CardChange): void;
  /** Forgets what was typed: the server has it. What was typed since stays. */
  sent(cards: readonly PostedEcard[]): void;
}

const asText = (cards: readonly PostedEcard[]) => JSON.stringify(cards);

/** The cards of the page with the typed changes, which this tab remembers until they are sent (G1.08). */
export function useCards(initial: readonly SignedCard[], action: string, typed: CardEdits): Cards {
  const host = useHost<EcardSigningEvents>();
  const [edits, setEdits] = useState(typed);
  const latest = useRef(edits);
  const cards = useMemo(() => editedCards(initial, edits), [initial, edits]);
  const posted = useRef<PostedEcard[]>([]);
  posted.current = cards.map(postedCard);

  // After the first render, which is the server's.
  useLayoutEffect(() => {
    let all = rememberedEdits(action);
    for (const [instanceId, change] of latest.current) all = withChange(all, instanceId, change);
    latest.current = all;
    setEdits(all);
  }, [action]);

  return {
    cards,
    change(instanceId, change) {
      latest.current = withChange(latest.current, instanceId, change);
      setEdits(latest.current);
      rememberEdits(action, latest.current);
      const card = editedCards(initial, latest.current).find((card) => card.instanceId === instanceId);
      if (card) host.emit('ecard-change', { card: postedCard(card) });
    },
    sent(cards) {
      if (asText(cards) === asText(posted.current)) rememberEdits(action, new Map());
    },
  };
}
