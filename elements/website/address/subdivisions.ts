/** A state, territory or region: the posted code and the name for people. */
export interface Subdivision {
  readonly code: string;
  readonly name: string;
}

/** Australia's states and territories. */
export const AUSTRALIAN_STATES: readonly Subdivision[] = [
  { code: 'ACT', name: 'Australian Capital Territory' },
  { code: 'NSW', name: 'New South Wales' },
  { code: 'NT', name: 'Northern Territory' },
  { code: 'QLD', name: 'Queensland' },
  { code: 'SA', name: 'South Australia' },
  { code: 'TAS', name: 'Tasmania' },
  { code: 'VIC', name: 'Victoria' },
  { code: 'WA', name: 'Western Australia' },
];

/** New Zealand's regions, by their ISO 3166-2 codes without the country. */
export const NEW_ZEALAND_REGIONS: readonly Subdivision[] = [
  { code: 'AUK', name: 'Auckland' },
  { code: 'BOP', name: 'Bay of Plenty' },
  { code: 'CAN', name: 'Canterbury' },
  { code: 'CIT', name: 'Chatham Islands' },
  { code: 'GIS', name: 'Gisborne' },
  { code: 'HKB', name: 'Hawke’s Bay' },
  { code: 'MWT', name: 'Manawatū-Whanganui' },
  { code: 'MBH', name: 'Marlborough' },
  { code: 'NSN', name: 'Nelson' },
  { code: 'NTL', name: 'Northland' },
  { code: 'OTA', name: 'Otago' },
  { code: 'STL', name: 'Southland' },
  { code: 'TKI', name: 'Taranaki' },
  { code: 'TAS', name: 'Tasman' },
  { code: 'WKO', name: 'Waikato' },
  { code: 'WGN', name: 'Wellington' },
  { code: 'WTC', name: 'West Coast' },
];
