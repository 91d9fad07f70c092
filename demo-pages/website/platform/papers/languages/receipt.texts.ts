import { textRoom } from '../../site/languages/page-texts.ts';
import { RECEIPT_AR } from './receipt.ar.ts';
import { RECEIPT_ES } from './receipt.es.ts';
import { RECEIPT_FR } from './receipt.fr.ts';
import { RECEIPT_MI } from './receipt.mi.ts';
import { RECEIPT_VI } from './receipt.vi.ts';
import { RECEIPT_ZH } from './receipt.zh.ts';

/** What receipts and yearly statements say; a key with a country’s code is the wording that its tax office knows. */
export const RECEIPT = textRoom({
  en: {
    titleAUS: 'Receipt for a gift',
    titleNZL: 'Donation receipt',
    correctedAUS: 'Corrected receipt for a gift',
    correctedNZL: 'Corrected donation receipt',
    giftAUS: 'Gift',
    giftNZL: 'Donation',
    costsAUS: 'Added to the gift to cover payment fees',
    costsNZL: 'Added to the donation to cover payment fees',
    claimableAUS: 'Tax-deductible gift',
    claimableNZL: 'Donation for the tax credit',
    claimAUS:
      'This receipt is for a tax-deductible gift of {money} to {name}. You received nothing of value in return for it.',
    claimNZL:
      'This receipt is for a donation of {money} to {name}. You received nothing of value in return for it, and can claim a donation tax credit for it from Inland Revenue.',
    tooSmallAUS: 'A gift of less than $2 is not tax deductible, so none of it can be claimed.',
    tooSmallNZL: 'A donation of less than $5 gives no donation tax credit, so none of it can be claimed.',
    nothingLeftAUS: 'The whole gift was returned, so none of it can be claimed.',
    nothingLeftNZL: 'The whole donation was returned, so none of it can be claimed.',
    boughtAUS: '{money} is not tax deductible, because something of value was bought with it.',
    boughtNZL: '{money} is not a donation, because something of value was bought with it.',
    number: 'Receipt number',
    correctsNumber: 'Corrects receipt',
    givenOn: 'Date of the gift',
    issuedOn: 'Date of this receipt',
    taxYear: 'Tax year',
    years: '{from} to {to}',
    frequency: 'Frequency',
    monthly: 'Monthly',
    once: 'Once',
    paidBy: 'Paid by',
    card: 'Card',
    wallet: 'Wallet',
    bank: 'Bank account',
    source: 'Saved card or account',
    transfer: 'Bank transfer',
    cheque: 'Cheque',
    cash: 'Cash',
    appeal: 'Appeal',
    dedication: 'Dedication',
    memory: 'In memory of {name}',
    honour: 'In honour of {name}',
    purchase: '{label} (bought)',
    reversedOn: 'Reversed by the bank on {day}',
    refundedOn: 'Refunded on {day}',
    left: 'Left after the return',
    total: 'Total paid',
    corrects: 'This receipt corrects receipt {number} and replaces it. Please keep only this one for your tax return.',
    inEnglish: 'The same in English, for the tax office:',
    whatFor: 'What for',
    amount: 'Amount',
    receiver: 'Who received it',
    receivers: 'Who received them',
    page: 'Page {page} of {pages}',
    demonstration:
      'Haven Refugee Aid is a fictional agency and this is a demonstration: all numbers and names are illustrative, and this receipt cannot be used for tax.',
    reinstated: 'On {day} the bank returned money for this gift that it had reversed.',
  },
  mi: RECEIPT_MI,
  ar: RECEIPT_AR,
  zh: RECEIPT_ZH,
  vi: RECEIPT_VI,
  fr: RECEIPT_FR,
  es: RECEIPT_ES,
});
