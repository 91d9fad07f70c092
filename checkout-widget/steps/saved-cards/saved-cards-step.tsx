import { useState } from 'react';
import problemStyles from '#checkout/steps/problem.css?inline';
import { Problem } from '#checkout/steps/problem.tsx';
import type { StepProps } from '#checkout/steps/step.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import SAVED_CARDS_TEXTS from '#texts/checkout/pay-widget-saved';
import { schemeName } from './card-scheme-name.ts';
import { cardSelected, readSavedCards, SAVED_CARD_EVENT, type SavedCard } from './saved-card.ts';
import { expiryText, isExpired, maskedNumber } from './saved-card-texts.ts';
import styleSheet from './saved-cards.css?inline';
import { SchemeMark } from './scheme-mark.tsx';

function CardFace({ schema, last4, expiration }: SavedCard) {
  const t = useTexts(SAVED_CARDS_TEXTS);
  const masked = maskedNumber(last4);
  const expires = expiryText(expiration, t);
  return (
    <>
      <SchemeMark schema={schema} />
      <span className="pay-card-name">{schemeName(schema) || t('card')}</span>{' '}
      {masked && (
        <span className="pay-card-number" role="img" aria-label={t('endingIn', { last4 })}>
          {masked}
        </span>
      )}{' '}
      {expires && (
        <span className="pay-card-expiry">
          {expires} {isExpired(expiration, new Date()) && <strong className="pay-card-expired">{t('expired')}</strong>}
        </span>
      )}
    </>
  );
}

/** C2.37: one entry for each saved card, in the server's order; one press chooses it. */
export function Step({ payload, isBusy, isOver, act, report }: StepProps<'saved_card_form.show'>) {
  const t = useTexts(SAVED_CARDS_TEXTS);
  const [cards] = useState(() => readSavedCards(payload.cards));
  const [chosen, setChosen] = useState<string>();
  const [isUnsent, setUnsent] = useState(false);
  const isDisabled = isBusy || isOver;
  const choose = (card: SavedCard) => {
    if (isDisabled) return;
    act(async () => {
      setChosen(card.id);
      setUnsent(false);
      const isSent = await report(SAVED_CARD_EVENT, cardSelected(card));
      if (isSent) return;
      setChosen(undefined);
      setUnsent(true);
    });
  };
  return (
    <div className="pay-cards">
      {isUnsent && !isOver && <Problem>{t('notSent')}</Problem>}
      {cards.length > 0 && (
        <ul className="pay-card-list">
          {cards.map((card) => (
            <li key={card.id}>
              <button
                type="button"
                className="pay-card"
                data-chosen={card.id === chosen || undefined}
                aria-disabled={isDisabled}
                onClick={() => choose(card)}
              >
                <CardFace {...card} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export const styles = [problemStyles, styleSheet];
