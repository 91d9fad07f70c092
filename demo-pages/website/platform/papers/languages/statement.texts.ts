import { textRoom } from '../../site/languages/page-texts.ts';
import { STATEMENT_AR } from './statement.ar.ts';
import { STATEMENT_ES } from './statement.es.ts';
import { STATEMENT_FR } from './statement.fr.ts';
import { STATEMENT_MI } from './statement.mi.ts';
import { STATEMENT_VI } from './statement.vi.ts';
import { STATEMENT_ZH } from './statement.zh.ts';

/** What yearly statements say beside what receipts say. */
export const STATEMENT = textRoom({
  en: {
    title: 'Statement of gifts',
    gifts: 'Gifts',
    statementOn: 'Date of this statement',
    given: 'Given',
    returned: 'Returned',
    net: 'Given, less what was returned',
    claimedAUS: 'Tax-deductible gifts',
    claimedNZL: 'Donations for the tax credit',
    notAllAUS: 'Gifts of less than $2 and what was bought are not tax deductible, so the last sum is lower.',
    notAllNZL: 'Donations of less than $5 and what was bought give no tax credit, so the last sum is lower.',
    noGifts: 'There were no gifts in this tax year.',
    replaces: 'This statement counts what was known on its date. It replaces earlier statements for the same tax year.',
    monthlyAUS: 'Monthly gift',
    monthlyNZL: 'Monthly donation',
    reversed: 'Reversed by the bank, corrects receipt {number}',
    refunded: 'Refunded, corrects receipt {number}',
    date: 'Date',
    receipt: 'Receipt',
    line: '{date}, receipt {receipt}: {what}, {amount}',
  },
  mi: STATEMENT_MI,
  ar: STATEMENT_AR,
  zh: STATEMENT_ZH,
  vi: STATEMENT_VI,
  fr: STATEMENT_FR,
  es: STATEMENT_ES,
});
