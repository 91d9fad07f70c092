import { html } from 'hono/html';
import type { Markup } from '../../../site/page-context.ts';

/** Where the scripts of the staff area are served. */
export const STAFF_ASSETS = '/back-office/staff-assets/';

/** The scripts of a page with passkeys. */
export const passkeyScripts = () =>
  html`<script defer src="${STAFF_ASSETS}simplewebauthn.js"></script><script type="module" src="${STAFF_ASSETS}passkeys.js"></script>`;

export interface PasskeyArea {
  does: 'sign-in' | 'create';
  label: string;
  optionsPath: string;
  answerPath: string;
  isPrimary?: boolean;
}

/** A button that needs a script: hidden until the script has seen that the browser can use passkeys. */
export function passkeyArea({ does, label, optionsPath, answerPath, isPrimary }: PasskeyArea): Markup {
  return html`<div class="records-passkey" data-passkey="${does}" data-options-path="${optionsPath}" data-answer-path="${answerPath}" hidden>
<button class="haven-button haven-button--${isPrimary ? 'primary' : 'secondary'}" type="button">${label}</button><p role="status"></p></div>
<noscript><p>Passkeys need JavaScript.</p></noscript>`;
}
