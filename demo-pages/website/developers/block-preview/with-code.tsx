import { html } from 'hono/html';
import type { Markup } from '../../platform/index.ts';

/** A definition's prose, in which text between backticks is code. */
export function withCode(text: string): Markup {
  return html`${text.split('`').map((part, place) => (place % 2 ? html`<code>${part}</code>` : part))}`;
}
