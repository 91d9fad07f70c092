import { live } from 'lit/directives/live.js';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { ACCOUNT_COUNTRIES } from '../../../payment-rules/bank/account-country.ts';

import { fillIn } from '../../texts/texts.ts';
import type { FormModel } from '../form-model.ts';
import { fieldView } from './field-view.ts';
import type { FormActions, FormState } from './form-view.ts';
import { schemeIcon, schemeLabel } from './scheme-icons.ts';

/** The saved card, masked, whose security code the form asks for. */
function savedCard(model: FormModel): TemplateResult | typeof nothing {
  const last4 = model.fact('card_number_last4');
  const scheme = model.fact('card_scheme').toLowerCase();
  const [holder, expiry] = [model.value('card_name'), model.value('expire_month')];
  const { messages, labels } = model.kit.texts;
  const label = labels.expire_month;
  if (!model.isCvvOnly || !/^\d{4}$/.test(last4)) return nothing;
  const name = scheme ? schemeLabel(scheme) : messages.savedCard;
  return html`<p class="saved-card">
    ${schemeIcon(scheme, false) ?? nothing}
    <span aria-hidden="true" dir="ltr">•••• ${last4}</span>
    <span class="visually-hidden">${fillIn(messages.endingIn, { scheme: name, last4 })}</span>
    ${holder ? html`<span class="saved-holder" dir="auto">${holder}</span>` : nothing}
    ${
      expiry
        ? html`<span class="saved-expiry"
            ><span class="visually-hidden">${label} </span><bdi dir="ltr">${expiry}</bdi></span
          >`
        : nothing
    }
  </p>`;
}

function accountCountry(state: FormState, model: FormModel, actions: FormActions): TemplateResult | typeof nothing {
  const { messages } = model.kit.texts;
  if (!model.choosesCountry || state.hidden.has('address_country')) return nothing;
  return html`<fieldset class="countries">
    <legend class="label">${messages.accountCountry}</legend>
    ${ACCOUNT_COUNTRIES.map(
      (country) =>
        html`<label class="country"><input type="radio" name="account_country" value=${country}
          .checked=${live(country === model.country)}
          aria-disabled=${state.status === 'submitting' ? 'true' : nothing}
          @change=${() => actions.onCountry(country)}><span>${messages[country]}</span></label>`,
    )}
  </fieldset>`;
}

/** The inputs of the chosen payment type. */
export function paymentDetailsView(state: FormState, model: FormModel, actions: FormActions): TemplateResult {
  const visible = model.fields.filter(({ name }) => !state.hidden.has(name));
  const isLabelHidden = state.hidden.has('label');
  // Only a merchant's own labels have asterisks.
  const isMarked = !isLabelHidden && visible.some(({ label }) => label.endsWith('*'));
  const fields = visible.map((field) =>
    fieldView({
      field,
      model,
      error: model.isTouched(field.name) ? (state.errors.get(field.name) ?? null) : null,
      isErrorTextHidden: state.options.hideUiErrors,
      isLabelHidden,
      isReadOnly: state.status === 'submitting',
      onInput: (value) => actions.onInput(field.name, value),
      onBlur: () => actions.onBlur(field.name),
      onPhoneCountry: (code) => actions.onPhoneCountry(field.name, code),
    }),
  );
  return html`${savedCard(model)} ${accountCountry(state, model, actions)}
    ${isMarked ? html`<p class="marks">${model.kit.texts.messages.required}</p>` : nothing}
    <div class="fields" data-type=${model.configuration.type}>${fields}</div>`;
}
