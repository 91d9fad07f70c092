import { type KeyboardEvent, type MouseEvent, memo } from 'react';
import { ContentText } from '#parts/content/content-text.tsx';
import { StatusMessage } from '#parts/form/status-message.tsx';
import type { CardType } from '#rules/shop/ecard.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import ECARD_TEXTS from '#texts/elements/ecard-signing';
import { CardFields } from './card-fields.tsx';
import { CardPreview } from './card-preview.tsx';
import { type CardChange, cardStatus, neededDetails, type SignedCard } from './card-status.ts';
import { cardTypeChoices, cardTypeTexts } from './card-types.ts';
import { type Choice, RadioCards } from './radio-cards.tsx';
import { StatusBadge } from './status-badge.tsx';

type Show = (event: Pick<MouseEvent, 'preventDefault'>, index: number, isOpen: boolean) => void;

/** What can be done in a card, and with the others. */
export interface CardActions {
  change(instanceId: string, change: CardChange): void;
  /** Opens a card, or closes it, and focuses its line in the list. */
  show: Show;
  /** Opens a card that follows another. */
  next: Show;
  /** Gives a message to the other cards that have none. */
  share(message: string, index: number): void;
  dismiss(): void;
}

export interface CardItemProps {
  /** The beginning of the ids: an editor has it with its index. */
  id: string;
  card: SignedCard;
  index: number;
  total: number;
  designs: readonly Choice[];
  /** Whether it is open at first. */
  isOpen: boolean;
  /** The sender of another card. */
  sender: string;
  /** The number of other cards without a message. */
  empty: number;
  act: CardActions;
}

/**
 * A card in the list (W2.33): its line with its gift, how it is sent and its status; below it, when it is open, its editor.
 * The browser opens one at a time. All fields are in the form, so that a post without scripts has them.
 */
export const CardItem = memo(function CardItem(props: CardItemProps) {
  const { id, card, index, total, designs, isOpen, act } = props;
  const t = useTexts(ECARD_TEXTS);
  const status = cardStatus(card);
  const isLast = index === total - 1;
  const { icon, name: type } = cardTypeTexts(t)[card.cardType];
  const to = card.cardType === 'not required' ? '' : card.recipientName.trim();
  const name = (field: string) => `${card.instanceId}.${field}`;
  const onChange = (change: CardChange) => act.change(card.instanceId, change);
  const title = (
    <>
      <span className="ecard-signing__number">{t('cardNumber', { place: index + 1, total })}:</span>{' '}
      <ContentText of={card} field="itemName" />
    </>
  );
  /** Enter goes on to the next card, and from the last one back to the list. */
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || total === 1) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    if (isLast) act.show(event, index, false);
    else act.next(event, index + 1, true);
  };
  return (
    <li>
      <details className="haven-ecards__card" name={id} open={isOpen} suppressHydrationWarning>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control. */}
        <summary className="haven-ecards__menu-item" onClick={act.dismiss}>
          {card.image ? (
            <img className="haven-ecards__thumb" src={card.image} width={800} height={600} alt="" />
          ) : (
            <span className="haven-ecards__thumb" />
          )}
          <span className="haven-ecards__menu-text">
            <span className="haven-ecards__menu-name">{title}</span>
            <span className="haven-ecards__menu-detail">
              <span className={`haven-icon haven-icon--${icon}`} /> {to ? t('typeFor', { type, name: to }) : type}
            </span>
          </span>
          <StatusBadge status={status} />
          <span className="haven-icon haven-icon--arrow ecard-signing__arrow" />
        </summary>
        <div className="haven-ecards__editor" id={`${id}-${index}`}>
          <fieldset className="haven-fieldset haven-ecards__form haven-form" onKeyDown={press}>
            <legend className="haven-visually-hidden">{title}</legend>
            <RadioCards
              legend={t('how')}
              name={name('cardType')}
              choices={cardTypeChoices(t)}
              value={card.cardType}
              onChange={(cardType) => onChange({ cardType: cardType as CardType })}
            />
            <div className="haven-form ecard-signing__written">
              {designs.length > 1 && (
                <RadioCards
                  legend={t('picture')}
                  name={name('design')}
                  choices={designs}
                  value={card.design ?? ''}
                  onChange={(design) => onChange({ design })}
                />
              )}
              <CardFields {...props} onChange={onChange} />
            </div>
            <p className="ecard-signing__note ecard-signing__needed">
              {status === 'Missing Details' && t('neededDetails', { details: neededDetails(card, t) })}
            </p>
            <StatusMessage>{status === 'Ready' && t('cardReady')}</StatusMessage>
            {total > 1 && (
              <div className="haven-actions">
                {!isLast && (
                  <a
                    className="haven-button haven-button--primary"
                    href={`#${id}-${index + 1}`}
                    onClick={(event) => act.next(event, index + 1, true)}
                  >
                    {t('next')}
                  </a>
                )}
                <a
                  className={`haven-button haven-button--${isLast ? 'primary' : 'secondary'}`}
                  href={`#${id}`}
                  onClick={(event) => act.show(event, index, false)}
                >
                  {t('back')}
                </a>
              </div>
            )}
          </fieldset>
          <CardPreview
            card={card}
            front={(designs.find((design) => design.id === card.design) ?? designs[0])?.image ?? card.image}
          />
        </div>
      </details>
    </li>
  );
});
