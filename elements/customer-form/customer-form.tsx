import { useLayoutEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { message, type Shown } from '#locales/message.ts';
import { type AuthorForm, useAuthorForm } from '#parts/fields/author-form.ts';
import { CheckboxField } from '#parts/fields/checkbox-field.tsx';
import { PostedFields } from '#parts/fields/posted-fields.tsx';
import { noteUndefined, takeTyped } from '#parts/fields/typed-before-upgrade.ts';
import { Alert } from '#parts/form/alert.tsx';
import { BusyButton } from '#parts/form/busy-button.tsx';
import { ErrorSummary } from '#parts/form/error-summary.tsx';
import { focusById } from '#parts/form/focus-by-id.ts';
import { useFormHistory } from '#parts/form/use-form-history.ts';
import { useLeaving } from '#parts/form/use-leaving.ts';
import { type RuleForm, useRuleForm } from '#parts/form/use-rule-form.ts';
import { BillingAddress } from '#parts/person/billing-address.tsx';
import { PersonalDetails } from '#parts/person/personal-details.tsx';
import { PrivacyLink } from '#parts/person/privacy-link.tsx';
import { defaultStateFor } from '#rules/address/billing-state.ts';
import { addShippingInfo } from '#rules/analytics/ecommerce-events.ts';
import type { CheckoutCategory } from '#rules/analytics/event-names.ts';
import { pushShopEvent } from '#rules/analytics/push-event.ts';
import type { CartLine } from '#rules/api/cart-schemas.ts';
import { createWebsiteApi } from '#rules/api/website-api.ts';
import type { SiteCountryCode } from '#rules/country.ts';
import { detailOf } from '#rules/forms/form-input.ts';
import { VALIDATION_DELAY_MS } from '#rules/limits.ts';
import { safeHref } from '#rules/links/link-to.ts';
import { safeNavigate } from '#rules/links/safe-navigate.ts';
import { digitsOnly } from '#rules/phone.ts';
import { CUSTOMER_FIELDS, type GiftStoreCustomer, isTicked, validateCustomer } from '#rules/shop/customer.ts';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { useHost } from '#runtime/host.ts';
import { siteContext } from '#runtime/inherited-context.ts';
import { useTextOf } from '#runtime/texts/use-text-of.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import CUSTOMER_FORM_TEXTS from '#texts/elements/customer-form';
import FORM_MESSAGES_TEXTS from '#texts/elements/form-messages';
import { attributes, type CustomerFormEvents, type PrefilledCustomer, tag } from './customer-form.definition.ts';

/** The values of the form: the 13 fields without storeId, in the order of the page. */
type CustomerValues = Omit<GiftStoreCustomer, 'storeId'>;

/**
 * The first values of the form: those of the author's form, then the page's own, otherwise empty, with the country of
 * the site and its state. The privacy box is ticked only where it was sent so, in a post that was refused.
 */
function firstCustomerValues(
  prefilled: PrefilledCustomer,
  { values, errors, failure }: Pick<AuthorForm, 'values' | 'errors' | 'failure'>,
  siteCountryCode: SiteCountryCode,
  defaultState: string,
): CustomerValues & Record<string, string | boolean> {
  const texts = Object.entries(values).filter(([, value]) => typeof value === 'string' && value !== '');
  const customer: PrefilledCustomer = { ...prefilled, ...Object.fromEntries(texts) };
  const country = customer.billingAddressCountry || siteCountryCode;
  const wasRefused = failure.length > 0 || Object.keys(errors).length > 0;
  return {
    customerTitle: customer.customerTitle ?? '',
    customerFirstName: customer.customerFirstName ?? '',
    customerLastName: customer.customerLastName ?? '',
    customerPhoneNumber: digitsOnly(customer.customerPhoneNumber ?? ''),
    customerEmailAddress: customer.customerEmailAddress ?? '',
    billingAddressCountry: country,
    billingAddressStreet: customer.billingAddressStreet ?? '',
    billingAddressSuburb: customer.billingAddressSuburb ?? '',
    billingAddressCity: customer.billingAddressCity ?? '',
    billingAddressState: customer.billingAddressState || defaultStateFor(country, defaultState),
    billingAddressPostcode: customer.billingAddressPostcode ?? '',
    readPrivacy: wasRefused && isTicked(values['readPrivacy']),
  };
}

/** The customer in the shape in which it is posted, with trimmed texts. */
function customerToPost(values: CustomerValues, storeId: string): GiftStoreCustomer {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? detailOf(values, name) : value,
  ]);
  return { storeId, ...(Object.fromEntries(entries) as CustomerValues) };
}

