import { useLayoutEffect, useRef } from 'react';
import type * as z from 'zod/mini';
import { CheckboxField } from '#parts/fields/checkbox-field.tsx';
import { PostedFields } from '#parts/fields/posted-fields.tsx';
import { noteUndefined } from '#parts/fields/typed-before-upgrade.ts';
import { Alert } from '#parts/form/alert.tsx';
import { BusyButton } from '#parts/form/busy-button.tsx';
import { ErrorSummary } from '#parts/form/error-summary.tsx';
import { focusById } from '#parts/form/focus-by-id.ts';
import { useFormHistory } from '#parts/form/use-form-history.ts';
import { BillingAddress } from '#parts/person/billing-address.tsx';
import { PersonalDetails } from '#parts/person/personal-details.tsx';
import { PrivacyLink } from '#parts/person/privacy-link.tsx';
import { safeHref } from '#rules/links/link-to.ts';
import { CUSTOMER_FIELDS } from '#rules/shop/customer.ts';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { siteContext } from '#runtime/inherited-context.ts';
import { useTextOf } from '#runtime/texts/use-text-of.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import CUSTOMER_FORM_TEXTS from '#texts/elements/customer-form';
import { attributes, tag } from './customer-form.definition.ts';
import { useCustomerForm } from './use-customer-form.ts';

function CustomerForm(props: z.output<typeof attributes>) {
  const t = useTexts(CUSTOMER_FORM_TEXTS);
  const { siteCountryCode, defaultState, privacyUrl } = props;
  const { form, first, author, focused, busy, isLeaving, notice, onSubmit } = useCustomerForm(props);
  const textOf = useTextOf();
  const box = useRef<HTMLFormElement>(null);
  const { fieldId } = form;
  const back = safeHref(props.backUrl);
  useFormHistory({ form: box, isDone: isLeaving });
  // biome-ignore lint/correctness/useExhaustiveDependencies: restores only the focus from before the first render.
  useLayoutEffect(() => {
    const name = CUSTOMER_FIELDS.find((field) => field === focused);
    if (name) focusById(box.current, fieldId(name));
  }, []);

  return (
    <form
      className="haven-form"
      noValidate
      method="post"
      action={author.action || props.action}
      onSubmit={onSubmit}
      ref={box}
    >
      {!Object.hasOwn(author.values, 'storeId') && <input type="hidden" name="storeId" value={props.storeId} />}
      <PostedFields form={author} own={Object.keys(first)} />
      {form.summary.length > 0 && <ErrorSummary key={form.attempt} errors={form.summary} />}
      {notice && (
        <Alert key={notice.key} kind={notice.kind} focus>
          {notice.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a server may repeat a line, and lines never move.
            <div key={index}>{textOf(line)}</div>
          ))}
        </Alert>
      )}
      <PersonalDetails form={form} firstTitle={first.customerTitle} siteCountryCode={siteCountryCode} />
      <BillingAddress form={form} siteCountryCode={siteCountryCode} defaultState={defaultState} />
      <CheckboxField label={<PrivacyLink url={privacyUrl} />} required {...form.field('readPrivacy')} />
      <div className="haven-actions">
        <BusyButton type="submit" variant="give" large busy={busy} busyLabel={t('saving')}>
          {t('next')}
        </BusyButton>
        {back && (
          <a className="haven-button haven-button--quiet" href={back}>
            {t('back')}
          </a>
        )}
      </div>
    </form>
  );
}
noteUndefined(tag);
export const CustomerFormElement = defineElement({
  context: siteContext,
  tag,
  attributes,
  view: CustomerForm,
  root: 'light',
  renderedOverForm: true,
  styles: [controls],
});
