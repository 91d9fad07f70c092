import { textRoom } from '../../platform/index.ts';
import { PAYMENT_TEXTS } from '../payment-texts.ts';
import { PAYMENT_ANSWERS_AR } from './payment-answers.ar.ts';
import { PAYMENT_ANSWERS_ES } from './payment-answers.es.ts';
import { PAYMENT_ANSWERS_FR } from './payment-answers.fr.ts';
import { PAYMENT_ANSWERS_MI } from './payment-answers.mi.ts';
import { PAYMENT_ANSWERS_VI } from './payment-answers.vi.ts';
import { PAYMENT_ANSWERS_ZH } from './payment-answers.zh.ts';

/** Where a gift is meant and no order. */
export const GIFT_TEXTS = {
  giftPaid: 'This gift has already been paid, so nothing more was charged. Your receipt is in your email.',
  giftChanged:
    'The total on the page and the total of your gift differ, so nothing was charged. Please reload this page, check the total and give again.',
  noGift:
    'We could not find your gift. Please look for a receipt in your email before you give again. If there is none, reload this page and start again.',
  noAmount: 'There is no amount to give yet, so nothing was charged. Please choose an amount.',
  details: 'Please correct the details below. Nothing was charged.',
  unavailable: 'This way of giving is not available for this gift, so nothing was charged. Please choose another one.',
} as const;

/** What the answers of payments say. */
export const PAYMENT_ANSWERS = textRoom({
  en: { ...PAYMENT_TEXTS, ...GIFT_TEXTS },
  ar: PAYMENT_ANSWERS_AR,
  es: PAYMENT_ANSWERS_ES,
  fr: PAYMENT_ANSWERS_FR,
  mi: PAYMENT_ANSWERS_MI,
  vi: PAYMENT_ANSWERS_VI,
  zh: PAYMENT_ANSWERS_ZH,
});
