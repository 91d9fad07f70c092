import { useState } from 'react';
import { message, type Shown } from '#locales/message.ts';
import { type AuthorForm, useAuthorForm, withWritten } from '#parts/fields/author-form.ts';
import { takeTyped } from '#parts/fields/typed-before-upgrade.ts';
import { checkByRules } from '#parts/form/form-check.ts';
import type { Failure } from '#parts/form/form-failure.tsx';
import { reportFault } from '#parts/form/report-fault.ts';
import { useFailure } from '#parts/form/use-failure.ts';
import { type RuleForm, useRuleForm } from '#parts/form/use-rule-form.ts';
import { reportEmailPermission, reportFormSubmitted, reportPetitionSign } from '#rules/analytics/report-form.ts';
import { createWebsiteApi } from '#rules/api/website-api.ts';
import { resetBotCheck, runBotCheck } from '#rules/bot-check/bot-check.ts';
import { failureLines } from '#rules/failure-lines.ts';
import { formAddress } from '#rules/forms/form-target.ts';
import { parsePetition, petitionRules } from '#rules/forms/petition.ts';
import type { Petition, PetitionTypedField } from '#rules/forms/petition-fields.ts';
import { VALIDATION_DELAY_MS } from '#rules/limits.ts';
import { useHost } from '#runtime/host.ts';
import FORM_MESSAGES_TEXTS from '#texts/elements/form-messages';
import { leave, type PetitionResult } from './leave.ts';
import type { PetitionFormEvents, PetitionFormProps } from './petition-form.definition.ts';
import type { VisibleField } from './visible-fields.ts';

type Values = Partial<Record<PetitionTypedField, string>> & { subscribe: boolean } & Record<string, string | boolean>;

export interface PetitionFormState {
  form: RuleForm<Values>;
  author: AuthorForm;
  /** The field that had the focus before the block replaced the server's form. */
  focused: string | undefined;
  failure: Failure | undefined;
  /** The result of the signature, after it is accepted. */
  outcome: PetitionResult | undefined;
}

/** The state of the form: one bot check and one post at a time, then the redirect or the message that it is sent. */
export function usePetitionForm(page: PetitionFormProps, fields: readonly VisibleField[]): PetitionFormState {
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
