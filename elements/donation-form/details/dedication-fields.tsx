import { type ChangeEvent, useState } from 'react';
import { SelectField } from '#parts/fields/select-field.tsx';
import { TextField } from '#parts/fields/text-field.tsx';
import type { FieldBinding } from '#parts/form/use-rule-form.ts';
import type { DedicationInput } from '#rules/donations/dedication.ts';
import { MAX_MESSAGE_CHARACTERS } from '#rules/shop/ecard-message.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import DONATION_LATER_TEXTS from '#texts/elements/donation-form-later';

export interface DedicationFieldsProps {
  readonly form: { field(name: keyof DedicationInput): FieldBinding };
  readonly firstKind: string;
}

const KINDS = [
  { value: '', text: 'noDedication' },
  { value: 'memory', text: 'memory' },
  { value: 'honour', text: 'honour' },
] as const;

/** An optional dedication, with an e-card that is sent once the gift is paid (D1.09). */
export function DedicationFields({ form, firstKind }: DedicationFieldsProps) {
  const t = useTexts(DONATION_LATER_TEXTS);
  const [kind, setKind] = useState(firstKind);
  const kindField = form.field('dedicationKind');
  return (
    <fieldset className="haven-fieldset">
      <legend className="haven-fieldset__legend">{t('dedication')}</legend>
      <SelectField
        label={t('kind')}
        optional
        width="medium"
        options={KINDS.map(({ value, text }) => ({ value, label: t(text) }))}
        {...kindField}
        onChange={(event: ChangeEvent<HTMLSelectElement>) => {
          kindField.onChange(event);
          setKind(event.target.value);
        }}
      />
      {kind !== '' && (
        <>
          <TextField
            label={kind === 'memory' ? t('memoryOf') : t('honourOf')}
            required
            autoComplete="off"
            {...form.field('dedicationName')}
          />
          <p className="donation-form__note">{t('card')}</p>
          <div className="haven-field-row">
            <TextField
              label={t('recipientName')}
              optional
              autoComplete="off"
              {...form.field('dedicationRecipientName')}
            />
            <TextField
              label={t('recipientEmail')}
              optional
              type="email"
              inputMode="email"
              autoComplete="off"
              {...form.field('dedicationRecipientEmail')}
            />
          </div>
          <TextField
            label={t('message')}
            optional
            multiline
            rows={4}
            hint={t('upTo', { limit: MAX_MESSAGE_CHARACTERS })}
            {...form.field('dedicationMessage')}
          />
          <TextField
            label={t('sendOn')}
            optional
            type="date"
            width="medium"
            hint={t('sendOnHint')}
            {...form.field('dedicationSendOn')}
          />
        </>
      )}
    </fieldset>
  );
}
