import { useState } from 'react';
import { TextField } from '#parts/fields/text-field.tsx';
import { focusById } from '#parts/form/focus-by-id.ts';
import { StatusMessage } from '#parts/form/status-message.tsx';
import { noCardNumber } from '#rules/forms/check-fields.ts';
import { ecardEmailHint } from '#rules/shop/ecard.ts';
import { countCharacters, excessCharacters, MAX_MESSAGE_CHARACTERS } from '#rules/shop/ecard-message.ts';
import { useHost } from '#runtime/host.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import ECARD_TEXTS from '#texts/elements/ecard-signing';
import type { CardItemProps } from './card-item.tsx';
import { type CardChange, remainingCharactersText } from './card-status.ts';

interface CardFieldsProps extends Pick<CardItemProps, 'id' | 'card' | 'index' | 'total' | 'sender' | 'empty' | 'act'> {
  onChange: (change: CardChange) => void;
}

interface MessageFieldProps {
  id: string;
  name: string;
  value: string;
  required: boolean;
  /** The number of other cards, and how many of them can take this message. */
  others: number;
  empty: number;
  onChange: (message: string) => void;
  onShare: () => void;
}

/** The message with its character count. A text that is too long stays, and the count shows by how much. */
function MessageField({ id, name, value, required, others, empty, onChange, onShare }: MessageFieldProps) {
  const t = useTexts(ECARD_TEXTS);
  const { element } = useHost();
  const [shared, setShared] = useState(0);
  const excess = excessCharacters(value);
  const share = () => {
    onShare();
    setShared(empty);
    // The button disappears, so the focus moves to the message.
    focusById(element, id);
  };
  return (
    <div>
      <TextField
        id={id}
        name={name}
        label={t('message')}
        multiline
        rows={5}
        autoComplete="off"
        required={required}
        optional={!required}
        value={value}
        error={excess > 0 ? t('shorten', { count: excess }) : undefined}
        describedById={`${id}-count`}
        onChange={(event) => {
          setShared(0);
          onChange(event.target.value);
        }}
      >
        <p className="haven-field__count" id={`${id}-count`}>
          <span className="ecard-signing__count">
            {t('count', { used: countCharacters(value), limit: MAX_MESSAGE_CHARACTERS })}
          </span>
          <span className="ecard-signing__limit">{t('atMost', { number: MAX_MESSAGE_CHARACTERS })}</span>
        </p>
      </TextField>
      <StatusMessage>{remainingCharactersText(value)}</StatusMessage>
      {empty > 0 && excess === 0 && value.trim() !== '' && (
        <button className="haven-button haven-button--quiet ecard-signing__shortcut" type="button" onClick={share}>
          {empty === others ? t('forAll') : t('forEmpty', { count: empty })}
        </button>
      )}
      <StatusMessage className="haven-field__count">{shared > 0 && t('copied', { count: shared })}</StatusMessage>
    </div>
  );
}

/** The texts of a sent or printed card. All are required only for email; a printed card can be completed by hand. */
export function CardFields({ id, card, index, total, sender, empty, act, onChange }: CardFieldsProps) {
  const t = useTexts(ECARD_TEXTS);
  const { element } = useHost();
  const required = card.cardType === 'email';
  const idOf = (name: string) => `${id}-${index}-${name}`;
  const field = (name: 'recipientName' | 'recipientEmailAddress' | 'senderName') => ({
    id: idOf(name),
    name: `${card.instanceId}.${name}`,
    value: card[name],
    required,
    optional: !required,
    maxLength: 200,
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  const takeSender = () => {
    onChange({ senderName: sender });
    focusById(element, idOf('senderName'));
  };
  return (
    <>
      <TextField
        label={t('recipientName')}
        autoComplete="off"
        error={noCardNumber(card.recipientName)}
        {...field('recipientName')}
      />
      <div className="ecard-signing__email">
        <TextField
          label={t('recipientEmail')}
          type="email"
          inputMode="email"
          autoComplete="off"
          error={ecardEmailHint(card.recipientEmailAddress)}
          {...field('recipientEmailAddress')}
        />
      </div>
      <MessageField
        id={idOf('message')}
        name={`${card.instanceId}.message`}
        value={card.message}
        required={required}
        others={total - 1}
        empty={empty}
        onChange={(message) => onChange({ message })}
        onShare={() => act.share(card.message, index)}
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
