import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { ContentText } from '#parts/content/content-text.tsx';
import { useUniqueId } from '#parts/fields/use-unique-id.ts';
import { StatusMessage } from '#parts/form/status-message.tsx';
import { useTexts } from '#runtime/texts/use-texts.ts';
import type { CardType } from '#website/shop/ecard.ts';
import { CardFields } from './card-fields.tsx';
import { CardPreview } from './card-preview.tsx';
import { type CardChange, cardStatus, neededDetails, type SignedCard } from './card-status.ts';
import { cardTypeChoices } from './card-types.ts';
import { ECARD_TEXTS } from './ecard-signing.texts.ts';
import { type Choice, RadioCards } from './radio-cards.tsx';
import { StatusBadge } from './status-badge.tsx';

interface CardEditorProps {
  cards: readonly SignedCard[];
  index: number;
  card: SignedCard;
  designs: readonly Choice[];
  /** The field to focus first; by default the heading. */
  focusField: string | undefined;
  onChange: (card: SignedCard, change: CardChange) => void;
  onBack: () => void;
  onNext: () => void;
}

/**
 * The editor of one card: how it is sent, its texts and its design. Give it a `key`, so that each card starts at the
 * top.
 */
export function CardEditor({ cards, index, card, designs, focusField, onChange, onBack, onNext }: CardEditorProps) {
  const t = useTexts(ECARD_TEXTS);
  const prefix = useUniqueId('ecard');
  const box = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const status = cardStatus(card);
  const isLast = index === cards.length - 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once, when the card opens.
  useLayoutEffect(() => {
    const control = focusField && box.current?.querySelector<HTMLElement>(`[name="${CSS.escape(focusField)}"]`);
    (control || heading.current)?.focus();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isLast) onBack();
    else onNext();
  };
  return (
    <div className="haven-ecards__editor">
      <form className="haven-ecards__form haven-form" noValidate onSubmit={submit} ref={box}>
        <button className="haven-button haven-button--quiet ecard-signing__back" type="button" onClick={onBack}>
          <span className="haven-icon haven-icon--arrow" /> {t('back')}
        </button>
        <fieldset className="haven-fieldset" aria-describedby={`${prefix}-status`}>
          <legend className="haven-fieldset__legend">
            <h2 className="ecard-signing__title haven-focus" tabIndex={-1} ref={heading}>
              <span className="ecard-signing__number">
                {t('cardNumber', { place: index + 1, total: cards.length })}:
              </span>{' '}
              <ContentText of={card} field="itemName" />
            </h2>
          </legend>
          <div className="ecard-signing__state">
            <StatusBadge status={status} id={`${prefix}-status`} />
            {status === 'Missing Details' && (
              <p className="ecard-signing__note">{t('neededDetails', { details: neededDetails(card, t) })}</p>
            )}
          </div>
          <RadioCards
            legend={t('how')}
            name={`${prefix}-cardType`}
            choices={cardTypeChoices(t)}
            value={card.cardType}
            onChange={(cardType) => onChange(card, { cardType: cardType as CardType })}
          />
          {card.cardType !== 'not required' && (
            <>
              {designs.length > 1 && (
                <RadioCards
                  legend={t('picture')}
                  name={`${prefix}-design`}
                  choices={designs}
                  value={card.design ?? ''}
                  onChange={(design) => onChange(card, { design })}
                />
              )}
              <CardFields prefix={prefix} cards={cards} index={index} card={card} onChange={onChange} />
            </>
          )}
        </fieldset>
        <StatusMessage>{status === 'Ready' && t('cardReady')}</StatusMessage>
        <div className="haven-actions">
          {!isLast && (
            <button className="haven-button haven-button--primary" type="submit">
              {t('next')}
            </button>
          )}
          <button
            className={`haven-button haven-button--${isLast ? 'primary' : 'secondary'}`}
            type={isLast ? 'submit' : 'button'}
            onClick={isLast ? undefined : onBack}
          >
            {t('back')}
          </button>
        </div>
      </form>
      <CardPreview
        card={card}
        front={(designs.find(({ id }) => id === card.design) ?? designs[0])?.image ?? card.image}
      />
    </div>
  );
}
