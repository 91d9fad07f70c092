import { useLayoutEffect, useRef } from 'react';
import type * as z from 'zod/mini';
import { TextField } from '#parts/fields/text-field.tsx';
import { rememberTyped } from '#parts/fields/typed-before-upgrade.ts';
import { Alert } from '#parts/form/alert.tsx';
import { BusyButton } from '#parts/form/busy-button.tsx';
import { ErrorSummary } from '#parts/form/error-summary.tsx';
import { focusById } from '#parts/form/focus-by-id.ts';
import { FormFailure } from '#parts/form/form-failure.tsx';
import { PrivacyNote } from '#parts/form/privacy-note.tsx';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { siteContext } from '#runtime/inherited-context.ts';
import { SUBSCRIBER_TYPED_FIELDS } from '#website/forms/subscriber-fields.ts';
import { linkTo } from '#website/links/link-to.ts';
import { attributes, tag } from './subscribe-form.definition.ts';
import { useSubscribeForm } from './use-subscribe-form.ts';

function SubscribeForm({ siteCountryCode, action, privacyUrl }: z.output<typeof attributes>) {
  const { form, focused, failure } = useSubscribeForm({ siteCountryCode, action });
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
          Successfully subscribed!
        </Alert>
      </div>
    );
  }
  return (
    <form className="haven-form haven-card" noValidate method="post" action={action} onSubmit={form.onSubmit} ref={box}>
      {form.summary.length > 0 && <ErrorSummary key={form.attempt} errors={form.summary} />}
      <div className="haven-field-row">
        <TextField label="First name" required autoComplete="given-name" {...form.field('firstName')} />
        <TextField label="Last name" required autoComplete="family-name" {...form.field('lastName')} />
        <TextField
          label="E-mail"
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          {...form.field('email')}
        />
      </div>
      <FormFailure failure={failure} />
      <PrivacyNote href={linkTo(privacyUrl)}>
        News by e-mail, about once a month. Unsubscribe whenever you like.
      </PrivacyNote>
      <div className="haven-actions">
        <BusyButton type="submit" busy={form.status === 'submitting'} busyLabel="Subscribing…">
          Subscribe
        </BusyButton>
      </div>
    </form>
  );
}

rememberTyped(tag);
export const SubscribeFormElement = defineElement({
  context: siteContext,
  tag,
  attributes,
  view: SubscribeForm,
  root: 'light',
  styles: [controls],
});
