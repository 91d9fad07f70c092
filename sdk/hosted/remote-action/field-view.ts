import { live } from 'lit/directives/live.js';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { digitsOf } from '../card/card-number.ts';
import { detectScheme } from '../card/card-schemes.ts';
import { FORM_FIELDS, type FormField } from '../card/form-fields.ts';
import type { FieldSpec } from './field-list.ts';
import { formatInput } from './format-field.ts';
import { schemeIcon } from './scheme-icons.ts';
import type { FieldError } from './validate-field.ts';

/** What a field needs to be drawn and to report back. */
export type FieldView = {
  field: FieldSpec;
  value: string;
  cardNumber: string;
  error: FieldError | null;
  isErrorTextHidden: boolean;
  isLabelHidden: boolean;
  isReadOnly: boolean;
  supportedCardTypes: readonly string[];
  onInput(value: string): void;
  onBlur(): void;
};

function icons(view: FieldView): TemplateResult | typeof nothing {
  const detected = detectScheme(digitsOf(view.value))?.name;
  const shown = view.supportedCardTypes.length > 0 ? view.supportedCardTypes : detected ? [detected] : [];
  if (view.field.name !== 'card_number' || shown.length === 0) return nothing;
  return html`<span class="schemes" id="card_number-schemes">
    ${shown.map((type) => schemeIcon(type, detected !== undefined && type.replace(/_white$/, '') !== detected))}
  </span>`;
}

function hint(view: FieldView): string {
  if (view.field.name !== 'card_ccv') return '';
  return detectScheme(digitsOf(view.cardNumber))?.ccvLength === 4 ? '4 digits on the front' : '3 digits on the back';
}

/** One labelled input with its hint and its error, tied together for assistive technology. */
export function fieldView(view: FieldView): TemplateResult {
  const { field, error } = view;
  const definition: FormField = FORM_FIELDS[field.name];
  const errorText = error && !view.isErrorTextHidden ? error.message : '';
  const hintText = errorText === '' ? hint(view) : '';
  const describedBy = [
    errorText && `${field.name}-error`,
    hintText && `${field.name}-hint`,
    field.name === 'card_number' && view.supportedCardTypes.length > 0 && 'card_number-schemes',
  ].filter(Boolean);
  const onInput = (event: InputEvent) => {
    const input = event.target as HTMLInputElement;
    view.onInput(formatInput(input, field.name, view.value, event.inputType ?? ''));
  };
  return html`<div class="field" data-field=${field.name}>
    <div class="label-row">
      <label class=${view.isLabelHidden || field.label === '' ? 'label visually-hidden' : 'label'} for=${field.name}
        >${field.accessibleName}</label
      >${icons(view)}
    </div>
    <input
      class="input"
      id=${field.name}
      name=${field.name}
      type="text"
      autocomplete=${definition.autocomplete}
      inputmode=${definition.inputMode ?? 'text'}
      maxlength=${definition.maxLength ?? nothing}
      placeholder=${field.placeholder || nothing}
      spellcheck="false"
      autocapitalize=${field.name === 'card_name' ? 'words' : 'off'}
      aria-required=${field.isRequired ? 'true' : nothing}
      aria-invalid=${error ? 'true' : nothing}
      aria-describedby=${describedBy.join(' ') || nothing}
      ?readonly=${view.isReadOnly}
      .value=${live(view.value)}
      @input=${onInput}
      @blur=${view.onBlur}
    />
    ${hintText ? html`<p class="hint" id=${`${field.name}-hint`}>${hintText}</p>` : nothing}
    ${errorText ? html`<p class="error" id=${`${field.name}-error`}>${errorText}</p>` : nothing}
  </div>`;
}
