import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `person`. */
export const PERSON_TEXTS = {
  room: 'person',
  texts: {
    billingAddress: 'Billing address',
    privacy: 'I have read the {notice}',
    phoneAustralia: 'Australian landline or mobile, 10 digits',
    phoneNewZealand: 'New Zealand landline or mobile, 9 to 11 digits',
    noTitle: 'No title',
    mr: 'Mr',
    mrs: 'Mrs',
    ms: 'Ms',
    miss: 'Miss',
    mx: 'Mx',
    dr: 'Dr',
    prof: 'Prof',
    rev: 'Rev',
    searchAustralia: 'Australian addresses. Start typing, or fill in the fields below yourself.',
    searchNewZealand: 'New Zealand addresses. Start typing, or fill in the fields below yourself.',
    city: 'City',
    title: 'Title',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    email: 'Email',
    forReceipt: 'For your receipt',
    iHaveRead: 'I have read the privacy notice',
    privacyNotice: 'privacy notice',
    newTab: '(opens in a new tab)',
  },
} as const satisfies Catalogue;
