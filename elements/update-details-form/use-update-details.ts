import { useReducer, useState } from 'react';
import { message } from '#locales/message.ts';
import { type AuthorForm, withWritten } from '#parts/fields/author-form.ts';
import { takeTyped } from '#parts/fields/typed-before-upgrade.ts';
import type { Failure } from '#parts/form/form-failure.tsx';
import { reportFault } from '#parts/form/report-fault.ts';
import { useFailure } from '#parts/form/use-failure.ts';
import { type RuleForm, useRuleForm } from '#parts/form/use-rule-form.ts';
import { reportEmailPermission, reportFormSubmitted } from '#rules/analytics/report-form.ts';
import { resetBotCheck, runBotCheck } from '#rules/bot-check/bot-check.ts';
import type { SiteCountryCode } from '#rules/country.ts';
import { failureLines } from '#rules/failure-lines.ts';
import { type FormTarget, formAddress } from '#rules/forms/form-target.ts';
import { parseUpdateDetails } from '#rules/forms/update-details.ts';
import { UPDATE_FORM_SUBMIT_DELAY_MS, VALIDATION_DELAY_MS } from '#rules/limits.ts';
import { useHost } from '#runtime/host.ts';
import FORM_MESSAGES_TEXTS from '#texts/elements/form-messages';
import { type DonorValues, firstValues, withTyped } from './donor-values.ts';
import { postUpdate } from './post-update.ts';
import type { KnownDonor, UpdateDetailsFormEvents } from './update-details-form.definition.ts';
import { nextUpdateState, UNSUBMITTED, type UpdateState } from './update-state.ts';
import { useShownState } from './use-shown-state.ts';

export interface UpdateDetailsOptions extends FormTarget {
  siteCountryCode: SiteCountryCode;
  suburbRequired: boolean;
  defaultState: string;
  donor: KnownDonor;
  author: AuthorForm;
}

export type DonorForm = RuleForm<DonorValues>;

export interface UpdateDetails {
  form: DonorForm;
  /** The name of the field that had the focus before the block replaced the server's form. */
  focused: string | undefined;
  state: UpdateState;
  failure: Failure | undefined;
  onSubmit: DonorForm['onSubmit'];
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The state of the form: its first values, its check, and on submit the delay, the bot check and the post. */
export function useUpdateDetails(options: UpdateDetailsOptions): UpdateDetails {
  const { siteCountryCode, suburbRequired, defaultState, donor, author } = options;
  const { element, internals, emit } = useHost<UpdateDetailsFormEvents>();
  const [opening] = useState(() => {
    const typed = takeTyped(element);
    const first = withWritten(firstValues(donor, siteCountryCode, defaultState), author);
    return { first: withTyped(first, typed), focused: typed?.focused };
  });
  const [state, step] = useReducer(nextUpdateState, UNSUBMITTED);
  const [failure, showFailure] = useFailure(author.failure);
  useShownState(internals, state);
  const parse = (values: object) => parseUpdateDetails(values, { siteCountryCode, suburbRequired });

  const submit = async (values: DonorValues): Promise<boolean> => {
    await wait(UPDATE_FORM_SUBMIT_DELAY_MS);
    if (!element.isConnected) return false;
    let recaptchaToken: string;
    let action: string;
    try {
      action = formAddress(options);
      recaptchaToken = await runBotCheck('update-details');
    } catch (error) {
      // W7.21: nothing was sent; the bot check has logged the reason.
      reportFault(element, error);
      showFailure(failureLines(error, message(FORM_MESSAGES_TEXTS, 'botCheckFailed')));
      return false;
    }
    step({ type: 'post' });
    const update = parse({ ...values, recaptchaToken }).values;
    const reasons = await postUpdate(update, action);
    const success = reasons === undefined;
    step({ type: 'answer', success });
    void reportFormSubmitted('update-details', success);
    emit('form-result', { success });
    if (success && update.subscribe) void reportEmailPermission('update-details');
    if (reasons) {
      resetBotCheck();
      showFailure(reasons);
    }
    return success;
  };
  const form: DonorForm = useRuleForm<DonorValues>({
    defaultValues: opening.first,
    firstErrors: author.errors,
    check: (values) => parse(values).errors,
    validationDelay: VALIDATION_DELAY_MS,
    submit,
  });
  const busy = form.status === 'submitting';

  return {
    form,
    focused: opening.focused,
    state,
    failure: busy || form.summary.length > 0 ? undefined : failure,
    onSubmit(event) {
      form.onSubmit(event);
      // W4.49: checked at every submit, with the values in the page.
      if (!busy) step({ type: 'submit', ...parse(form.values()) });
    },
  };
}
