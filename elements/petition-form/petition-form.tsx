import { useLayoutEffect, useRef, useState } from 'react';
import { message, type Shown } from '#locales/message.ts';
import { type AuthorForm, useAuthorForm, withWritten } from '#parts/fields/author-form.ts';
import { CheckboxField } from '#parts/fields/checkbox-field.tsx';
import { PostedFields } from '#parts/fields/posted-fields.tsx';
import { TextField } from '#parts/fields/text-field.tsx';
import { noteUndefined, takeTyped } from '#parts/fields/typed-before-upgrade.ts';
import { Alert } from '#parts/form/alert.tsx';
import { BusyButton } from '#parts/form/busy-button.tsx';
import { ErrorSummary } from '#parts/form/error-summary.tsx';
import { focusById } from '#parts/form/focus-by-id.ts';
import { checkByRules } from '#parts/form/form-check.ts';
import { type Failure, FormFailure } from '#parts/form/form-failure.tsx';
import { PrivacyNote } from '#parts/form/privacy-note.tsx';
import { reportFault } from '#parts/form/report-fault.ts';
import { useFailure } from '#parts/form/use-failure.ts';
import { useFormHistory } from '#parts/form/use-form-history.ts';
import { type RuleForm, useRuleForm } from '#parts/form/use-rule-form.ts';
import { reportEmailPermission, reportFormSubmitted, reportPetitionSign } from '#rules/analytics/report-form.ts';
import { createWebsiteApi } from '#rules/api/website-api.ts';
import { resetBotCheck, runBotCheck } from '#rules/bot-check/bot-check.ts';
import { inRegion, type SiteCountryCode } from '#rules/country.ts';
import { failureLines } from '#rules/failure-lines.ts';
import { formAddress } from '#rules/forms/form-target.ts';
import { mustBeFilled, parsePetition, petitionRules } from '#rules/forms/petition.ts';
import { PETITION_FIELDS, type Petition, type PetitionTypedField } from '#rules/forms/petition-fields.ts';
import { VALIDATION_DELAY_MS } from '#rules/limits.ts';
import { safeHref } from '#rules/links/link-to.ts';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { useHost } from '#runtime/host.ts';
import { siteContext } from '#runtime/inherited-context.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import FORM_MESSAGES_TEXTS from '#texts/elements/form-messages';
import PETITION_TEXTS from '#texts/elements/petition-form';
import { leave, type PetitionResult } from './leave.ts';
import { attributes, type PetitionFormEvents, type PetitionFormProps, tag } from './petition-form.definition.ts';
import pageCss from './petition-form.page.css?inline';
import { inRows, keyboardOf, type VisibleField, visibleFields } from './visible-fields.ts';

type Values = Partial<Record<PetitionTypedField, string>> & { subscribe: boolean } & Record<string, string | boolean>;

interface PetitionFormState {
  form: RuleForm<Values>;
  author: AuthorForm;
  /** The field that had the focus before the block replaced the server's form. */
  focused: string | undefined;
  failure: Failure | undefined;
  /** The result of the signature, after it is accepted. */
  outcome: PetitionResult | undefined;
}

/** The state of the form: one bot check and one post at a time, then the redirect or the message that it is sent. */
function usePetitionForm(page: PetitionFormProps, fields: readonly VisibleField[]): PetitionFormState {
  const { siteCountryCode, nodeId, location, counterTitle, moduleType } = page;
  const host = useHost<PetitionFormEvents>();
  const [opening] = useState(() => takeTyped(host.element));
  const author = useAuthorForm();
  const [failure, showFailure] = useFailure(author.failure);
  const [outcome, setOutcome] = useState<PetitionResult>();

  const fail = (lines: readonly Shown[]): false => {
    showFailure(lines);
    return false;
  };
  const report = (success: boolean) => {
    host.emit('form-result', { success });
    return reportFormSubmitted('petition', success);
  };
  const finish = async ({ subscribe }: Petition): Promise<true> => {
    const reported = Promise.all([
      report(true),
      reportPetitionSign({ nodeId, counterTitle }),
      subscribe && reportEmailPermission('petition'),
    ]);
    // Leaving the page would cancel its tags; if the page stays, it need not wait for them.
    if (page.redirectUrl && isSameTab(page.redirectTarget)) await reported;
    setOutcome(leave(host, page.redirectUrl, page.redirectTarget));
    return true;
  };
  const submit = async (values: Values): Promise<boolean> => {
    let token: string;
    let action: string;
    try {
      action = formAddress(page);
      token = await runBotCheck('petition');
    } catch (error) {
      reportFault(host.element, error);
      return fail(failureLines(error, message(FORM_MESSAGES_TEXTS, 'petitionFailed')));
    }
    const hidden = { nodeId, location, counterTitle, moduleType };
    const { values: petition } = parsePetition(
      { ...hidden, ...values, recaptchaToken: token },
      { fields, siteCountryCode },
    );
    let success = false;
    let reason: unknown;
    try {
      ({ success } = await createWebsiteApi().submitPetition(petition, { action }));
    } catch (error) {
      console.error('The petition could not be sent.', error);
      reason = error;
    }
    if (success) return finish(petition);
    resetBotCheck();
    void report(false);
    return fail(failureLines(reason, message(FORM_MESSAGES_TEXTS, 'petitionFailed')));
  };

  const first = Object.fromEntries(fields.map(({ name }) => [name, name === 'location' ? location : '']));
  const form = useRuleForm<Values>({
    defaultValues: { ...withWritten<Values>({ ...first, subscribe: false }, author), ...opening?.values },
    firstErrors: author.errors,
    check: checkByRules<Values>(petitionRules(fields, siteCountryCode)),
    validationDelay: VALIDATION_DELAY_MS,
    submit,
  });

  const isShown = form.status !== 'submitting' && form.summary.length === 0;
  return { form, author, focused: opening?.focused, failure: isShown ? failure : undefined, outcome };
}

const isSameTab = (target: string) => target === '' || target === '_self';

interface PetitionCounterProps {
  count: number;
  goal: number | undefined;
  /** What is counted. */
  title: string;
  siteCountryCode: SiteCountryCode;
}

/** The number of signatures, and the progress towards the goal. */
function PetitionCounter({ count, goal, title, siteCountryCode }: PetitionCounterProps) {
  const t = useTexts(PETITION_TEXTS);
  const number = (value: number) => value.toLocaleString([inRegion(t.language, siteCountryCode), 'en-AU']);
  return (
    <div className="haven-petition__counter">
      <p className="haven-petition__count">
        <strong className="haven-petition__number">{number(count)}</strong> {title || t('signatures')}
      </p>
      {goal !== undefined && (
        <>
          <progress className="haven-petition__bar" value={Math.min(count, goal)} max={goal} aria-hidden="true" />
          <p className="haven-field__hint">
            {count < goal ? t('goal', { number: number(goal) }) : t('goalReached', { number: number(goal) })}
          </p>
        </>
      )}
    </div>
  );
}

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
