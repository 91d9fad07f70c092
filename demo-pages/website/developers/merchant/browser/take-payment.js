import { currency } from './shop.js';

// Shows a message to the shopper.
export function say(selector, text, kind = 'info') {
  const status = document.querySelector(selector);
  status.textContent = text;
  status.dataset.kind = kind;
}

// Sends the one-time token to our own server; only the server knows the secret key and the price.
export async function takePayment(selector, token, more) {
  say(selector, `One-time token ${token}. Asking our server to charge ${currency} 20.00…`);
  try {
    const response = await fetch('/merchant/charges', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, currency, ...more }),
    });
    const { kind, message } = await response.json();
    say(selector, `${message} One-time token ${token}.`, kind === 'approved' ? 'good' : 'bad');
  } catch {
    say(selector, `Our server cannot be reached. One-time token ${token}.`, 'bad');
  }
}
