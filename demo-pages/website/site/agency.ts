import type { Site } from './sites.ts';

/** The fictional agency that runs a site, with the registrations that a real one would show. */
export interface Agency {
  name: string;
  country: string;
  greeting: string;
  acknowledgement: string;
  acknowledgementLang: string;
  legal: string;
  tax: string;
  /** With spaces that do not break: a number stays on its line. */
  phone: string;
  phoneHint: string;
}

const AGENCIES: Record<Site['code'], Agency> = {
  AUS: {
    name: 'Haven Refugee Aid',
    country: 'Australia',
    greeting: 'Welcome',
    acknowledgement:
      'We acknowledge the Traditional Custodians of the lands on which we live and work, and pay our respects to Elders past and present. Sovereignty was never ceded.',
    acknowledgementLang: 'en-AU',
    legal: 'Haven Refugee Aid Australia · ABN 00 000 000 000 · a fictional agency; all numbers are illustrative.',
    tax: 'For a real charity with deductible gift recipient status, gifts of $2 or more would be tax deductible.',
    phone: '(02)\u00A05550\u00A00142',
    phoneHint: 'Australian landline or mobile, 10 digits',
  },
  NZL: {
    name: 'Haven Refugee Aid',
    country: 'Aotearoa New Zealand',
    greeting: 'Kia ora',
    acknowledgement:
      'Kia ora. Nau mai, haere mai. We honour mana whenua and te Tiriti o Waitangi in the work we do from Aotearoa.',
    acknowledgementLang: 'en-NZ',
    legal:
      'Haven Refugee Aid Aotearoa New Zealand · Charities Services CC00000 · a fictional agency; all numbers are illustrative.',
    tax: 'For a real charity with donee status, gifts of $5 or more could claim a donation tax credit.',
    phone: '09\u00A0555\u00A00142',
    phoneHint: 'New Zealand landline or mobile, 9 to 11 digits',
  },
};

/** The agency of a site. */
export function agencyOf(site: Site): Agency {
  return AGENCIES[site.code];
}
