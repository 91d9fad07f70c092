import { useLayoutEffect, useReducer, useState } from 'react';
import { message, type Shown } from '#locales/message.ts';
import { type AuthorForm, withWritten } from '#parts/fields/author-form.ts';
import { type TypedBefore, takeTyped } from '#parts/fields/typed-before-upgrade.ts';
import type { Failure } from '#parts/form/form-failure.tsx';
import { reportFault } from '#parts/form/report-fault.ts';
import { useFailure } from '#parts/form/use-failure.ts';
import { type RuleForm, useRuleForm } from '#parts/form/use-rule-form.ts';
import { defaultStateFor } from '#rules/address/billing-state.ts';
import { reportEmailPermission, reportFormSubmitted } from '#rules/analytics/report-form.ts';
import { donorUpdateFailed } from '#rules/api/donor-schemas.ts';
import { createWebsiteApi } from '#rules/api/website-api.ts';
import { resetBotCheck, runBotCheck } from '#rules/bot-check/bot-check.ts';
import type { SiteCountryCode } from '#rules/country.ts';
import { failureLines } from '#rules/failure-lines.ts';
import { type FormTarget, formAddress } from '#rules/forms/form-target.ts';
import { parseUpdateDetails } from '#rules/forms/update-details.ts';
import {
  DONOR_ITEMS,
  DONOR_TICKS,
  type DonorText,
  type DonorTick,
  type DonorUpdate,
} from '#rules/forms/update-details-fields.ts';
import { UPDATE_FORM_SUBMIT_DELAY_MS, VALIDATION_DELAY_MS } from '#rules/limits.ts';
import { useHost } from '#runtime/host.ts';
import FORM_MESSAGES_TEXTS from '#texts/elements/form-messages';
import type { PrefilledDonor, UpdateDetailsFormEvents } from './update-details-form.definition.ts';
import { nextUpdateState, UNSUBMITTED, type UpdateState } from './update-state.ts';

/**
 * The values of the form, in the order of the page. `updateOptions` is not a field: its error is that of the five tick
 * boxes.
 */
type UpdateValues = Record<Exclude<DonorText, 'recaptchaToken'>, string> &
  Record<DonorTick, boolean> & { updateOptions: string };

/** The first values of the form: the page's details, no tick set, both countries those of the site. */
function firstDonorValues(donor: PrefilledDonor, siteCountryCode: SiteCountryCode, defaultState: string): UpdateValues {
  const country = donor.country || siteCountryCode;
  return {
    firstName: donor.firstName ?? '',
    lastName: donor.lastName ?? '',
    oldEmail: donor.oldEmail ?? '',
    donorId: donor.donorId ?? '',
    updateOptions: '',
    updateName: false,
    updateEmail: false,
    updatePhone: false,
    updateAddress: false,
    updateExpiryDate: false,
    newFirstName: '',
    newLastName: '',
    email: '',
    confirmEmail: '',
    phone: '',
    country,
    address: donor.address ?? '',
    suburb: donor.suburb ?? '',
    city: donor.city ?? '',
    state: donor.state || defaultStateFor(country, defaultState),
    postcode: donor.postcode ?? '',
    newCountry: siteCountryCode,
    newAddress: '',
    newSuburb: '',
    newCity: '',
    newState: defaultStateFor(siteCountryCode, defaultState),
    newPostcode: '',
    expiryDate: '',
    subscribe: false,
    privacy: false,
  };
}

/** Adds what was typed into the server's fields. A new detail typed there also ticks its item. */
function withTyped(first: UpdateValues, typed: TypedBefore | undefined): UpdateValues {
  if (!typed) return first;
  const own = Object.entries(typed.values).filter(
    ([name, value]) => typeof value === typeof first[name as keyof UpdateValues],
  );
  const ticks = DONOR_TICKS.filter((tick) => DONOR_ITEMS[tick].some((field) => field in typed.values));
  return {
    ...first,
    ...Object.fromEntries(ticks.map((tick) => [tick, true])),
    ...Object.fromEntries(own),
  };
}

export interface UpdateDetailsOptions extends FormTarget {
  siteCountryCode: SiteCountryCode;
  suburbRequired: boolean;
  defaultState: string;
  donor: PrefilledDonor;
  author: AuthorForm;
}

export type DonorForm = RuleForm<UpdateValues>;

export interface UpdateDetails {
  form: DonorForm;
  /** The name of the field that had the focus before the block replaced the server's form. */
  focused: string | undefined;
  state: UpdateState;
  failure: Failure | undefined;
  onSubmit: DonorForm['onSubmit'];
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Posts an update. Resolves with the messages for the donor if it failed (W8.26), or with nothing after a success. */
async function postUpdate(update: DonorUpdate, action: string): Promise<readonly Shown[] | undefined> {
  try {
    const response = await createWebsiteApi().submitDonorUpdate(update, { action });
    if (!donorUpdateFailed(response)) return undefined;
    return [response.friendlyErrorMessage || message(FORM_MESSAGES_TEXTS, 'updateDetailsFailed'), ...response.errors];
  } catch (error) {
    console.error('The update-details form could not be sent.', error);
    return failureLines(error, message(FORM_MESSAGES_TEXTS, 'updateDetailsFailed'));
  }
}

const NAMES: readonly (readonly [keyof UpdateState, string])[] = [
  ['submitted', 'submitted'],
  ['missingAny', 'missing-any'],
  ['needToUpdateOne', 'need-to-update-one'],
  ['submitting', 'submitting'],
  ['submitSuccess', 'submit-success'],
];

/** Exposes the state to the page's own styles and scripts: `update-details-form:state(submitting)`. */
function useStateClass({ states }: ElementInternals, state: UpdateState): void {
  useLayoutEffect(() => {
    // Browsers before 2024 do not support states, or only names with dashes in front; the form works without them.
    for (const [key, name] of NAMES) {
      try {
        if (state[key]) states?.add(name);
        else states?.delete(name);
      } catch {
        return;
      }
    }
  }, [states, state]);
}

/** The state of the form: its first values, its check, and on submit the delay, the bot check and the post. */
export function useUpdateDetails(options: UpdateDetailsOptions): UpdateDetails {
  const { siteCountryCode, suburbRequired, defaultState, donor, author } = options;
  const { element, internals, emit } = useHost<UpdateDetailsFormEvents>();
  const [opening] = useState(() => {
    const typed = takeTyped(element);
    const first = withWritten(firstDonorValues(donor, siteCountryCode, defaultState), author);
    return { first: withTyped(first, typed), focused: typed?.focused };
  });
  const [state, step] = useReducer(nextUpdateState, UNSUBMITTED);
  const [failure, showFailure] = useFailure(author.failure);
  useStateClass(internals, state);
  const parse = (values: object) => parseUpdateDetails(values, { siteCountryCode, suburbRequired });

  const submit = async (values: UpdateValues): Promise<boolean> => {
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
    step({ type: 'response', success });
    void reportFormSubmitted('update-details', success);
    emit('form-result', { success });
    if (success && update.subscribe) void reportEmailPermission('update-details');
    if (reasons) {
      resetBotCheck();
      showFailure(reasons);
    }
    return success;
  };
  const form: DonorForm = useRuleForm<UpdateValues>({
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
