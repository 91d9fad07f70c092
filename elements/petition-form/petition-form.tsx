import { useLayoutEffect, useRef } from 'react';
import { CheckboxField } from '#parts/fields/checkbox-field.tsx';
import { PostedFields } from '#parts/fields/posted-fields.tsx';
import { TextField } from '#parts/fields/text-field.tsx';
import { noteUndefined } from '#parts/fields/typed-before-upgrade.ts';
import { BusyButton } from '#parts/form/busy-button.tsx';
import { ErrorSummary } from '#parts/form/error-summary.tsx';
import { focusById } from '#parts/form/focus-by-id.ts';
import { FormFailure } from '#parts/form/form-failure.tsx';
import { PrivacyNote } from '#parts/form/privacy-note.tsx';
import { useFormHistory } from '#parts/form/use-form-history.ts';
import { mustBeFilled } from '#rules/forms/petition.ts';
import { PETITION_FIELDS } from '#rules/forms/petition-fields.ts';
import { linkTo } from '#rules/links/link-to.ts';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { siteContext } from '#runtime/inherited-context.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import PETITION_TEXTS from '#texts/elements/petition-form';
import { PetitionCounter } from './petition-counter.tsx';
import { attributes, type PetitionFormProps, tag } from './petition-form.definition.ts';
import pageCss from './petition-form.page.css?inline';
import { PetitionOutcome } from './petition-outcome.tsx';
import { inRows, keyboardOf, type ShownField, shownFields } from './shown-fields.ts';
import { usePetitionForm } from './use-petition-form.ts';

/** What the page says of the petition, for a post without scripts. */
const HIDDEN = ['nodeId', 'location', 'siteCountryCode', 'counterTitle', 'moduleType'] as const;

function PetitionForm(props: PetitionFormProps) {
  const t = useTexts(PETITION_TEXTS);
  const { siteCountryCode, signatureCount, counterTitle, privacyUrl } = props;
  const fields = shownFields(props.fields, t);
  const { form, author, focused, failure, outcome } = usePetitionForm(props, fields);
  const box = useRef<HTMLFormElement>(null);
  useFormHistory({ form: box, isDone: outcome !== undefined });
  // biome-ignore lint/correctness/useExhaustiveDependencies: restores only the focus from before the first render.
  useLayoutEffect(() => {
    if (focused && focused in form.values()) focusById(box.current, form.fieldId(focused));
  }, []);

  const counter = signatureCount !== undefined && (
    <PetitionCounter
      count={signatureCount + (outcome ? 1 : 0)}
      goal={props.signatureGoal}
      title={counterTitle}
      siteCountryCode={siteCountryCode}
    />
  );
  if (outcome) {
    return (
      <div className="haven-form haven-card">
        {counter}
        <PetitionOutcome outcome={outcome} url={props.redirectUrl} />
      </div>
    );
  }
  const hidden = HIDDEN.filter((name) => fields.every((field) => field.name !== name));
  const draw = (field: ShownField) => (
    <TextField
      key={field.name}
      label={field.label}
      hint={field.hint}
      required={mustBeFilled(field)}
      optional={!mustBeFilled(field)}
      {...keyboardOf(field)}
      {...form.field(field.name)}
    />
  );
  return (
    <form
      className="haven-form haven-card"
      noValidate
      method="post"
      action={author.action ?? (props.endpoint || props.action)}
      onSubmit={form.onSubmit}
      ref={box}
    >
      <PostedFields form={author} own={PETITION_FIELDS} />
      {hidden.map((name) => (
        <input key={name} type="hidden" name={name} value={props[name]} />
      ))}
      {counter}
      {form.summary.length > 0 && <ErrorSummary key={form.attempt} errors={form.summary} />}
      {inRows(fields).map((row) =>
        row.length === 1 ? (
          row.map(draw)
        ) : (
          <div className="haven-field-row" key={row.map(({ name }) => name).join(' ')}>
            {row.map(draw)}
          </div>
        ),
      )}
      <CheckboxField label={props.subscribeLabel} {...form.field('subscribe')} />
      <FormFailure failure={failure} />
      {privacyUrl && <PrivacyNote href={linkTo(privacyUrl)}>{t('privacy')}</PrivacyNote>}
      <div className="haven-actions">
        <BusyButton type="submit" large busy={form.status === 'submitting'} busyLabel={t('sending')}>
          {props.submitLabel}
        </BusyButton>
      </div>
    </form>
  );
}
noteUndefined(tag);
export const PetitionFormElement = defineElement({
  context: siteContext,
  tag,
  attributes,
  defaultTexts: PETITION_TEXTS,
  view: PetitionForm,
  root: 'light',
  drawnOverForm: true,
  styles: [controls, pageCss],
});
