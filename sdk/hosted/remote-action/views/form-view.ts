import { keyed } from 'lit/directives/keyed.js';
import { live } from 'lit/directives/live.js';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { ACCOUNT_COUNTRIES, type AccountCountry } from '../../../payment-rules/bank/account-country.ts';
import type { FieldName } from '../../../payment-rules/card/hosted-fields.ts';
import { fillIn, type HostedTexts } from '../../texts/texts.ts';
import type { FormKit } from '../form-kit.ts';
import type { FormModel } from '../form-model.ts';
import type { FrameOptions } from '../frame-options.ts';
import type { FieldProblem } from '../validate-field.ts';
import { fieldView } from './field-view.ts';
import { schemeIcon, schemeLabel } from './scheme-icons.ts';

const NAMES = { card: 'card', gift_card: 'giftCard', bsb: 'bank', bank_account: 'bank' } as const;

// Two tabs must not have the same name.
const nameOf = (type: keyof typeof NAMES, messages: HostedTexts['messages']) =>
  messages[NAMES[type]] + (type === 'bsb' ? ' (BSB)' : '');

/** True if there is more than one payment type and the merchant lets the visitor choose. */
function hasTabs({ models, hidden }: FormState): boolean {
  return models.length > 1 && !hidden.has('tabs');
}

