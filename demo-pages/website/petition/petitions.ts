import type { SiteCountryCode } from '#website/country.ts';
import { DEFAULT_PETITION_FIELDS, type PetitionField } from '#website/forms/petition.ts';

/** The server's settings of a petition: a request names it by `nodeId` and cannot change anything else. */
export interface PetitionSettings {
  nodeId: string;
  siteCountryCode: SiteCountryCode;
  title: string;
  counterTitle: string;
  moduleType: string;
  goal: number;
  /** Signatures collected on paper, which are added to the count. */
  onPaper: number;
  fields: readonly PetitionField[];
}

export const PETITIONS: Readonly<Record<SiteCountryCode, PetitionSettings>> = {
  AUS: {
    nodeId: '1201',
    siteCountryCode: 'AUS',
    title: 'Let families be together',
    counterTitle: 'people have signed',
    moduleType: 'petition',
    goal: 20_000,
    onPaper: 3_214,
    fields: DEFAULT_PETITION_FIELDS,
  },
  NZL: {
    nodeId: '2201',
    siteCountryCode: 'NZL',
    title: 'Let whānau be together',
    counterTitle: 'people have signed',
    moduleType: 'petition',
    goal: 8_000,
    onPaper: 1_047,
    fields: DEFAULT_PETITION_FIELDS,
  },
};

/** The settings of the petition that a request names. */
export function findPetition(nodeId: string): PetitionSettings | undefined {
  return Object.values(PETITIONS).find((petition) => petition.nodeId === nodeId);
}
