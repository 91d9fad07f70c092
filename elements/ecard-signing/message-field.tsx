import { useState } from 'react';
import { TextField } from '#parts/fields/text-field.tsx';
import { focusById } from '#parts/form/focus-by-id.ts';
import { StatusMessage } from '#parts/form/status-message.tsx';
import { useHost } from '#runtime/host.ts';
import { countCharacters, excessCharacters, MAX_MESSAGE_CHARACTERS } from '#website/shop/ecard-message.ts';
import { remainingCharactersText } from './message-length.ts';

interface MessageFieldProps {
  id: string;
  value: string;
  required: boolean;
  /** The number of other cards, and how many of them can take this message. */
  others: number;
  empty: number;
  onChange: (message: string) => void;
  onShare: () => void;
}

/** The message with its character count. A text that is too long is kept, and the count says by how much. */
export function MessageField({ id, value, required, others, empty, onChange, onShare }: MessageFieldProps) {
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
        name="message"
        label="Message"
        multiline
        rows={5}
        autoComplete="off"
        required={required}
        optional={!required}
        value={value}
        error={
          excess > 0 ? `Shorten the message by ${excess} ${excess === 1 ? 'character' : 'characters'}.` : undefined
        }
        describedById={`${id}-count`}
        onChange={(event) => {
          setShared(0);
          onChange(event.target.value);
        }}
      >
        <p className="haven-field__count" id={`${id}-count`}>
          {countCharacters(value)} of {MAX_MESSAGE_CHARACTERS} characters
        </p>
      </TextField>
      <StatusMessage>{remainingCharactersText(value)}</StatusMessage>
      {empty > 0 && excess === 0 && value.trim() !== '' && (
        <button className="haven-button haven-button--quiet ecard-signing__shortcut" type="button" onClick={share}>
          Use this message for {empty === others ? 'all cards' : `${cardCount(empty)} without one`}
        </button>
      )}
      <StatusMessage className="haven-field__count">{shared > 0 && `Copied to ${cardCount(shared)}.`}</StatusMessage>
    </div>
  );
}

const cardCount = (count: number) => (count === 1 ? '1 card' : `${count} cards`);
