import { make } from '../kit/dom.ts';
import { openParentChannel } from '../remote-action/parent-channel.ts';
import type { PageOptions } from './page-options.ts';
import { reportSize } from './report-size.ts';

type RevealField = 'card_number' | 'cvv';

type RevealResponse = { value?: string } | { error: { code: string; message: string } };

/** Requests the card's secret values from this page's server; without a code, requests that a code is sent. */
async function askReveal(
  view: Window & typeof globalThis,
  body: { token: string; field: RevealField; code?: string },
): Promise<RevealResponse> {
  try {
    const response = await view.fetch('/vault-display/reveal', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { resource, error } = await response.json();
    return response.ok ? resource.data : { error };
  } catch {
    return { error: { code: 'service_unreachable', message: 'The card cannot be shown now. Try again later.' } };
  }
}

export type StoredCard = { holder: string; scheme: string; last4: string; expiry: string };

const FIELDS: Record<RevealField, { label: string; show: string; requested: string }> = {
  card_number: { label: 'Card number', show: 'Show card number', requested: 'card_number_secure_code_requested' },
  cvv: { label: 'Security code', show: 'Show security code', requested: 'cvv_secure_code_requested' },
};
/** Errors that end the view, each with its own event. */
const ENDINGS = ['access_forbidden', 'session_expired', 'operation_forbidden'];

/**
 * A stored card in its frame: masked, until its owner types the code that was sent; or the text why its token opens
 * none. Returns a function that stops this.
 */
export function startVaultDisplay(
  view: Window & typeof globalThis,
  place: HTMLElement,
  card: StoredCard | string,
  { query, sdkOrigin, widgetId, refId }: PageOptions,
): () => void {
  const channel = openParentChannel(view, sdkOrigin, { widgetId, refId, purpose: () => 'vault_display' }, () => {});
  const token = query.get('vault_display_token') ?? '';
  const status = make('p', { class: 'status', role: 'status', tabindex: -1 });
  /** The focus was in the form or on the button, which are gone. */
  const announce = (text: string) => {
    status.textContent = text;
    status.focus();
  };
  const fail = (code: string, message: string) => {
    announce(message);
    channel.post(ENDINGS.includes(code) ? code : 'system_error', { message, code });
  };
  if (typeof card === 'string') {
    status.textContent = card;
    place.replaceChildren(status);
    channel.post('session_expired', { message: card, code: 'session_expired' });
    return channel.close;
  }

  const row = (field: RevealField, masked: string) => {
    const { label, show, requested } = FIELDS[field];
    const value = make('dd', { class: 'secret' }, masked);
    const button = make('button', { type: 'button', class: 'quiet' }, show);
    const cell = make('div', {}, make('dt', {}, label), value, make('dd', {}, button));
    const ask = async () => {
      status.textContent = '';
      const response = await askReveal(view, { token, field });
      if ('error' in response) return fail(response.error.code, response.error.message);
      channel.post(requested);
      const form = codeForm(label, async (code) => {
        const revealed = await askReveal(view, { token, field, code });
        if ('error' in revealed) {
          if (revealed.error.code === 'wrong_code') return revealed.error.message;
          form.remove();
          fail(revealed.error.code, revealed.error.message);
          return '';
        }
        value.textContent = revealed.value ?? '';
        form.remove();
        button.hidden = true;
        announce(`${label} is shown.`);
        return '';
      });
      place.querySelector('form')?.remove();
      status.before(form);
      form.querySelector('input')?.focus();
    };
    button.addEventListener('click', () => runOnce(button, ask));
    return cell;
  };
  const group = card.scheme === 'amex' ? `•••• •••••• •${card.last4}` : `•••• •••• •••• ${card.last4}`;
  const facts = make('dl', { class: 'card-face' }, row('card_number', group), row('cvv', '•••'));
  const plain = (term: string, text: string) => make('div', {}, make('dt', {}, term), make('dd', {}, text));
  facts.append(plain('Expiry', card.expiry), plain('Name', card.holder));
  place.replaceChildren(make('h1', {}, 'Stored card'), facts, status);
  channel.post('after_load');
  const endReports = reportSize(view, channel);
  return () => {
    endReports();
    channel.close();
  };
}

/** Does nothing while the button's work runs. The button keeps the focus, which a disabled one would lose. */
async function runOnce(button: HTMLButtonElement, work: () => Promise<void>): Promise<void> {
  if (button.hasAttribute('aria-disabled')) return;
  button.setAttribute('aria-disabled', 'true');
  await work().finally(() => button.removeAttribute('aria-disabled'));
}

/** Asks for the code; `send` resolves with the text of an error, or with nothing when the form is done. */
function codeForm(label: string, send: (code: string) => Promise<string>): HTMLFormElement {
  const error = make('p', { class: 'error', id: 'code-error', role: 'alert' });
  const input = make('input', {
    id: 'code',
    inputmode: 'numeric',
    autocomplete: 'one-time-code',
    maxlength: 6,
    required: true,
    'aria-describedby': 'code-hint code-error',
  });
  const button = make('button', { type: 'submit' }, 'Confirm');
  const form = make(
    'form',
    { 'aria-label': `Code to show: ${label}` },
    make('label', { for: 'code' }, 'Code that was sent to you'),
    input,
    make('p', { class: 'hint', id: 'code-hint' }, 'In the sandbox it is 123456.'),
    error,
    button,
  );
  const confirm = async () => {
    error.textContent = '';
    const problem = await send(input.value.trim());
    error.textContent = problem;
    if (problem === '') return;
    input.setAttribute('aria-invalid', 'true');
    input.focus();
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void runOnce(button, confirm);
  });
  return form;
}
