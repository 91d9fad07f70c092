import { useState } from 'react';
import { message, type Shown } from '#locales/message.ts';
import { type AuthorForm, useAuthorForm, withWritten } from '#parts/fields/author-form.ts';
import { takeTyped } from '#parts/fields/typed-before-upgrade.ts';
import { checkByRules } from '#parts/form/form-check.ts';
import type { Failure } from '#parts/form/form-failure.tsx';
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
import type { SubscriberTypedField } from '#rules/forms/subscriber-fields.ts';
import { VALIDATION_DELAY_MS } from '#rules/limits.ts';
import { useHost } from '#runtime/host.ts';
import FORM_MESSAGES_TEXTS from '#texts/elements/form-messages';
import type { SubscribeFormEvents } from './subscribe-form.definition.ts';

type Values = Record<SubscriberTypedField, string>;

export interface SubscribeFormState {
  form: RuleForm<Values>;
  author: AuthorForm;
  /** The field that had the focus before the block replaced the server's form. */
  focused: string | undefined;
  failure: Failure | undefined;
}

/** The state of the form: one bot check and one post at a time, and the result. */
export function useSubscribeForm({
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
