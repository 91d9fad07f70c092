import { TextField } from '#parts/fields/text-field.tsx';
import { focusById } from '#parts/form/focus-by-id.ts';
import { useHost } from '#runtime/host.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import { noCardNumber } from '#website/forms/check-fields.ts';
import { ecardEmailHint } from '#website/shop/ecard.ts';
import { cardsWithoutMessage, knownSender } from './card-edits.ts';
import type { CardChange, SignedCard } from './card-status.ts';
import { ECARD_TEXTS } from './ecard-signing.texts.ts';
import { MessageField } from './message-field.tsx';

interface CardFieldsProps {
  prefix: string;
  cards: readonly SignedCard[];
  index: number;
  card: SignedCard;
  onChange: (card: SignedCard, change: CardChange) => void;
}

/** The texts of a sent or printed card. All are required only for email; a printed card can be completed by hand. */
export function CardFields({ prefix, cards, index, card, onChange }: CardFieldsProps) {
  const t = useTexts(ECARD_TEXTS);
  const { element } = useHost();
  const required = card.cardType === 'email';
  const sender = knownSender(cards, index);
  const empty = cardsWithoutMessage(cards, card);
  const field = (name: 'recipientName' | 'recipientEmailAddress' | 'senderName') => ({
    id: `${prefix}-${name}`,
    name,
    value: card[name],
    required,
    optional: !required,
    maxLength: 200,
    onChange: (event: { target: { value: string } }) => onChange(card, { [name]: event.target.value }),
  });
  const takeSender = () => {
    onChange(card, { senderName: sender });
    focusById(element, `${prefix}-senderName`);
  };
  return (
    <>
      <TextField
        label={t('recipientName')}
        autoComplete="off"
        error={noCardNumber(card.recipientName)}
        {...field('recipientName')}
      />
      {required && (
        <TextField
          label={t('recipientEmail')}
          type="email"
          inputMode="email"
          autoComplete="off"
          error={ecardEmailHint(card.recipientEmailAddress)}
          {...field('recipientEmailAddress')}
        />
      )}
      <MessageField
        id={`${prefix}-message`}
        value={card.message}
        required={required}
        others={cards.length - 1}
        empty={empty.length}
        onChange={(message) => onChange(card, { message })}
        onShare={() => {
          for (const other of empty) onChange(other, { message: card.message });
        }}
      />
      <div>
        <TextField
          label={t('senderName')}
          autoComplete="name"
          error={noCardNumber(card.senderName)}
          {...field('senderName')}
        />
        {sender !== '' && card.senderName === '' && (
          <button
            className="haven-button haven-button--quiet ecard-signing__shortcut"
            type="button"
            onClick={takeSender}
          >
            {t.rich('useSender', { sender, more: <span className="haven-visually-hidden">{t('asSender')}</span> })}
          </button>
        )}
      </div>
    </>
  );
}
