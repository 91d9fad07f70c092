import { html } from 'hono/html';
import type { Markup } from '../../../platform/index.ts';

export interface PasswordField {
  label: string;
  autocomplete: 'current-password' | 'new-password' | 'off';
  hint?: string | undefined;
  error?: string | undefined;
}

/** A field for a password, which no page shows again. */
export function passwordField({ label, autocomplete, hint, error }: PasswordField): Markup {
  const describedBy = [hint ? 'password-hint' : '', error ? 'password-error' : ''].filter(Boolean).join(' ');
  return html`<div class="haven-field"><label class="haven-field__label" for="password">${label}</label>
${hint ? html`<p class="haven-field__hint" id="password-hint">${hint}</p>` : ''}<input class="haven-field__control" id="password" name="password" type="password" autocomplete="${autocomplete}" maxlength="200" required${describedBy ? html` aria-describedby="${describedBy}"` : ''}${error ? html` aria-invalid="true"` : ''}>
${error ? html`<p class="haven-field__error" id="password-error"><span class="haven-visually-hidden">Error: </span>${error}</p>` : ''}</div>`;
}