/** The tab that a key moves to; null for other keys. Left and right follow the writing direction. */
export function tabAfterKey(key: string, active: number, count: number, isRightToLeft: boolean): number | null {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (active + 1) % count;
  if (key === back) return (active + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** The payment types as tabs: arrow keys, Home and End choose; only the chosen tab is a tab stop. */
function tabsView(state: FormState, onTab: (index: number) => void): TemplateResult | typeof nothing {
  if (!hasTabs(state)) return nothing;
  const { messages, direction } = state.kit.texts;
  const onKey = (event: KeyboardEvent) => {
    const next = tabAfterKey(event.key, state.active, state.models.length, direction === 'rtl');
    if (next === null) return;
    event.preventDefault();
    const list = event.currentTarget as HTMLElement;
    onTab(next);
    list.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return html`<div class="tabs" role="tablist" aria-label=${messages.methods} @keydown=${onKey}>
    ${state.models.map(
      ({ configuration }, index) =>
        html`<button type="button" class="tab" role="tab" id=${`tab-${index}`} aria-controls="panel"
          aria-selected=${index === state.active ? 'true' : 'false'} tabindex=${index === state.active ? '0' : '-1'}
          @click=${() => onTab(index)}>${configuration.label ?? nameOf(configuration.type, messages)}</button>`,
    )}
  </div>`;
}

const HEADINGS: Record<string, (text: string) => TemplateResult> = {
  title: (text) => html`<h2 class="title">${text}</h2>`,
  title_h1: (text) => html`<h1 class="title">${text}</h1>`,
  title_h2: (text) => html`<h2 class="title">${text}</h2>`,
  title_h3: (text) => html`<h3 class="title">${text}</h3>`,
  title_h4: (text) => html`<h4 class="title">${text}</h4>`,
  title_h5: (text) => html`<h5 class="title">${text}</h5>`,
  title_h6: (text) => html`<h6 class="title">${text}</h6>`,
};

/** The merchant's headings and description, as plain text. */
function titleView({ texts }: FrameOptions, hidden: ReadonlySet<string>): unknown {
  const headings = hidden.has('title')
    ? []
    : Object.entries(HEADINGS).map(([key, heading]) => {
        const text = texts.get(key);
        return text ? heading(text) : nothing;
      });
  const description = hidden.has('title_description') ? undefined : texts.get('title_description');
  return html`${headings}${description ? html`<p class="title-description">${description}</p>` : nothing}`;
}

/** The whole visible state of the form. */
export type FormState = {
  options: FrameOptions;
  kit: FormKit;
  models: readonly FormModel[];
  active: number;
  hidden: ReadonlySet<string>;
  errors: ReadonlyMap<FieldName, FieldProblem>;
  status: 'loading' | 'ready' | 'submitting' | 'failed';
  notice: { kind: 'error' | 'success'; text: string } | null;
  /** The error of the field that already has the focus; a new object is announced again. */
  alert: { text: string } | null;
};

export type FormActions = {
  onInput(name: FieldName, value: string): void;
  onBlur(name: FieldName): void;
  onPhoneCountry(name: FieldName, code: string): void;
  onCountry(country: AccountCountry): void;
  onSubmit(): void;
  /** Enter in a field while the page hides the submit button. */
  onEnter(): void;
  onRetry(): void;
  onTab(index: number): void;
};

const padlock = html`<svg class="padlock" viewBox="0 0 16 16" aria-hidden="true">
  <path d="M4.5 7V5a3.5 3.5 0 0 1 7 0v2h.5A1.5 1.5 0 0 1 13.5 8.5v5A1.5 1.5 0 0 1 12 15H4
    a1.5 1.5 0 0 1-1.5-1.5v-5A1.5 1.5 0 0 1 4 7zm1.5 0h4V5a2 2 0 0 0-4 0z"></path>
</svg>`;

function notice(state: FormState): TemplateResult {
  const isShown =
    state.notice && !(state.notice.kind === 'error' && state.options.hideUiErrors && state.models.length > 0);
  const style = state.notice?.kind === 'success' ? 'notice success' : 'notice';
  return html`<div role="alert" class=${style} ?hidden=${!isShown}
    .textContent=${(isShown && state.notice?.text) || ''}></div>`;
}

function submitButton(state: FormState): TemplateResult | typeof nothing {
  if (state.hidden.has('submit_button')) return nothing;
  const { texts } = state.options;
  const { messages } = state.kit.texts;
  const isSubmitting = state.status === 'submitting';
  const text = isSubmitting
    ? (texts.get('submit_button_processing') ?? messages.processing)
    : (texts.get('submit_button') ?? messages.submit);
  return html`<button type="submit" class="submit-button" aria-disabled=${String(isSubmitting)}
    .textContent=${text}></button>`;
}

/** The whole page of the frame, for every state. */
export function formView(state: FormState, actions: FormActions): TemplateResult {
  const model = state.models[state.active];
  const { messages } = state.kit.texts;
  if (!model) {
    return html`${notice(state)}
      ${
        state.status === 'failed'
          ? html`<button type="button" class="retry-button" @click=${actions.onRetry}>${messages.retry}</button>`
          : html`<p class="loading" role="status">${messages.loading}</p>`
      }`;
  }
  const onSubmit = (event: Event) => {
    event.preventDefault();
    actions.onSubmit();
  };
  const onKey = (event: KeyboardEvent) => {
    const isInput = (event.target as Element).matches('input');
    if (event.key !== 'Enter' || event.isComposing || !isInput || !state.hidden.has('submit_button')) return;
    event.preventDefault();
    if (!event.repeat) actions.onEnter();
  };
  const details = paymentDetailsView(state, model, actions);
  return html`<form novalidate autocomplete="on" aria-label=${messages.formName}
    aria-busy=${String(state.status === 'submitting')} @submit=${onSubmit} @keydown=${onKey}>
    ${titleView(state.options, state.hidden)} ${tabsView(state, actions.onTab)} ${notice(state)}
    ${
      hasTabs(state)
        ? html`<div role="tabpanel" id="panel" aria-labelledby=${`tab-${state.active}`}>${details}</div>`
        : details
    }
    ${submitButton(state)}
    <div class="visually-hidden" role="alert">${
      // No white space: an empty alert is not announced.
      keyed(state.alert, html`<span>${state.alert?.text ?? nothing}</span>`)
    }</div>
    <p class="assurance">${padlock}<span>${messages.assurance}</span></p>
  </form>`;
}

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
function paymentDetailsView(state: FormState, model: FormModel, actions: FormActions): TemplateResult {
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
