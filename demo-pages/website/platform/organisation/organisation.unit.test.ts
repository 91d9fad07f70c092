import { afterEach, describe, expect, it } from 'vitest';
import { setDemonstration } from '../../app/testing/demonstration.ts';
import { type PaidGift, receiptFacts } from '../papers/receipt-facts.ts';
import { receiptText } from '../papers/receipt-text.ts';
import { siteFor, siteOf } from '../site/sites.ts';
import { organisationOf, setOrganisation } from './organisation.ts';
import { organisationSchema } from './organisation-file.ts';

const ENTITY = { legalName: 'Awa Tupua River Trust', phone: { number: '04 555 0100' } };
const NZL = {
  ...ENTITY,
  ...{ charityNumber: 'CC12345', irdNumber: '123-456-789', donee: 'approved' },
  signatory: { name: 'Aroha Tane', role: 'Treasurer' },
  bank: '12-3456-7890123-00',
  greeting: { en: 'Kia ora', fr: 'Bienvenue' },
  acknowledgement: { en: 'We stand with the hapū.' },
};
const AUS = { ...ENTITY, abn: '12 345 678 901', dgr: 'endorsed', bank: { bsb: '123-456', account: '1234 5678' } };

const belongsTo = (countries: object) => setOrganisation(organisationSchema.parse({ name: 'Awa Tupua', countries }));

const gift: PaidGift = {
  siteCountryCode: 'NZL',
  language: 'en',
  number: 'NZ-1',
  givenOn: '2026-11-20',
  issuedOn: '2026-11-20',
  giftMinor: 5000,
  costsMinor: 0,
  isMonthly: false,
  method: 'Card',
  donor: { name: 'Mere Ngata' },
};

describe('the organisation of a site', () => {
  afterEach(setDemonstration);

  it('is named from its folder, in both countries [O1.02]', () => {
    belongsTo({ AUS, NZL });
    expect(organisationOf(siteOf('AUS')), '[O1.02]').toMatchObject({
      name: 'Awa Tupua',
      country: 'Australia',
      registered: 'Awa Tupua River Trust · ABN 12 345 678 901',
      legal: 'Awa Tupua River Trust · ABN 12 345 678 901',
      tax: 'Gifts of $2 or more are tax deductible.',
      phone: '04\u00A0555\u00A00100',
      bank: 'BSB 123-456, account 1234 5678',
      greeting: '',
      demonstration: '',
    });
    expect(organisationOf(siteOf('NZL')), '[O1.02]').toMatchObject({
      registered: 'Awa Tupua River Trust · Charities Services CC12345',
      tax: 'You can claim a donation tax credit for gifts of $5 or more.',
      bank: '12-3456-7890123-00',
      acknowledgement: 'We stand with the hapū.',
      acknowledgementLang: 'en-NZ',
    });
  });

  it('speaks the language of the site where its folder does, and English where not [O1.07]', () => {
    belongsTo({ NZL });
    const french = organisationOf(siteFor('NZL', 'fr'));
    expect(french, '[O1.07]').toMatchObject({ greeting: 'Bienvenue', acknowledgement: 'We stand with the hapū.' });
    expect(french.acknowledgementLang).toBe('en-NZ');
    const arabic = organisationOf(siteFor('NZL', 'ar'));
    expect(arabic.phone, 'keeps its order among words from right to left').toBe('\u206604\u00A0555\u00A00100\u2069');
  });

  it('claims nothing on receipts without the status of a donee [O1.04]', () => {
    belongsTo({ NZL: { ...NZL, donee: 'none' } });
    const text = receiptText(receiptFacts(gift));
    expect(text, '[O1.04]').not.toMatch(/tax credit|claim|donee|Inland Revenue/i);
    expect(text).toContain('Awa Tupua River Trust');
    expect(organisationOf(siteOf('NZL')).tax, '[O1.04]').toBe('');
    belongsTo({ NZL });
    expect(receiptText(receiptFacts(gift)), '[O1.04]').toContain('can claim a donation tax credit');
  });

  it('says on papers that it is a demonstration, and only then [O1.01]', async () => {
    belongsTo({ NZL });
    expect(receiptText(receiptFacts(gift)), '[O1.01]').not.toMatch(/fictional|illustrative|demonstration/);
    await setDemonstration();
    expect(receiptText(receiptFacts(gift)), '[O1.01]').toContain('a fictional agency and this is a demonstration');
  });
});
