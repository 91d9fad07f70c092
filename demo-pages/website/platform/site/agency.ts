import { AGENCY_TEXTS } from './languages/agency-texts.ts';
import type { Site } from './sites.ts';

/** What an Australian receipt must name. */
interface AustralianRegistration {
  abn: string;
  /** The status that makes gifts tax-deductible. */
  dgrStatus: string;
}

/** What a receipt of New Zealand must name. */
interface NewZealandRegistration {
  charityNumber: string;
  irdNumber: string;
  /** The status that lets people claim a donation tax credit. */
  doneeStatus: string;
  /** Who signs receipts. */
  signatory: { name: string; role: string };
}

/** The fictional agency that runs a site. A real charity puts its own facts here, and nowhere else. */
interface Agency {
  name: string;
  country: string;
  greeting: string;
  acknowledgement: string;
  acknowledgementLang: string;
  /** The name under which it is registered. */
  legalName: string;
  registration: AustralianRegistration | NewZealandRegistration;
  /** The name and the number by which it is registered. */
  registered: string;
  legal: string;
  tax: string;
  /** With spaces that do not break: a number stays on its line. */
  phone: string;
  /** Where gifts are transferred to. */
  bank: string;
}

const AUSTRALIAN = {
  legalName: 'Haven Refugee Aid Australia',
  registered: 'Haven Refugee Aid Australia · ABN 00 000 000 000',
  registration: { abn: '00 000 000 000', dgrStatus: 'Deductible gift recipient (illustrative)' },
} as const;
const NEW_ZEALAND = {
  legalName: 'Haven Refugee Aid Aotearoa New Zealand',
  registered: 'Haven Refugee Aid Aotearoa New Zealand · Charities Services CC00000',
  registration: {
    charityNumber: 'CC00000',
    irdNumber: '000-000-000',
    doneeStatus: 'Approved donee organisation (illustrative)',
    signatory: { name: 'Hine Paewai', role: 'Finance Manager, authorised to sign receipts (illustrative)' },
  },
} as const;

const AGENCIES: Record<Site['code'], Agency> = {
  AUS: {
    name: 'Haven Refugee Aid',
    country: 'Australia',
    greeting: 'Welcome',
    acknowledgement:
      'We acknowledge the Traditional Custodians of the lands on which we live and work, and pay our ' +
      'respects to Elders past and present. Sovereignty was never ceded.',
    acknowledgementLang: 'en-AU',
    ...AUSTRALIAN,
    legal: `${AUSTRALIAN.registered} · a fictional agency; all numbers are illustrative.`,
    tax: 'For a real charity with deductible gift recipient status, gifts of $2 or more would be tax deductible.',
    phone: '(02)\u00A05550\u00A00142',
    bank: 'BSB 000-000, account 0000 0000',
  },
  NZL: {
    name: 'Haven Refugee Aid',
    country: 'Aotearoa New Zealand',
    greeting: 'Kia ora',
    acknowledgement:
      'Kia ora. Nau mai, haere mai. We honour mana whenua and te Tiriti o Waitangi in the work we do from Aotearoa.',
    acknowledgementLang: 'en-NZ',
    ...NEW_ZEALAND,
    legal: `${NEW_ZEALAND.registered} · a fictional agency; all numbers are illustrative.`,
    tax: 'For a real charity with donee status, you could claim a donation tax credit for gifts of $5 or more.',
    phone: '09\u00A0555\u00A00142',
    bank: '00-0000-0000000-00',
  },
};

/** The agency of a site, in its language. */
export const agencyOf = ({ code, language }: Site): Agency => ({
  ...AGENCIES[code],
  ...AGENCY_TEXTS[language]?.[code],
});