interface CustomerFormOptions {
  siteCountryCode: 'AUS' | 'NZL';
  storeId: string;
  action: string;
  redirectUrl: string;
  defaultState: string;
  lines: readonly CartLine[];
  currency: string;
  checkoutCategory: CheckoutCategory;
  customer: PrefilledCustomer;
}

/** A message about the last response; `key` is new for each. */
interface CustomerNotice {
  key: number;
  kind: 'error' | 'success';
  lines: readonly Shown[];
}

type CustomerRuleForm = RuleForm<CustomerValues & Record<string, string | boolean>>;

interface CustomerFormState {
  form: CustomerRuleForm;
  first: CustomerValues;
  /** The form that the page has placed in the tag. */
  author: AuthorForm;
  /** The field that had the focus before the block replaced the server's form. */
  focused: string | undefined;
  busy: boolean;
  /** The next page is being opened. */
  isLeaving: boolean;
  notice: CustomerNotice | undefined;
  onSubmit: CustomerRuleForm['onSubmit'];
}

const WRONG_REDIRECT = message(CUSTOMER_FORM_TEXTS, 'notOpened');

/** The state of the form: its first values, its check, one post at a time, and the result. */
function useCustomerForm(options: CustomerFormOptions): CustomerFormState {
  const { siteCountryCode, storeId, action, redirectUrl, defaultState, customer } = options;
  const { element } = useHost();
  const author = useAuthorForm();
  const [opening] = useState(() => {
    const typed = takeTyped(element);
    const first = firstCustomerValues(customer, author, siteCountryCode, defaultState);
    return { first: { ...first, ...typed?.values }, focused: typed?.focused };
  });
  const [notice, setNotice] = useState<CustomerNotice | undefined>(
    author.failure.length > 0 ? { key: 0, kind: 'error', lines: author.failure } : undefined,
  );
  const host = useHost<CustomerFormEvents>();
  const announce = (url: string) => host.emit('haven-navigate', { url }, { cancelable: true });
  const { leaving, leave } = useLeaving(announce, safeNavigate);
  const showNotice = (kind: CustomerNotice['kind'], lines: readonly Shown[]) =>
    setNotice((before) => ({ key: (before?.key ?? 0) + 1, kind, lines }));

  const post = async (values: CustomerValues): Promise<boolean> => {
    let errors: readonly string[];
    try {
      ({ errors } = await createWebsiteApi().submitCustomer(customerToPost(values, storeId), { action }));
    } catch (error) {
      console.error('The customer form could not be sent.', error);
      showNotice('error', [message(FORM_MESSAGES_TEXTS, 'customerFailed')]);
      return false;
    }
    if (errors.length > 0) {
      showNotice('error', errors);
      return false;
    }
    setNotice(undefined);
    void pushShopEvent(addShippingInfo(options.lines, options.currency, options.checkoutCategory));
    if (redirectUrl === '') showNotice('success', [message(CUSTOMER_FORM_TEXTS, 'saved')]);
    else if (leave(redirectUrl) === 'refused') showNotice('error', [WRONG_REDIRECT]);
    return true;
  };
  const form: CustomerRuleForm = useRuleForm({
    validationDelay: VALIDATION_DELAY_MS,
    defaultValues: opening.first,
    check: (values) => validateCustomer(values, siteCountryCode),
    submit: post,
    firstErrors: author.errors,
  });
  const busy = form.status === 'submitting' || leaving;

  return {
    form,
    author,
    ...opening,
    busy,
    isLeaving: leaving,
    notice: busy || form.summary.length > 0 ? undefined : notice,
    onSubmit(event) {
      event?.preventDefault();
      if (!leaving) form.onSubmit(event);
    },
  };
}

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
