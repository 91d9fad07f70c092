import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { FormState } from './form-view.ts';

const NAMES = { card: 'Card', gift_card: 'Gift card', bsb: 'Bank account', bank_account: 'Bank account' } as const;

/** One button a payment type; with a single type there is nothing to choose. */
export function tabsView(state: FormState, onTab: (index: number) => void): TemplateResult | typeof nothing {
  if (state.models.length < 2 || state.hidden.has('tabs')) return nothing;
  return html`<div class="tabs" role="group" aria-label="Payment method">
    ${state.models.map(
      ({ configuration }, index) =>
        html`<button type="button" class="tab" aria-pressed=${index === state.active ? 'true' : 'false'}
          @click=${() => onTab(index)}>${configuration.label ?? NAMES[configuration.type]}</button>`,
    )}
  </div>`;
}
