import { readRelay } from '../kit/checkout-message.ts';
import { announceReturn } from './announce-return.ts';

const { message = 'null', pageOrigin = '', returnTo = '' } = document.body.dataset;
// The address names a checkout: remove it from the history once it is read.
history.replaceState(null, '', location.pathname);
announceReturn(window, {
  message: readRelay({ destination: 'dispatcher.paydock', pageOrigin, message: JSON.parse(message) }, pageOrigin),
  pageOrigin,
  returnTo,
});
document.querySelector('button[data-close]')?.addEventListener('click', () => window.close());
