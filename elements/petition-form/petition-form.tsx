import { useLayoutEffect, useRef, useState } from 'react';
import { CheckboxField } from '#parts/fields/checkbox-field.tsx';
import { PostedFields } from '#parts/fields/posted-fields.tsx';
import { TextField } from '#parts/fields/text-field.tsx';
import { noteUndefined } from '#parts/fields/typed-before-upgrade.ts';
import { Alert } from '#parts/form/alert.tsx';
import { BusyButton } from '#parts/form/busy-button.tsx';
import { ErrorSummary } from '#parts/form/error-summary.tsx';
import { focusById } from '#parts/form/focus-by-id.ts';
import { FormFailure } from '#parts/form/form-failure.tsx';
import { PrivacyNote } from '#parts/form/privacy-note.tsx';
import { useFormHistory } from '#parts/form/use-form-history.ts';
import { mustBeFilled } from '#rules/forms/petition.ts';
import { PETITION_FIELDS } from '#rules/forms/petition-fields.ts';
import { safeHref } from '#rules/links/link-to.ts';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { useHost } from '#runtime/host.ts';
import { siteContext } from '#runtime/inherited-context.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import PETITION_TEXTS from '#texts/elements/petition-form';
import type { PetitionResult } from './leave.ts';
import { PetitionCounter } from './petition-counter.tsx';
import { attributes, type PetitionFormProps, tag } from './petition-form.definition.ts';
import pageCss from './petition-form.page.css?inline';
import { usePetitionForm } from './use-petition-form.ts';
import { inRows, keyboardOf, type VisibleField, visibleFields } from './visible-fields.ts';

/** The page's data of the petition, for a post without scripts. */
const HIDDEN = ['nodeId', 'location', 'siteCountryCode', 'counterTitle', 'moduleType'] as const;

/** Replaces the fields after the petition is signed. */
function PetitionOutcome({ outcome, url }: { outcome: PetitionResult; url: string }) {
  const t = useTexts(PETITION_TEXTS);
  const { element } = useHost();
  // Measured before the render, because focusing the message scrolls as well.
  const [isBelow] = useState(() => element.getBoundingClientRect().top < 0);
  useLayoutEffect(() => {
    // W8.08: up to the block, never down.
    if (outcome === 'sent' && isBelow) element.scrollIntoView({ block: 'start' });
  }, [element, outcome, isBelow]);

  if (outcome === 'sent') {
    return (
      <Alert kind="success" focus>
        {t('sent')}
      </Alert>
    );
  }
  if (outcome === 'refused') {
    return (
      <Alert kind="warning" focus title={t('added')}>
        {t('notOpened')}
      </Alert>
    );
  }
  const href = safeHref(url);
  return (
    <Alert kind="success" focus title={t('thanks')}>
      {outcome === 'leaving' ? t('opening') : t('opened')} {/* The link for browsers that block new tabs. */}
      {href && <a href={href}>{t('next')}</a>}
    </Alert>
  );
}

function PetitionForm(props: PetitionFormProps) {
  const t = useTexts(PETITION_TEXTS);
  const { siteCountryCode, signatureCount, counterTitle, privacyUrl } = props;
  const fields = visibleFields(props.fields, t);
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
  const renderField = (field: VisibleField) => (
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
          row.map(renderField)
        ) : (
          <div className="haven-field-row" key={row.map(({ name }) => name).join(' ')}>
            {row.map(renderField)}
          </div>
        ),
      )}
      <CheckboxField label={props.subscribeLabel} {...form.field('subscribe')} />
      <FormFailure failure={failure} />
      {privacyUrl && <PrivacyNote href={safeHref(privacyUrl)}>{t('privacy')}</PrivacyNote>}
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
  renderedOverForm: true,
  styles: [controls, pageCss],
});
