import { TextField } from '#parts/fields/text-field.tsx';
import type { DonorForm } from './use-update-details.ts';

/** The donor's current details, by which the agency finds the record (W2.74). */
export function CurrentDetails({ form }: { form: DonorForm }) {
  return (
    <fieldset className="haven-fieldset">
      <legend className="haven-fieldset__legend">Your details as we have them now</legend>
      <div className="haven-field-row">
        <TextField label="First name" required autoComplete="section-current given-name" {...form.field('firstName')} />
        <TextField label="Last name" required autoComplete="section-current family-name" {...form.field('lastName')} />
      </div>
      <div className="haven-field-row">
        <TextField
          label="E-mail"
          required
          type="email"
          inputMode="email"
          autoComplete="section-current email"
          {...form.field('oldEmail')}
        />
        <TextField label="Supporter number" optional autoComplete="off" {...form.field('donorId')} />
      </div>
    </fieldset>
  );
}
