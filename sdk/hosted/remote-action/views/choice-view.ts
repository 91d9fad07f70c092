import { live } from 'lit/directives/live.js';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { HostedField } from '../../../payment-rules/card/hosted-fields.ts';
import type { FieldAids, FieldView } from './field-view.ts';

type Choices = NonNullable<HostedField['choices']>;

/** A field with a few options to choose from. */
export function selectView(view: FieldView, choices: Choices, { describedBy }: FieldAids): TemplateResult {
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
export function checkboxView(view: FieldView, { describedBy }: FieldAids): TemplateResult {
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
