import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { FieldName } from '../card/form-fields.ts';
import { fieldView } from './field-view.ts';
import type { FormModel } from './form-model.ts';
import type { FrameOptions } from './frame-options.ts';
import { tabsView } from './tabs-view.ts';
import { titleView } from './title-view.ts';
import type { FieldError } from './validate-field.ts';

/** All that the form shows at one moment. */
export type FormState = {
  options: FrameOptions;
  models: readonly FormModel[];
  active: number;
  hidden: ReadonlySet<string>;
  errors: ReadonlyMap<FieldName, FieldError>;
  status: 'loading' | 'ready' | 'submitting' | 'failed';
  notice: { kind: 'error' | 'success'; text: string } | null;
};

export type FormActions = {
  onInput(name: FieldName, value: string): void;
  onBlur(name: FieldName): void;
  onSubmit(): void;
  onRetry(): void;
  onTab(index: number): void;
};

const padlock = html`<svg class="padlock" viewBox="0 0 16 16" aria-hidden="true">
  <path d="M4.5 7V5a3.5 3.5 0 0 1 7 0v2h.5A1.5 1.5 0 0 1 13.5 8.5v5A1.5 1.5 0 0 1 12 15H4a1.5 1.5 0 0 1-1.5-1.5v-5A1.5 1.5 0 0 1 4 7zm1.5 0h4V5a2 2 0 0 0-4 0z"></path>
</svg>`;

function notice(state: FormState): TemplateResult {
  const isShown =
    state.notice && !(state.notice.kind === 'error' && state.options.hideUiErrors && state.models.length > 0);
  return html`<div role="alert" class=${state.notice?.kind === 'success' ? 'notice success' : 'notice'} ?hidden=${!isShown}
    >${isShown ? state.notice?.text : nothing}</div
  >`;
}

function fields(state: FormState, model: FormModel, actions: FormActions): TemplateResult[] {
  return model.fields
    .filter(({ name }) => !state.hidden.has(name))
    .map((field) =>
      fieldView({
        field,
        value: model.value(field.name),
        cardNumber: model.value('card_number'),
        error: model.isTouched(field.name) ? (state.errors.get(field.name) ?? null) : null,
        isErrorTextHidden: state.options.hideUiErrors,
        isLabelHidden: state.hidden.has('label'),
        isReadOnly: state.status === 'submitting',
        supportedCardTypes: state.options.supportedCardTypes,
        onInput: (value) => actions.onInput(field.name, value),
        onBlur: () => actions.onBlur(field.name),
      }),
    );
}

/** The whole page of the frame, for every state. */
export function formView(state: FormState, actions: FormActions): TemplateResult {
  const model = state.models[state.active];
  if (!model) {
    return html`${notice(state)}
      ${
        state.status === 'failed'
          ? html`<button type="button" class="retry-button" @click=${actions.onRetry}>Try again</button>`
          : html`<p class="loading" role="status">Loading the secure payment form</p>`
      }`;
  }
  const isSubmitting = state.status === 'submitting';
  const { texts } = state.options;
  const onSubmit = (event: Event) => {
    event.preventDefault();
    actions.onSubmit();
  };
  return html`<form novalidate autocomplete="on" aria-label="Payment details" aria-busy=${isSubmitting ? 'true' : 'false'} @submit=${onSubmit}>
    ${titleView(state.options, state.hidden)} ${tabsView(state, actions.onTab)} ${notice(state)}
    <div class="fields">${fields(state, model, actions)}</div>
    ${
      state.hidden.has('submit_button')
        ? nothing
        : html`<button type="submit" class="submit-button" aria-disabled=${isSubmitting ? 'true' : 'false'}
          >${isSubmitting ? (texts.get('submit_button_processing') ?? 'Processing…') : (texts.get('submit_button') ?? 'Submit')}</button
        >`
    }
    <p class="assurance">${padlock}<span>Your details go directly to the payment provider. The website around this form cannot read them.</span></p>
  </form>`;
}
