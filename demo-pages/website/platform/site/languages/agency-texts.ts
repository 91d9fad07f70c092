import type { Site } from '../sites.ts';
import { AGENCY_AR } from './agency.ar.ts';
import { AGENCY_ES } from './agency.es.ts';
import { AGENCY_FR } from './agency.fr.ts';
import { AGENCY_MI } from './agency.mi.ts';
import { AGENCY_VI } from './agency.vi.ts';
import { AGENCY_ZH } from './agency.zh.ts';

/** What the pages of a site say about the agency in another language; numbers and registered names stay. */
export interface AgencyTexts {
  country: string;
  greeting: string;
  acknowledgement: string;
  acknowledgementLang: string;
  legal: string;
  tax: string;
  phone: string;
  bank: string;
}

/** In a language, for the countries that have pages in it. */
export type AgencyByCountry = Partial<Record<Site['code'], AgencyTexts>>;

export const AGENCY_TEXTS: Partial<Record<Site['language'], AgencyByCountry>> = {
  ar: AGENCY_AR,
  es: AGENCY_ES,
  fr: AGENCY_FR,
  mi: AGENCY_MI,
  vi: AGENCY_VI,
  zh: AGENCY_ZH,
};
