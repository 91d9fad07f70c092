import { live } from 'lit/directives/live.js';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { FieldView } from './field-view.ts';

/** Names of countries in the form's language, from the browser; the code if the browser has no name. */
function namesIn(language: string): (code: string) => string {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region' });
  return (code) => names.of(code.toUpperCase()) ?? code.toUpperCase();
}

/** The country select before a masked phone number. */
export function phoneCountryView({
  field,
  model,
  isReadOnly,
  onPhoneCountry,
}: FieldView): TemplateResult | typeof nothing {
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
