import { live } from 'lit/directives/live.js';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { detectScheme } from '../../../payment-rules/card/card-schemes.ts';
import { FORM_FIELDS, type FormField } from '../../../payment-rules/card/hosted-fields.ts';
import { digitsOf } from '../../../payment-rules/digits-of.ts';
import type { FieldSpec } from '../field-list.ts';
import type { FormModel } from '../form-model.ts';
import { formatInput } from '../format-field.ts';
import { ccvPlace, type FieldError } from '../validate-field.ts';
import { checkboxView, selectView } from './choice-view.ts';
import { glyph } from './glyphs.ts';
import { phoneCountryView } from './phone-country-view.ts';
import { schemeIcon } from './scheme-icons.ts';

/** A field's data and callbacks. */
export type FieldView = {
  field: FieldSpec;
  model: FormModel;
  error: FieldError | null;
  isErrorTextHidden: boolean;
  isLabelHidden: boolean;
  isReadOnly: boolean;
  onInput(value: string): void;
  onBlur(): void;
  onPhoneCountry(code: string): void;
};

/** The attributes for assistive technology, beside the label. */
export type FieldAids = { describedBy: string; errorText: string; hintText: string };

function icons({ field, model }: FieldView): TemplateResult | typeof nothing {
  const isNumber = field.name === 'card_number' && model.configuration.type === 'card';
  const detected = detectScheme(digitsOf(model.value('card_number')))?.name;
  const supported = model.options.supportedCardTypes;
  const shown = supported.length > 0 ? supported : detected ? [detected] : [];
  if (!isNumber || shown.length === 0) return nothing;
  return html`<span class="schemes" id="card_number-schemes">
    ${shown.map((type) => schemeIcon(type, detected !== undefined && type.replace(/_white$/, '') !== detected))}
  </span>`;
}

function hint({ field, model }: FieldView): string {
  const { bank, texts } = model.kit;
  const value = model.value(field.name);
  if (field.name === 'account_bsb') return bank?.bankOfBsb(value) ?? '';
  const isNz = model.configuration.type === 'bank_account' && model.country === 'nz';
  if (field.name === 'account_number' && isNz) return bank?.bankOfNzAccount(value) ?? '';
  if (field.name !== 'card_ccv') return '';
  return ccvPlace(model, texts.messages);
}

function aidsOf(view: FieldView): FieldAids {
  const { name } = view.field;
  const errorText = view.error && !view.isErrorTextHidden ? view.error.message : '';
  const hintText = errorText === '' ? hint(view) : '';
  const hasIcons = name === 'card_number' && view.model.options.supportedCardTypes.length > 0;
  const parts = [errorText && `${name}-error`, hintText && `${name}-hint`, hasIcons && 'card_number-schemes'];
  return { describedBy: parts.filter(Boolean).join(' '), errorText, hintText };
}

function inputView(view: FieldView, { describedBy }: FieldAids): TemplateResult {
  const { field, model } = view;
  const definition: FormField = FORM_FIELDS[field.name];
  const mark = glyph(model.options.icons.get(field.name));
  const mode = definition.inputMode ?? 'text';
  const onInput = (event: InputEvent) => {
    const input = event.target as HTMLInputElement;
    const format = (text: string, isDeleting: boolean) => model.format(field.name, text, isDeleting);
    view.onInput(formatInput(input, format, model.value(field.name), event.inputType ?? ''));
  };
  return html`<div class=${mark ? 'box marked' : 'box'}>
    ${mark ? html`<svg class="glyph" viewBox="0 0 20 20" aria-hidden="true">${mark}</svg>` : nothing}
    ${phoneCountryView(view)}
    <input
      class="input"
      id=${field.name}
      name=${field.name}
      type="text"
      dir=${mode === 'text' ? 'auto' : 'ltr'}
      autocomplete=${model.isCvvOnly || model.configuration.type !== 'card' ? definition.autocomplete.replace(/^cc-(?!csc).*/, 'off') : definition.autocomplete}
      inputmode=${mode}
      maxlength=${definition.maxLength ?? nothing}
      placeholder=${field.placeholder || nothing}
      spellcheck="false"
      autocapitalize=${field.name === 'card_name' ? 'words' : 'off'}
      aria-required=${field.isRequired ? 'true' : nothing}
      aria-invalid=${view.error ? 'true' : nothing}
      aria-describedby=${describedBy || nothing}
      ?readonly=${view.isReadOnly}
      .value=${live(model.value(field.name))}
      @input=${onInput}
      @blur=${view.onBlur}
    />
  </div>`;
}

/** One labelled input with its hint and its error, connected for assistive technology. */
export function fieldView(view: FieldView): TemplateResult {
  const { field } = view;
  const definition: FormField = FORM_FIELDS[field.name];
  const aids = aidsOf(view);
  const control = definition.isCheckbox
    ? checkboxView(view, aids)
    : html`<div class="label-row">
          <label class=${view.isLabelHidden || field.label === '' ? 'label visually-hidden' : 'label'} for=${field.name}
            >${field.accessibleName}</label
          >${icons(view)}
        </div>
        ${definition.choices ? selectView(view, definition.choices, aids) : inputView(view, aids)}`;
  // Texts that change are properties: Lit would look for its own text node, which a translator has thrown away.
  return html`<div class="field" data-field=${field.name}>
    ${control}
    ${aids.hintText ? html`<p class="hint" id=${`${field.name}-hint`} .textContent=${aids.hintText}></p>` : nothing}
    ${aids.errorText ? html`<p class="error" id=${`${field.name}-error`} .textContent=${aids.errorText}></p>` : nothing}
  </div>`;
}
