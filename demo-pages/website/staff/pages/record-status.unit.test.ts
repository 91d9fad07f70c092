import { expect, it } from 'vitest';
import { codeWords, detailWords } from './record-status.tsx';

it.each([
  ['card_declined', 'Card declined'],
  ['$79.00: card_declined', '$79.00: Card declined'],
  ['charged_back', 'Charged back'],
  ['card', 'Card'],
  ['wallet', 'Digital wallet'],
  ['$79.00: ch_abcdef', '$79.00: ch_abcdef'],
  ['$79.00: rf_abcdef', '$79.00: rf_abcdef'],
  ['$20.00: gave twice', '$20.00: gave twice'],
  ['password and code', 'password and code'],
  ['constructor', 'constructor'],
  ['', ''],
])('shows the detail %j as %j', (detail, words) => expect(detailWords(detail)).toBe(words));

it.each([
  ['provider', 'Payment provider'],
  ['donor', 'Donor'],
  ['plan-changed-stop', 'Monthly gift stopped'],
  ['order-receipt', 'Order receipt'],
])('shows the code %j as %j', (code, words) => expect(codeWords(code)).toBe(words));
