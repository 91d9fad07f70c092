import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { message, type Shown } from '#locales/message.ts';
import { type AuthorForm, useAuthorForm } from '#parts/fields/author-form.ts';
import { CheckboxField } from '#parts/fields/checkbox-field.tsx';
import { FieldMessage } from '#parts/fields/field-frame.tsx';
import { PostedFields } from '#parts/fields/posted-fields.tsx';
import { TextField } from '#parts/fields/text-field.tsx';
import { noteUndefined } from '#parts/fields/typed-before-upgrade.ts';
import { Alert } from '#parts/form/alert.tsx';
import { BusyButton } from '#parts/form/busy-button.tsx';
import { ErrorSummary } from '#parts/form/error-summary.tsx';
import { FormFailure } from '#parts/form/form-failure.tsx';
import { StatusMessage } from '#parts/form/status-message.tsx';
import { useFormHistory } from '#parts/form/use-form-history.ts';
import { DONOR_FIELDS, DONOR_ITEMS, DONOR_TICKS } from '#rules/forms/update-details-fields.ts';
import { safeHref } from '#rules/links/link-to.ts';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { siteContext } from '#runtime/inherited-context.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import PERSON_TEXTS from '#texts/elements/person';
import UPDATE_TEXTS from '#texts/elements/update-details-form';
import { scrollToFirstError } from './first-error.ts';
import css from './update-details-form.css?inline';
import { attributes, tag } from './update-details-form.definition.ts';
import { UpdateItems } from './update-items.tsx';
import { type DonorForm, useUpdateDetails } from './use-update-details.ts';

interface UpdateChoicesProps {
  form: DonorForm;
  onTick: (ticked: boolean) => void;
}

/** The five items that a donor can change (W2.75). Their fields follow below all of them, so that no tick box moves. */
function UpdateChoices({ form, onTick }: UpdateChoicesProps) {
  const t = useTexts(UPDATE_TEXTS);
  const { id, error } = form.field('updateOptions');
  return (
    <fieldset className="haven-fieldset" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="haven-fieldset__legend">{t('whatChanged')}</legend>
      <div>
        <p className="haven-field__hint">{t('tickOne')}</p>
        <FieldMessage id={id} error={error} />
        {DONOR_TICKS.map((item, index) => {
          const field = form.field(item);
          return (
            <CheckboxField
              key={item}
              {...field}
              // The summary's link for all five leads to the first box.
              id={index === 0 ? id : field.id}
              label={t(item)}
              onChange={(event) => {
                field.onChange(event);
                // New fields count as not visited, even after a refused submit.
                if (event.target.checked) form.forget(DONOR_ITEMS[item]);
                onTick(event.target.checked);
              }}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

type Props = z.output<typeof attributes>;

/** The donor's current details, by which the agency finds the record (W2.74). */
function CurrentDetails({ form }: { form: DonorForm }) {
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

/** The label of the tick box. The notice opens in a new tab, so that typed values are not lost. */
function PrivacyLabel({ url }: { url: string }) {
  const t = useTexts(PERSON_TEXTS);
  const href = safeHref(url);
  if (!href) return <>{t('iHaveRead')}</>;
  return (
    <>
      {t.rich('privacy', {
        notice: (
          <a href={href} target="_blank" rel="noopener">
            {t('privacyNotice')}
            <span className="haven-visually-hidden"> {t('newTab')}</span>
          </a>
        ),
      })}
    </>
  );
}

/** Replaces the form after a success. */
function UpdateSent({ onAgain }: { onAgain: () => void }) {
  const t = useTexts(UPDATE_TEXTS);
  return (
    <div className="haven-form">
      <Alert kind="success" focus title={t('thanks')}>
        <p>{t('willUpdate')}</p>
      </Alert>
      <div className="haven-actions">
        <button className="haven-button haven-button--secondary" type="button" onClick={onAgain}>
          {t('again')}
        </button>
      </div>
    </div>
  );
}

/** Scrolls to the first visible error of a form, once after each refused submit. */
function useFirstError(form: RefObject<HTMLFormElement | null>, attempt: number): void {
  const scrolledFor = useRef(0);
  // After every render, because errors may render later than the count of attempts.
  useLayoutEffect(() => {
    if (attempt === scrolledFor.current || !form.current) return;
    if (scrollToFirstError(form.current)) scrolledFor.current = attempt;
  });
}

function UpdateDetails({ onAgain, ...props }: Props & { author: AuthorForm; onAgain: () => void }) {
  const t = useTexts(UPDATE_TEXTS);
  const { author, siteCountryCode } = props;
  const { form, focused, state, failure, onSubmit } = useUpdateDetails(props);
  const [status, setStatus] = useState<Shown>('');
  const box = useRef<HTMLFormElement>(null);
  const busy = form.status === 'submitting';
  useFirstError(box, form.attempt);
  useFormHistory({ form: box, isDone: state.submitSuccess });
  // biome-ignore lint/correctness/useExhaustiveDependencies: restores only the focus from before the first render.
  useLayoutEffect(() => {
    const control = focused && box.current?.elements.namedItem(focused);
    if (control instanceof HTMLElement) control.focus();
  }, []);

  if (state.submitSuccess) return <UpdateSent onAgain={onAgain} />;
  return (
    <form
      className="haven-form"
      noValidate
      method="post"
      action={author.action ?? (props.endpoint || props.action)}
      onSubmit={onSubmit}
      ref={box}
    >
      {form.summary.length > 0 && <ErrorSummary key={form.attempt} errors={form.summary} />}
      <PostedFields form={author} own={[...DONOR_FIELDS, 'updateOptions']} />
      <input type="hidden" name="siteCountryCode" value={siteCountryCode} />
      <CurrentDetails form={form} />
      <UpdateChoices
        form={form}
        onTick={(on) => setStatus(on ? message(UPDATE_TEXTS, 'below') : message(UPDATE_TEXTS, 'hidden'))}
      />
      <UpdateItems form={form} {...props} />
      <div>
        <CheckboxField label={t('subscribe')} {...form.field('subscribe')} />
        <CheckboxField label={<PrivacyLabel url={props.privacyUrl} />} required {...form.field('privacy')} />
      </div>
      <FormFailure failure={failure} />
      <div className="haven-actions">
        <BusyButton type="submit" large busy={busy} busyLabel={state.submitting ? t('sending') : t('checking')}>
          {t('send')}
        </BusyButton>
      </div>
      <StatusMessage>{status}</StatusMessage>
    </form>
  );
}

/** A second update gets a new form, without any value of the first. */
function UpdateDetailsForm(props: Props) {
  const posted = useAuthorForm();
  const [round, setRound] = useState(0);
  const author = round === 0 ? posted : { ...posted, values: {}, errors: {}, failure: [] };
  return <UpdateDetails key={round} {...props} author={author} onAgain={() => setRound(round + 1)} />;
}
noteUndefined(tag);
export const UpdateDetailsFormElement = defineElement({
  context: siteContext,
  tag,
  attributes,
  view: UpdateDetailsForm,
  root: 'light',
  renderedOverForm: true,
  styles: [controls, css],
});
