import { live } from 'lit/directives/live.js';
import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from 'lit/html.js';
import { detectScheme } from '../../../payment-rules/card/card-schemes.ts';
import { HOSTED_FIELDS, type HostedField } from '../../../payment-rules/card/hosted-fields.ts';
import { digitsOf } from '../../../payment-rules/digits-of.ts';
import type { FieldSpec } from '../field-list.ts';
import type { FormModel } from '../form-model.ts';
import { formatInput } from '../format-field.ts';
import { ccvPlace, type FieldProblem } from '../validate-field.ts';
import { schemeIcon } from './scheme-icons.ts';

/** Names of countries in the form's language, from the browser; the code if the browser has no name. */
function namesIn(language: string): (code: string) => string {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region' });
  return (code) => names.of(code.toUpperCase()) ?? code.toUpperCase();
}

/** The country select before a masked phone number. */
function phoneCountryView({ field, model, isReadOnly, onPhoneCountry }: FieldView): TemplateResult | typeof nothing {
  const { phone, texts } = model.kit;
  const chosen = model.phoneCountry(field.name);
  if (!phone || !model.options.phoneMask || chosen === '') return nothing;
  const nameOf = namesIn(texts.language);
  const list = phone.countries(model.options.phoneMask, nameOf);
  return html`<select
    class="input calling"
    id=${`${field.name}-country`}
    aria-label=${`${field.accessibleName.replace(/\*$/, '')}: ${texts.messages.phoneCountry}`}
    autocomplete="tel-country-code"
    aria-disabled=${isReadOnly ? 'true' : nothing}
    @change=${(event: Event) => onPhoneCountry((event.target as HTMLSelectElement).value)}
  >
    ${list.map(
      ({ code, calling }) =>
        html`<option value=${code} .selected=${live(code === chosen)} aria-label=${`${nameOf(code)} +${calling}`}
          >${code.toUpperCase()} +${calling}</option>`,
    )}
  </select>`;
}

const PATHS: Record<string, string> = {
  card: 'M2 5.5h16v9H2zM2 8.5h16',
  user: 'M10 10a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3.5 17a6.5 6.5 0 0 1 13 0',
  calendar: 'M3 5h14v12H3zM3 8.5h14M7 3v3M13 3v3',
  lock: 'M4.5 9h11v8h-11zM7 9V6.5a3 3 0 0 1 6 0V9',
  bank: 'M3 8l7-4 7 4zM5 8v7M10 8v7M15 8v7M3 17h14',
  mail: 'M2.5 5h15v10h-15zM2.5 5.5 10 11l7.5-5.5',
  phone: 'M5 3h3l1.5 4-2 1.5a9 9 0 0 0 4 4l1.5-2 4 1.5v3a1.5 1.5 0 0 1-1.5 1.5A12 12 0 0 1 3.5 4.5 1.5 1.5 0 0 1 5 3z',
  home: 'M3 9.5 10 4l7 5.5M5 8.5V16h10V8.5',
  gift: 'M3 8h14v3H3zM4.5 11v6h11v-6M10 8v9M10 8C6 8 6 3.5 8 3.5S10 8 10 8s0-4.5 2-4.5S14 8 10 8',
};

/** A line icon by its name; null for an unknown name. */
function glyph(name: string | undefined): SVGTemplateResult | null {
  const path = name !== undefined && Object.hasOwn(PATHS, name) ? PATHS[name] : undefined;
  return path ? svg`<path d=${path}></path>` : null;
}

/** A field's data and callbacks. */
export type FieldView = {
  field: FieldSpec;
  model: FormModel;
  error: FieldProblem | null;
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
  const schemes = supported.length > 0 ? supported : detected ? [detected] : [];
  if (!isNumber || schemes.length === 0) return nothing;
  return html`<span class="schemes" id="card_number-schemes">
    ${schemes.map((type) => schemeIcon(type, detected !== undefined && type.replace(/_white$/, '') !== detected))}
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
  const definition: HostedField = HOSTED_FIELDS[field.name];
  const mark = glyph(model.options.icons.get(field.name));
  const mode = definition.inputMode ?? 'text';
  const fillsCard = model.configuration.type === 'card' && !model.isCvvOnly;
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
      autocomplete=${fillsCard ? definition.autocomplete : definition.autocomplete.replace(/^cc-(?!csc).*/, 'off')}
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
  const definition: HostedField = HOSTED_FIELDS[field.name];
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

type Choices = NonNullable<HostedField['choices']>;

/** A field with a few options to choose from. */
function selectView(view: FieldView, choices: Choices, { describedBy }: FieldAids): TemplateResult {
  const { field, model } = view;
  const { messages } = model.kit.texts;
  const value = model.value(field.name);
  return html`<select
    class="input"
    id=${field.name}
    name=${field.name}
    aria-required=${field.isRequired ? 'true' : nothing}
    aria-invalid=${view.error ? 'true' : nothing}
    aria-describedby=${describedBy || nothing}
    aria-disabled=${view.isReadOnly ? 'true' : nothing}
    @change=${(event: Event) => view.onInput((event.target as HTMLSelectElement).value)}
    @blur=${view.onBlur}
  >
    <option value="" .selected=${live(value === '')}>${messages.choose}</option>
    ${choices.map(
      (choice) => html`<option value=${choice} .selected=${live(choice === value)}>${messages[choice]}</option>`,
    )}
  </select>`;
}

/** A checkbox with its text. */
function checkboxView(view: FieldView, { describedBy }: FieldAids): TemplateResult {
  const { field, model } = view;
  return html`<label class="tick">
    <input
      type="checkbox"
      id=${field.name}
      name=${field.name}
      aria-required=${field.isRequired ? 'true' : nothing}
      aria-invalid=${view.error ? 'true' : nothing}
      aria-describedby=${describedBy || nothing}
      aria-disabled=${view.isReadOnly ? 'true' : nothing}
      .checked=${live(model.value(field.name) === 'true')}
      @change=${(event: Event) => view.onInput(String((event.target as HTMLInputElement).checked))}
      @blur=${view.onBlur}
    />
    <span>${field.accessibleName}</span>
  </label>`;
}
