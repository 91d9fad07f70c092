import { useState } from 'react';
import { message, type Shown } from '#locales/message.ts';
import { type AuthorForm, useAuthorForm } from '#parts/fields/author-form.ts';
import { takeTyped } from '#parts/fields/typed-before-upgrade.ts';
import { useLeaving } from '#parts/form/use-leaving.ts';
import { type RuleForm, useRuleForm } from '#parts/form/use-rule-form.ts';
import { addShippingInfo } from '#rules/analytics/ecommerce-events.ts';
import type { CheckoutCategory } from '#rules/analytics/event-names.ts';
import { pushShopEvent } from '#rules/analytics/push-event.ts';
import type { CartLine } from '#rules/api/cart-schemas.ts';
import { createWebsiteApi } from '#rules/api/website-api.ts';
import { VALIDATION_DELAY_MS } from '#rules/limits.ts';
import { safeNavigate } from '#rules/links/safe-navigate.ts';
import { validateCustomer } from '#rules/shop/customer.ts';
import { useHost } from '#runtime/host.ts';
import CUSTOMER_FORM_TEXTS from '#texts/elements/customer-form';
import FORM_MESSAGES_TEXTS from '#texts/elements/form-messages';
import type { CustomerFormEvents, PrefilledCustomer } from './customer-form.definition.ts';
import { type CustomerValues, customerToPost, firstCustomerValues } from './customer-values.ts';

export interface CustomerFormOptions {
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
export interface CustomerNotice {
  key: number;
  kind: 'error' | 'success';
  lines: readonly Shown[];
}

export type CustomerRuleForm = RuleForm<CustomerValues & Record<string, string | boolean>>;

export interface CustomerFormState {
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
export function useCustomerForm(options: CustomerFormOptions): CustomerFormState {
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
