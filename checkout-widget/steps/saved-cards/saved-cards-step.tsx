import { useState } from 'react';
import problemStyles from '#checkout/steps/problem.css?inline';
import { Problem } from '#checkout/steps/problem.tsx';
import type { StepProps } from '#checkout/steps/step.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import SAVED_CARDS_TEXTS from '#texts/checkout/pay-widget-saved';
import { bareScheme, schemeName } from './card-scheme-name.ts';
import {
  cardSelected,
  expiryText,
  isSavedCardExpired,
  maskedNumber,
  readSavedCards,
  SAVED_CARD_EVENT,
  type SavedCard,
} from './saved-card.ts';
import styleSheet from './saved-cards.css?inline';

/** A colour and a few letters for each scheme, our own marks and not the schemes' logos. */
const MARKS: Readonly<Record<string, readonly [letters: string, colour: string]>> = {
  amex: ['AMEX', '#1f6fb5'],
  ausbc: ['BANK', '#5b4a1f'],
  diners: ['DC', '#2b5c86'],
  discover: ['DISC', '#a34a00'],
  japcb: ['JCB', '#0c6b3d'],
  laser: ['LASR', '#4a3aa7'],
  mastercard: ['MC', '#a3311d'],
  solo: ['SOLO', '#5a2a7a'],
  visa: ['VISA', '#1a3a8f'],
  eftpos: ['EFT', '#3b3b3b'],
};

/** A small picture of a card; its scheme's name is shown beside it as text. */
function SchemeMark({ schema }: { readonly schema: string }) {
  const [letters, colour] = MARKS[bareScheme(schema)] ?? ['', '#5f6670'];
  return (
    <svg className="pay-card-mark" viewBox="0 0 48 32" aria-hidden="true" focusable="false">
      <rect width="48" height="32" rx="5" fill={colour} />
      <rect y="6" width="48" height="5" fill="#fff" opacity="0.28" />
      <text x="24" y="25" fill="#fff" fontSize="11" fontWeight="700" fontFamily="sans-serif" textAnchor="middle">
        {letters}
      </text>
    </svg>
  );
}

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
          {expires}{' '}
          {isSavedCardExpired(expiration, new Date()) && <strong className="pay-card-expired">{t('expired')}</strong>}
        </span>
      )}
    </>
  );
}

/** C2.37: one entry for each saved card, in the server's order; one click chooses it. */
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
