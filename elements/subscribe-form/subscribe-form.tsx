import { useLayoutEffect, useRef } from 'react';
import type * as z from 'zod/mini';
import { PostedFields } from '#parts/fields/posted-fields.tsx';
import { TextField } from '#parts/fields/text-field.tsx';
import { noteUndefined } from '#parts/fields/typed-before-upgrade.ts';
import { Alert } from '#parts/form/alert.tsx';
import { BusyButton } from '#parts/form/busy-button.tsx';
import { ErrorSummary } from '#parts/form/error-summary.tsx';
import { focusById } from '#parts/form/focus-by-id.ts';
import { FormFailure } from '#parts/form/form-failure.tsx';
import { PrivacyNote } from '#parts/form/privacy-note.tsx';
import { SUBSCRIBER_FIELDS, SUBSCRIBER_TYPED_FIELDS } from '#rules/forms/subscriber-fields.ts';
import { safeHref } from '#rules/links/link-to.ts';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { siteContext } from '#runtime/inherited-context.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import SUBSCRIBE_TEXTS from '#texts/elements/subscribe-form';
import { attributes, tag } from './subscribe-form.definition.ts';
import { useSubscribeForm } from './use-subscribe-form.ts';

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
