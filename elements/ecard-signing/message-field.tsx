import { useState } from 'react';
import { TextField } from '#parts/fields/text-field.tsx';
import { focusById } from '#parts/form/focus-by-id.ts';
import { StatusMessage } from '#parts/form/status-message.tsx';
import { countCharacters, excessCharacters, MAX_MESSAGE_CHARACTERS } from '#rules/shop/ecard-message.ts';
import { useHost } from '#runtime/host.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import ECARD_TEXTS from '#texts/elements/ecard-signing';
import { remainingCharactersText } from './message-length.ts';

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

/** The message with its character count. A text that is too long is kept, and the count says by how much. */
export function MessageField({ id, name, value, required, others, empty, onChange, onShare }: MessageFieldProps) {
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
