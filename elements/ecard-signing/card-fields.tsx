import { TextField } from '#parts/fields/text-field.tsx';
import { focusById } from '#parts/form/focus-by-id.ts';
import { noCardNumber } from '#rules/forms/check-fields.ts';
import { ecardEmailHint } from '#rules/shop/ecard.ts';
import { useHost } from '#runtime/host.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import ECARD_TEXTS from '#texts/elements/ecard-signing';
import type { CardItemProps } from './card-item.tsx';
import type { CardChange } from './card-status.ts';
import { MessageField } from './message-field.tsx';

interface CardFieldsProps extends Pick<CardItemProps, 'id' | 'card' | 'index' | 'total' | 'sender' | 'empty' | 'act'> {
  onChange: (change: CardChange) => void;
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
