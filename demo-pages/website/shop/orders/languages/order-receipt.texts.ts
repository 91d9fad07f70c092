import { textRoom } from '../../../platform/index.ts';
import { ORDER_RECEIPT_AR } from './order-receipt.ar.ts';
import { ORDER_RECEIPT_ES } from './order-receipt.es.ts';
import { ORDER_RECEIPT_FR } from './order-receipt.fr.ts';
import { ORDER_RECEIPT_MI } from './order-receipt.mi.ts';
import { ORDER_RECEIPT_VI } from './order-receipt.vi.ts';
import { ORDER_RECEIPT_ZH } from './order-receipt.zh.ts';

/** What the receipt of an order and its refund say beside what receipts of gifts say. */
export const ORDER_RECEIPT = textRoom({
  en: {
    donorAUS: 'Received from',
    donorNZL: 'Donor',
    date: 'Date',
    amountAUS: 'Amount of the gift',
    amountNZL: 'Donation',
    yearEnded: 'Ended 31 March {year}',
    nothingBackAUS:
      'This receipt is for a gift. The person you honour receives a card, and you receive nothing of material value in return.',
    nothingBackNZL:
      'This is a donation. The person you honour receives a card, and you receive nothing of material value in return.',
    claimAUS:
      'For a real charity that is endorsed as a deductible gift recipient, gifts of $2 or more are tax deductible in Australia.',
    claimNZL:
      'For a real organisation with donee status, people who give $5 or more can claim a donation tax credit of 33.33 per cent from Inland Revenue.',
    refunded: 'Refunded',
    sumOn: '{sum} on {day}',
    refundTitleAUS: 'Refund of a gift',
    refundTitleNZL: 'Refund of a donation',
    leftAUS: 'Gift after refund',
    leftNZL: 'Donation after refund',
    wholeAUS:
      'This gift was refunded in full, so its receipt no longer supports a tax deduction. If you’ve already claimed it, please amend your tax return.',
    wholeNZL:
      'This donation was refunded in full, so its receipt no longer supports a donation tax credit. If you’ve already claimed the credit, please tell Inland Revenue.',
    partAUS:
      'Part of this gift was refunded, so its receipt now supports a deduction of {left} only. If you’ve already claimed more, please amend your tax return.',
    partNZL:
      'Part of this donation was refunded, so its receipt now supports a donation tax credit on {left} only. If you’ve already claimed more, please tell Inland Revenue.',
    takenBack: 'Reversed by the bank',
    takenWholeAUS:
      'The payer’s bank reversed the payment of this gift, so its receipt no longer supports a tax deduction. If you’ve already claimed it, please amend your tax return.',
    takenWholeNZL:
      'The payer’s bank reversed the payment of this donation, so its receipt no longer supports a donation tax credit. If you’ve already claimed the credit, please tell Inland Revenue.',
    takenPartAUS:
      'The payer’s bank reversed part of the payment of this gift, so its receipt now supports a deduction of {left} only. If you’ve already claimed more, please amend your tax return.',
    takenPartNZL:
      'The payer’s bank reversed part of the payment of this donation, so its receipt now supports a donation tax credit on {left} only. If you’ve already claimed more, please tell Inland Revenue.',
  },
  mi: ORDER_RECEIPT_MI,
  ar: ORDER_RECEIPT_AR,
  zh: ORDER_RECEIPT_ZH,
  vi: ORDER_RECEIPT_VI,
  fr: ORDER_RECEIPT_FR,
  es: ORDER_RECEIPT_ES,
});
