import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Texts } from '../../texts/texts.ts';
import type { FormState } from './form-view.ts';

const NAMES = { card: 'card', gift_card: 'giftCard', bsb: 'bank', bank_account: 'bank' } as const;

// Two tabs must not have the same name.
const nameOf = (type: keyof typeof NAMES, messages: Texts['messages']) =>
  messages[NAMES[type]] + (type === 'bsb' ? ' (BSB)' : '');

/** True if there is more than one payment type and the merchant lets the visitor choose. */
export function hasTabs({ models, hidden }: FormState): boolean {
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
export function tabsView(state: FormState, onTab: (index: number) => void): TemplateResult | typeof nothing {
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
