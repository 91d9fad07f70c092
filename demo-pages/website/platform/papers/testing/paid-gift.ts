import type { PaidGift } from '../receipt-facts.ts';

/** A gift of $75 with its costs, in Australia. */
export const PAID_GIFT: PaidGift = {
  siteCountryCode: 'AUS',
  language: 'en',
  number: '1042',
  donor: {
    name: 'Aroha Ngāta-Ōkusitino',
    organisation: 'Ngā Rōpū Āwhina',
    address: ['12 Harbour Street', 'Newtown NSW 2042'],
  },
  givenOn: '2027-03-31',
  issuedOn: '2027-03-31',
  giftMinor: 7_500,
  costsMinor: 165,
  isMonthly: false,
  method: 'Visa ending in 4242',
  appeal: 'Winter appeal',
  dedication: 'In memory of Tēvita',
};
