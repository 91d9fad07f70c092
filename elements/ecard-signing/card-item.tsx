import { type KeyboardEvent, type MouseEvent, memo } from 'react';
import { ContentText } from '#parts/content/content-text.tsx';
import { StatusMessage } from '#parts/form/status-message.tsx';
import { ECARD_TYPES, type EcardType } from '#rules/shop/ecard.ts';
import { type Texts, useTexts } from '#runtime/texts/use-texts.ts';
import ECARD_TEXTS from '#texts/elements/ecard-signing';
import { CardFields } from './card-fields.tsx';
import {
  type CardChange,
  type CardStatus,
  cardStatus,
  neededDetails,
  type SignedCard,
  STATUS_TEXTS,
} from './card-status.ts';

/** One option, with an icon or a picture. */
interface RadioChoice {
  id: string;
  name: string;
  image?: string;
  icon?: string;
  detail?: string;
}

interface RadioCardsProps {
  legend: string;
  name: string;
  choices: readonly RadioChoice[];
  value: string;
  onChange: (id: string) => void;
}

/** Options as a row of cards: how an e-card is sent (W2.30), or its design. */
function RadioCards({ legend, name, choices, value, onChange }: RadioCardsProps) {
  return (
    <fieldset className="haven-radio-cards">
      <legend className="haven-radio-cards__legend">{legend}</legend>
      <div className="haven-radio-cards__grid">
        {choices.map(({ id, name: title, image, icon, detail }) => (
          <label className="haven-radio-card" key={id}>
            <input
              className="haven-radio-card__input"
              type="radio"
              name={name}
              value={id}
              checked={id === value}
              onChange={() => onChange(id)}
            />
            {image && (
              <img className="ecard-signing__design" src={image} width={800} height={450} alt="" loading="lazy" />
            )}
            {icon && <span className={`haven-radio-card__icon haven-icon haven-icon--${icon}`} />}
            <span className="haven-radio-card__title">{title}</span>
            {detail && <span className="haven-radio-card__detail">{detail}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const CARD_TYPE_ICONS: Readonly<Record<EcardType, string>> = {
  email: 'mail',
  printable: 'print',
  'not required': 'close',
};

type EcardTexts = Texts<typeof ECARD_TEXTS>;
type CardTypeTexts = Readonly<Record<EcardType, { icon: string; name: string; detail: string }>>;

/** The icon and texts of each card type, in the order of the choice (W2.30). */
const cardTypeTexts = (t: EcardTexts): CardTypeTexts => ({
  email: { icon: CARD_TYPE_ICONS.email, name: t('email'), detail: t('emailDetail') },
  printable: { icon: CARD_TYPE_ICONS.printable, name: t('printable'), detail: t('printableDetail') },
  'not required': { icon: CARD_TYPE_ICONS['not required'], name: t('notRequired'), detail: t('notRequiredDetail') },
});

/** The three ways to send a card. */
const cardTypeChoices = (t: EcardTexts) => ECARD_TYPES.map((id) => ({ id, ...cardTypeTexts(t)[id] }));

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
  designs: readonly RadioChoice[];
  /** Whether it is open at first. */
  isOpen: boolean;
  /** The sender of another card. */
  sender: string;
  /** The number of other cards without a message. */
  empty: number;
  act: CardActions;
}

/** The status of a card as text, supported by colour and icon. */
function StatusBadge({ status }: { status: CardStatus }) {
  const t = useTexts(ECARD_TEXTS);
  const kind = status === 'Ready' ? 'success' : status === 'Not required' ? 'neutral' : 'warning';
  return <span className={`haven-badge haven-badge--${kind}`}>{t(STATUS_TEXTS[status])}</span>;
}

interface CardPreviewProps {
  card: SignedCard;
  /** The picture of the front. */
  front: string;
}

/** A preview of the card for its recipient, front and inside, updated while typing. */
function CardPreview({ card, front }: CardPreviewProps) {
  const t = useTexts(ECARD_TEXTS);
  const { itemName, cardType } = card;
  const [to, message, from] = [card.recipientName.trim(), card.message.trim(), card.senderName.trim()];
  const address = card.recipientEmailAddress.trim();
  return (
    <div className="haven-ecards__preview">
      <p className="ecard-signing__note ecard-signing__none">{t('noCard')}</p>
      <figure className="ecard-signing__shown">
        <figcaption className="haven-ecards__caption">{t('preview')}</figcaption>
        <p className="ecard-signing__note">
          <span className={`haven-icon haven-icon--${CARD_TYPE_ICONS[cardType]}`} />{' '}
          {cardType === 'printable' ? t('forYou') : t('to', { address: address || t('anAddress') })}
        </p>
        <div className="haven-ecard ecard-signing__front">
          {front && <img className="haven-ecard__art" src={front} width={800} height={450} alt="" loading="lazy" />}
          <p>{t('inYourName')}</p>
          <p>
            <ContentText of={card} field="itemName" />
          </p>
        </div>
        <div className="haven-ecard ecard-signing__inside">
          <div className="haven-ecard__body">
            <p className={written('haven-ecard__to', to)}>{t('dear', { name: to || '…' })}</p>
            <p className={written('haven-ecard__message', message)}>{message || t('messageHere')}</p>
            <p className={written('haven-ecard__from', from)}>{t('from', { name: from || '…' })}</p>
            <p className="haven-ecard__gift">{t('given', { gift: itemName })}</p>
          </div>
        </div>
      </figure>
    </div>
  );
}

const written = (name: string, text: string) => (text ? name : `${name} haven-ecard__message--placeholder`);

/**
 * A card in the list (W2.33): its line with its gift, how it is sent and its status; below it, when it is open, its
 * editor. The browser opens one at a time. All fields are in the form, so that a post without scripts has them.
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
  const handleKey = (event: KeyboardEvent) => {
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
          <fieldset className="haven-fieldset haven-ecards__form haven-form" onKeyDown={handleKey}>
            <legend className="haven-visually-hidden">{title}</legend>
            <RadioCards
              legend={t('how')}
              name={name('cardType')}
              choices={cardTypeChoices(t)}
              value={card.cardType}
              onChange={(cardType) => onChange({ cardType: cardType as EcardType })}
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
