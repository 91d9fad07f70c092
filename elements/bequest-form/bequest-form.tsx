import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
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
import { type Failure, FormFailure } from '#parts/form/form-failure.tsx';
import { reportFault } from '#parts/form/report-fault.ts';
import { useFailure } from '#parts/form/use-failure.ts';
import { type RuleForm, useRuleForm } from '#parts/form/use-rule-form.ts';
import { reportFormSubmitted } from '#rules/analytics/report-form.ts';
import { type BequestResponse, bequestFailed } from '#rules/api/bequest-schemas.ts';
import { createWebsiteApi } from '#rules/api/website-api.ts';
import { failureLines } from '#rules/failure-lines.ts';
import { parseBequest } from '#rules/forms/bequest.ts';
import { BEQUEST_FIELDS, type BequestGuideRequest } from '#rules/forms/bequest-fields.ts';
import { type FormTarget, formAddress } from '#rules/forms/form-target.ts';
import { VALIDATION_DELAY_MS } from '#rules/limits.ts';
import { clickableUrl, safeNavigate } from '#rules/links/safe-navigate.ts';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { type Host, useHost } from '#runtime/host.ts';
import { siteContext } from '#runtime/inherited-context.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import BEQUEST_TEXTS from '#texts/elements/bequest-form';
import FORM_MESSAGES_TEXTS from '#texts/elements/form-messages';
import css from './bequest-form.css?inline';
import { attributes, type BequestFormEvents, tag } from './bequest-form.definition.ts';

/** The page's settings for the guide: everything except the visitor's own address. */
type GuidePage = Omit<BequestGuideRequest, 'subscriberEmail'>;
type Values = { subscriberEmail: string };

interface BequestFormState {
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
function useBequestForm(page: GuidePage, target: FormTarget): BequestFormState {
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

/** Replaces the form after a success. Links to the guide too, because a browser may block the new tab. */
function GuideReady({ email, url }: { email: string; url: string }) {
  const t = useTexts(BEQUEST_TEXTS);
  return (
    <Alert kind="success" focus title={t('thanks')}>
      <p>{t('sentTo', { email })}</p>
      {url !== '' && (
        <p>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {t('open')}
            <span className="haven-visually-hidden"> {t('newTab')}</span>
          </a>
        </p>
      )}
    </Alert>
  );
}

const warned = new Set<string>();

/** The guide's address if it may be posted and opened: http or https, otherwise empty. Warns the author once. */
function usableLink(url: string): string {
  if (url === '' || clickableUrl(url)) return url;
  if (!warned.has(url)) {
    warned.add(url);
    console.warn(`<bequest-form> ignores bequest-guide-link-url ${JSON.stringify(url)}: use an http or https address.`);
  }
  return '';
}

function BequestForm({ buttonLabel, action, endpoint, allowedOrigins, ...texts }: z.output<typeof attributes>) {
  const t = useTexts(BEQUEST_TEXTS);
  const page = { ...texts, bequestGuideLinkUrl: usableLink(texts.bequestGuideLinkUrl) };
  const { form, author, isOpen, isFocused, failure, postedTo } = useBequestForm(page, {
    action,
    endpoint,
    allowedOrigins,
  });
  const box = useRef<HTMLDetailsElement>(null);
  const emailId = form.fieldId('subscriberEmail');
  useLayoutEffect(() => {
    if (isFocused) focusById(box.current, emailId);
  }, [isFocused, emailId]);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    if (box.current) box.current.open = true;
    focusById(box.current, emailId);
  };

  if (form.status === 'submitted') return <GuideReady email={postedTo} url={page.bequestGuideLinkUrl} />;
  return (
    <form
      className="haven-form"
      noValidate
      method="post"
      action={author.action ?? (endpoint || action)}
      onSubmit={form.onSubmit}
    >
      <PostedFields form={author} own={BEQUEST_FIELDS} />
      {Object.entries(page).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {form.summary.length > 0 && <ErrorSummary key={form.attempt} errors={form.summary} />}
      <details className="bequest-form__request" open={isOpen} ref={box}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control. */}
        <summary className="haven-actions" onClick={open}>
          <span className="haven-button haven-button--primary">{buttonLabel}</span>
        </summary>
        <div className="haven-form">
          <TextField
            label={t('email')}
            required
            type="email"
            inputMode="email"
            autoComplete="email"
            hint={page.bequestGuideLinkUrl === '' ? t('sentThere') : t('sentThereOpens')}
            {...form.field('subscriberEmail')}
          />
          <FormFailure failure={failure} />
          <div className="haven-actions">
            <BusyButton type="submit" busy={form.status === 'submitting'} busyLabel={t('sending')}>
              {buttonLabel}
            </BusyButton>
          </div>
        </div>
      </details>
    </form>
  );
}
noteUndefined(tag);
export const BequestFormElement = defineElement({
  context: siteContext,
  tag,
  attributes,
  defaultTexts: BEQUEST_TEXTS,
  view: BequestForm,
  root: 'light',
  renderedOverForm: true,
  styles: [controls, css],
});
