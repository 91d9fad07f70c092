import { useLayoutEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { message, type Shown } from '#locales/message.ts';
import { type AuthorForm, useAuthorForm, withWritten } from '#parts/fields/author-form.ts';
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
import { type RuleForm, useRuleForm } from '#parts/form/use-rule-form.ts';
import { reportEmailPermission, reportFormSubmitted } from '#rules/analytics/report-form.ts';
import { createWebsiteApi } from '#rules/api/website-api.ts';
import { resetBotCheck, runBotCheck } from '#rules/bot-check/bot-check.ts';
import type { SiteCountryCode } from '#rules/country.ts';
import { failureLines } from '#rules/failure-lines.ts';
import { type FormTarget, formAddress } from '#rules/forms/form-target.ts';
import { parseSubscribe, SUBSCRIBER_RULES, validateSubscriber } from '#rules/forms/subscribe.ts';
import {
  SUBSCRIBER_FIELDS,
  SUBSCRIBER_TYPED_FIELDS,
  type SubscriberTypedField,
} from '#rules/forms/subscriber-fields.ts';
import { VALIDATION_DELAY_MS } from '#rules/limits.ts';
import { safeHref } from '#rules/links/link-to.ts';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { useHost } from '#runtime/host.ts';
import { siteContext } from '#runtime/inherited-context.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import FORM_MESSAGES_TEXTS from '#texts/elements/form-messages';
import SUBSCRIBE_TEXTS from '#texts/elements/subscribe-form';
import { attributes, type SubscribeFormEvents, tag } from './subscribe-form.definition.ts';

type Values = Record<SubscriberTypedField, string>;

interface SubscribeFormState {
  form: RuleForm<Values>;
  author: AuthorForm;
  /** The field that had the focus before the block replaced the server's form. */
  focused: string | undefined;
  failure: Failure | undefined;
}

/** The state of the form: one bot check and one post at a time, and the result. */
function useSubscribeForm({
  siteCountryCode,
  ...target
}: FormTarget & { siteCountryCode: SiteCountryCode }): SubscribeFormState {
  const host = useHost<SubscribeFormEvents>();
  const [opening] = useState(() => takeTyped(host.element));
  const author = useAuthorForm();
  const [failure, showFailure] = useFailure(author.failure);

  const report = (success: boolean) => {
    void reportFormSubmitted('subscribe', success);
    host.emit('form-result', { success });
  };
  const fail = (lines: readonly Shown[]): false => {
    showFailure(lines);
    return false;
  };
  const submit = async (values: Values): Promise<boolean> => {
    let token: string;
    let action: string;
    try {
      action = formAddress(target);
      token = await runBotCheck('subscribe');
    } catch (error) {
      reportFault(host.element, error);
      return fail(failureLines(error, message(FORM_MESSAGES_TEXTS, 'subscribeFailed')));
    }
    try {
      const { values: subscriber } = parseSubscribe({ ...values, recaptchaToken: token, siteCountryCode });
      const { success } = await createWebsiteApi().submitSubscriber(subscriber, { action });
      report(success);
      // W7.35: a newsletter sign-up is consent to its emails.
      if (success) void reportEmailPermission('subscribe');
      else resetBotCheck();
      return success || fail([message(FORM_MESSAGES_TEXTS, 'subscribeFailed')]);
    } catch (error) {
      console.error('The newsletter sign-up could not be sent.', error);
      resetBotCheck();
      report(false);
      return fail(failureLines(error, message(FORM_MESSAGES_TEXTS, 'subscribeFailed')));
    }
  };
  const form = useRuleForm<Values>({
    defaultValues: {
      ...withWritten<Values>({ firstName: '', lastName: '', email: '' }, author),
      ...(opening?.values as Partial<Values>),
    },
    firstErrors: author.errors,
    check: checkByRules<Values>(SUBSCRIBER_RULES),
    refuse: validateSubscriber,
    validationDelay: VALIDATION_DELAY_MS,
    submit,
  });

  const isShown = form.status !== 'submitting' && form.summary.length === 0;
  return { form, author, focused: opening?.focused, failure: isShown ? failure : undefined };
}

function SubscribeForm({ privacyUrl, ...page }: z.output<typeof attributes>) {
  const t = useTexts(SUBSCRIBE_TEXTS);
  const { form, author, focused, failure } = useSubscribeForm(page);
  const box = useRef<HTMLFormElement>(null);
  const { fieldId } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: restores only the focus from before the first render.
  useLayoutEffect(() => {
    const name = SUBSCRIBER_TYPED_FIELDS.find((field) => field === focused);
    if (name) focusById(box.current, fieldId(name));
  }, []);

  if (form.status === 'submitted') {
    return (
      <div className="haven-card">
        <Alert kind="success" focus>
          {t('subscribed')}
        </Alert>
      </div>
    );
  }
  return (
    <form
      className="haven-form haven-card"
      noValidate
      method="post"
      action={author.action ?? (page.endpoint || page.action)}
      onSubmit={form.onSubmit}
      ref={box}
    >
      <PostedFields form={author} own={SUBSCRIBER_FIELDS} />
      <input type="hidden" name="siteCountryCode" value={page.siteCountryCode} />
      {form.summary.length > 0 && <ErrorSummary key={form.attempt} errors={form.summary} />}
      <div className="haven-field-row">
        <TextField label={t('firstName')} required autoComplete="given-name" {...form.field('firstName')} />
        <TextField label={t('lastName')} required autoComplete="family-name" {...form.field('lastName')} />
        <TextField
          label={t('email')}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          {...form.field('email')}
        />
      </div>
      <FormFailure failure={failure} />
      <PrivacyNote href={safeHref(privacyUrl)}>{t('privacy')}</PrivacyNote>
      <div className="haven-actions">
        <BusyButton type="submit" busy={form.status === 'submitting'} busyLabel={t('subscribing')}>
          {t('subscribe')}
        </BusyButton>
      </div>
    </form>
  );
}
noteUndefined(tag);
export const SubscribeFormElement = defineElement({
  context: siteContext,
  tag,
  attributes,
  view: SubscribeForm,
  root: 'light',
  renderedOverForm: true,
  styles: [controls],
});
