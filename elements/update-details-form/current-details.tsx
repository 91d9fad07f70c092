import { TextField } from '#parts/fields/text-field.tsx';
import { useTexts } from '#runtime/texts/use-texts.ts';
import UPDATE_TEXTS from '#texts/elements/update-details-form';
import type { DonorForm } from './use-update-details.ts';

/** The donor's current details, by which the agency finds the record (W2.74). */
export function CurrentDetails({ form }: { form: DonorForm }) {
  const t = useTexts(UPDATE_TEXTS);
  return (
    <fieldset className="haven-fieldset">
      <legend className="haven-fieldset__legend">{t('current')}</legend>
      <div className="haven-field-row">
        <TextField
          label={t('firstName')}
          required
          autoComplete="section-current given-name"
          {...form.field('firstName')}
        />
        <TextField
          label={t('lastName')}
          required
          autoComplete="section-current family-name"
          {...form.field('lastName')}
        />
      </div>
      <div className="haven-field-row">
        <TextField
          label={t('email')}
          required
          type="email"
          inputMode="email"
          autoComplete="section-current email"
          {...form.field('oldEmail')}
        />
        <TextField label={t('number')} optional autoComplete="off" {...form.field('donorId')} />
      </div>
    </fieldset>
  );
}
