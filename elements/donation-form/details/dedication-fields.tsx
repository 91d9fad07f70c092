import { type ChangeEvent, useState } from 'react';
import { SelectField } from '#parts/fields/select-field.tsx';
import { TextField } from '#parts/fields/text-field.tsx';
import type { FieldBinding } from '#parts/form/use-rule-form.ts';
import type { Dedication } from '#website/donations/dedication.ts';
import { MAX_MESSAGE_CHARACTERS } from '#website/shop/ecard-message.ts';

export interface DedicationFieldsProps {
  readonly form: { field(name: keyof Dedication): FieldBinding };
  readonly firstKind: string;
}

const KINDS = [
  { value: '', label: 'No dedication' },
  { value: 'memory', label: 'In memory of somebody' },
  { value: 'honour', label: 'In honour of somebody' },
];

/** An optional dedication, with an e-card that is sent once the gift is paid (D1.09). */
export function DedicationFields({ form, firstKind }: DedicationFieldsProps) {
  const [kind, setKind] = useState(firstKind);
  const kindField = form.field('dedicationKind');
  return (
    <fieldset className="haven-fieldset">
      <legend className="haven-fieldset__legend">Dedication</legend>
      <SelectField
        label="Give in memory or in honour of somebody"
        optional
        width="medium"
        options={KINDS}
        {...kindField}
        onChange={(event: ChangeEvent<HTMLSelectElement>) => {
          kindField.onChange(event);
          setKind(event.target.value);
        }}
      />
      {kind !== '' && (
        <>
          <TextField
            label={kind === 'memory' ? 'In memory of' : 'In honour of'}
            required
            autoComplete="off"
            {...form.field('dedicationName')}
          />
          <p className="donation-form__note">
            We can e-mail a card with your message and your name, as soon as your gift is paid. Leave the next fields
            empty for no card.
          </p>
          <div className="haven-field-row">
            <TextField
              label="Recipient’s name"
              optional
              autoComplete="off"
              {...form.field('dedicationRecipientName')}
            />
            <TextField
              label="Recipient’s e-mail"
              optional
              type="email"
              inputMode="email"
              autoComplete="off"
              {...form.field('dedicationRecipientEmail')}
            />
          </div>
          <TextField
            label="Message"
            optional
            multiline
            rows={4}
            hint={`Up to ${MAX_MESSAGE_CHARACTERS} characters`}
            {...form.field('dedicationMessage')}
          />
          <TextField
            label="Send it on"
            optional
            type="date"
            width="medium"
            hint="Leave it empty to send the card at once"
            {...form.field('dedicationSendOn')}
          />
        </>
      )}
    </fieldset>
  );
}
