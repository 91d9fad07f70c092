import { useState } from 'react';
import { message, type Shown } from '#locales/message.ts';
import { type AuthorForm, useAuthorForm, withWritten } from '#parts/fields/author-form.ts';
import { takeTyped } from '#parts/fields/typed-before-upgrade.ts';
import type { Failure } from '#parts/form/form-failure.tsx';
import { reportFault } from '#parts/form/report-fault.ts';
import { useFailure } from '#parts/form/use-failure.ts';
import { type RuleForm, useRuleForm } from '#parts/form/use-rule-form.ts';
import { reportFormSubmitted } from '#rules/analytics/report-form.ts';
import { type BequestAnswer, bequestFailed } from '#rules/api/bequest-schemas.ts';
import { createWebsiteApi } from '#rules/api/website-api.ts';
import { failureLines } from '#rules/failure-lines.ts';
import { parseBequest } from '#rules/forms/bequest.ts';
import type { BequestGuideRequest } from '#rules/forms/bequest-fields.ts';
import { type FormTarget, formAddress } from '#rules/forms/form-target.ts';
import { VALIDATION_DELAY_MS } from '#rules/limits.ts';
import { useHost } from '#runtime/host.ts';
import FORM_MESSAGES_TEXTS from '#texts/elements/form-messages';
import type { BequestFormEvents } from './bequest-form.definition.ts';
import { openGuide } from './open-guide.ts';

/** The page's settings for the guide: everything except the visitor's own address. */
export type PageRequest = Omit<BequestGuideRequest, 'subscriberEmail'>;
type Values = { subscriberEmail: string };

export interface BequestForm {
  form: RuleForm<Values>;
  author: AuthorForm;
  /** Whether the email field is visible from the beginning. */
  isOpen: boolean;
  /** Whether the field had the focus before the block replaced the server's form. */
  isFocused: boolean;
  failure: Failure | undefined;
  /** The address to which the guide was sent, after a success. */
  sentTo: string;
}

/** The state of the form, and the result of its post. */
export function useBequestForm(page: PageRequest, target: FormTarget): BequestForm {
  const host = useHost<BequestFormEvents>();
  const [opening] = useState(() => {
    const typed = takeTyped(host.element);
    const email = typed?.values['subscriberEmail'];
    return { email: typeof email === 'string' ? email : '', focused: typed?.focused === 'subscriberEmail' };
  });
  const author = useAuthorForm();
  const [failure, showFailure] = useFailure(author.failure);
  const [sentTo, setSentTo] = useState('');
  const parse = (values: Values) => parseBequest({ ...page, ...values });
  const answered = (success: boolean, lines: readonly Shown[] = []): boolean => {
    void reportFormSubmitted('bequest', success);
    host.emit('form-result', { success });
    if (!success) showFailure(lines);
    return success;
  };

  const submit = async (values: Values): Promise<boolean> => {
    const request = parse(values).values;
    let action: string;
    try {
      action = formAddress(target);
    } catch (error) {
      reportFault(host.element, error);
      showFailure(failureLines(error, message(FORM_MESSAGES_TEXTS, 'bequestFailed')));
      return false;
    }
    let answer: BequestAnswer;
    try {
      answer = await createWebsiteApi().submitBequest(request, { action });
    } catch (error) {
      console.error('The bequest form could not be sent.', error);
      return answered(false, failureLines(error, message(FORM_MESSAGES_TEXTS, 'bequestFailed')));
    }
    if (bequestFailed(answer))
      return answered(false, [message(FORM_MESSAGES_TEXTS, 'bequestFailed'), ...answer.errors]);
    setSentTo(request.subscriberEmail);
    openGuide(host, request.bequestGuideLinkUrl);
    return answered(true);
  };
  const written = withWritten({ subscriberEmail: '' }, author).subscriberEmail;
  const email = opening.email || written;
  const form = useRuleForm<Values>({
    defaultValues: { subscriberEmail: email },
    firstErrors: author.errors,
    // The visitor can correct only the address; the server checks the page's own texts.
    check: (values) => ({ subscriberEmail: parse(values).errors.subscriberEmail }),
    validationDelay: VALIDATION_DELAY_MS,
    submit,
  });

  // Only at first: then the browser opens it.
  const [isOpen] = useState(opening.focused || email !== '' || form.summary.length > 0 || failure !== undefined);

  return {
    form,
    author,
    isOpen,
    isFocused: opening.focused,
    failure: form.status === 'submitting' || form.summary.length > 0 ? undefined : failure,
    sentTo,
  };
}
