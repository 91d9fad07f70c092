import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import type * as z from 'zod/mini';
import { PostedFields } from '#parts/fields/posted-fields.tsx';
import { TextField } from '#parts/fields/text-field.tsx';
import { noteUndefined } from '#parts/fields/typed-before-upgrade.ts';
import { Alert } from '#parts/form/alert.tsx';
import { BusyButton } from '#parts/form/busy-button.tsx';
import { ErrorSummary } from '#parts/form/error-summary.tsx';
import { focusById } from '#parts/form/focus-by-id.ts';
import { FormFailure } from '#parts/form/form-failure.tsx';
import { BEQUEST_FIELDS } from '#rules/forms/bequest-fields.ts';
import { clickableUrl } from '#rules/links/safe-navigate.ts';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { siteContext } from '#runtime/inherited-context.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import BEQUEST_TEXTS from '#texts/elements/bequest-form';
import css from './bequest-form.css?inline';
import { attributes, tag } from './bequest-form.definition.ts';
import { useBequestForm } from './use-bequest-form.ts';

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
