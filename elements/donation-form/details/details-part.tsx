import {
  type ChangeEvent,
  type FormEvent,
  memo,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { CheckboxField } from '#parts/fields/checkbox-field.tsx';
import { SelectField } from '#parts/fields/select-field.tsx';
import { TextField } from '#parts/fields/text-field.tsx';
import { ErrorSummary } from '#parts/form/error-summary.tsx';
import { type FieldBinding, useRuleForm } from '#parts/form/use-rule-form.ts';
import { BillingAddress } from '#parts/person/billing-address.tsx';
import { PersonalDetails } from '#parts/person/personal-details.tsx';
import { PrivacyLink } from '#parts/person/privacy-link.tsx';
import type { DedicationInput } from '#rules/donations/dedication.ts';
import { VALIDATION_DELAY_MS } from '#rules/limits.ts';
import { MAX_MESSAGE_CHARACTERS } from '#rules/shop/ecard-message.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import DONATION_LATER_TEXTS from '#texts/elements/donation-form-later';
import type { DonationFormProps } from '../donation-form.definition.ts';
import {
  type DonorFormValues,
  type DonorValues,
  detailErrors,
  donorToPost,
  firstDonor,
  type RefusedFields,
} from './donation-details.ts';

interface DedicationFieldsProps {
  readonly form: { field(name: keyof DedicationInput): FieldBinding };
  readonly firstKind: string;
}

const KINDS = [
  { value: '', text: 'noDedication' },
  { value: 'memory', text: 'memory' },
  { value: 'honour', text: 'honour' },
] as const;

/** An optional dedication, with an e-card that is sent once the gift is paid (D1.09). */
function DedicationFields({ form, firstKind }: DedicationFieldsProps) {
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

/** What the form around the details asks of them. */
export interface DetailsHandle {
  /** Checks everything and reports the details when they are valid, otherwise shows and lists the errors. */
  submit(event?: FormEvent<HTMLFormElement>): void;
  /** Shows the server's sentences beside their fields; false when none of these fields is here. */
  refuse(fieldErrors: Readonly<Record<string, string>>): boolean;
}

export interface DetailsPartProps {
  readonly page: DonationFormProps;
  /** What was typed or posted before this view. */
  readonly initial: Readonly<Record<string, string | boolean>>;
  /** What was wrong with the last post without scripts. */
  readonly errors: Readonly<Record<string, string>>;
  readonly handle: RefObject<DetailsHandle | null>;
  readonly onValid: (donor: DonorValues) => void;
}

/**
 * The second part: who gives, where the receipt goes, and the dedication. A choice in another part does not render it
 * again.
 */
export const DetailsPart = memo(function DetailsPart(props: DetailsPartProps) {
  const t = useTexts(DONATION_LATER_TEXTS);
  const { page, initial, errors, handle, onValid } = props;
  const { siteCountryCode, defaultState, receiptAddress, privacyUrl } = page;
  const [first] = useState(() => firstDonor(initial, siteCountryCode, defaultState));
  const refused = useRef<RefusedFields>({});
  const [refusals, setRefusals] = useState(0);
  const form = useRuleForm<DonorFormValues>({
    validationDelay: VALIDATION_DELAY_MS,
    defaultValues: first,
    firstErrors: errors,
    check: (values) => detailErrors(values, page, refused.current),
    submit: async (values) => {
      onValid(donorToPost(values));
      return true;
    },
  });
  const { onSubmit, values } = form;
  useImperativeHandle(handle, () => ({
    submit: onSubmit,
    refuse(fieldErrors) {
      const now = values();
      const own = Object.entries(fieldErrors).filter(([name]) => Object.hasOwn(now, name));
      refused.current = Object.fromEntries(
        own.map(([name, message]) => [name, { value: now[name] as string | boolean, message }]),
      );
      if (own.length > 0) setRefusals((before) => before + 1);
      return own.length > 0;
    },
  }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal shows its errors as a submit would.
  useEffect(() => {
    if (refusals > 0) onSubmit();
  }, [refusals]);

  return (
    <>
      {form.summary.length > 0 && <ErrorSummary key={form.attempt} errors={form.summary} />}
      <PersonalDetails form={form} firstTitle={first.customerTitle} siteCountryCode={siteCountryCode} isPhoneOptional />
      <TextField
        label={t('organisation')}
        optional
        autoComplete="organization"
        hint={t('organisationHint')}
        {...form.field('organisation')}
      />
      {receiptAddress === 'required' && (
        <BillingAddress
          form={form}
          siteCountryCode={siteCountryCode}
          defaultState={defaultState}
          legend={t('receiptAddress')}
        />
      )}
      {page.dedication && <DedicationFields form={form} firstKind={first.dedicationKind} />}
      <CheckboxField label={<PrivacyLink url={privacyUrl} />} required {...form.field('readPrivacy')} />
    </>
  );
});
