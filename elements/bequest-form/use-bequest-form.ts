import { useState } from 'react';
import { message, type Shown } from '#locales/message.ts';
import { type AuthorForm, useAuthorForm, withWritten } from '#parts/fields/author-form.ts';
import { takeTyped } from '#parts/fields/typed-before-upgrade.ts';
import type { Failure } from '#parts/form/form-failure.tsx';
import { reportFault } from '#parts/form/report-fault.ts';
import { useFailure } from '#parts/form/use-failure.ts';
import { type RuleForm, useRuleForm } from '#parts/form/use-rule-form.ts';
import { reportFormSubmitted } from '#rules/analytics/report-form.ts';
import { type BequestResponse, bequestFailed } from '#rules/api/bequest-schemas.ts';
import { createWebsiteApi } from '#rules/api/website-api.ts';
import { failureLines } from '#rules/failure-lines.ts';
import { parseBequest } from '#rules/forms/bequest.ts';
import type { BequestGuideRequest } from '#rules/forms/bequest-fields.ts';
import { type FormTarget, formAddress } from '#rules/forms/form-target.ts';
import { VALIDATION_DELAY_MS } from '#rules/limits.ts';
import { clickableUrl, safeNavigate } from '#rules/links/safe-navigate.ts';
import { type Host, useHost } from '#runtime/host.ts';
import FORM_MESSAGES_TEXTS from '#texts/elements/form-messages';
import type { BequestFormEvents } from './bequest-form.definition.ts';

/** The page's settings for the guide: everything except the visitor's own address. */
export type GuidePage = Omit<BequestGuideRequest, 'subscriberEmail'>;
type Values = { subscriberEmail: string };

export interface BequestFormState {
  form: RuleForm<Values>;
  author: AuthorForm;
  /** Whether the email field is visible from the beginning. */
  isOpen: boolean;
  /** Whether the field had the focus before the block replaced the server's form. */
  isFocused: boolean;
  failure: Failure | undefined;
  /** The address to which the guide was sent, after a success. */
  postedTo: string;
}

/**
 * Opens the guide in a new tab (W4.05), unless the page prevents it. The author chose the address, so any http or https
 * origin is allowed. Without an address it does nothing.
 */
function openGuide(host: Host<BequestFormEvents>, url: string): void {
  const safe = clickableUrl(url);
  if (url === '' || !safe) return;
  if (!host.emit('haven-navigate', { url, target: '_blank' }, { cancelable: true })) return;
  safeNavigate(url, { target: '_blank', allowedOrigins: [safe.origin] });
}

/** The state of the form, and the result of its post. */
export function useBequestForm(page: GuidePage, target: FormTarget): BequestFormState {
  const host = useHost<BequestFormEvents>();
  const [opening] = useState(() => {
    const typed = takeTyped(host.element);
    const email = typed?.values['subscriberEmail'];
    return { email: typeof email === 'string' ? email : '', focused: typed?.focused === 'subscriberEmail' };
  });
  const author = useAuthorForm();
  const [failure, showFailure] = useFailure(author.failure);
  const [postedTo, setPostedTo] = useState('');
  const parse = (values: Values) => parseBequest({ ...page, ...values });
  const report = (success: boolean, lines: readonly Shown[] = []): boolean => {
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
    let response: BequestResponse;
    try {
      response = await createWebsiteApi().submitBequest(request, { action });
    } catch (error) {
      console.error('The bequest form could not be sent.', error);
      return report(false, failureLines(error, message(FORM_MESSAGES_TEXTS, 'bequestFailed')));
    }
    if (bequestFailed(response))
      return report(false, [message(FORM_MESSAGES_TEXTS, 'bequestFailed'), ...response.errors]);
    setPostedTo(request.subscriberEmail);
    openGuide(host, request.bequestGuideLinkUrl);
    return report(true);
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
    postedTo,
  };
}
