import { useRef, useState } from 'react';
import type { Shown } from '#locales/message.ts';
import type { AuthorForm } from '#parts/fields/author-form.ts';
import { useLeaving } from '#parts/form/use-leaving.ts';
import { useSubmission } from '#parts/form/use-submission.ts';
import type { PostedEcard } from '#rules/api/cart-schemas.ts';
import { createWebsiteApi } from '#rules/api/website-api.ts';
import type { WebsiteApiError } from '#rules/api/website-api-error.ts';
import { failureReason } from '#rules/failure-lines.ts';
import { safeNavigate } from '#rules/links/safe-navigate.ts';
import { isEcardMissingDetails } from '#rules/shop/ecard.ts';
import { useHost } from '#runtime/host.ts';
import { postedCard } from './card-edits.ts';
import { isMessageTooLong, type SignedCard } from './card-status.ts';
import type { EcardSigningEvents } from './ecard-signing.definition.ts';

/** The notice beside the button; `found` are the indexes of the cards to check. */
export type EcardNotice =
  | { readonly kind: 'missing' | 'too-long'; readonly indexes: readonly number[] }
  | { readonly kind: 'failed'; readonly reasons: readonly Shown[] }
  | { readonly kind: 'stuck' }
  | { readonly kind: 'saved' };

export interface PaymentOptions {
  action: string;
  nextUrl: string;
  cards: readonly SignedCard[];
  /** The page's form: its errors, and its field `warned` after the first attempt, where scripts did not post. */
  author: AuthorForm;
  onSent: (cards: readonly PostedEcard[]) => void;
}

const indexesOf = (cards: readonly SignedCard[], is: (card: SignedCard) => boolean) =>
  cards.flatMap((card, index) => (is(card) ? [index] : []));

/** What the server has found in a post without scripts. */
function firstNotice({ cards, author }: PaymentOptions): EcardNotice | undefined {
  const reasons = [...new Set(Object.values(author.errors))];
  if (reasons.length > 0) return { kind: 'failed', reasons };
  const indexes = author.values['warned'] ? indexesOf(cards, isEcardMissingDetails) : [];
  return indexes.length > 0 ? { kind: 'missing', indexes } : undefined;
}

/**
 * The step to payment: cards with missing details stop it once (W4.16, W4.17), then all cards are posted once and the
 * page goes on. After a failure nothing is lost and the visitor can try again.
 */
export function usePayment(options: PaymentOptions) {
  const { action, nextUrl, cards, author, onSent } = options;
  const host = useHost<EcardSigningEvents>();
  const announce = (url: string) => host.emit('haven-navigate', { url }, { cancelable: true });
  const { leaving, leave } = useLeaving(announce, safeNavigate);
  const warned = useRef(Boolean(author.values['warned']));
  const [current, setCurrent] = useState(() => ({ key: 0, notice: firstNotice(options) }));
  const showNotice = (notice?: EcardNotice) => setCurrent(({ key }) => ({ key: key + 1, notice }));

  const { status, submit } = useSubmission(async (posted: readonly PostedEcard[]) => {
    showNotice();
    try {
      const { redirect } = await createWebsiteApi().saveEcards(action, posted);
      onSent(posted);
      const url = redirect || nextUrl;
      if (url === '') showNotice({ kind: 'saved' });
      else if (leave(url) === 'refused') showNotice({ kind: 'stuck' });
      return true;
    } catch (error) {
      const { errors = [] } = error as Partial<WebsiteApiError>;
      showNotice({ kind: 'failed', reasons: errors.length > 0 ? errors : [failureReason(error)] });
      return false;
    }
  });
  const busy = status === 'submitting' || leaving;

  return {
    busy,
    ...current,
    /** Removes the notice when the visitor opens a card. */
    dismiss: () => showNotice(),
    goOn() {
      if (busy) return;
      const tooLong = indexesOf(cards, isMessageTooLong);
      const missing = indexesOf(cards, isEcardMissingDetails);
      if (tooLong.length > 0) return showNotice({ kind: 'too-long', indexes: tooLong });
      if (missing.length > 0 && !warned.current) {
        warned.current = true;
        return showNotice({ kind: 'missing', indexes: missing });
      }
      void submit(cards.map(postedCard));
    },
  };
}
